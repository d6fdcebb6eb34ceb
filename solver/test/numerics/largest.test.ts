/** The largest number of a vector, whatever its sign. */

import { expect, test } from "vitest";
import { largest, largestOf } from "../../src/numerics/largest.ts";

test("a large negative number is large, and nothing is zero", () => {
  expect(largest([1, -5, 3])).toBe(5);
  expect(largest([])).toBe(0);
});

test("what is no number is never passed over: a solution that broke down must not look small", () => {
  expect(largest([1, Number.NaN, 2])).toBeNaN();
  expect(largest([1, -Infinity])).toBe(Infinity);
});

test("of six by six the first three are movements, the others rotations", () => {
  const values = [1, -2, 3, 40, 50, -60, -7, 0, 0, 8, 9, 10];
  expect(largestOf(values, 0)).toBe(7);
  expect(largestOf(values, 3)).toBe(60);
});
