/** Where combinations come from: the rule that made them, believed where it makes the same ones again. */
import type { LoadCombination, Model } from "handoff-solver";
import type { WrittenAnalysis } from "../../../solver/src/model/authoring/authored.ts";
import { expressionsOf, NATURES, ruledCombinations } from "../../../solver/src/model/authoring/combination_rules.ts";
import { counted } from "../format/counts.ts";

type Read = Pick<Model, "model" | "analysis">;
type Rule = NonNullable<WrittenAnalysis["x_combinations"]>;

const terms = (items: readonly LoadCombination[]): string => JSON.stringify(items.map(({ id, terms }) => [id, terms]));

/** Keys that begin with x_ are anybody's to write, so that what the rule makes is compared with what is there. */
function made({ model, analysis }: Read): { rule: Rule; count: number } | null {
  const rule = (analysis as WrittenAnalysis | undefined)?.x_combinations;
  if (!rule) return null;
  const { load_cases: cases, load_combinations: all } = model;
  try {
    // They stand behind those that the model lists itself.
    const { length: count } = ruledCombinations(rule, cases, []);
    const listed = all.slice(0, all.length - count);
    return count && terms(ruledCombinations(rule, cases, listed)) === terms(all.slice(listed.length)) ? { rule, count } : null;
  } catch {
    // A rule that cannot be read made nothing.
    return null;
  }
}

const numbers = (list: [string, unknown][]): string => list.map(([number]) => `(${number})`).join(", ");

/** One sentence of rule, annex and patterns. */
export function originWords(model: Read): string {
  const found = made(model);
  const all = model.model.load_combinations.length;
  if (!found) return "Combinations are listed by the model itself; no rule made them.";
  const { rule, count } = found;
  const { annex = "recommended", patterns } = rule;
  const expressions = expressionsOf(rule);
  const serviceability = expressions.filter(([, { limit_state }]) => limit_state === "SLS");
  const ultimate = expressions.filter((one) => !serviceability.includes(one));
  const factors = ultimate.some(([, { permanent }]) => permanent.includes("xi")) ? "γ, ξ and ψ" : "γ and ψ";
  const of = annex === "recommended" ? "as recommended in EN 1990 Annex A1" : `of national annex ${annex}`;
  return [
    `${count === all ? "Combinations" : `${counted(count)} of ${counted(all)} combinations`} by EN 1990 ${numbers(ultimate)}`,
    serviceability.length ? `, serviceability ${numbers(serviceability)}` : "",
    `; ${factors} ${of}; `,
    patterns
      ? "load patterns: any imposed case of a category may act without the others"
      : "no load patterns: imposed cases of one category act together",
    count === all ? "." : "; the others are listed by the model itself.",
  ].join("");
}

/** Category of every load case; one that a rule takes where none is given is called usual. */
export function categories(model: Read): string[] {
  const ruled = made(model) !== null;
  return model.model.load_cases.map(({ nature, category }) => {
    const known = NATURES[nature];
    const usual = ruled && known?.categories.length ? known.usual : null;
    return (category ?? (usual ? `${usual}, usual` : "")).replaceAll("_", " ");
  });
}
