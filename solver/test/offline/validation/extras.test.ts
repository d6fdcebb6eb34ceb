/** What the schemas leave open: keys under analysis, results, and values of one's own. */

import { expect, test } from "vitest";
import { ignored, unbounded } from "../../../src/offline/validation/extras.ts";
import { LIMITS } from "../../../src/offline/validation/rulebook.ts";
import { told } from "./judged.ts";

test("keys under analysis that no engine reads are ignored, results too; one's own are not asked about", () => {
  const analysis = { checks: [{ type: "deflection", limt_ratio: 250, x_note: 1 }], combinatons: {}, x_mine: {} };
  expect(told(ignored({ results: {}, analysis }))).toEqual([
    "results ignored_results",
    "analysis.checks[0].limt_ratio ignored_key",
    "analysis.combinatons ignored_key",
  ]);
  const [, [, , message] = []] = [...ignored({ results: {}, analysis })];
  expect((message as () => string)()).toMatch(/did you mean 'limit_ratio'\?$/);
});

test("a check's keys are those of its type", () => {
  const keys = (type: string) => told(ignored({ analysis: { checks: [{ type, gamma_m1: 1 }] } }));
  expect(keys("en1993_1_1")).toEqual([]);
  expect(keys("deflection")).toEqual(["analysis.checks[0].gamma_m1 ignored_key"]);
});

/** Lists in one another, so many levels of them. */
const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : []);

test.each([
  ["analysis", { analysis: deep(LIMITS.nesting_depth - 1) }, "analysis nested_too_deep"],
  ["one's own key", { model: { x_tree: { a: deep(64), b: deep(64) } } }, "model.x_tree nested_too_deep"],
])("what no schema bounds may not be nested for ever: %s, told once", (_, model, issue) => expect(told(unbounded(model))).toEqual([issue]));

test("one level less, results, and what a schema bounds are not its concern", () => {
  const model = { analysis: deep(LIMITS.nesting_depth - 2), results: deep(99), model: { nodes: deep(99) } };
  expect(told(unbounded(model))).toEqual([]);
});
