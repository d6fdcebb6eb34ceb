/** Whose loads are drawn for a set. */
import type { LoadCase, Model } from "handoff-solver";
import { expect, it } from "vitest";
import { caseKey, combinationKey, envelopeKey } from "../src/model/set_keys.ts";
import { combinationWords, termsOf, termWords } from "../src/model/terms.ts";
import type { SetInfo } from "../src/results/sets.ts";

const loadCase = (id: string): LoadCase => ({ id, nature: "permanent", self_weight: 0 });
const combination = {
  id: "G",
  limit_state: "ULS",
  situation: "persistent",
  terms: [
    { load_case: "G", factor: 1.35 },
    { load_case: "Q", factor: 1.5 },
  ],
};
const model = { model: { load_cases: [loadCase("G"), loadCase("Q")], load_combinations: [combination] } } as Model;
const said = (key: string, solved: SetInfo | null = null): [string, number][] =>
  termsOf(model, key, solved).map(({ loadCase: { id }, factor }) => [id, factor]);

it("keeps a load case and a combination of the same id apart", () => {
  expect(said(caseKey("G"))).toEqual([["G", 1]]);
  expect(said(combinationKey("G"))).toEqual([
    ["G", 1.35],
    ["Q", 1.5],
  ]);
});
it("has none for an envelope", () => expect(said(envelopeKey("ULS"))).toEqual([]));
it("goes by what was solved, without the cases that stand for imperfections", () => {
  const solved = {
    terms: [
      { loadCase: 1, factor: 1.5 },
      { loadCase: 2, factor: 1 },
    ],
  } as SetInfo;
  expect(said("combination:leaning", solved)).toEqual([["Q", 1.5]]);
});
it("writes a combination as an engineer does", () => {
  const terms = [1.35, 1.5, -0.9, 1.1475].map((factor, i) => ({ load_case: "GSWQ"[i]!, factor }));
  expect(termWords(terms)).toBe("1.35 G + 1.50 S − 0.90 W + 1.1475 Q");
  // ξ·γG of EN 1990 (6.10b): 0.85 × 1.35 = 1.1475; three digits stay three.
  expect(termWords([{ load_case: "G", factor: 1.155 }])).toBe("1.155 G");
  expect(termWords([])).toBe("");
});
it("tells combinations that a rule named alike by what they are made of, and leaves names that a person gave", () => {
  const made = { id: "6.10-3", name: "EN 1990 (6.10), leading S" };
  expect(combinationWords(made, "1.35 G + 1.50 S")).toEqual(["6.10-3: 1.35 G + 1.50 S", made.name]);
  expect(combinationWords({ id: "ULS1", name: "Snow leads" }, "1.35 G")).toEqual(["ULS1: Snow leads", "1.35 G"]);
  expect(combinationWords({ id: "ULS1" }, "1.35 G")).toEqual(["ULS1", "1.35 G"]);
});
