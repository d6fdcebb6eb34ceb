/** Shear lag in wide flanges, EN 1993-1-5 3.2.1 and 3.3(1) NOTE 3; flanges without longitudinal stiffeners, α0 = 1. */

import type { Profile } from "../profile.ts";

/**
 * Width of an outstand, half of that between webs. About z-z the walls of a box and the web of a channel are flanges; those of an I bend in their own plane.
 */
export function b0(p: Pick<Profile, "kind" | "h" | "b" | "tw" | "tf">, axis: "y" | "z"): number {
  if (axis === "z") return p.kind === "i" ? 0 : p.h / 2 - p.tf;
  return p.kind === "channel" ? p.b - p.tw : p.b / 2 - (p.kind === "rhs" ? p.tw : p.tw / 2);
}

/** β of Table 3.1 for κ = b0/Le: in sagging, or over inner supports and in cantilevers. */
export function beta(kappa: number, hogging: boolean): number {
  if (kappa <= 0.02) return 1;
  if (kappa > 0.7) return 1 / ((hogging ? 8.6 : 5.9) * kappa);
  return 1 / (hogging ? 1 + 6 * (kappa - 1 / (2500 * kappa)) + 1.6 * kappa ** 2 : 1 + 6.4 * kappa ** 2);
}

/** What of a flange is left at the ultimate limit state, with limited plastic strains: β^κ, and β at least. */
export const flangeLeft = (kappa: number, hogging: boolean): number => {
  const elastic = beta(kappa, hogging);
  return Math.max(elastic, elastic ** kappa);
};
