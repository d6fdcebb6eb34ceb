/** Combinations by rule: the expressions of EN 1990 with the numbers of its Tables A1.1 and A1.2(B). */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import type { CombinationRule, LoadCase } from "../../../src/generated/model.ts";
import { mostCombinations } from "../../../src/generated/rules/combinations/by_rule.ts";
import { plainModel } from "../../../src/model/authoring/authored.ts";
import { ruledCombinations } from "../../../src/model/authoring/combination_rules.ts";
import { library } from "../../../src/model/sections/included.ts";
import { example } from "../../examples.ts";

const action = (id: string, nature: LoadCase["nature"], category?: LoadCase["category"]): LoadCase => ({
  id,
  nature,
  self_weight: 0,
  ...(category ? { category } : {}),
});
const CASES = [action("G", "permanent"), action("Q", "imposed", "B"), action("S", "snow"), action("W1", "wind"), action("W2", "wind")];
const told = (rule: CombinationRule, cases = CASES): string[] =>
  ruledCombinations(rule, cases, []).map(({ terms }) => terms.map(({ load_case, factor }) => `${factor} ${load_case}`).join(" + "));

test("6.10: every action leads in turn, with the others or without them, permanent actions either way", () => {
  const made = told({ rule: "en1990_610" });
  // 1 without variable actions; Q and S lead with 2 · 3 sets of the others; each wind with 2 · 2; all twice.
  expect(made).toHaveLength(2 * (1 + 6 + 6 + 4 + 4));
  expect(new Set(made).size).toBe(made.length);
  for (const expected of ["1.35 G", "1.35 G + 1.5 Q + 0.75 S + 0.9 W1", "1.35 G + 1.5 W2 + 1.05 Q + 0.75 S", "1 G + 1.5 W1"])
    expect(made).toContain(expected);
  expect(made.some((one) => one.includes("W1") && one.includes("W2"))).toBe(false);
});

test("6.10a and 6.10b: ξ·γG = 1.1475 beside the leading action, ψ0 on all variable actions beside γG", () => {
  const made = told({ rule: "en1990_610ab" });
  expect(made).toContain("1.35 G + 1.05 Q + 0.75 S + 0.9 W1");
  expect(made).toContain("1.1475 G + 1.5 Q + 0.75 S + 0.9 W1");
  expect(made).not.toContain("1.35 G + 1.5 Q");
});

test("serviceability: characteristic, frequent and quasi-permanent with ψ0, ψ1 and ψ2", () => {
  const made = told({ rule: "en1990_610", sls: ["characteristic", "frequent", "quasi_permanent"] });
  for (const expected of ["1 G + 1 Q + 0.5 S + 0.6 W1", "1 G + 0.5 Q", "1 G + 0.2 W1 + 0.3 Q", "1 G + 0.3 Q"])
    expect(made).toContain(expected);
  const kinds = ruledCombinations({ rule: "en1990_610", sls: ["frequent"] }, CASES, []);
  expect(new Set(kinds.map(({ limit_state, situation }) => `${limit_state} ${situation}`))).toEqual(
    new Set(["ULS persistent", "SLS frequent"]),
  );
});

test("imposed cases of one category act together, or each by itself with patterns", () => {
  const two = [action("G", "permanent"), action("Q1", "imposed", "A"), action("Q2", "imposed", "A")];
  expect(told({ rule: "en1990_610" }, two)).toEqual(["1.35 G", "1.35 G + 1.5 Q1 + 1.5 Q2", "1 G", "1 G + 1.5 Q1 + 1.5 Q2"]);
  expect(told({ rule: "en1990_610", patterns: true }, two)).toContain("1.35 G + 1.5 Q2");
});

test("a wind that acts both ways leads and accompanies as given and with all its loads turned round", () => {
  const cases = [action("G", "permanent"), action("Q", "imposed", "B"), { ...action("W", "wind"), directions: "both" as const }];
  const made = told({ rule: "en1990_610" }, cases);
  for (const expected of ["1.35 G + 1.5 W + 1.05 Q", "1.35 G + -1.5 W + 1.05 Q", "1.35 G + 1.5 Q + -0.9 W", "1 G + -1.5 W"])
    expect(made).toContain(expected);
  expect(made.length).toBe(mostCombinations({ rule: "en1990_610" }, cases));
  expect(told({ rule: "en1990_610" }, [cases[0]!, cases[1]!, { ...cases[2]!, directions: "one" }]).join()).not.toContain("-");
});

