/** A lateral buckling problem as its name tells it: rounded to what tells two problems apart, with the largest moment as the unit. */

import type { LateralBeam } from "./mcr.ts";
import { HOLDS, takeBeam, takeFive, takePoint } from "./problem.ts";

/** Places of the four samples that a moment's cubic between two breaks goes through. */
const SAMPLES = [0.125, 0.375, 0.625, 0.875] as const;

/** Single precision tells problems apart and lets those that differ by round-off be one. */
const { fround } = Math;

/** Take up the problem of a beam with this largest moment; its λ is Mcr itself. */
export function takeCanonical(beam: LateralBeam, m_max: number): void {
  const { length, ei_z, ei_w, gi_t, restraints, loads, breaks } = beam;
  // Lengths of equal bays differ in their last digits by where the bays stand.
  const l = Number(length.toPrecision(12));
  const size = { restraints: restraints.length, points: loads.points.length, spread: loads.spread.length, pieces: breaks.length + 1 };
  takeBeam({ length: l, ei_z, ei_w, gi_t }, size);
  for (const { s, v, theta, slope, warping, flange, twist = 0, side = 0 } of restraints) {
    const held = (v ? HOLDS.v : 0) + (theta ? HOLDS.theta : 0) + (slope ? HOLDS.slope : 0) + (warping ? HOLDS.warping : 0);
    takeFive(fround(s / length), held + (flange === undefined ? 0 : HOLDS.flange), flange ?? 0, fround(twist), fround(side));
  }
  for (const { s, f, z } of loads.points) takePoint(fround(s / length), fround((f * l) / m_max), z);
  const square = (l * l) / m_max;
  for (const { s1, s2, q1, q2, z } of loads.spread)
    takeFive(fround(s1 / length), fround(s2 / length), fround(q1 * square), fround(q2 * square), z);
  let from = 0;
  for (let i = 0; i <= breaks.length; i++) {
    const to = i < breaks.length ? Math.min(length, breaks[i] as number) : length;
    if (to - from <= 1e-9 * length) continue;
    const at = (k: 0 | 1 | 2 | 3): number => fround(beam.moment(from + SAMPLES[k] * (to - from)) / m_max);
    takeFive(fround(to / length), at(0), at(1), at(2), at(3));
    from = to;
  }
}
