/** Buckling of a member in compression: EN 1993-1-1 6.3.1. */

import { isSolid, type Profile, slimness } from "../profile.ts";

export type Curve = "a0" | "a" | "b" | "c" | "d";

/** Imperfection factor α, Table 6.1. */
export const ALPHA: Record<Curve, number> = { a0: 0.13, a: 0.21, b: 0.34, c: 0.49, d: 0.76 };

/** Buckling curve, Table 6.2. */
export function curveOf(p: Profile, axis: "y" | "z", s460: boolean): Curve {
  if (p.kind === "channel" || isSolid(p)) return "c";
  if (p.kind === "rhs" || p.kind === "chs") {
    // A tube that is bent to its shape and welded along a seam is no welded box.
    if (p.fabrication === "welded" && p.kind === "rhs") return "b";
    return !p.fabrication.startsWith("hot") ? "c" : s460 ? "a0" : "a";
  }
  const at = p.tf * (1 - 1e-9);
  if (p.fabrication === "welded") return at <= 0.04 ? (axis === "y" ? "b" : "c") : axis === "y" ? "c" : "d";
  if (at > 0.1) return s460 ? "c" : "d";
  if (slimness(p) > 1.2) {
    if (at <= 0.04) return s460 ? "a0" : axis === "y" ? "a" : "b";
    return s460 ? "a" : axis === "y" ? "b" : "c";
  }
  return s460 ? "a" : axis === "y" ? "b" : "c";
}

/** A welded box whose plates may take thick welds (a > 0.5·tf), for which Table 6.2 has curve c in place of b: the model does not tell its welds. */
export const mayHaveThickWelds = (p: Profile): boolean =>
  p.kind === "rhs" && p.fabrication === "welded" && p.b / p.tf < 30 && p.h / p.tw < 30;

/** Ncr = π²·E·I/Lcr². */
export const Ncr = (e: number, i: number, l_cr: number): number => (Math.PI ** 2 * e * i) / (l_cr * l_cr);

/** λ = √(A·fy/Ncr), in class 4 with Aeff (6.3.1.2(1)). */
export const lambda = (a: number, fy: number, n_cr: number): number => Math.sqrt((a * fy) / n_cr);

/** φ = 0.5·[1 + α·(λ − 0.2) + λ²] (6.3.1.2(1)). */
export const phi = (slenderness: number, alpha: number): number => 0.5 * (1 + alpha * (slenderness - 0.2) + slenderness ** 2);

/** χ = 1/(φ + √(φ² − λ²)) ≤ 1 (6.49); 1 up to λ = 0.2 (6.3.1.2(4)). */
export function chi(slenderness: number, alpha: number): number {
  if (slenderness <= 0.2) return 1;
  const value = phi(slenderness, alpha);
  return Math.min(1, 1 / (value + Math.sqrt(value * value - slenderness * slenderness)));
}

/** Nb,Rd = χ·A·fy/γM1, in class 4 with Aeff (6.3.1.1(3)). */
export const Nb_Rd = (chi: number, a: number, fy: number, gamma_m1: number): number => (chi * a * fy) / gamma_m1;

/** Buckling about one axis. */
export interface Column {
  /** A, or Aeff in class 4. */
  a: number;
  l_cr: number;
  n_cr: number;
  lambda: number;
  curve: Curve;
  alpha: number;
  chi: number;
  n_b: number;
  /** It twists ahead of bending: n_b is that of 6.3.1.4. */
  twists?: true;
}

export interface ColumnInput {
  p: Profile;
  /** Area in compression: A, or Aeff in class 4. */
  a: number;
  fy: number;
  gamma_m1: number;
  e: number;
  s460: boolean;
}

/** Flexural buckling about one axis (6.3.1.1 to 6.3.1.3). */
export function column({ p, a, fy, gamma_m1, e, s460 }: ColumnInput, axis: "y" | "z", l_cr: number): Column {
  const n_cr = Ncr(e, axis === "y" ? p.iy : p.iz, l_cr);
  const slenderness = lambda(a, fy, n_cr);
  const curve = curveOf(p, axis, s460);
  const reduction = chi(slenderness, ALPHA[curve]);
  return { a, l_cr, n_cr, lambda: slenderness, curve, alpha: ALPHA[curve], chi: reduction, n_b: Nb_Rd(reduction, a, fy, gamma_m1) };
}
