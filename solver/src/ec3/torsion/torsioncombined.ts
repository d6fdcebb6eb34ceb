/** Torsion with bending, shear and axial force of an open section: EN 1993-1-1 6.2.7(1), (5), (6) and 6.2.1(5), (7). */

import type { Gap } from "../../results/open_points.ts";
import { classOf } from "../capacity.ts";
import { bending_axial } from "../cross_section/bendingaxial.ts";
import { type ClassForces, isSlender, type SectionClass } from "../cross_section/classification.ts";
import type { Outcome } from "../outcome.ts";
import type { Action, Capacity, Twisted } from "../resistances.ts";
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
export const TWISTED_CLASS_4: Gap = { code: "twisted_class_4", message: "torsion with warping of a class 4 section is not covered" };

/** σcom,Ed of 5.5.2(9) at most: what compression, both moments and the bimoment bring to one fibre together. */
export const sigma_com = ({ p }: Pick<Capacity, "p">, f: ClassForces, b: number): number =>
  Math.max(0, f.n) / p.a + f.my / p.wel_y + f.mz / p.wel_z + sigma_w(p, b, sectorial(p));

/** √((fy/γM0)/σcom,Ed) ≥ 1, by which 5.5.2(9) raises the limits of class 3. */
export const relief = (c: Pick<Capacity, "p" | "fy" | "gamma_m0">, f: ClassForces, b: number): number =>
  Math.max(1, Math.sqrt(c.fy / c.gamma_m0 / sigma_com(c, f, b)));

/** Class of a section that twists: one of class 4 counts as class 3 where its stresses are low enough (5.5.2(9)), so that next to no force does not decide. */
export function classTwisted(c: Capacity, f: ClassForces, b: number, found: SectionClass = classOf(c, f)): SectionClass {
  return found === 4 && !isSlender(c.p, c.fy, f, relief(c, f, b)) ? 3 : found;
}

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
