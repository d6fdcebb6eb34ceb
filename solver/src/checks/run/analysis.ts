/** The analysis as the checks see it. */

import { curveOf } from "../../diagrams/stations.ts";
import { buildElements, type Elements, writeStiffness } from "../../elements/members.ts";
import type { Member, Model } from "../../generated/model.ts";
import type { Frame } from "../../model/frame.ts";
import type { CombinationResults, Results, SetResults } from "../../results/index.ts";
import type { AngleRun } from "./angles.ts";
import type { CheckContext, CheckMember, Diagram, MemberLoads, Vector } from "./context.ts";
import { MemberDiagram } from "./memberdiagram.ts";
import { modesOf } from "./modes.ts";
import { isTie, TieDiagram } from "./tie.ts";

const NO_LOADS: MemberLoads = { points: [], distributed: [] };

export function checkContext(model: Model, frame: Frame, results: Results, angles: AngleRun | null): CheckContext {
  const cache = new Map<string, CheckMember>();
  let elements: Elements | undefined;
  let supported: Map<string, number[]> | undefined;
  const byCase: (Map<number, MemberLoads> | undefined)[] = [];
  const loadsOf = (c: number, m: number): MemberLoads => {
    const points: MemberLoads["points"][number][] = [];
    const distributed: MemberLoads["distributed"][number][] = [];
    for (const { load_case, factor } of results.load_combinations[c]!.terms) {
      const all = (byCase[load_case] ??= transverseLoads(results.load_cases[load_case]!.member_loads, frame.length));
      const own = all.get(m);
      if (!own) continue;
      for (const { x, fy, fz } of own.points) points.push({ x, fy: factor * fy, fz: factor * fz });
      for (const { x1, x2, fy1, fy2, fz1, fz2, self_weight } of own.distributed)
        distributed.push({ x1, x2, fy1: factor * fy1, fy2: factor * fy2, fz1: factor * fz1, fz2: factor * fz2, self_weight });
    }
    return { points, distributed };
  };
  return {
    model,
    angles,
    stability: modesOf(results.stability, frame),
    trusted: results.conditioning.trusted,
    combinations: results.load_combinations.flatMap((set, index) => {
      const { id, limit_state, failed } = set;
      return failed ? [] : [{ index, id, limit_state, nonlinear: isNonlinear(set, results) }];
    }),
    unsolved: results.load_combinations.flatMap(({ id, limit_state, failed }, index) =>
      failed ? [{ index, id, limit_state, reason: failed.message }] : [],
    ),
    member(id) {
      const index = frame.memberIndex.get(id);
      if (index === undefined) return undefined;
      let member = cache.get(id);
      if (!member) {
        member = memberFor(index, model.model.members[index]!, frame);
        cache.set(id, member);
      }
      return member;
    },
    diagram(member, combination) {
      const set = results.load_combinations[combination.index] as CombinationResults;
      const own = new MemberDiagram(curveOf(results, member.index, set), member, () => loadsOf(combination.index, member.index));
      return isTie(member) ? new TieDiagram(own) : own;
    },
    variable(member, combination) {
      const { terms } = results.load_combinations[combination.index] as CombinationResults;
      const parts = terms.flatMap(({ load_case, factor }) => {
        const set = results.load_cases[load_case]!;
        return set.nature === "permanent"
          ? []
          : [{ factor, own: new MemberDiagram(curveOf(results, member.index, set), member, () => NO_LOADS) }];
      });
      const sum = (of: (part: Diagram) => Vector): Vector =>
        parts.reduce<Vector>(
          (all, { factor, own }) => {
            const [x, y, z] = of(own);
            return [all[0] + factor * x, all[1] + factor * y, all[2] + factor * z];
          },
          [0, 0, 0],
        );
      const whole = this.diagram(member, combination);
      return {
        positions: whole.positions,
        forces: (x, side, out) => whole.forces(x, side, out),
        get loads() {
          return whole.loads;
        },
        displacement: (x) => sum((part) => part.displacement(x)),
        rotation: (end) => sum((part) => part.rotation(end)),
      };
    },
    reaction(node, combination) {
      supported ??= supportsByNode(model);
      const own = supported.get(node);
      const { reactions } = results.load_combinations[combination.index] as CombinationResults;
      return own ? ([0, 1, 2].map((k) => own.reduce((sum, s) => sum + reactions[6 * s + k]!, 0)) as [number, number, number]) : null;
    },
    hurry({ index, section: { a, iy, iz } }) {
      let most = 0;
      for (const { extrema, failed } of results.load_combinations) {
        if (failed) continue;
        const size = (of: "n" | "my" | "mz"): number => Math.max(-extrema[of].min[index]!, extrema[of].max[index]!);
        // √(A·I) stands for the modulus, within a fifth of it for common shapes.
        most = Math.max(most, size("n") / a + size("my") / Math.sqrt(a * iy) + size("mz") / Math.sqrt(a * iz));
      }
      return most;
    },
    stiffness(member, out) {
      writeStiffness(frame, (elements ??= buildElements(frame)), member.index, out);
    },
  };
}

