/** Callers see the phases in order, the cost before it is spent, and can stop at any of them. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Model, openLibrary, type ProgressReport, SolveError, solve } from "../src/index.ts";
import { weights } from "../src/progress.ts";
import { randomFrame } from "./frames.ts";

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
  const model = read("../../schemas/examples/building-frame.json") as Model;
  const sections = openLibrary(read("../data/sections.json"));
  const shares: number[] = [];
  solve(model, { sections, onProgress: ({ phase, fraction }) => void (phase === "checking" && shares.push(fraction)) });
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  const run = (): unknown => solve(model, { sections, onProgress: ({ fraction }) => fraction < shares[1]! });
  expect(run).toThrow("cancelled while checking");
});

test("stability weighs what it is measured to cost: a quarter of the linear analysis to a combination of a thousand members, more of a larger one", () => {
  const share = (members: number): number => {
    const { stability, checking } = weights(members, 10, 0);
    expect(checking).toBe(1);
    return (1 - stability) / stability / 10;
  };
  // Processor time of ten combinations over that of the linear analysis, on buildings of `make bench`.
  for (const [members, measured] of [
    [960, 0.25],
    [3848, 0.31],
    [9889, 0.78],
  ] as const)
    expect(Math.abs(share(members) / measured - 1), String(members)).toBeLessThan(0.05);
});
