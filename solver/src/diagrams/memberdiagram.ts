/** One member in one combination, as the checks read it. */

import type { CheckMember, Diagram, Forces, MemberLoads, Vector } from "../topology/context.ts";
import type { Curve } from "./curve.ts";

const scratch = new Float64Array(6);

/** A class, since ten thousand members make a hundred thousand of these: closures of their own would cost more than what they read. */
export class MemberDiagram implements Diagram {
  readonly positions: readonly number[];
  private known: MemberLoads | undefined;

  constructor(
    private readonly curve: Curve,
    private readonly member: CheckMember,
    private readonly loadsOf: () => MemberLoads,
  ) {
    this.positions = distinct(curve.specialPlaces(), 1e-9 * member.length);
  }

  forces(x: number, side: -1 | 1, out: Forces): Forces {
    this.curve.forces(x, side, scratch);
    out.n = scratch[0]!;
    out.vy = scratch[1]!;
    out.vz = scratch[2]!;
    out.mx = scratch[3]!;
    out.my = scratch[4]!;
    out.mz = scratch[5]!;
    return out;
  }

  get loads(): MemberLoads {
    return (this.known ??= this.loadsOf());
  }

  get free(): readonly [number, number] {
    return [this.curve.bendZ, this.curve.bendY];
  }

  displacement(x: number): Vector {
    return this.curve.displacement(x);
  }

  rotation(end: "start" | "end"): Vector {
    const at = end === "start" ? 3 : 9;
    const { x, y, z } = this.member.axes;
    const { ends } = this.curve;
    const [rx, ry, rz] = [ends[at]!, ends[at + 1]!, ends[at + 2]!];
    const global = (c: 0 | 1 | 2): number => x[c] * rx + y[c] * ry + z[c] * rz;
    return [global(0), global(1), global(2)];
  }
}

/** Ascending, without those that lie next to the one before; sorts in place, by insertion: they are few, and most stand right. */
function distinct(values: number[], tolerance: number): number[] {
  if (values.length <= 2) return values;
  for (let i = 1; i < values.length; i++) {
    const value = values[i]!;
    let at = i;
    for (; at > 0 && values[at - 1]! > value; at--) values[at] = values[at - 1]!;
    values[at] = value;
  }
  let kept = 1;
  let before = values[0]!;
  for (let i = 1; i < values.length; i++) {
    const value = values[i]!;
    if (value - before > tolerance) values[kept++] = value;
    before = value;
  }
  values.length = kept;
  return values;
}
