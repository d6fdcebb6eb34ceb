/** Combinations by rule: what the rule needs of the load cases, and how many combinations it gives at most. */

import type { CombinationRule, LoadCase } from "../../generated/model.ts";
import { mostCombinations } from "../../model/actions.ts";
import { annexOf, COMBINING } from "../../model/expressions.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

/** The limit state of resistances, in everyday situations; one that says none is the usual one. */
const { limit_state: ULTIMATE, usual, situations } = RULES.ultimate;
export const USUAL = usual;

/** Whether the model's rule, if it has one, puts a load case into its combinations. */
export const combines = ({ analysis }: Document, { nature }: Entity): boolean =>
  has(analysis, "combinations") && (nature === "permanent" || has(COMBINING.natures, nature));

/** Whether a load case has loads, or the structure's weight. */
export const isActing = (loadCase: Entity): boolean =>
  !!loadCase["self_weight"] || Object.keys(RULES.loads).some((kind) => loadCase[kind]?.length);

/** By load case; twice in one combination, they add up. */
function factorsByCase({ terms }: Entity): Map<string, number> {
  const factors = new Map<string, number>();
  for (const { load_case, factor } of terms) factors.set(load_case, (factors.get(load_case) ?? 0) + factor);
  return factors;
}

/** Those that some combination has with a factor other than 0. */
export function combinedCases(document: Document): string[] {
  const listed = document.entities("load_combinations").flatMap((combination) => [...factorsByCase(combination)]);
  return [...new Set(listed.flatMap(([id, factor]) => (factor ? [id] : [])))];
}

/** Factors of the combinations at ULS, those of accidents and earthquakes apart. */
export const ultimate = remembered((document) =>
  document
    .entities("load_combinations")
    .filter(({ limit_state, situation = USUAL }) => limit_state === ULTIMATE && situations.includes(situation))
    .map(factorsByCase),
);

/** The largest at ULS: of what presses down with its sign, of what may turn round by its size. */
export function ultimateFactor(document: Document, { id, nature }: Entity): number | undefined {
  const factors = ultimate(document).map((known) => known.get(id) ?? 0);
  const counted = RULES.gravity.natures.includes(nature) ? factors : factors.map(Math.abs);
  return counted.length ? Math.max(...counted) : undefined;
}

/** Of each combination at ULS the largest factor of a permanent load. */
const weights = remembered((document) => {
  const permanent = document.entities("load_cases").filter((loadCase) => loadCase["nature"] === "permanent" && isActing(loadCase));
  return ultimate(document).map((factors) =>
    permanent.length ? Math.max(...permanent.map(({ id }) => Math.abs(factors.get(id) ?? 0))) : Number.NaN,
  );
});

/** The largest factor of a permanent load in the combinations at ULS that have a case. */
export function weightBeside(document: Document, { id }: Entity): number | undefined {
  const beside = weights(document).filter((_, i) => ultimate(document)[i]!.get(id));
  return beside.length ? Math.max(...beside) : undefined;
}

/** Of the loads in each combination at ULS; imposed loads of roofs act without snow and wind (EN 1991-1-1 3.3.2). */
const natures = remembered((document) =>
  ultimate(document).map((factors) => {
    const there = document.entities("load_cases").filter((each) => factors.get(each["id"]) && each["category"] !== "H" && isActing(each));
    return there.map(({ nature }): string => nature);
  }),
);

/** Snow or wind, where it acts at ULS and imposed loads do, and never both at once. */
export function neverBeside(document: Document): string | undefined {
  const beside = new Set(natures(document).flatMap((each) => (each.includes("imposed") ? each : [])));
  const known = new Set(natures(document).flat());
  return ["snow", "wind"].find((nature) => beside.size && known.has(nature) && !beside.has(nature));
}

const service = remembered((document) =>
  document
    .entities("load_combinations")
    .filter(({ limit_state }) => limit_state === "SLS")
    .map(factorsByCase),
);

/** The largest at SLS, by its size. */
export function serviceFactor(document: Document, { id }: Entity): number | undefined {
  const factors = service(document).map((known) => Math.abs(known.get(id) ?? 0));
  return factors.length ? Math.max(...factors) : undefined;
}

/** By term, the combination that it stands in. */
export const combinationsOfTerms = remembered(
  (document): Map<Entity, Entity> =>
    new Map(
      document.entities("load_combinations").flatMap((combination) => combination["terms"].map((term: Entity) => [term, combination])),
    ),
);

/** What makes two combinations one: the order of their terms does not. */
export function contentOf(_: Document, { limit_state, situation = "", terms }: Entity): string {
  const named = new Set((terms as Entity[]).map(({ load_case, factor }) => JSON.stringify([load_case, factor])));
  return JSON.stringify([limit_state, situation, ...[...named].sort()]);
}

/** The limit states that load combinations have, by the model's rule too; undefined where that cannot be known. */
export function limitStates(document: Document): string[] | undefined {
  const [rule, known] = [document.analysis["combinations"], document.ids["load_combinations"]];
  const [listed, cases] = [document.entities("load_combinations"), document.entities("load_cases")];
  // A broken combination may be the one that is sought, and a rule that cannot be read may give it.
  if (!known || (known.size && listed.length !== known.size) || (document.isRuled && !rule)) return undefined;
  const gives = rule && (!document.isComplete("load_cases") || cases.some((loadCase) => combines(document, loadCase)));
  const ruled = gives ? ["ULS", ...(rule.sls?.length ? ["SLS"] : [])] : [];
  return [...new Set([...listed.map((combination): string => combination["limit_state"]), ...ruled])].sort();
}

/** The row of EN 1990 Table A1.1, or what stands for none; actions that the rules leave to the model are not asked for one. */
export function psiRow({ nature, category }: Entity, none: symbol): unknown {
  const known = COMBINING.natures[nature];
  return known && (category ?? known.usual ?? none);
}

/** The rows of EN 1990 Table A1.1 that the rule's annex has. */
export function psiRows({ analysis }: Document): string[] | undefined {
  const annex = annexOf(analysis["combinations"] ?? {}) as ReturnType<typeof annexOf> | undefined;
  return annex && Object.keys(annex.psi);
}

/** Imposed cases of the first category with loads on different things, where the rule does not say how they act. */
export function together(document: Document, { combinations: rule }: Entity): string[] | undefined {
  if (!rule || has(rule, "patterns")) return undefined;
  const alike = new Map<string, Entity[]>();
  for (const loadCase of document.entities("load_cases")) {
    const { nature, category } = loadCase;
    if (!category || COMBINING.natures[nature]?.alternatives !== false || !placesOf(loadCase).size) continue;
    alike.set(category, [...(alike.get(category) ?? []), loadCase]);
  }
  for (const cases of alike.values()) {
    const places = placesOf(cases[0]!);
    if (cases.some((other) => ![...placesOf(other)].some((place) => places.has(place)))) return cases.map(({ id }): string => id);
  }
  return undefined;
}

/** What its loads act on: nodes, members and plates, areas by their corners. */
export const placesOf = (loadCase: Entity): Set<string> =>
  new Set(
    Object.keys(RULES.loads).flatMap((kind) =>
      (loadCase[kind] ?? []).map(({ node, member, plate, nodes }: Entity) => JSON.stringify([node, member, plate, nodes])),
    ),
  );

/** How many there are at most, by the model's rule and listed. */
export function mostOf(document: Document): number | undefined {
  const rule: CombinationRule | undefined = document.analysis["combinations"];
  return rule && document.entities("load_combinations").length + mostCombinations(rule, document.entities("load_cases") as LoadCase[]);
}
