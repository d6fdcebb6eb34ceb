/** Shear: EN 1993-1-1 6.2.6, with web buckling by EN 1993-1-5 5.2 and 5.3. */

import type { Outcome } from "../outcome.ts";
import { hw, isSolid, type Profile, wall, wallWidth } from "../profile.ts";
import type { Action, Capacity } from "../resistances.ts";
import { torsionFactor } from "../torsion/torsion.ts";
import { solidShearShare } from "./solid.ts";

/** Shear area for shear along z (6.2.6(3)). */
export function Av_z(p: Profile, eta: number): number {
  const web = hw(p) * p.tw;
  switch (p.kind) {
    case "i":
      return p.fabrication === "welded" ? eta * web : Math.max(p.a - 2 * p.b * p.tf + (p.tw + 2 * p.r) * p.tf, eta * web);
    case "channel":
      return p.fabrication === "welded" ? eta * web : p.a - 2 * p.b * p.tf + (p.tw + p.r) * p.tf;
    case "rhs":
      return p.fabrication === "welded" ? 2 * eta * web : (p.a * p.h) / (p.b + p.h);
    case "chs":
      return (2 * p.a) / Math.PI;
    case "rectangle":
    case "circle":
      return solidShearShare(p.kind) * p.a;
  }
}

/** Shear area for shear along y (6.2.6(3)); 6.2.6(3)e serves rolled open sections too, for which the code gives none. */
export function Av_y(p: Profile): number {
  if (p.kind === "rhs") return p.fabrication === "welded" ? p.a - 2 * hw(p) * p.tw : (p.a * p.b) / (p.b + p.h);
  if (isSolid(p)) return solidShearShare(p.kind) * p.a;
  return p.kind === "chs" ? (2 * p.a) / Math.PI : p.a - hw(p) * p.tw;
}

/** Vpl,Rd = Av·(fy/√3)/γM0 (6.2.6(2)). */
export const Vpl_Rd = (av: number, fy: number, gamma_m0: number): number => (av * fy) / Math.sqrt(3) / gamma_m0;

/** Depth of the web as shear buckling sees it: between the flanges, between the corners of a hollow section. */
export const webDepth = (p: Profile, along: "h" | "b" = "h"): number => (p.kind !== "rhs" ? hw(p) : wallWidth(p, along));

/** hw/tw > 72·ε/η: the web is to be verified for shear buckling (6.2.6(6)). */
export const slenderWeb = (p: Profile, eps: number, eta: number, along: "h" | "b" = "h"): boolean =>
  p.kind !== "chs" && !isSolid(p) && webDepth(p, along) / wall(p, along) > ((72 * eps) / eta) * (1 + 1e-9);

/** Relative slenderness of an unstiffened web, EN 1993-1-5 (5.6) with kτ = 5.34. */
export const lambda_w = (depth: number, tw: number, eps: number): number => depth / (37.4 * tw * eps * Math.sqrt(5.34));

/** Contribution of the web, EN 1993-1-5 Table 5.1, non-rigid end post. */
export const chi_w = (lambda: number, eta: number): number => (lambda < 0.83 / eta ? eta : 0.83 / lambda);

/** Vb,Rd of the web alone, EN 1993-1-5 (5.1), (5.2), not above η·hw·tw·fy/(√3·γM1). */
export function Vb_Rd(p: Profile, along: "h" | "b", fy: number, eps: number, eta: number, gamma_m1: number): number {
  const depth = webDepth(p, along);
  const t = wall(p, along);
  const chi = Math.min(eta, chi_w(lambda_w(depth, t, eps), eta));
  return (chi * (p.kind === "rhs" ? 2 : 1) * depth * t * fy) / (Math.sqrt(3) * gamma_m1);
}

/**
 * What a web bears before it buckles: without stiffeners at the supports (EN 1993-1-5 5.1(2)) nothing anchors the tension field that 0.83/λw counts on.
 * (0.83/λw)² meets Table 5.1 where buckling sets in and goes on as the elastic critical stress does, with λw⁻².
 */
export function Vb_bare(p: Profile, along: "h" | "b", fy: number, eps: number, eta: number, gamma_m1: number): number {
  const depth = webDepth(p, along);
  const t = wall(p, along);
  const chi = Math.min(eta, (0.83 / lambda_w(depth, t, eps)) ** 2);
  return (chi * (p.kind === "rhs" ? 2 : 1) * depth * t * fy) / (Math.sqrt(3) * gamma_m1);
}

/** A round section has no axes: one shear area, one moment resistance. */
export const isRound = (p: Profile): boolean => p.kind === "chs" || p.kind === "circle";

/** Shear forces against the resistances along z and y: of a round section it is the resultant. */
export function shears(p: Profile, vy: number, vz: number): { z: number; y: number } {
  if (!isRound(p)) return { z: vz, y: vy };
  const v = Math.hypot(vy, vz);
  return { z: v, y: v };
}

export interface Shear extends Outcome {
  utilisation: number;
  v: number;
  v_rd: number;
  /** What torsion leaves of the resistance, 6.2.7(9). */
  twist: number;
}

/** Vz,Ed/Vc,z,Rd (6.2.6(1)), with web buckling where the web is slender and torsion of hollow sections by 6.2.7(9). */
export const shear_z = (c: Capacity, f: Action): Shear => shear(shears(c.p, f.vy, f.vz).z, c.v_z, torsionFactor(c, f));

/** Vy,Ed/Vc,y,Rd (6.2.6(1)). */
export const shear_y = (c: Capacity, f: Action): Shear => shear(f.vy, c.v_y, torsionFactor(c, f, "b"));

function shear(v: number, resistance: number, twist: number): Shear {
  const v_rd = resistance * twist;
  if (v === 0) return { v, v_rd, twist, utilisation: 0, reason: null };
  // No ratio to a resistance of nothing: what torsion takes and what shear asks for, side by side.
  if (twist <= 0)
    return { v, v_rd: 0, twist: 0, utilisation: 1 - twist + v / resistance, reason: "TEd exceeds TRd, which leaves no shear resistance" };
  return { v, v_rd, twist, utilisation: v / v_rd, reason: null };
}
