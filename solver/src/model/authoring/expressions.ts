/** EN 1990's expressions and the factors of national annexes, from schemas/combination_rules.json. */

import data from "../../../../schemas/combination_rules.json" with { type: "json" };
import type { CombinationRule, LoadCombination } from "../../generated/model.ts";
import { filled } from "../../results/counts.ts";

export type Factor = "gamma_g_sup" | "gamma_g_inf" | "gamma_q" | "xi" | "psi_0" | "psi_1" | "psi_2";

export interface Expression {
  limit_state: LoadCombination["limit_state"];
  situation: NonNullable<LoadCombination["situation"]>;
  permanent: Factor[];
  /** Null: every permanent action has the one factor. */
  favourable: Factor[] | null;
  /** Whether favourable factors only serve beside a permanent action of another source that is not. */
  favourable_beside_others: boolean;
  leading: Factor[] | null;
  accompanying: Factor[];
}

export type Annex = Record<Exclude<Factor, "xi" | `psi_${string}`>, number> & {
  /** Null where the annex does not allow the expressions that take it. */
  xi: number | null;
  /** By category; one without a row was not read. */
  psi: Record<string, [psi0: number, psi1: number, psi2: number]>;
};

/** What a permanent source is: supports that move, strains, or forces. */
export type SourceKind = "settlement" | "strain" | "forces";

interface Rules {
  expressions: Record<string, Expression>;
  rules: Record<string, string[]>;
  sls: Record<string, string>;
  /** What a source does where it relieves: nothing of it may be there yet, or all of it with the favourable factor. */
  sources: Record<SourceKind, "absent" | "favourable">;
  natures: Record<string, { categories: string[]; usual: string | null; alternatives: boolean }>;
  never_together: Record<string, string[]>;
  annexes: Record<string, Annex>;
  /** Said of a rule that its annex does not allow. */
  not_allowed: string;
}

export const COMBINING = data as unknown as Rules;

/** Whose factors a rule takes. */
export const annexOf = ({ annex = "recommended" }: Pick<CombinationRule, "annex">): Annex => COMBINING.annexes[annex]!;

/** What a rule asks for that its annex does not allow. */
export function disallowed(asked: CombinationRule): string | null {
  const numbers = COMBINING.rules[asked.rule]!;
  if (annexOf(asked)?.xi !== null || !numbers.some((number) => COMBINING.expressions[number]!.permanent.includes("xi"))) return null;
  return filled(COMBINING.not_allowed, { annex: asked.annex!, expressions: numbers.map((number) => `(${number})`).join(" and ") });
}

/** The expressions that a rule asks for, by their number in EN 1990. */
export function expressionsOf({ rule, sls = [] }: CombinationRule): [number: string, expression: Expression][] {
  const numbers = [...COMBINING.rules[rule]!, ...sls.map((kind) => COMBINING.sls[kind]!)];
  return [...new Set(numbers)].map((number) => [number, COMBINING.expressions[number]!]);
}

/** To nine digits, so that 0.85 · 1.35 reads 1.1475. */
export function productOf(factors: readonly Factor[], annex: Annex, psi: string): number {
  const value = (factor: Factor): number =>
    factor === "psi_0" || factor === "psi_1" || factor === "psi_2" ? annex.psi[psi]![Number(factor.slice(4))]! : annex[factor]!;
  return Math.round(factors.reduce((product, factor) => product * value(factor), 1) * 1e9) / 1e9;
}