test("alternatives of one nature keep the row of Table A1.1 that each is given", () => {
  const snows = [action("G", "permanent"), action("Q", "imposed", "B"), action("S", "snow"), action("A", "snow", "above_1000_m")];
  const made = told({ rule: "en1990_610", sls: ["quasi_permanent"] }, snows);
  for (const expected of ["1.35 G + 1.5 Q + 0.75 S", "1.35 G + 1.5 Q + 1.05 A", "1 G + 0.3 Q + 0.2 A"]) expect(made).toContain(expected);
  expect(made.some((one) => one.includes("0 S") || (one.includes(" S") && one.includes(" A")))).toBe(false);
});

test("an imposed load on a roof never acts with snow or wind (EN 1991-1-1 3.3.2(1))", () => {
  const roof = [action("G", "permanent"), action("H", "imposed", "H"), action("S", "snow")];
  expect(told({ rule: "en1990_610" }, roof).slice(0, 3)).toEqual(["1.35 G", "1.35 G + 1.5 H", "1.35 G + 1.5 S"]);
});

test("ids and names are the expression's, and step over ids that the model has", () => {
  const taken = [
    { id: "6.10-2", limit_state: "ULS" as const, terms: [{ load_case: "G", factor: 1 }] as [{ load_case: string; factor: number }] },
  ];
  const [first, second] = ruledCombinations({ rule: "en1990_610" }, CASES, taken);
  expect([first!.id, second!.id]).toEqual(["6.10-1", "6.10-3"]);
  expect(second!.name).toBe("EN 1990 (6.10), leading Q");
});

test("the number promised is never exceeded, and far too many are refused before they are made", () => {
  for (const rule of ["en1990_610", "en1990_610ab"] as const) {
    const asked: CombinationRule = { rule, sls: ["characteristic", "quasi_permanent"] };
    expect(ruledCombinations(asked, CASES, []).length).toBeLessThanOrEqual(mostCombinations(asked, CASES));
  }
  const many = Array.from({ length: 60 }, (_, i) => action(`Q${i}`, "imposed", "B"));
  expect(() => ruledCombinations({ rule: "en1990_610", patterns: true }, many, [])).toThrow(/more than 1000 combinations/);
});

test("a model solved by rule has the results of its combinations written out", () => {
  const model = example("simply-supported-beam");
  model.model.load_combinations = [];
  for (const one of model.model.load_cases) if (one.nature === "imposed") one.category = "B";
  model.analysis = { combinations: { rule: "en1990_610", sls: ["characteristic"] } };
  const { load_combinations: solved } = solve(model, { sections: library() });
  expect(solved.map(({ id }) => id)).toEqual(plainModel(model).model.load_combinations.map(({ id }) => id));
  expect(solved.find(({ id }) => id === "6.10-2")!.terms.map(({ factor }) => factor)).toEqual([1.35, 1.5]);
});

test("national annexes: UK ξ = 0.925 and ψ0 = 0.5 of wind, NL 1.2 G in (6.10b), ψ0 = 0.5 of offices and 0 of wind, 0.9 G where it helps", () => {
  const [uk, nl] = (["UK", "NL"] as const).map((annex) => told({ rule: "en1990_610ab", annex }));
  expect(uk).toContain("1.24875 G + 1.5 Q + 0.75 S + 0.75 W1");
  expect(nl).toContain("1.35 G + 0.75 Q");
  expect(nl).toContain("1.2 G + 1.5 Q");
  expect(nl).toContain("0.9 G + 1.5 W1 + 0.75 Q");
});

test("a category whose factors were not read is refused", () =>
  expect(() => told({ rule: "en1990_610", annex: "UK" }, [action("R", "imposed", "H")])).toThrow("no factors for 'H'"));

test("Germany does not allow (6.10a) and (6.10b) (NCI to 6.4.3.2(3)): refused; (6.10) stands, with any ψ", () => {
  expect(() => told({ rule: "en1990_610ab", annex: "DE" })).toThrow(
    "national annex DE does not allow (6.10a) and (6.10b): use 'en1990_610'",
  );
  expect(told({ rule: "en1990_610", annex: "DE", sls: ["frequent"] })).toContain("1.35 G + 1.5 Q + 0.75 S + 0.9 W1");
});

const settling = (id: string): LoadCase => ({ ...action(id, "permanent"), support_displacements: [{ support: "A", uz: -0.01 }] });
const strained = (id: string): LoadCase => ({ ...action(id, "permanent"), member_loads: [{ member: "M", type: "temperature", dt: -50 }] });

test("a settlement that relieves is left out, whatever the weight does (EN 1990 Table A1.2(B), NOTE 3)", () => {
  const cases = [action("G", "permanent"), settling("D"), action("Q", "imposed", "B")];
  expect(new Set(told({ rule: "en1990_610" }, cases))).toEqual(
    new Set(["1.35 G", "1 G"].flatMap((g) => ["", " + 1.35 D"].flatMap((d) => ["", " + 1.5 Q"].map((q) => g + d + q)))),
  );
  expect(told({ rule: "en1990_610", sls: ["quasi_permanent"] }, cases).slice(8)).toEqual([
    "1 G + 1 D",
    "1 G + 1 D + 0.3 Q",
    "1 G",
    "1 G + 0.3 Q",
  ]);
  expect(ruledCombinations({ rule: "en1990_610" }, cases, []).map(({ name }) => name)).toContain("EN 1990 (6.10), leading Q, without D");
});

