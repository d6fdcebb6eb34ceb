/** The torque along a line about its shear centre, and what of it the model leaves open. */

import type { TorqueSegment } from "../../ec3/torsion/warping.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Forces } from "../../topology/context.ts";

/** Torque at a place: Mx of the analysis is about the centroid, where a channel's shear centre lies beside it. */
export interface Torque {
  known: number;
  /** What forces across it would add if they act on the centroid's line, where the model does not say. */
  hidden: number;
}

/** About a shear centre that lies `offset` beside the centroid, along y. */
export function torqueAbout(offset: number, loadLine: DesignMember["load_line"], { mx, vz }: Forces): Torque {
  if (loadLine === "shear_centre") return { known: mx, hidden: 0 };
  const own = offset * vz;
  return loadLine === "centroid" ? { known: mx + own, hidden: 0 } : { known: mx, hidden: Math.abs(own) };
}

/** Of both sides of every place: known and hidden together, and hidden alone. */
export function largestTorque(
  places: readonly number[],
  torqueAt: (s: number, side: -1 | 1) => Torque,
): { largest: number; hidden: number } {
  let [largest, hidden] = [0, 0];
  for (const s of places)
    for (const side of [-1, 1] as const) {
      const torque = torqueAt(s, side);
      largest = Math.max(largest, Math.abs(torque.known) + torque.hidden);
      hidden = Math.max(hidden, torque.hidden);
    }
  return { largest, hidden };
}

/** Between special places a torque is a parabola at most, since loads are straight lines. */
export function segmentsOf(places: readonly number[], torque: (s: number, side: -1 | 1) => number): TorqueSegment[] {
  return places.slice(1).map((to, i): TorqueSegment => {
    const from = places[i] as number;
    return { from, to, t: [torque(from, 1), torque((from + to) / 2, 1), torque(to, -1)] };
  });
}
