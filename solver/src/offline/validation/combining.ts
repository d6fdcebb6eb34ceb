/** Combinations by rule: what the rule needs of the load cases, and how many combinations it gives at most. */

import type { CombinationRule, LoadCase } from "../../generated/model.ts";
import { annexOf, COMBINING, disallowed, mostCombinations } from "../../model/combination_rules.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding } from "./report.ts";
import { LIMITS } from "./rulebook.ts";
import { has } from "./shape.ts";

export function* checks(document: Document): Generator<Iterable<Finding>> {
  yield allowed(document);
  yield categories(document);
  yield counts(document);
}

/** Whether the model's rule, if it has one, puts a load case into its combinations. */
export const combines = ({ analysis }: Document, { nature }: Entity): boolean =>
  has(analysis, "combinations") && (nature === "permanent" || has(COMBINING.natures, nature));

/** The limit states of the combinations that the model's rule gives. */
export function limitStates(document: Document): string[] {
  const rule = document.analysis["combinations"];
  if (!rule) return [];
  const cases = document.entities("load_cases");
  if (document.isComplete("load_cases") && !cases.some((loadCase) => combines(document, loadCase))) return [];
  return rule.sls?.length ? ["ULS", "SLS"] : ["ULS"];
}

function* allowed(document: Document): Generator<Finding> {
  const rule: CombinationRule | undefined = document.analysis["combinations"];
  const message = rule && disallowed(rule);
  if (message) yield [["analysis", "combinations", "rule"], "rule_not_allowed", message];
}

/** Actions that the rules leave to the model have no categories. */
const UNRULED: { categories: string[]; usual: string | null } = { categories: [], usual: "none" };

function* categories(document: Document): Generator<Finding> {
  const isRuled = has(document.analysis, "combinations");
  const factors = annexOf(document.analysis["combinations"] ?? {})?.psi;
  for (const [place, { nature, category }] of document.entities("load_cases").entries()) {
    const where = [...document.where("load_cases", place), "category"];
    const { categories: known, usual } = COMBINING.natures[nature] ?? UNRULED;
    if (category === undefined && isRuled && usual === null) {
      yield [where, "no_category", `combinations by rule need the category of an imposed load: ${known.join(", ")}`];
    } else if (category !== undefined && !known.includes(category)) {
      yield [where, "wrong_category", `a load case of nature '${nature}' has no category '${category}'`];
    } else if (isRuled && factors && usual !== "none" && !has(factors, category ?? usual)) {
      const { annex } = document.analysis["combinations"];
      yield [
        where,
        "wrong_category",
        `factors of annex ${annex} for '${category ?? usual}' were not read: it has ${Object.keys(factors).join(", ")}`,
      ];
    }
  }
}

function* counts(document: Document): Generator<Finding> {
  const rule: CombinationRule | undefined = document.analysis["combinations"];
  if (!rule) return;
  const most = document.entities("load_combinations").length + mostCombinations(rule, document.entities("load_cases") as LoadCase[]);
  if (most > LIMITS.load_combination_limit) {
    const message = `the rule may give ${most} combinations: a model has at most ${LIMITS.load_combination_limit}`;
    yield [["analysis", "combinations"], "too_many_combinations", message];
  }
}
