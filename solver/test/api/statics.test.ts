/** The analysis in stages: forces first, stability one combination after the other, in the end what `solve` finds in one go. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Model, openLibrary, type ProgressReport, type Results, SolveError, solve } from "../../src/api/index.ts";
import { analysed, analysedInStages } from "../../src/api/statics.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const sections = openLibrary(read("../../data/sections.json"));
const portal = read("../../../schemas/examples/portal-frame.json") as Model;
const first = portal.model.load_combinations.find(({ limit_state }) => limit_state === "ULS")!;

/** Three combinations at the ultimate limit state, buckling modes of one of them, and vibration. */
const model: Model = {
  ...portal,
  model: {
    ...portal.model,
    load_combinations: [
      ...portal.model.load_combinations.filter(({ limit_state }) => limit_state !== "ULS"),
      ...[1, 0.5, 1.5].map((factor, i) => ({
        ...first,
        id: `U${i}`,
        terms: first.terms.map((term) => ({ ...term, factor: factor * term.factor })) as typeof first.terms,
      })),
    ],
  },
  analysis: { ...portal.analysis, options: { order: "first" }, buckling: { combinations: ["U2"], modes: 2 }, modal: { modes: 3 } },
};
const copied = (results: Results): Results => {
  const { times: _, ...statistics } = results.statistics;
  return structuredClone({ ...results, statistics: { ...statistics, times: {} } });
};
const whole = solve(model, { sections });

test("everything but stability, buckling and vibration is there at the first stage, to the same bits", () => {
  const stages = analysedInStages(model, { sections });
  const { results } = stages.next().value;
  const { stability, buckling, modal, checks: _, doubts: __, summary, statistics, ...early } = copied(results);
  expect([stability, buckling, modal]).toEqual([[], [], null]);
  expect(summary.pass + summary.fail).toBe(0);
  expect(statistics.dof).toBe(whole.statistics.dof);
  // What an option leaves out is told by what stability finds.
  const later: Partial<Results> = { assumptions: { ...whole.assumptions, lacking: early.assumptions.lacking } };
  for (const [key, value] of Object.entries(early)) expect(value, key).toEqual(copied({ ...whole, ...later })[key as keyof Results]);
});

test("one combination after the other joins the same results, and the last stage is the whole analysis", () => {
  const stages = analysedInStages(model, { sections });
  const lengths: number[] = [];
  let next = stages.next();
  const { results } = next.value;
  for (; !next.done; next = stages.next()) {
    expect(next.value.results).toBe(results);
    lengths.push(results.stability.length + results.buckling.length);
    expect(results.stability).toEqual(whole.stability.slice(0, results.stability.length));
  }
  // No stage brings two at once, and some bring nothing: whoever waits is heard between the long steps of one combination too.
  lengths.slice(1).forEach((length, i) => expect(length - lengths[i]!).toBeLessThanOrEqual(1));
  expect(lengths.length).toBeGreaterThan(2 * 4);
  expect(copied(next.value.results)).toEqual(copied(analysed(model, { sections }).results));
  for (const key of ["stability", "buckling", "modal", "load_combinations", "warnings"] as const)
    expect(next.value.results[key], key).toEqual(whole[key]);
});

test("statistics count states of second order with their corrections, factors and searches: none of second order where all are of first", () => {
  const { statistics } = whole;
  expect([statistics.second_order_states, statistics.second_order_rounds]).toEqual([0, 0]);
  // Each of three combinations has one search at least, and one count that proves it.
  expect(Math.min(statistics.eigenvalue_searches, statistics.factorisations - 1)).toBeGreaterThanOrEqual(3);
  const second = solve({ ...model, analysis: { options: { order: "second" } } }, { sections });
  const states = second.load_combinations.filter(({ order, failed }) => order === 2 && !failed);
  expect(second.statistics.second_order_states).toBe(states.length);
  expect(second.statistics.second_order_rounds).toBe(states.reduce((sum, { iterations }) => sum + iterations, 0));
  // One factor of each state at least.
  expect(second.statistics.factorisations - statistics.factorisations).toBeGreaterThanOrEqual(states.length);
});

test("progress names the combination that is begun, and what else is looked for", () => {
  const steps: ProgressReport["step"][] = [];
  analysed(model, { sections, onProgress: ({ step }) => void (step && steps.push(step)) });
  expect(steps).toEqual([
    ...[1, 2, 3].map((at) => ({ of: "stability", at, count: 3 })),
    { of: "buckling", at: 1, count: 1 },
    { of: "vibration", at: 1, count: 1 },
  ]);
});

test("an aborted signal ends it before the next step; forces and what was found stay", () => {
  const life = new AbortController();
  const stages = analysedInStages(model, { sections, signal: life.signal });
  const { results } = stages.next().value;
  while (results.stability.length < 1) stages.next();
  life.abort();
  expect(() => stages.next()).toThrow(new SolveError("cancelled", "cancelled while stability"));
  expect(results.load_combinations).toEqual(whole.load_combinations);
  expect(results.stability).toEqual(whole.stability.slice(0, 1));
});
