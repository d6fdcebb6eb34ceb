/** Torsion: EN 1993-1-1 6.2.7; walls of an rhs that buckle in shear by EN 1993-1-5 5 (6.2.7(8)). */

import type { Gap } from "../../results/open_points.ts";
import { rectangleWt } from "../cross_section/solid.ts";
import { type Outcome, uncovered } from "../outcome.ts";
import { isOpen, type Profile } from "../profile.ts";
import type { Action, Capacity } from "../resistances.ts";
import { sectorial, tau_w } from "./warpingstress.ts";

/** Wt of a closed or solid section, so that T/Wt is its St Venant shear stress (closed ones by Bredt). */
export function Wt(p: Profile): number {
  if (p.kind === "chs" || p.kind === "circle") return (2 * p.it) / p.h;
  if (p.kind === "rectangle") return rectangleWt(p.h, p.b);
  return 2 * (p.h - p.tf) * (p.b - p.tw) * Math.min(p.tw, p.tf);
}

/** Shear yield stress (fy/√3)/γM0, the limit of τt,Ed. */
export const tau_Rd = (fy: number, gamma_m0: number): number => fy / Math.sqrt(3) / gamma_m0;

/** τt,Ed = TEd·t/It of an open section, St Venant. */
export const tau_t_Ed = (p: Profile, t: number): number => (t * Math.max(p.tf, p.tw)) / p.it;

/**
 * What torsion leaves of the shear resistance (6.2.7(9)): 1 − τt,Ed/((fy/√3)/γM0) of closed and solid sections (6.28), √(1 − τt,Ed/(1.25·(fy/√3)/γM0))
 * of an I-section (6.26), less τw,Ed/((fy/√3)/γM0) of a channel (6.27); nothing or less where torsion takes all. Of walls that buckle torsion leaves
 * 1 − τt,Ed/τRd of Vb,Rd: their shares of the buckling resistance add up, the safe side.
 */
export function torsionFactor(c: Capacity, f: Action, along: "h" | "b" = "h"): number {
  if (f.twist) {
    const tau_rd = tau_Rd(c.fy, c.gamma_m0);
    const left = 1 - tau_t_Ed(c.p, f.twist.t_t) / (1.25 * tau_rd);
    const warped = c.p.kind === "channel" ? tau_w(c.p, f.twist.t_w, sectorial(c.p)) / tau_rd : 0;
    return (left > 0 ? Math.sqrt(left) : left) - warped;
  }
  if (f.mx === 0 || isOpen(c.p)) return 1;
  return 1 - f.mx / Wt(c.p) / (along === "h" ? c.tau_z : c.tau_y);
}

/** TEd/TRd of a closed or solid section: the least over its walls. */
export const torsionShare = (c: Capacity, mx: number): number => mx / Wt(c.p) / Math.min(c.tau_z, c.tau_y);

/** Torsion stresses walls that buckle in shear: of an rhs, those along one way or any. */
export const torsionBuckles = ({ p, slender_web, slender_y }: Capacity, along?: "h" | "b"): boolean =>
  p.kind === "rhs" && ((slender_web && along !== "b") || (slender_y && along !== "h"));

/** St Venant torsion above this share of the shear yield stress is not neglected in open sections. */
export const TORSION_NEGLECTED = 0.02;

export interface Torsion extends Outcome {
  /** Stress of an open section. */
  tau: number | null;
  /** Its limit; of a closed section that of the weakest wall. */
  tau_rd: number;
  /** Modulus and resistance of a closed one. */
  w_t: number | null;
  t_rd: number | null;
}

const UNSOLVED: Gap = { code: "open_section_torsion", message: "torsion of an open section is not covered (6.2.7)" };

/** TEd/TRd of closed and solid sections (6.2.7(1)); an open section whose torque was not solved with warping is not covered. */
export function torsion(c: Capacity, f: Action): Torsion {
  const tau_rd = Math.min(c.tau_z, c.tau_y);
  if (isOpen(c.p)) {
    const tau = tau_t_Ed(c.p, f.mx);
    const neglected = tau <= TORSION_NEGLECTED * tau_rd;
    const found = neglected ? { utilisation: 0, reason: null } : uncovered(f.untwisted ?? UNSOLVED);
    return { tau, tau_rd, w_t: null, t_rd: null, ...found };
  }
  const w_t = Wt(c.p);
  const t_rd = w_t * tau_rd;
  return { tau: null, tau_rd, w_t, t_rd, utilisation: f.mx / t_rd, reason: null };
}
