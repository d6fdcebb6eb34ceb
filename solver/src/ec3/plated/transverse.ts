/** Transverse forces on unstiffened webs: EN 1993-1-5 6, with bending by 7.2. */

import { compressedArea } from "../cross_section/axial.ts";
import { modulus } from "../cross_section/bending.ts";
import { hw, type Profile } from "../profile.ts";
import type { Action, Capacity } from "../resistances.ts";
import type { BearingInput } from "./wallbearing.ts";

/**
 * kF by Figure 6.1 with stiffeners far away: (a) a force on one flange, 6; (b) forces on both flanges, one against the other, 3.5. Of a force of which a share is
 * opposed 1/kF is at most the sum of the parts', as of any loads that act together.
 */
export const mostK_F = (opposed: number): number => 1 / ((1 - opposed) / 6 + opposed / 3.5);

/** (c) near an unstiffened end 2 + 6·(ss + c)/hw, which reaches these. */
export const k_F = (s_s: number, c: number, depth: number, opposed = 0): number => Math.min(mostK_F(opposed), 2 + (6 * (s_s + c)) / depth);

/** Fcr = 0.9·kF·E·tw³/hw (6.5). */
export const F_cr = (k_f: number, e: number, tw: number, depth: number): number => (0.9 * k_f * e * tw ** 3) / depth;

/** m1 = fyf·bf/(fyw·tw) (6.8), flange and web of one steel. */
export const m_1 = (p: Profile): number => p.b / p.tw;

/** m2 = 0.02·(hw/tf)² (6.9) for λF > 0.5. */
export const m_2 = (p: Profile): number => 0.02 * (hw(p) / p.tf) ** 2;

/** Effective loaded length: (6.10), near an unstiffened end the smallest of (6.10), (6.11) and (6.12). */
export function l_y(p: Profile, s_s: number, end: { l_e: number } | null, m1: number, m2: number): number {
  const inside = s_s + 2 * p.tf * (1 + Math.sqrt(m1 + m2));
  if (!end) return inside;
  const { l_e } = end;
  return Math.min(inside, l_e + p.tf * Math.sqrt(m1 / 2 + (l_e / p.tf) ** 2 + m2), l_e + p.tf * Math.sqrt(m1 + m2));
}

export interface TransverseInput extends BearingInput {
  /** What of it goes through the web from flange to flange, 0 to 1. */
  opposed?: number;
}

export interface Transverse {
  type: "a" | "b" | "c";
  s_s: number;
  k_f: number;
  f_cr: number;
  m1: number;
  m2: number;
  l_y: number;
  lambda: number;
  chi: number;
  f_rd: number;
}

/** FRd = fyw·χF·ly·tw/γM1 (6.1); χF = 0.5/λF ≤ 1 (6.3). m2 counts only where λF exceeds 0.5 without its help: both readings of (6.9) then hold. */
export function transverse({ p, fy, e, gamma_m1, s_s: given, c, opposed = 0 }: TransverseInput): Transverse {
  const depth = hw(p);
  const s_s = Math.min(given, depth);
  const k_f = k_F(s_s, c, depth, opposed);
  const f_cr = F_cr(k_f, e, p.tw, depth);
  const end = k_f < mostK_F(opposed) ? { l_e: Math.min((k_f * e * p.tw ** 2) / (2 * fy * depth), s_s + c) } : null;
  const m1 = m_1(p);
  const slenderness = (length: number): number => Math.sqrt((length * p.tw * fy) / f_cr);
  const m2 = slenderness(l_y(p, s_s, end, m1, 0)) > 0.5 ? m_2(p) : 0;
  const length = l_y(p, s_s, end, m1, m2);
  const lambda = slenderness(length);
  const chi = Math.min(1, 0.5 / lambda);
  return {
    type: end ? "c" : opposed ? "b" : "a",
    s_s,
    k_f,
    f_cr,
    m1,
    m2,
    l_y: length,
    lambda,
    chi,
    f_rd: (fy * chi * length * p.tw) / gamma_m1,
  };
}

/** η1 of EN 1993-1-5 (4.14), (4.15): elastic on the effective section, tension as compression. */
export function eta_1(c: Capacity, f: Action): number {
  const n = Math.abs(f.n);
  const stress = c.fy / c.gamma_m0;
  const mz = f.mz + n * (c.effective?.n.e_n ?? 0);
  return (n / compressedArea(c) + f.my / modulus(c, "y", c.effective ? 4 : 3)[0] + mz / modulus(c, "z", c.effective ? 4 : 3)[0]) / stress;
}

/** η2 ≤ 1 (6.14) and η2 + 0.8·η1 ≤ 1.4 (7.2), as one share. */
export const transverseUtilisation = (eta2: number, eta1: number): number => Math.max(eta2, (eta2 + 0.8 * eta1) / 1.4);

/** The shortest stiff bearing whose web bears the share 1; null where none up to hw does. */
export const leastBearing = (input: Omit<TransverseInput, "s_s">, force: number, eta1: number): number | null =>
  leastLength((s_s) => transverse({ ...input, s_s }).f_rd, hw(input.p), force, eta1);

/** The shortest length up to `longest` whose resistance bears the share 1; null where none does. */
export function leastLength(resistance: (s_s: number) => number, longest: number, force: number, eta1: number): number | null {
  const bears = (s_s: number): boolean => transverseUtilisation(force / resistance(s_s), eta1) <= 1;
  let [low, high] = [0, longest];
  if (!bears(high)) return null;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (bears(middle)) high = middle;
    else low = middle;
  }
  return high;
}