test("prestress by strains is unfavourable or favourable apart from the weight, with either expression", () => {
  const cases = [action("G", "permanent"), strained("P"), action("Q", "imposed", "B")];
  const made = told({ rule: "en1990_610ab", sls: ["characteristic"] }, cases);
  for (const expected of [
    ...["1.35 G + 1.35 P + 1.05 Q", "1.35 G + 1 P + 1.05 Q", "1.1475 G + 1 P + 1.5 Q", "1 G + 1.1475 P + 1.5 Q", "1 G + 1 P + 1.5 Q"],
    "1 G + 1 P + 1 Q",
  ])
    expect(made).toContain(expected);
  // Prestress is there: none is without it.
  expect(made.every((one) => one.includes(" P"))).toBe(true);
});

test("forces beside the displacements are of the structure's source; two settlements come or not, each by itself", () => {
  const mixed: LoadCase = { ...settling("D"), node_loads: [{ node: "N", fz: -1 }] };
  expect(told({ rule: "en1990_610" }, [action("G", "permanent"), mixed])).toEqual(["1.35 G + 1.35 D", "1 G + 1 D"]);
  const two = [action("G", "permanent"), settling("D"), settling("E")];
  expect(told({ rule: "en1990_610" }, two)).toHaveLength(2 * 2 * 2);
  expect(mostCombinations({ rule: "en1990_610" }, two)).toBe(8);
});

const from = (source: string, one: LoadCase): LoadCase => ({ ...one, source });

test("wind cases of one source act together, as one action; those of another are its alternative", () => {
  const cases = [
    action("G", "permanent"),
    ...["walls", "roof"].map((id) => from("+x", action(id, "wind"))),
    from("+y", action("W2", "wind")),
    action("Q", "imposed", "B"),
  ];
  const made = told({ rule: "en1990_610" }, cases);
  for (const expected of ["1.35 G + 1.5 walls + 1.5 roof + 1.05 Q", "1 G + 1.5 walls + 1.5 roof", "1.35 G + 1.5 Q + 0.9 walls + 0.9 roof"])
    expect(made).toContain(expected);
  expect(made.filter((one) => one.includes("walls") !== one.includes("roof"))).toEqual([]);
  expect(made.some((one) => one.includes("walls") && one.includes("W2"))).toBe(false);
  // Two permanent ways; G alone; each wind alone or with Q; Q alone or with either wind.
  expect(made).toHaveLength(2 * (1 + 2 * 2 + 3));
  expect(mostCombinations({ rule: "en1990_610" }, cases)).toBe(made.length);
});

test("imposed cases of one source come and go together in patterns", () => {
  const cases = [from("bay 1", action("Q1", "imposed", "A")), from("bay 1", action("P1", "imposed", "A")), action("Q2", "imposed", "A")];
  expect(told({ rule: "en1990_610", patterns: true }, cases)).toEqual(["1.5 Q1 + 1.5 P1", "1.5 Q2", "1.5 Q1 + 1.5 P1 + 1.5 Q2"]);
});

test("earth pressure is unfavourable beside a weight that helps, in every expression (EN 1990 Table A1.2(B), NOTE 3)", () => {
  const cases = [action("G", "permanent"), from("earth", action("E1", "permanent")), from("earth", action("E2", "permanent"))];
  expect(told({ rule: "en1990_610" }, cases)).toEqual([
    "1.35 G + 1.35 E1 + 1.35 E2",
    "1 G + 1.35 E1 + 1.35 E2",
    "1.35 G + 1 E1 + 1 E2",
    "1 G + 1 E1 + 1 E2",
  ]);
  const both = told({ rule: "en1990_610ab" }, [...cases.slice(0, 2), action("Q", "imposed", "B")]);
  // (6.10a) has the whole of what presses beside the least of what helps; all favourable, (6.10b) says more.
  for (const expected of ["1 G + 1.35 E1 + 1.05 Q", "1.35 G + 1 E1 + 1.05 Q", "1 G + 1.1475 E1 + 1.5 Q"]) expect(both).toContain(expected);
  expect(both).not.toContain("1 G + 1 E1 + 1.05 Q");
  expect(ruledCombinations({ rule: "en1990_610" }, cases, []).map(({ name }) => name)).toContain("EN 1990 (6.10), earth favourable");
});
