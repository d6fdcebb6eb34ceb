/** EN 1990's expressions and factors: those of its Tables A1.1 and A1.2(B), and the annexes that schema and sources name. */

import { expect, test } from "vitest";
import schema from "../../../../schemas/analysis.json" with { type: "json" };
import sources from "../../../../schemas/annex_sources.json" with { type: "json" };
import { annexOf, COMBINING, disallowed, expressionsOf, productOf } from "../../../src/model/authoring/expressions.ts";

test("the recommended factors: 1.35, 1.0 and 1.5, ξ = 0.85, ψ of offices 0.7, 0.5 and 0.3", () => {
  const annex = annexOf({});
  const of = (...factors: Parameters<typeof productOf>[0]) => productOf(factors, annex, "B");
  expect([of("gamma_g_sup"), of("gamma_g_inf"), of("gamma_q")]).toEqual([1.35, 1, 1.5]);
  expect([of("xi", "gamma_g_sup"), of("gamma_q", "psi_0"), of("psi_1"), of("psi_2"), of()]).toEqual([1.1475, 1.05, 0.5, 0.3, 1]);
});

test("a rule asks for its expressions, those of serviceability behind them and each once", () => {
  const numbers = (...asked: Parameters<typeof expressionsOf>) => expressionsOf(...asked).map(([number]) => number);
  expect(numbers({ rule: "en1990_610" })).toEqual(["6.10"]);
  expect(numbers({ rule: "en1990_610ab", sls: ["characteristic", "characteristic", "quasi_permanent"] })).toEqual([
    "6.10a",
    "6.10b",
    "6.14b",
    "6.16b",
  ]);
});

test("an annex without ξ allows (6.10) and no more", () => {
  expect(disallowed({ rule: "en1990_610ab", annex: "DE" })).toMatch(/DE does not allow \(6\.10a\) and \(6\.10b\)/);
  expect(disallowed({ rule: "en1990_610", annex: "DE" })).toBeNull();
  expect(disallowed({ rule: "en1990_610ab" })).toBeNull();
});

test("the schema offers exactly the annexes that have factors, each with its source", () => {
  expect(Object.keys(COMBINING.annexes)).toEqual(schema.$defs.combination_rule.properties.annex.enum);
  expect(Object.keys(sources.actions)).toEqual(Object.keys(COMBINING.annexes));
  // Who was read has an address or a repository, or is the standard itself.
  for (const text of [sources.actions, sources.steel, sources.clauses].flatMap((each) => Object.values(each)))
    expect(text).toMatch(/^EN 199|on GitHub|[a-z]\.(com|app|dev|de|uk)\b/);
});
