/** Loads across members in each combination, which the checks of spans look at; what acts along a member does not bend it. */

import type { LoadCaseResults, Results } from "../results/index.ts";
import type { CheckCombination, CheckMember, MemberLoads } from "../topology/context.ts";

interface Own {
  points: MemberLoads["points"][number][];
  distributed: MemberLoads["distributed"][number][];
  torque: number;
}

export class TransverseLoads {
  private readonly byCase: (Map<number, Own> | undefined)[] = [];

  constructor(
    private readonly results: Results,
    private readonly length: Float64Array,
  ) {}

  /** Of one load case; null where it has none. */
  ofCase({ index }: CheckMember, loadCase: number): MemberLoads | null {
    const all = (this.byCase[loadCase] ??= ofCase(this.results.load_cases[loadCase]!.member_loads, this.length));
    return all.get(index) ?? null;
  }

  of({ terms }: CheckCombination, member: CheckMember): MemberLoads {
    const points: Own["points"] = [];
    const distributed: Own["distributed"] = [];
    let torque = 0;
    for (const { load_case, factor } of terms) {
      const own = this.ofCase(member, load_case);
      if (!own) continue;
      torque += Math.abs(factor) * (own.torque ?? 0);
      for (const { x, fy, fz } of own.points) points.push({ x, fy: factor * fy, fz: factor * fz });
      for (const { x1, x2, fy1, fy2, fz1, fz2, self_weight } of own.distributed)
        distributed.push({ x1, x2, fy1: factor * fy1, fy2: factor * fy2, fz1: factor * fz1, fz2: factor * fz2, self_weight });
    }
    return torque ? { points, distributed, torque } : { points, distributed };
  }
}

/** Those of a load case, by member index. */
function ofCase({ points, lines, weights }: LoadCaseResults["member_loads"], length: Float64Array): Map<number, Own> {
  const out = new Map<number, Own>();
  const own = (m: number): Own => {
    let found = out.get(m);
    if (!found) out.set(m, (found = { points: [], distributed: [], torque: 0 }));
    return found;
  };
  for (let i = 0; i < points.length; i += 8) {
    const fy = points[i + 3]!;
    const fz = points[i + 4]!;
    if (fy !== 0 || fz !== 0) own(points[i]!).points.push({ x: points[i + 1]!, fy, fz });
    if (points[i + 5]) own(points[i]!).torque += Math.abs(points[i + 5]!);
  }
  for (let i = 0; i < lines.length; i += 9) {
    own(lines[i]!).distributed.push({
      x1: lines[i + 1]!,
      x2: lines[i + 2]!,
      fy1: lines[i + 4]!,
      fy2: lines[i + 7]!,
      fz1: lines[i + 5]!,
      fz2: lines[i + 8]!,
      self_weight: false,
    });
  }
  for (let i = 0; i < weights.length; i += 4) {
    const m = weights[i]!;
    const fy = weights[i + 2]!;
    const fz = weights[i + 3]!;
    own(m).distributed.push({ x1: 0, x2: length[m]!, fy1: fy, fy2: fy, fz1: fz, fz2: fz, self_weight: true });
  }
  return out;
}
