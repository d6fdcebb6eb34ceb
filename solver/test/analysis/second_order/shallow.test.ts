/** What bars that have grown by turning do to each other. */

import { expect, test } from "vitest";
import { hangs } from "../../../src/analysis/second_order/shallow.ts";

const of = (...values: number[]): Float64Array => Float64Array.from(values);

test("a bar that turns less by more than a hundredth for having grown hangs like a cable: growth goes with the square", () => {
  expect(hangs(of(1, 1), of(1, 0.985 ** 2))).toBe(true);
  expect(hangs(of(1, 1), of(1, 0.995 ** 2))).toBe(false);
  expect(hangs(of(1, 1), of(1.5, 1))).toBe(false);
});

test("what hardly grows beside another has no force by it", () => {
  expect(hangs(of(1, 0.001), of(1, 0))).toBe(false);
  expect(hangs(of(0, 0), of(0, 0))).toBe(false);
});
