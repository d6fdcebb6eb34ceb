/** Transverse forces on the leg of an angle or the stem of a tee, by first principles: EN 1993-1-5 6 speaks of webs between two flanges. */

export interface LegBearingInput {
  t: number;
  /** How far the force spreads to either side on its way in. */
  spread: number;
  fy: number;
  gamma_m0: number;
  /** Length of stiff bearing. */
  s_s: number;
  /** From the stiff bearing to the member's end. */
  c: number;
}

/**
 * FRd = fy·t·l/γM0: a force that comes in through the other leg spreads 2.5 : 1 through its thickness. A leg of class 3 (h/t ≤ 15·ε) yields before it
 * buckles: with kF = 2 of an unstiffened end λF² = l·t·fy·h/(1.8·E·t³) is below 0.25 for l up to a leg's width.
 */
export const legBearing = ({ t, spread, fy, gamma_m0, s_s, c }: LegBearingInput): number =>
  (fy * t * (s_s + spread + Math.min(spread, c))) / gamma_m0;
