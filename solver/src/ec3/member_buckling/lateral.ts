/** Lateral-torsional buckling resistance: EN 1993-1-1 6.3.2. */

import type { MomentShape } from "../../diagrams/shapes.ts";
import type { SteelCheck } from "../../generated/model.ts";
import type { Annex } from "../../topology/context.ts";
import { ANNEXES, curveAt, type LtbParameters } from "../annexes.ts";
import { slimness } from "../profile.ts";
import type { Capacity } from "../resistances.ts";
import { ALPHA, type Curve } from "./flexural.ts";

export type LtbMethod = NonNullable<SteelCheck["ltb_method"]>;

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
  /** Why 6.3.2.3 does not serve an I that it was wanted for. */
  unserved: string | null;
}

/**
 * Curve and parameters: Table 6.4, or the annex's own of 6.3.2.3(1). That clause is for rolled sections and welded ones equivalent to them: no deeper for
 * their width than the annex's last bound, and of plates that bending does not buckle, as those of no rolled I do.
 */
export function ltbRule({ p, class_y }: Pick<Capacity, "p" | "class_y">, asked: LtbMethod | undefined, annex: Annex): LtbRule {
  const ratio = slimness(p);
  const welded = p.fabrication === "welded";
  const hollow = p.kind === "rhs";
  const { ltb } = ANNEXES[annex];
  const served = p.kind === "i" || (ltb.hot_finished_hollow && hollow && p.fabrication === "hot_finished");
  const parameters = welded ? ltb.welded : ltb.rolled;
  const listed = parameters && curveAt(parameters, ratio);
  const method = asked && p.kind === "i" ? asked : served ? "rolled" : "general";
  const slender = welded && class_y === 4;
  if (method === "general" || !parameters || !listed || slender) {
    const curve: Curve = p.kind !== "i" ? "d" : welded ? (ratio <= 2 ? "c" : "d") : ratio <= 2 ? "a" : "b";
    // The clause's plateau λLT,0 = 0.4 belongs to 6.3.2.3; with the general curves it would jump, so it serves only tubes.
    return {
      method: "general",
      curve,
      alpha: ALPHA[curve],
      lambda_0: 0.2,
      beta: 1,
      ignored_to: hollow ? 0.4 : 0.2,
      clause: "6.3.2.2",
      source: "Table 6.4",
      unserved: method === "general" ? null : unserved(annex, parameters, slender),
    };
  }
  const { lambda_0, beta } = parameters;
  const { source } = ltb;
  return { method, curve: listed, alpha: ALPHA[listed], lambda_0, beta, ignored_to: lambda_0, clause: "6.3.2.3", source, unserved: null };
}

function unserved(annex: Annex, parameters: LtbParameters | null, slender: boolean): string {
  if (!parameters) return `what national annex ${annex} chooses in 6.3.2.3 was not read`;
  return `6.3.2.3 is for rolled and equivalent welded sections, ${slender ? "and the plates are of class 4 in bending" : `up to h/b = ${parameters.curves.at(-1)?.[0]}`}`;
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

/**
 * kc of Table 6.6, which 1/√C1 is not to undercut. Straight diagrams have their formula; under one force the rows with end moments on the other side run from
 * 0.82, one end alone, to 0.77, both alike. Several forces make a diagram that is round as under spread loads, 0.90 and 0.91.
 */
export function kc({ start, end, span, linear, loading, forces }: MomentShape): number {
  const [small, large] = Math.abs(start) < Math.abs(end) ? [start, end] : [end, start];
  const psi = large === 0 ? 1 : small / large;
  if (linear) return 1 / (1.33 - 0.33 * psi);
  if (loading !== "concentrated" || forces > 1) return 0.91;
  return large * span < 0 ? 0.82 - 0.05 * Math.max(0, psi) : 0.82;
}

export interface LateralInput {
  rule: LtbRule;
  /** Modulus about y-y of the section's class. */
  w: number;
  fy: number;
  gamma_m1: number;
  m_cr: number;
  my: number;
  /** kc where the modification by f is asked for, else null. */
  k_c: number | null;
}

export interface Lateral {
  lambda: number;
  phi: number;
  /** Up to its plateau the slenderness reduces nothing (6.3.2.2(4)). */
  ignored: boolean;
  /** χLT before and after the modification by f. */
  plain: number;
  f: number | null;
  chi: number;
  m_b: number;
  utilisation: number;
}

/** Mb,Rd = χLT·Wy·fy/γM1 and My,Ed/Mb,Rd (6.3.2.1(1), (3)). */
export function lateralTorsional({ rule, w, fy, gamma_m1, m_cr, my, k_c }: LateralInput): Lateral {
  const lambda = lambda_LT(w, fy, m_cr);
  const plain = chi_LT(lambda, rule);
  const ignored = lambda <= rule.ignored_to;
  const f = k_c === null ? null : f_LT(lambda, k_c);
  const chi = f === null || ignored ? plain : chi_LT_mod(plain, f, lambda);
  const m_b = chi * ((w * fy) / gamma_m1);
  return { lambda, phi: phi_LT(lambda, rule), ignored, plain, f, chi, m_b, utilisation: my / m_b };
}
