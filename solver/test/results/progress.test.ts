/** Callers see the phases in order, the cost before it is spent, and can stop at any of them. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Model, openLibrary, type ProgressReport, SolveError, solve } from "../../src/api/index.ts";
import { weights } from "../../src/results/progress.ts";
import { randomFrame } from "../frames.ts";

test("phases come in order, fractions never fall, flops are told before the factorisation", () => {
  const reports: ProgressReport[] = [];
  const results = solve(randomFrame(2), { onProgress: (report) => void reports.push(report) });
  const phases = [...new Set(reports.map((report) => report.phase))];
  expect(phases).toEqual(["reading", "ordering", "assembling", "factorising", "solving", "recovering", "stability", "checking"]);
  reports.slice(1).forEach((report, i) => expect(report.fraction).toBeGreaterThanOrEqual(reports[i]!.fraction));
  const estimate = reports.find((report) => report.flops !== undefined)!;
  expect(estimate.flops).toBe(results.statistics.factor_flops);
  expect(estimate.seconds).toBeGreaterThan(0);
});

test("returning false cancels at every phase", () => {
  const phases: ProgressReport["phase"][] = [
    "reading",
    "ordering",
    "assembling",
    "factorising",
    "solving",
    "recovering",
    "stability",
    "checking",
  ];
  for (const phase of phases) {
    const run = (): unknown => solve(randomFrame(2), { onProgress: (report) => report.phase !== phase });
    expect(run).toThrow(SolveError);
    expect(run).toThrow(phase);
  }
});

test("long checks tell how far they are and can be stopped half-way", () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  const model = read("../../../schemas/examples/building-frame.json") as Model;
  const sections = openLibrary(read("../../data/sections.json"));
  const shares: number[] = [];
  solve(model, { sections, onProgress: ({ phase, fraction }) => void (phase === "checking" && shares.push(fraction)) });
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  const run = (): unknown => solve(model, { sections, onProgress: ({ fraction }) => fraction < shares[1]! });
  expect(run).toThrow("cancelled while checking");
});

/** What a combination takes over the linear analysis, where there are ten. */
const share = (members: number, of: "second" | "buckled", from: "combining" | "stability", to: "stability" | "checking"): number => {
  const found = of === "second" ? weights(members, 10, 0, 0) : weights(members, 0, 10, 0);
  expect(found[to]).toBe(1);
  return (1 - found[from]) / found[from] / 10;
};

// Processor time of combinations over that of the linear analysis, on buildings of `make bench`.
test.each([
  [960, 0.25],
  [3848, 0.31],
  [9889, 0.78],
])("stability of %i members weighs what it is measured to cost: %d of the linear analysis", (members, measured) => {
  expect(Math.abs(share(members, "buckled", "stability", "checking") / measured - 1)).toBeLessThan(0.05);
});

test.each([
  [960, 0.32],
  [3848, 0.52],
  [9889, 2.0],
])("second order of %i members weighs what it is measured to cost: %d of the linear analysis", (members, measured) => {
  expect(Math.abs(share(members, "second", "combining", "stability") / measured - 1)).toBeLessThan(0.1);
});
