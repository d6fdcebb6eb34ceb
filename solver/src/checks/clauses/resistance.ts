/** Cross-section resistances of EN 1993-1-1 6.2 as plain functions; SI units, forces as magnitudes. */

import type { Profile } from "../run/profile.ts";
import { hw } from "../run/profile.ts";

/** Npl,Rd = A·fy/γM0 (6.2.3(2)a, 6.2.4(2)). */
export const Npl_Rd = (a: number, fy: number, gamma_m0: number): number => (a * fy) / gamma_m0;

/** Mc,Rd = W·fy/γM0 with Wpl in classes 1 and 2, Wel in class 3 (6.2.5(2)). */
export const Mc_Rd = (w: number, fy: number, gamma_m0: number): number => (w * fy) / gamma_m0;

/** Vpl,Rd = Av·(fy/√3)/γM0 (6.2.6(2)). */
export const Vpl_Rd = (av: number, fy: number, gamma_m0: number): number => (av * fy) / Math.sqrt(3) / gamma_m0;

/** Relative slenderness of an unstiffened web, EN 1993-1-5 (5.6) with kτ = 5.34. */
export const lambda_w = (depth: number, tw: number, eps: number): number => depth / (37.4 * tw * eps * Math.sqrt(5.34));

/** Contribution of the web, EN 1993-1-5 Table 5.1, non-rigid end post. */
export const chi_w = (lambda: number, eta: number): number => (lambda < 0.83 / eta ? eta : 0.83 / lambda);

/** Vb,Rd of the web alone, EN 1993-1-5 (5.1), (5.2), not above η·hw·tw·fy/(√3·γM1). */
export function Vb_Rd(depth: number, tw: number, webs: number, fy: number, eps: number, eta: number, gamma_m1: number): number {
  const chi = Math.min(eta, chi_w(lambda_w(depth, tw, eps), eta));
  return (chi * webs * depth * tw * fy) / (Math.sqrt(3) * gamma_m1);
}

/** ρ = (2·V/VRd − 1)² above half the shear resistance, else 0 (6.2.8(2), (3)). */
export const rho = (v: number, v_rd: number): number => (v > 0.5 * v_rd ? Math.min(1, ((2 * v) / v_rd - 1) ** 2) : 0);

/** Plastic modulus of the part that carries the shear, reduced by ρ in 6.2.8(5). */
export function Wv(p: Profile, av: number): number {
  const depth = hw(p);
  if (p.kind === "i") return (depth * depth * p.tw) / 4;
  if (p.kind === "channel") return (av * av) / (4 * p.tw);
  return p.kind === "rhs" ? (av * av) / (8 * p.tw) : p.wpl_y;
}

/** a = (A − 2·b·tf)/A, at most 0.5 (6.2.9.1(5)). */
export const a_web = (p: Profile): number => Math.min(0.5, (p.a - 2 * p.b * p.tf) / p.a);

/** af = (A − 2·h·t)/A of a rectangular hollow section, at most 0.5 (6.2.9.1(5)). */
export const a_flange = (p: Profile): number => Math.min(0.5, (p.a - 2 * p.h * p.tw) / p.a);

/** True where 6.2.9.1(4) leaves the plastic moment unreduced: criteria (6.33) and (6.34) about y, (6.35) about z. */
export function exempt(p: Profile, axis: "y" | "z", n: number, npl_rd: number, fy: number, gamma_m0: number): boolean {
  if (p.kind !== "i") return false;
  const web = (hw(p) * p.tw * fy) / gamma_m0;
  return axis === "y" ? n <= 0.25 * npl_rd && n <= 0.5 * web : n <= web;
}

/** Factor MN,y/Mpl,y of classes 1 and 2 at axial ratio n (6.36), (6.39); tubes 1 − n^1.7 (6.2.9.1(5)). */
export function mn_y(p: Profile, n: number): number {
  if (n >= 1) return 0;
  if (p.kind === "chs") return 1 - n ** 1.7;
  return Math.min(1, (1 - n) / (1 - 0.5 * a_web(p)));
}

/** Factor MN,z/Mpl,z of classes 1 and 2 at axial ratio n (6.37), (6.38), (6.40). */
export function mn_z(p: Profile, n: number): number {
  if (n >= 1) return 0;
  if (p.kind === "chs") return 1 - n ** 1.7;
  if (p.kind === "rhs") return Math.min(1, (1 - n) / (1 - 0.5 * a_flange(p)));
  const a = a_web(p);
  return n <= a ? 1 : 1 - ((n - a) / (1 - a)) ** 2;
}

/** Exponents α and β of (6.41). */
export function exponents(p: Profile, n: number): [number, number] {
  if (p.kind === "i") return [2, Math.max(1, 5 * n)];
  if (p.kind === "chs") return [2, 2];
  const both = Math.min(6, 1.66 / Math.max(1e-9, 1 - 1.13 * n * n));
  return [both, both];
}

/** Wt of a closed section, so that T/Wt is its St Venant shear stress (Bredt). */
export function Wt(p: Profile): number {
  if (p.kind === "chs") return (2 * p.it) / p.h;
  return 2 * (p.h - p.tw) * (p.b - p.tw) * p.tw;
}
