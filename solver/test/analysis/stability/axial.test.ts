/** Axial forces inside members by equilibrium of the part before the middle of each piece. */

import { expect, test } from "vitest";
import { axialForces } from "../../../src/analysis/stability/axial.ts";
import { spanLoads } from "../../../src/diagrams/spans.ts";

const LENGTH = Float64Array.of(8);
const NONE = { lines: [], points: [], strains: [], weights: [] };
const from = (n: number): Float64Array => Float64Array.from({ length: 12 }, (_, i) => (i === 0 ? n : 0));

test("without loads along it the force is the end's everywhere", () => {
  expect([...axialForces(from(-5), spanLoads(NONE, LENGTH), LENGTH, 4)]).toEqual([-5, -5, -5, -5]);
});

test("a line load q along the member takes q·x", () => {
  const spans = spanLoads({ ...NONE, lines: [0, 0, 8, 2, 0, 0, 2, 0, 0] }, LENGTH);
  expect([...axialForces(from(-5), spans, LENGTH, 4)]).toEqual([1, 3, 5, 7].map((x) => -5 - 2 * x));
});

test("a load that sets in between takes nothing before it, and all of itself behind it", () => {
  const point = spanLoads({ ...NONE, points: [0, 4, 3, 0, 0, 0, 0, 0] }, LENGTH);
  expect([...axialForces(from(-5), point, LENGTH, 4)]).toEqual([-5, -5, -8, -8]);
  const half = spanLoads({ ...NONE, lines: [0, 4, 8, 2, 0, 0, 2, 0, 0] }, LENGTH);
  expect([...axialForces(from(-5), half, LENGTH, 4)]).toEqual([-5, -5, -7, -11]);
});

test("what is round-off beside the largest force presses nothing", () => {
  const ends = Float64Array.from({ length: 24 }, (_, i) => ({ 0: -1e-4, 12: -1e6 })[i] ?? 0);
  const lengths = Float64Array.of(8, 8);
  expect([...axialForces(ends, spanLoads(NONE, lengths), lengths, 1)]).toEqual([0, -1e6]);
});
