/** What listed combinations and a rule do with load cases: factors that add up, limit states, cases that act together. */

import { expect, test } from "vitest";
import * as combining from "../../../src/offline/validation/combining.ts";
import { documentWith, edited } from "./judged.ts";

const term = (load_case: string, factor: number) => ({ load_case, factor });
const listed = (...combinations: [limit_state: string, terms: object[], situation?: string][]) =>
  documentWith({
    load_combinations: combinations.map(([limit_state, terms, situation], i) => ({
      id: `${i}`,
      limit_state,
      terms,
      ...(situation && { situation }),
    })),
  });

test("a case acts by its weight or by any load", () => {
  expect(combining.isActing({ self_weight: 0, node_loads: [] })).toBe(false);
  expect(combining.isActing({ self_weight: -1 })).toBe(true);
  expect(combining.isActing({ self_weight: 0, support_displacements: [{}] })).toBe(true);
});

test("factors of one case in one combination add up, and 0 is none", () => {
  const document = listed(["ULS", [term("G", 1), term("G", 0.35), term("Q", 1.5), term("Q", -1.5), term("W", 0)]]);
  expect(combining.combinedCases(document)).toEqual(["G"]);
  expect(combining.ultimate(document)[0]!.get("G")).toBeCloseTo(1.35, 12);
});

test("resistances are judged in everyday situations, and one that says none is such", () => {
  const situations: [string, object[], string?][] = [
    ["ULS", [term("G", 1)]],
    ["ULS", [term("G", 2)], "transient"],
    ["ULS", [term("G", 3)], "accidental"],
    ["ALS", [term("G", 4)]],
    ["SLS", [term("G", 5)]],
  ];
  expect(combining.ultimate(listed(...situations)).map((factors) => factors.get("G"))).toEqual([1, 2]);
});

test("the largest factor has its sign for gravity, which cannot turn round, and none for wind", () => {
  const document = listed(["ULS", [term("A", -1.5)]], ["ULS", [term("A", 0.9)]], ["SLS", [term("A", -0.5)]]);
  expect(combining.ultimateFactor(document, { id: "A", nature: "snow" })).toBe(0.9);
  expect(combining.ultimateFactor(document, { id: "A", nature: "wind" })).toBe(1.5);
  expect(combining.serviceFactor(document, { id: "A" })).toBe(0.5);
  expect(combining.ultimateFactor(listed(["SLS", [term("A", 1)]]), { id: "A", nature: "wind" })).toBeUndefined();
});

test("what of a permanent load stands beside a case is its largest factor at ULS, and none where no load is permanent", () => {
  const combinations = [
    { id: "1", limit_state: "ULS", terms: [term("G", 1.35), term("S", 1.5)] },
    { id: "2", limit_state: "ULS", terms: [term("G", -1), term("W", 1.5), term("S", 0)] },
    { id: "3", limit_state: "ULS", terms: [term("Q", 1.5), term("W", 0.9)] },
    { id: "4", limit_state: "SLS", terms: [term("G", 1), term("Q", 1)] },
  ];
  const weighed = (self_weight: number) =>
    documentWith({ load_combinations: combinations, load_cases: [{ id: "G", nature: "permanent", self_weight }] });
  expect(["S", "W", "Q"].map((id) => combining.weightBeside(weighed(1), { id }))).toEqual([1.35, 1, 0]);
  expect(combining.weightBeside(weighed(1), { id: "T" })).toBeUndefined();
  expect(combining.weightBeside(weighed(0), { id: "Q" })).toBeNaN();
});

test("the order of its terms does not make another combination, a situation does", () => {
  const terms = [term("G", 1.35), term("Q", 1.5)];
  const content = (more: object) => combining.contentOf(edited(), { limit_state: "ULS", terms, ...more });
  expect(content({ terms: [...terms].reverse() })).toBe(content({}));
  expect(content({ situation: "accidental" })).not.toBe(content({}));
});

test("limit states are those listed and those of a rule; unknown while one may be hidden", () => {
  const ruled = (combinations: object) => edited((d) => Object.assign(d, { analysis: { combinations } }, (d.model.load_combinations = [])));
  expect(combining.limitStates(edited())).toEqual(["SLS", "ULS"]);
  expect(combining.limitStates(ruled({ rule: "en1990_610" }))).toEqual(["ULS"]);
  expect(combining.limitStates(ruled({ rule: "en1990_610", sls: ["characteristic"] }))).toEqual(["SLS", "ULS"]);
  expect(combining.limitStates(ruled({ rule: "none of ours" }))).toBeUndefined();
  expect(combining.limitStates(edited((d) => (d.model.load_combinations[0].limit_state = 7)))).toBeUndefined();
});

test("bays of one category are asked about where the rule says nothing of patterns", () => {
  const bay = (id: string, member: string, category = "B") => ({ id, nature: "imposed", category, member_loads: [{ member }] });
  const asked = (rule: object, ...load_cases: object[]) =>
    combining.together({ entities: () => load_cases } as never, { combinations: rule });
  expect(asked({}, bay("1", "a"), bay("2", "b"))).toEqual(["1", "2"]);
  expect(asked({ patterns: false }, bay("1", "a"), bay("2", "b"))).toBeUndefined();
  expect(asked({}, bay("1", "a"), bay("2", "a"))).toBeUndefined();
  expect(asked({}, bay("1", "a"), bay("2", "b", "C"))).toBeUndefined();
});
