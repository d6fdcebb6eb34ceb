/** Where combinations come from, in a sentence that is only said where the rule makes them again. */
import type { LoadCombination, Model } from "handoff-solver";
import { plainModel } from "handoff-solver/authoring";
import { expect, it } from "vitest";
import { categories, originWords } from "../src/model/ruled.ts";

const cases = [
  { id: "G", nature: "permanent", self_weight: 1 },
  { id: "Q1", nature: "imposed", category: "B", self_weight: 0 },
  { id: "Q2", nature: "imposed", category: "B", self_weight: 0 },
  { id: "S", nature: "snow", self_weight: 0 },
  { id: "W", nature: "wind", self_weight: 0 },
];
const own = { id: "Own", limit_state: "ULS", terms: [{ load_case: "G", factor: 1.35 }] };
const written = (combinations: object, listed: object[] = []): Model =>
  plainModel({
    schema_version: "1.0",
    model: { nodes: [], materials: [], sections: [], members: [], supports: [], load_cases: cases, load_combinations: listed },
    analysis: { combinations },
  } as unknown as Model);

it("names expression, annex and patterns", () => {
  expect(originWords(written({ rule: "en1990_610", sls: ["characteristic"], patterns: true }))).toBe(
    "Combinations by EN 1990 (6.10), serviceability (6.14b); γ and ψ as recommended in EN 1990 Annex A1; load patterns: any imposed case of a category may act without the others.",
  );
  expect(originWords(written({ rule: "en1990_610ab", annex: "UK" }))).toBe(
    "Combinations by EN 1990 (6.10a), (6.10b); γ, ξ and ψ of national annex UK; no load patterns: imposed cases of one category act together.",
  );
});

it("counts those that the model lists itself apart", () => {
  const model = written({ rule: "en1990_610" }, [own]);
  const all = model.model.load_combinations.length;
  expect(originWords(model)).toMatch(
    new RegExp(`^${all - 1} of ${all} combinations by EN 1990 \\(6\\.10\\); .*; the others are listed by the model itself\\.$`),
  );
});

it("claims no rule for combinations that it does not make", () => {
  const none = "Combinations are listed by the model itself; no rule made them.";
  const model = written({ rule: "en1990_610" });
  const [first, ...rest] = model.model.load_combinations;
  const changed = { ...first!, terms: [{ load_case: "G", factor: 1.2 }] as LoadCombination["terms"] };
  expect(originWords({ ...model, model: { ...model.model, load_combinations: [changed, ...rest] } })).toBe(none);
  expect(originWords({ ...model, analysis: {} })).toBe(none);
});

it("tells the category that is given, and the usual one where the rule takes it", () => {
  expect(categories(written({ rule: "en1990_610" }))).toEqual(["", "B", "B", "up to 1000 m, usual", ""]);
  expect(categories({ ...written({ rule: "en1990_610" }), analysis: {} })).toEqual(["", "B", "B", "", ""]);
});
