/** Whose loads are drawn for a set. */
import type { LoadCase, Model } from "handoff-solver";
import { expect, it } from "vitest";
import { termsOf } from "../src/model/terms.ts";
import { caseKey, combinationKey, envelopeKey } from "../src/solving/keys.ts";
import type { SetInfo } from "../src/solving/protocol.ts";

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
