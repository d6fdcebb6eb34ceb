/** Lateral-torsional buckling resistance: EN 1993-1-1 6.3.2. */

import { type Profile, slimness } from "../run/profile.ts";
import { ALPHA, type Curve } from "./flexural.ts";

export type LtbMethod = "rolled" | "general";

export interface LtbRule {
  method: LtbMethod;
  curve: Curve;
  alpha: number;
  /** Length of the plateau λLT,0 and β of 6.3.2.3; for the general case 0.2 and 1. */
  lambda_0: number;
  beta: number;
  /** Up to this slenderness lateral-torsional buckling is ignored. */
  ignored_to: number;
  clause: string;
  source: string;
}

/** Curve and parameters: Tables 6.4 and 6.5, or the UK annex (NA.2.16, NA.2.17). */
export function ltbRule(p: Profile, asked: LtbMethod | undefined, annex: "none" | "UK"): LtbRule {
  const ratio = slimness(p);
  const welded = p.fabrication === "welded";
  const hollow = p.kind === "rhs";
  const uk = annex === "UK" && (p.kind === "i" || (hollow && p.fabrication === "hot_finished"));
  const method = asked && p.kind === "i" ? asked : p.kind === "i" || uk ? "rolled" : "general";
  if (method === "general") {
    const curve: Curve = p.kind !== "i" ? "d" : welded ? (ratio <= 2 ? "c" : "d") : ratio <= 2 ? "a" : "b";
    // The clause's plateau λLT,0 = 0.4 belongs to 6.3.2.3; with the general curves it would jump, so it serves only tubes.
    return {
      method,
      curve,
      alpha: ALPHA[curve],
      lambda_0: 0.2,
      beta: 1,
      ignored_to: hollow ? 0.4 : 0.2,
      clause: "6.3.2.2",
      source: "Table 6.4",
    };
  }
  if (uk) {
    const curve: Curve = welded ? (ratio <= 2 ? "c" : "d") : ratio <= 2 ? "b" : ratio <= 3.1 ? "c" : "d";
    const plateau = welded ? 0.2 : 0.4;
    return {
      method,
      curve,
      alpha: ALPHA[curve],
      lambda_0: plateau,
      beta: welded ? 1 : 0.75,
      ignored_to: plateau,
      clause: "6.3.2.3",
      source: "UK NA.2.17",
    };
  }
  const curve: Curve = welded ? (ratio <= 2 ? "c" : "d") : ratio <= 2 ? "b" : "c";
  return { method, curve, alpha: ALPHA[curve], lambda_0: 0.4, beta: 0.75, ignored_to: 0.4, clause: "6.3.2.3", source: "Table 6.5" };
}

/** λLT = √(Wy·fy/Mcr) (6.3.2.2(1)). */
export const lambda_LT = (w_y: number, fy: number, m_cr: number): number => (m_cr === Infinity ? 0 : Math.sqrt((w_y * fy) / m_cr));

/** φLT = 0.5·[1 + αLT·(λLT − λLT,0) + β·λLT²] (6.3.2.2(1), 6.3.2.3(1)). */
export const phi_LT = (lambda: number, rule: LtbRule): number =>
  0.5 * (1 + rule.alpha * (lambda - rule.lambda_0) + rule.beta * lambda * lambda);

/** χLT (6.56), (6.57): at most 1, and for 6.3.2.3 at most 1/λLT². */
export function chi_LT(lambda: number, rule: LtbRule): number {
  if (lambda <= rule.ignored_to) return 1;
  const phi = phi_LT(lambda, rule);
  const chi = 1 / (phi + Math.sqrt(Math.max(0, phi * phi - rule.beta * lambda * lambda)));
  return Math.min(1, chi, rule.method === "rolled" ? 1 / (lambda * lambda) : 1);
}

/** f = 1 − 0.5·(1 − kc)·[1 − 2·(λLT − 0.8)²] ≤ 1 (6.3.2.3(2)). */
export const f_LT = (lambda: number, k_c: number): number => Math.min(1, 1 - 0.5 * (1 - k_c) * (1 - 2 * (lambda - 0.8) ** 2));

/** χLT,mod = χLT/f ≤ 1 and ≤ 1/λLT² (6.58). */
export const chi_LT_mod = (chi: number, f: number, lambda: number): number => Math.min(1, chi / f, lambda > 0 ? 1 / (lambda * lambda) : 1);
