/** What an analysis takes for granted, in words. */
import type { Model } from "handoff-solver";
import { expect, it } from "vitest";
import { assumptions } from "../src/model/assumptions.ts";

const said = (check: object): string =>
  assumptions(
    {
      model: { load_cases: [], load_combinations: [] },
      analysis: { checks: [{ id: "D", type: "deflection", limit_ratio: 125, ...check }] },
    } as unknown as Model,
    (value) => `${value} m`,
  ).at(-1)!;

it("says of a deflection that twice the length counts at a free end, and of a drift that it does not", () => {
  expect(said({})).toBe("Check D: deflection against length / 125 (of a free end that is not upright 2 × length / 125).");
  expect(said({ span: 9 })).toBe("Check D: deflection against a span of 9 m / 125 (of a free end that is not upright 2 × span / 125).");
  expect(said({ measure: "drift" })).toBe("Check D: storey drift against height / 125.");
});

it("says of a steel check that its critical moment is given", () => {
  expect(said({ type: "en1993_1_1" })).toContain(", lateral-torsional buckling checked, ");
  expect(said({ type: "en1993_1_1", mcr: 9 })).toContain(", lateral-torsional buckling checked with Mcr = 9 m as given, ");
});

it("says of a steel check by second order with leans that lengths not given are members' own", () => {
  const lengths = (options: object): string =>
    assumptions(
      {
        model: { nodes: [], members: [], load_cases: [], load_combinations: [] },
        analysis: { options, checks: [{ id: "E", type: "en1993_1_1" }] },
      } as unknown as Model,
      String,
    ).at(-1)!;
  const imperfections = { directions: ["+x", "-x"] };
  expect(lengths({ order: "second", imperfections })).toContain("taken as the member's own where the structure leans both ways");
  for (const options of [
    { order: "second" },
    { order: "first", imperfections },
    { order: "second", imperfections: { ...imperfections, among_loads: true } },
  ])
    expect(lengths(options)).not.toContain("member's own");
});

it("says what the analysis chose where the model leaves it the order", () => {
  const lines = assumptions({ model: { nodes: [], members: [], load_cases: [], load_combinations: [] } } as unknown as Model, String, [
    "Second order because αcr = 4.20 of a sway mode.",
  ]);
  expect(lines[0]).toBe("Second order because αcr = 4.20 of a sway mode.");
  expect(lines[1]).toContain("First or second order, as the factor of sway of each combination asks");
  expect(lines[1]).toContain("sway imperfections are added where they are due");
});

it("says whether the lean is added or among the loads", () => {
  const leaning = (imperfections?: object, order: string | undefined = "first"): string =>
    assumptions(
      {
        model: { nodes: [], members: [], load_cases: [], load_combinations: [] },
        analysis: { options: { order, imperfections } },
      } as unknown as Model,
      String,
    )[0]!;
  const directions = ["+x", "-x"];
  expect(leaning()).toContain("neither imperfections nor second-order effects");
  expect(leaning({ directions })).toContain("once more with the structure leaning towards +x, -x by φ = φ0·αh·αm = 1/200 ");
  const turning = ["+rz", "-rz"] as const;
  expect(leaning({ directions: [...directions, ...turning] })).toContain(" leaning towards +x, -x and by turning about the vertical by φ");
  expect(leaning({ directions: [...turning] })).toContain(" leaning by turning about the vertical by φ");
  expect(leaning({ directions, among_loads: true })).toContain(
    "; sway imperfections are among the loads towards +x, -x (EN 1993-1-1 5.3.2)",
  );
});

it("writes partial factors as numbers, with where they come from", () => {
  const factors = (check: object, national_annex?: string, options: object = {}): string =>
    assumptions(
      {
        settings: { national_annex },
        model: { load_cases: [], load_combinations: [] },
        analysis: { options, checks: [{ id: "E", type: "en1993_1_1", ...check }] },
      } as unknown as Model,
      String,
    ).at(-1)!;
  // EN 1993-1-1 6.1(1) recommends 1.00 for both; the German annex has 1.10 for γM1.
  expect(factors({})).toContain("γM0 = 1.00 (recommended), γM1 = 1.00 (recommended), ");
  expect(factors({}, "DE")).toContain("γM0 = 1.00 (of the annex), γM1 = 1.10 (of the annex), ");
  // By second order γM1 takes the place of γM0 (NDP to 6.1(1)).
  const second = { order: "second" };
  expect(factors({}, "DE", second)).toContain("γM0 = 1.10 (of the annex by second order), γM1 = 1.10 (of the annex), ");
  expect(factors({}, "UK", second)).toContain("γM0 = 1.00 (of the annex), ");
  expect(factors({ gamma_m0: 1.1, gamma_m1: 1.025 })).toContain("γM0 = 1.10, γM1 = 1.025, ");
});
