/** Tension where a member is joined: what its ends bear at least, as far as the model says how (EN 1993-1-8 3.10.3, Table 3.4, 2.7). */

/** Of net sections and bolts, as recommended. */
const GAMMA_M2 = 1.25;

/** No bolt that a leg has room for takes more of it. */
const HOLE = 0.35;

/** β2 of Table 3.8 with p1 ≤ 2.5·d0. */
const BETA_2 = 0.4;

/**
 * Nu,Rd = β2·Anet·fu/γM2 (3.12) of an angle through one leg, with the fewest bolts that `connection` one_leg stands for, the widest hole and the closest pitch.
 * Of unequal legs the shorter one may be it: the angle then counts as one of two such (3.10.3(2); welded, 4.13(3)).
 */
export function Nu_one_leg({ a, h, b, t }: { a: number; h: number; b: number; t: number }, fu: number): number {
  const leg = Math.min(h, b);
  const gross = h === b ? a : Math.min(a, (2 * leg - t) * t);
  return (BETA_2 * (gross - HOLE * leg * t) * fu) / GAMMA_M2;
}

/** A bolt of M20 in a bar of 75 mm; edges of 1.2·d0 leave room for 0.42 (EN 1993-1-8 Table 3.3), of which nobody makes use. */
const FLAT_HOLE = 0.3;

/** Nu,Rd = 0.9·Anet·fu/γM2 (EN 1993-1-1 6.2.3(2)b) of a flat bar with one row of holes. */
export const Nu_flat = (a: number, fu: number): number => (0.9 * (1 - FLAT_HOLE) * a * fu) / GAMMA_M2;

/** The coarse threads from M12 on leave as much of a bar, or more. */
const THREAD = 0.74;

/** Ft,Rd = 0.9·fu·As/γM2 of a thread as thick as the bar. */
export const Ft_thread = (a: number, fu: number): number => (0.9 * fu * THREAD * a) / GAMMA_M2;

/** What the moment N·e leaves of A·fy at the face that lies `far` from the centroid, on the side of the force. */
export const eccentricShare = (a: number, i: number, e: number, far: number): number => 1 / (1 + (a * e * far) / i);
