/** Combinations by rule, as `handoff.combinations` makes them: refused where they are too many or a factor was not read. */

import { LOAD_COMBINATION_LIMIT } from "../../generated/limits.ts";
import type { CombinationRule, LoadCase, LoadCombination } from "../../generated/model.ts";
import { actionsOf } from "../../generated/rules/combinations/actions.ts";
import { combinationsOf, mostCombinations } from "../../generated/rules/combinations/by_rule.ts";
import { annexOf, COMBINING, disallowed, expressionsOf as written } from "../../generated/rules/combinations/expressions.ts";
import { invalid } from "../guard.ts";

/** An expression of EN 1990, of what readers ask. */
export interface Expression {
  limit_state: LoadCombination["limit_state"];
  permanent: readonly string[];
}

/** The expressions by which a rule combines, with their numbers. */
export const expressionsOf = (rule: CombinationRule): [number: string, expression: Expression][] => written(rule);

interface Nature {
  categories: readonly string[];
  usual: string | null;
}

/** Of each nature that the rules know the rows of Table A1.1 that it may have, and the usual one. */
export const NATURES = (COMBINING as { natures: Record<string, Nature | undefined> }).natures;

/** Combinations that a rule gives for the model's load cases, behind those that the model lists itself. */
export function ruledCombinations(
  rule: CombinationRule,
  cases: readonly LoadCase[],
  listed: readonly LoadCombination[],
): LoadCombination[] {
  const refused = disallowed(rule);
  if (refused) throw invalid("analysis.combinations", refused);
  const rows = actionsOf(cases, false).flatMap(({ groups }) => groups.flat(2).map(({ row }) => row));
  const unread = rows.find((row) => !annexOf(rule).psi[row]);
  if (unread) throw invalid("analysis.combinations", `annex ${rule.annex} has no factors for '${unread}'`);
  if (listed.length + mostCombinations(rule, cases) > LOAD_COMBINATION_LIMIT) {
    throw invalid("analysis.combinations", `gives more than ${LOAD_COMBINATION_LIMIT} combinations`);
  }
  return combinationsOf(
    rule,
    cases,
    listed.map(({ id }) => id),
  );
}
