/** A combination is the factored sum of its cases, and its sizes add up whatever the signs. */

import { expect, test } from "vitest";
import { type LinearState, superpose } from "../../src/analysis/superposition.ts";

const one = (...values: number[]): Float64Array => Float64Array.from(values);

/** A state in which everything is `value`. */
const state = (value: number): LinearState => ({
  displacements: one(value),
  reactions: one(value),
  endForces: one(value, -value),
  hingedEnds: one(value),
  plateForces: one(value),
  residual: one(value),
  load: one(value),
  balance: { loads: one(value), reactions: one(-value), forceSize: Math.abs(value), momentSize: 2 * Math.abs(value) },
  spans: { whole: one(value, 0, 0, 0, 0, 0), strain: one(value, 0, 0), onsets: new Map() },
});

const terms = [
  { load_case: 0, factor: 1.35 },
  { load_case: 2, factor: -1.5 },
];

test("1.35·G − 1.5·W: every vector, and no case that the combination does not name", () => {
  const sum = superpose(terms, [state(100), state(1e9), state(10)]);
  const expected = 1.35 * 100 - 1.5 * 10;
  for (const name of ["displacements", "reactions", "hingedEnds", "plateForces", "residual", "load"] as const)
    expect(sum[name][0], name).toBeCloseTo(expected, 9);
  expect([...sum.endForces].map((n) => Math.round(n))).toEqual([expected, -expected]);
  expect(sum.balance.loads[0]).toBeCloseTo(expected, 9);
  expect(sum.balance.reactions[0]).toBeCloseTo(-expected, 9);
  expect(sum.spans.whole[0]).toBeCloseTo(expected, 9);
  expect(sum.spans.strain[0]).toBeCloseTo(expected, 9);
});

test("round-off is as large as what was added, though it cancels: sizes add up", () => {
  const { balance } = superpose(terms, [state(100), state(0), state(90)]);
  expect(balance.loads[0]).toBeCloseTo(0, 9);
  expect(balance.forceSize).toBeCloseTo(135 + 135, 9);
  expect(balance.momentSize).toBeCloseTo(2 * 270, 9);
});

test("the cases stay as they were", () => {
  const cases = [state(100), state(0), state(10)];
  superpose(terms, cases);
  expect(cases[0]).toEqual(state(100));
});
