/** Bow imperfections of members, EN 1993-1-1 5.3.2(3)b, as the loads across them that 5.3.2(7) puts in their place. */

import type { Frame } from "../../model/frame.ts";
import { type CaseLoads, readCase } from "../../model/loads.ts";
import type { BucklingCurve } from "../../results/index.ts";
import { chordsOf } from "../../topology/chords.ts";
import type { Tilt } from "./tilted.ts";

/** Table 5.1, e0/L for elastic analysis. */
export const BOW: Record<BucklingCurve, number> = { a0: 1 / 350, a: 1 / 300, b: 1 / 250, c: 1 / 200, d: 1 / 150 };

/** sin 30°: a member that runs closer to the direction than this does not bow in it. */
const ACROSS = 0.5;
/** At the middle of a turn nothing leans, nor tells which way it bows. */
const NOWHERE = 1e-6;

/** Makes the loads of bows from the forces of a load case: signed, so that they superpose as the forces do. */
export class Bows {
  /** The two nodes of each member's line, and along it the places of the member's nearer and farther end. */
  private readonly line: Float64Array;

  constructor(
    private readonly frame: Frame,
    private readonly ratio: number,
    /** Those that bow; everyone where left out. */
    private readonly members?: ReadonlySet<number>,
  ) {
    this.line = placesOf(frame);
  }

  /** `endForces` has twelve numbers per member; N counts with its mean over the member. */
  loads(own: CaseLoads, endForces: Float64Array, tilt: Tilt, id: string): CaseLoads {
    const { frame, ratio, line } = this;
    const out = readCase({ id, nature: own.nature, self_weight: 0 }, id, frame);
    for (let m = 0; m < frame.memberIds.length; m++) {
      const pressed = -(endForces[12 * m]! + endForces[12 * m + 6]!) / 2;
      // The force of a one-way member is that of its combination, not of its load cases.
      if (pressed === 0 || frame.sign[m] !== 0 || this.members?.has(m) === false) continue;
      const across = this.across(m, tilt);
      if (!across) continue;
      const [length, near, far, forwards] = [line[4 * m]!, line[4 * m + 1]!, line[4 * m + 2]!, line[4 * m + 3]! > 0];
      const slope = (s: number): number => (4 * ratio * (length - 2 * s)) / length;
      const q = across.map((c) => (c * pressed * 8 * ratio) / length);
      const [first, last] = [-pressed * slope(near), pressed * slope(far)].map((force) => across.map((c) => c * force));
      const [start, end] = forwards ? [first!, last!] : [last!, first!];
      out.member.lines.push(m, 0, frame.length[m]!, ...q, ...q);
      out.member.points.push(m, 0, ...start, 0, 0, 0, m, frame.length[m]!, ...end, 0, 0, 0);
    }
    return out;
  }

  /** Unit vector across member `m` towards where it leans at its middle, local components; undefined for a member that runs that way. */
  private across(m: number, tilt: Tilt): [number, number, number] | undefined {
    const { axes, position, start, end } = this.frame;
    const [a, b] = [start[m]!, end[m]!];
    const middle = (c: 0 | 1): number => (position[3 * a + c]! + position[3 * b + c]!) / 2;
    const way = tilt(a, middle(0), middle(1));
    const lean = Math.hypot(...way);
    if (lean < NOWHERE) return undefined;
    const along = (row: number): number => way.reduce((sum, share, c) => sum + (share / lean) * axes[9 * m + row + c]!, 0);
    const [y, z] = [along(3), along(6)];
    const size = Math.sqrt(y * y + z * z);
    return size < ACROSS ? undefined : [0, y / size, z / size];
  }
}

/**
 * Four per member: length of the straight line of members it belongs to, where on it the member begins and ends, and whether it runs
 * along it (1) or against it (−1). A column that its author has cut bows once, not in each piece.
 */
function placesOf(frame: Frame): Float64Array {
  const { memberIds, start, end, position, length } = frame;
  const chords = chordsOf(frame).part;
  const out = new Float64Array(4 * memberIds.length);
  const apart = (a: number, b: number): number => {
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const d = position[3 * b + c]! - position[3 * a + c]!;
      sum += d * d;
    }
    return Math.sqrt(sum);
  };
  for (let m = 0; m < memberIds.length; m++) {
    const [a, b] = [chords[2 * m]!, chords[2 * m + 1]!];
    if (a === start[m] && b === end[m]) {
      out.set([length[m]!, 0, length[m]!, 1], 4 * m);
      continue;
    }
    const [from, to] = [apart(a, start[m]!), apart(a, end[m]!)];
    out.set([apart(a, b), Math.min(from, to), Math.max(from, to), to > from ? 1 : -1], 4 * m);
  }
  return out;
}
