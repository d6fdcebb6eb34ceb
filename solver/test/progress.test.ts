/** Callers see the phases in order, the cost before it is spent, and can stop at any of them. */

import { expect, test } from "vitest";
import { type ProgressReport, SolveError, solve } from "../src/index.ts";
import { randomFrame } from "./frames.ts";

test("phases come in order, fractions never fall, flops are told before the factorisation", () => {
  const reports: ProgressReport[] = [];
  const results = solve(randomFrame(2), { onProgress: (report) => void reports.push(report) });
  const phases = [...new Set(reports.map((report) => report.phase))];
  expect(phases).toEqual(["reading", "ordering", "assembling", "factorising", "solving", "recovering", "checking"]);
  reports.slice(1).forEach((report, i) => expect(report.fraction).toBeGreaterThanOrEqual(reports[i]!.fraction));
  const estimate = reports.find((report) => report.flops !== undefined)!;
  expect(estimate.flops).toBe(results.statistics.factor_flops);
  expect(estimate.seconds).toBeGreaterThan(0);
});

test("returning false cancels at every phase", () => {
  const phases: ProgressReport["phase"][] = ["reading", "ordering", "assembling", "factorising", "solving", "recovering", "checking"];
  for (const phase of phases) {
    const run = (): unknown => solve(randomFrame(2), { onProgress: (report) => report.phase !== phase });
    expect(run).toThrow(SolveError);
    expect(run).toThrow(phase);
  }
});
