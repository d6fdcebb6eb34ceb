/**
 * The second-order shape of members as loads: an axial force on a bent member acts like the line load N·κ across it. With these
 * beside its own loads a member's diagrams, deflections and extrema follow as in first order, shear forces across the bent axis.
 */

import type { Refined } from "../elements/cut.ts";
import type { Fixity } from "../elements/fixity.ts";
import type { Elements } from "../elements/members.ts";
import type { Bending } from "../results/index.ts";
import type { Onset, SpanLoads } from "./spans.ts";

/** Numbers per piece: forces fy fz at its start, line loads qy qz there and at its end. */
export const BENDING = 6;

/**
 * Find the loads from the forces at the ends of all pieces (twelve each, internal signs, sheared across the unbent axis), whose shear
 * forces are turned to the bent axis in place: between the moments at a piece's ends, which are exact, its diagram follows the loads.
 */
export function bendingOf(refined: Refined, elements: Elements, fixity: Fixity, strain: Float64Array, forces: Float64Array): Bending {
  const { frame, parts } = refined;
  const count = frame.memberIds.length;
  const loads = new Float64Array(BENDING * count);
  for (let p = 0; p < count; p++) {
    const at = 12 * p;
    const r = 6 * p;
    const h = frame.length[p]!;
    const c = elements.compliances[frame.stiffnessOf[p]!]!;
    const n = (forces[at]! + forces[at + 6]!) / 2;
    const curve = (end: 0 | 6): [number, number] => {
      const [my, mz] = [forces[at + end + 4]!, forces[at + end + 5]!];
      return [n * (c.czy * my + c.cyy * mz + strain[3 * p + 2]!), n * (c.czz * my + c.czy * mz + strain[3 * p + 1]!)];
    };
    const [ya, za] = curve(0);
    const [yb, zb] = curve(6);
    const sumY = fixity.resultant[r + 1]! + ((ya + yb) * h) / 2;
    const sumZ = fixity.resultant[r + 2]! + ((za + zb) * h) / 2;
    const aboutZ = fixity.resultant[r + 5]! + (ya / 6 + yb / 3) * h * h;
    const aboutY = fixity.resultant[r + 4]! - (za / 6 + zb / 3) * h * h;
    const vy = (forces[at + 11]! - forces[at + 5]! + aboutZ) / h - sumY;
    const vz = (forces[at + 10]! - forces[at + 4]! - aboutY) / h - sumZ;
    forces[at + 1] = vy;
    forces[at + 2] = vz;
    forces[at + 7] = vy + sumY;
    forces[at + 8] = vz + sumZ;
    loads.set([0, 0, ya, za, yb, zb], BENDING * p);
    if (p % parts === 0) continue;
    loads[BENDING * p] = vy - forces[at - 5]!;
    loads[BENDING * p + 1] = vz - forces[at - 4]!;
  }
  return { parts, loads: Array.from(loads) };
}

/** Loads along members with those of their bending added. */
export function withBending(spans: SpanLoads, { parts, loads }: Bending, length: ArrayLike<number>): SpanLoads {
  const onsets = new Map(spans.onsets);
  for (let m = 0; m < length.length; m++) {
    const h = length[m]! / parts;
    const more: Onset[] = [];
    for (let k = 0; k < parts; k++) {
      const at = BENDING * (m * parts + k);
      const onset = new Float64Array(13);
      onset[0] = k * h;
      for (let c = 0; c < 2; c++) {
        onset[5 + c] = loads[at + c]!;
        onset[8 + c] = loads[at + 2 + c]!;
        onset[11 + c] = (loads[at + 4 + c]! - loads[at + 2 + c]!) / h;
        if (k === 0) continue;
        onset[8 + c]! -= loads[at - 2 + c]!;
        onset[11 + c]! -= (loads[at - 2 + c]! - loads[at - 4 + c]!) / h;
      }
      more.push(onset);
    }
    onsets.set(m, [...(onsets.get(m) ?? []), ...more]);
  }
  return { ...spans, onsets };
}
