/** Corrections that shrink by a constant share: the sum of a geometric series is found from two of its terms. */

import { expect, test } from "vitest";
import { Accelerated } from "../../../src/analysis/second_order/accelerated.ts";

/** x ← x + (goal − x)·(1 − share): each correction is `share` of the last. */
const correction = (x: Float64Array, goal: number, share: number): Float64Array => x.map((own) => (goal - own) * (1 - share));

test("after two corrections of one share it is there, however slowly they shrink", () => {
  for (const share of [0.3, 0.9, 0.99]) {
    const x = new Float64Array(3);
    const accelerated = new Accelerated(3);
    for (let i = 0; i < 2; i++) accelerated.step(x, correction(x, 7, share));
    for (const own of x) expect(own).toBeCloseTo(7, 9);
  }
});

test("the first step is the correction alone, and so is one after forgetting", () => {
  const x = new Float64Array(1);
  const accelerated = new Accelerated(1);
  accelerated.step(x, Float64Array.of(2));
  expect(x[0]).toBe(2);
  accelerated.forget();
  accelerated.step(x, Float64Array.of(1));
  expect(x[0]).toBe(3);
});

test("nothing left to correct: it stays", () => {
  const x = Float64Array.of(5);
  const accelerated = new Accelerated(1);
  for (let i = 0; i < 3; i++) accelerated.step(x, new Float64Array(1));
  expect(x[0]).toBe(5);
});
