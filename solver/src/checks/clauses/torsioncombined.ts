/** Torsion with bending, shear and axial force of an open section: EN 1993-1-1 6.2.7(1), (5), (6) and 6.2.1(5), (7). */

import { bending_axial } from "./bendingaxial.ts";
import type { Action, Capacity, Twisted } from "./capacity.ts";
import type { SectionClass } from "./classification.ts";
import type { Outcome } from "./outcome.ts";
import { tau_Rd, tau_t_Ed } from "./torsion.ts";
import { type Sectorial, sectorial, sigma_w, tau_w, type YieldPoint, yieldPoint } from "./warpingstress.ts";

export interface TorsionCombined extends Outcome {
  utilisation: number;
  twist: Twisted;
  sectorial: Sectorial;
  tau_t: number;
  tau_w: number;
  tau_rd: number;
  sigma_w: number;
  /** (τt,Ed + τw,Ed)/τRd. */
  shear: number;
  /** Classes 1 and 2: the bimoment's resistance, its share, and what bending and axial force use (6.2.7(6), 6.2.1(7)); null in class 3. */
  plastic: { b_rd: number; share: number; bending: number } | null;
  /** Class 3: the place where the yield criterion is highest; null in classes 1 and 2. */
  elastic: YieldPoint | null;
}

/** Why a section of class 4 is left open. */
export const TWISTED_CLASS_4 = "torsion with warping of a class 4 section is not covered";

/** Torsion of an open section of classes 1 to 3 whose torque was solved along the member. */
export function torsionCombined(c: Capacity, f: Action & { twist: Twisted }, found: SectionClass): TorsionCombined {
  const { p } = c;
  const s = sectorial(p);
  const [t, w, sigma] = [tau_t_Ed(p, f.twist.t_t), tau_w(p, f.twist.t_w, s), sigma_w(p, f.twist.b, s)];
  const tau_rd = tau_Rd(c.fy, c.gamma_m0);
  const shear = (t + w) / tau_rd;
  const common = { twist: f.twist, sectorial: s, tau_t: t, tau_w: w, tau_rd, sigma_w: sigma, shear, reason: null };
  if (found < 3) {
    const b_rd = (s.w_pl * c.fy) / c.gamma_m0;
    const bending = f.my > 0 || f.mz > 0 || f.n !== 0 ? bending_axial(c, f, found).utilisation : 0;
    const share = f.twist.b / b_rd;
    return { ...common, plastic: { b_rd, share, bending }, elastic: null, utilisation: Math.max(shear, bending + share) };
  }
  const worst = yieldPoint(p, { ...f, n: Math.abs(f.n), tau_t: t, tau_w: w, sigma_w: sigma });
  return { ...common, plastic: null, elastic: worst, utilisation: Math.max(shear, (worst.equivalent * c.gamma_m0) / c.fy) };
}
