/** Forces along a member that takes tension alone: what its own axial loads put in front of its lower end hangs from the upper one. */

import type { CheckMember, Diagram, Forces, MemberLoads, Vector } from "../topology/context.ts";
import type { LineDiagram } from "./linediagram.ts";

/** Why nothing of 6.2.4, 6.3.1 and 6.3.3 is asked of it, for the coverage and the trace. */
export const NO_COMPRESSION = "tension-only: compression is not carried, so that buckling under it does not apply";

/** Why it cannot topple under what it weighs. */
export const HANGS = "tension-only and bent by its own weight alone: where it gives way sideways it hangs between its ends";

export const isTie = ({ type }: Pick<CheckMember, "type">): boolean => type === "tension";

/**
 * The analysis hands the axial loads of a member to its two ends as a bar's that resists both ways, so that half of a slack tie's weight seems to press its
 * lower part. A tie cannot be pressed: its force is raised until none of it is compression. That is no less than the tension it has, whether slack or pulled.
 */
export class TieDiagram implements Diagram {
  private readonly raised: number;

  constructor(private readonly own: Diagram) {
    const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
    let [least, most] = [Infinity, -Infinity];
    const { positions } = own;
    positions.forEach((x, i) => {
      for (const side of [-1, 1] as const) {
        if (side < 0 ? i === 0 : i === positions.length - 1) continue;
        const { n } = own.forces(x, side, forces);
        least = Math.min(least, n);
        most = Math.max(most, n);
      }
    });
    this.raised = raisedBy(least, most);
  }

  get positions(): readonly number[] {
    return this.own.positions;
  }

  get loads(): MemberLoads {
    return this.own.loads;
  }

  forces(x: number, side: -1 | 1, out: Forces): Forces {
    const forces = this.own.forces(x, side, out);
    forces.n += this.raised;
    return forces;
  }

  displacement(x: number): Vector {
    return this.own.displacement(x);
  }

  rotation(end: "start" | "end"): Vector {
    return this.own.rotation(end);
  }
}

/** By how much the force of a tie is raised that lies between these. Pressed from end to end it is not by its own loads: then it stays as it was found. */
export const raisedBy = (least: number, most: number): number => (least < 0 && most >= 0 ? -least : 0);

/** All of the line takes tension alone, and nothing but its own weight bends it. */
export function hangs({ line: { spans }, diagrams }: LineDiagram): boolean {
  if (!spans.every(({ member }) => isTie(member))) return false;
  return diagrams.every(({ loads }) => loads.points.length === 0 && loads.distributed.every(({ self_weight }) => self_weight));
}
