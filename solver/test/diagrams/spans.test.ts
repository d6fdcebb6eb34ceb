/** Loads sorted by member: along the whole of it, or setting in and ending somewhere. */

import { expect, test } from "vitest";
import { spanLoads, superposeSpans } from "../../src/diagrams/spans.ts";

const NONE = { lines: [], points: [], strains: [], weights: [] };
const LENGTH = [4, 8];

test("a line load over the whole member needs no onset, and adds to the weight", () => {
  const { whole, onsets } = spanLoads({ ...NONE, lines: [1, 0, 8, 1, 2, 3, 4, 5, 6], weights: [1, 0, 0, -9] }, LENGTH);
  expect([...whole]).toEqual([0, 0, 0, 0, 0, 0, 1, 2, -6, 4, 5, -3]);
  expect(onsets.size).toBe(0);
});

test("one over a part sets in with its slope, and its end takes it away: beyond, nothing is left", () => {
  const { whole, onsets } = spanLoads({ ...NONE, lines: [0, 1, 3, 0, 0, 10, 0, 0, 20] }, LENGTH);
  expect(whole.every((value) => value === 0)).toBe(true);
  const [first, last] = onsets.get(0)!;
  expect([first![0], first![9], first![12]]).toEqual([1, 10, 5]);
  expect([last![0], last![9], last![12]]).toEqual([3, -20, -5]);
  // q at x = 3: 10 + 5·2 − 20.
  expect(first![9]! + 2 * first![12]! + last![9]!).toBe(0);
});

test("a point load brings force and moment, strains add up", () => {
  const { onsets, strain } = spanLoads({ ...NONE, points: [1, 2, 1, 2, 3, 4, 5, 6], strains: [0, 1, 2, 3, 0, 10, 20, 30] }, LENGTH);
  expect([...onsets.get(1)![0]!.slice(0, 7)]).toEqual([2, 4, 5, 6, 1, 2, 3]);
  expect([...strain]).toEqual([11, 22, 33, 0, 0, 0]);
});

test("superposed, loads have their factors and keep their places", () => {
  const one = spanLoads({ ...NONE, points: [0, 2, 0, 0, 5, 0, 0, 0], weights: [0, 0, 0, 1] }, LENGTH);
  const sum = superposeSpans([
    { spans: one, factor: 2 },
    { spans: one, factor: -3 },
  ]);
  expect([sum.whole[2], sum.whole[5]]).toEqual([-1, -1]);
  expect(sum.onsets.get(0)!.map((onset) => [onset[0], onset[6]])).toEqual([
    [2, 10],
    [2, -15],
  ]);
});