/** Indices of supports by the node they hold. */
function supportsByNode({ model: { supports } }: Model): Map<string, number[]> {
  const out = new Map<string, number[]>();
  supports.forEach(({ node }, s) => out.set(node, [...(out.get(node) ?? []), s]));
  return out;
}

function isNonlinear(set: CombinationResults, { load_cases }: Results): boolean {
  const bound = ({ failed, idle_members, idle_supports }: SetResults): boolean =>
    failed === null && idle_members.length + idle_supports.length === 0;
  return set.order === 2 || !bound(set) || set.terms.some(({ load_case }) => !bound(load_cases[load_case]!));
}

function memberFor(index: number, item: Member, frame: Frame): CheckMember {
  const row = (r: number): Vector => [frame.axes[9 * index + r]!, frame.axes[9 * index + r + 1]!, frame.axes[9 * index + r + 2]!];
  const place = (node: number, at: number): Vector => {
    const coordinate = (c: number): number => frame.position[3 * node + c]! + frame.offset[6 * index + at + c]!;
    return [coordinate(0), coordinate(1), coordinate(2)];
  };
  const along = (at: number): number =>
    [0, 1, 2].reduce((sum, c) => sum + frame.offset[6 * index + at + c]! * frame.axes[9 * index + c]!, 0);
  const beyond = Math.max(0, along(0)) + Math.max(0, -along(3));
  return {
    index,
    ...(beyond > 0 ? { beyond } : {}),
    id: frame.memberIds[index]!,
    type: item.type ?? "beam",
    start: item.start,
    end: item.end,
    start_hinge: item.start_hinge,
    end_hinge: item.end_hinge,
    length: frame.length[index]!,
    from: place(frame.start[index]!, 0),
    to: place(frame.end[index]!, 3),
    axes: { x: row(0), y: row(3), z: row(6) },
    section: frame.sections[frame.sectionOf[index]!]!,
    material: frame.materials[frame.materialOf[index]!]!,
  };
}

/** Loads across members by member index; what acts along a member does not bend it. */
function transverseLoads(loads: Results["load_cases"][number]["member_loads"], length: Float64Array): Map<number, MemberLoads> {
  const out = new Map<number, { points: MemberLoads["points"][number][]; distributed: MemberLoads["distributed"][number][] }>();
  const own = (m: number) => {
    let found = out.get(m);
    if (!found) out.set(m, (found = { points: [], distributed: [] }));
    return found;
  };
  const { points, lines, weights } = loads;
  for (let i = 0; i < points.length; i += 8) {
    const fy = points[i + 3]!;
    const fz = points[i + 4]!;
    if (fy !== 0 || fz !== 0) own(points[i]!).points.push({ x: points[i + 1]!, fy, fz });
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
