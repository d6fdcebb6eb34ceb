/** Buckling of a member in compression: EN 1993-1-1 6.3.1. */

import { channelCentroid, channelShearCentre, type Profile, slimness } from "../run/profile.ts";

export type Curve = "a0" | "a" | "b" | "c" | "d";

/** Imperfection factor α, Table 6.1. */
export const ALPHA: Record<Curve, number> = { a0: 0.13, a: 0.21, b: 0.34, c: 0.49, d: 0.76 };

/** Buckling curve, Table 6.2. */
export function curveOf(p: Profile, axis: "y" | "z", s460: boolean): Curve {
  if (p.kind === "channel") return "c";
  if (p.kind === "rhs" || p.kind === "chs") {
    if (p.fabrication === "welded") return "b";
    return p.fabrication === "cold_formed" ? "c" : s460 ? "a0" : "a";
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

/** Ncr = π²·E·I/Lcr². */
export const Ncr = (e: number, i: number, l_cr: number): number => (Math.PI ** 2 * e * i) / (l_cr * l_cr);

/** λ = √(A·fy/Ncr), classes 1 to 3 (6.3.1.3(1)). */
export const lambda = (a: number, fy: number, n_cr: number): number => Math.sqrt((a * fy) / n_cr);

/** φ = 0.5·[1 + α·(λ − 0.2) + λ²] (6.3.1.2(1)). */
export const phi = (slenderness: number, alpha: number): number => 0.5 * (1 + alpha * (slenderness - 0.2) + slenderness ** 2);

/** χ = 1/(φ + √(φ² − λ²)) ≤ 1 (6.49); 1 up to λ = 0.2 (6.3.1.2(4)). */
export function chi(slenderness: number, alpha: number): number {
  if (slenderness <= 0.2) return 1;
  const value = phi(slenderness, alpha);
  return Math.min(1, 1 / (value + Math.sqrt(value * value - slenderness * slenderness)));
}

/** Distance from centroid to shear centre and polar radius of a channel, thin-walled. */
export function channelOffset(p: Profile): { y0: number; i0_squared: number } {
  const y0 = channelCentroid(p.a, p.h, p.b, p.tw, p.tf) - p.tw / 2 + channelShearCentre(p.h, p.b, p.tw, p.tf);
  return { y0, i0_squared: (p.iy + p.iz) / p.a + y0 * y0 };
}

/** Ncr,T = (G·It + π²·E·Iw/lT²)/i0² (6.3.1.4, NCCI for torsional buckling). */
export const Ncr_T = (e: number, g: number, it: number, iw: number, l_t: number, i0_squared: number): number =>
  (g * it + (Math.PI ** 2 * e * iw) / (l_t * l_t)) / i0_squared;

/** Ncr,TF of a channel, symmetric about y-y: flexure about y couples with twist. */
export function Ncr_TF(ncr_y: number, ncr_t: number, y0: number, i0_squared: number): number {
  const beta = 1 - (y0 * y0) / i0_squared;
  const sum = ncr_y + ncr_t;
  return (sum - Math.sqrt(Math.max(0, sum * sum - 4 * beta * ncr_y * ncr_t))) / (2 * beta);
}
