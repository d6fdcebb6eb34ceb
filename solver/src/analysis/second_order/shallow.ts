/** Shallow structures: rafters and arches lose their rise as they turn, so that the square of turning costs more than it does elsewhere. */

import { endMovements } from "../../diagrams/movements.ts";
import type { Frame } from "../../model/frame.ts";
import { largest } from "../../numerics/largest.ts";

/** A share of its shortening that a strut grows back by turning: of a rise lost by a twelfth it is this, and the force half a percent off. */
const FAR = 0.04;
/** Of the largest compression: what is off by less is left as it is. */
const HARDER = 0.005;

/** Of how far it turned a bar that is held along its axis may turn less by a hundredth, and its growth, which goes with the square, by two. */
const HELD = 0.98;
/** Of the largest growth: a bar that grows less has no force by it. */
const SLIGHT = 0.01;

const own = new Float64Array(12);

/** How much longer every member is for the turning of its chord; none where an end slides across its node. */
export function growths(whole: Frame, u: Float64Array): Float64Array {
  const out = new Float64Array(whole.memberIds.length);
  for (let m = 0; m < whole.memberIds.length; m++) {
    const springs = whole.connections[whole.connectionOf[m]!];
    if (springs && ACROSS.some((direction) => springs[direction] !== Infinity)) continue;
    endMovements(whole, m, u, own);
    out[m] = ((own[7]! - own[1]!) ** 2 + (own[8]! - own[2]!) ** 2) / (2 * whole.length[m]!);
  }
  return out;
}

/** Directions in which an end may slide across its node. */
export const ACROSS = [1, 2, 7, 8];

/** Whether some strut turns so far that the square of it is no small part of what shortens it; `axial` has even pieces of every member. */
export function turnsFar({ stiffnesses, stiffnessOf, length }: Frame, axial: Float64Array, growth: Float64Array): boolean {
  const parts = axial.length / growth.length;
  return growth.some((own, m) => {
    const force = (stiffnesses[stiffnessOf[m]!]!.ea / length[m]!) * own;
    for (let p = parts * m; p < parts * (m + 1); p++) if (axial[p]! < 0 && force > -FAR * axial[p]!) return true;
    return false;
  });
}

/** Whether turning presses some strut harder. */
export function pressesHarder(before: Float64Array, after: Float64Array): boolean {
  const most = -before.reduce((least, force) => Math.min(least, force), 0);
  return after.some((force, p) => before[p]! - force > HARDER * most && force < 0);
}

/** Whether some bar bears its load like a cable, by the force that it has for having grown: it turns less than without. */
export function hangs(before: Float64Array, after: Float64Array): boolean {
  const least = SLIGHT * largest(before);
  return before.some((growth, m) => growth > least && after[m]! < HELD * growth);
}
