/** The trace of a deflection: its limit and its share of it, by the numbers printed. */

import { expect, test } from "vitest";
import { deflectionSteps, type SagTrace } from "../../../src/checks/trace/deflection.trace.ts";
import type { DeflectionCheck } from "../../../src/generated/model.ts";
import { type Known, learn, reckoned } from "./calculator.ts";

const CHECK = { id: "C", type: "deflection", limit_state: "SLS", limit_ratio: 250 } as DeflectionCheck;
const sag = (more: Partial<SagTrace> = {}): SagTrace => ({
  ...{ combination: "S", length: 5, twice: false, from: "chord", whole: true, between: null, value: 0.012, limit: 0.02 },
  ...more,
});

test.each<[string, SagTrace, number]>([
  ["a span of 5 m may sag by L/250 = 20 mm", sag(), 20],
  ["what sticks out by twice as much", sag({ twice: true, limit: 0.04 }), 40],
])("%s", (_, trace, limit) => {
  const known: Known = new Map();
  const reckonings = deflectionSteps(CHECK, "7.2", trace).flatMap((step) => {
    learn(known, { ...step, result: null });
    const found = reckoned(step, known);
    learn(known, step);
    return found ? [found] : [];
  });
  expect(reckonings).toHaveLength(2);
  for (const { ours, printed } of reckonings) expect(ours).toBeCloseTo(printed, 12);
  expect(reckonings[0]!.printed * 1e3).toBeCloseTo(limit, 9);
  expect(reckonings[1]!.printed).toBeCloseTo(12 / limit, 12);
});

test("notes say what it is part of, whose limit it is, and that it does not count", () => {
  const notes = (check: Partial<DeflectionCheck>, trace: Partial<SagTrace> = {}) =>
    deflectionSteps({ ...CHECK, ...check }, "7.2", sag(trace)).flatMap((step) => step.notes);
  expect(notes({})).toEqual([expect.stringContaining("the model's own")]);
  expect(notes({ part: "variable" }).join()).toContain("without its permanent load cases");
  expect(notes({ span: 5 }).join()).toContain("the check's span");
  expect(notes({ informative: true }).join()).toContain("informative");
  expect(notes({}, { between: ["A", "B"] }).join()).toContain("from node A to B");
});
