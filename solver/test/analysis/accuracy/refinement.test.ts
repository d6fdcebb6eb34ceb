/** Refinement by conjugate gradients: it reaches the solution with a good factor at once, and with a poor one all the same. */

import { expect, test } from "vitest";
import { type Correct, refine, relative, sizeOf } from "../../../src/analysis/accuracy/refinement.ts";
import { random } from "../../building.ts";

const N = 12;
const next = random(3);
const b = Array.from({ length: N }, () => Array.from({ length: N }, () => next() - 0.5));
/** BᵀB + I, positive definite. */
const K = b.map((_, i) => b.map((__, j) => b.reduce((sum, row) => sum + row[i]! * row[j]!, i === j ? 1 : 0)));
const exact = Float64Array.from({ length: N }, () => next() - 0.5);
const times = (x: Float64Array): number[] => K.map((row) => row.reduce((sum, value, j) => sum + value * x[j]!, 0));
const load = Float64Array.from(times(exact));
const apply = (f: Float64Array, x: Float64Array, out: Float64Array): void => times(x).forEach((value, i) => (out[i] = f[i]! - value));

/** From nothing, with this in the place of the factor. */
function refined(correct: Correct) {
  const x = new Float64Array(N);
  return { x, ...refine(apply, correct, load, x, 1) };
}

test("with no more than the identity for a factor it takes at most a step for each unknown, and a few", () => {
  const { x, error, steps, residual } = refined(() => {});
  x.forEach((value, i) => expect(value).toBeCloseTo(exact[i]!, 10));
  expect(error).toBeLessThan(1e-12);
  expect(steps).toBeLessThanOrEqual(N + 4);
  for (const value of residual) expect(Math.abs(value)).toBeLessThan(1e-11);
});

test("sizes: a rotation counts as what it moves a lever away", () => {
  expect(sizeOf(Float64Array.of(1, -2, 0, 0.5, 0, 0), 3)).toBe(2);
  expect(sizeOf(Float64Array.of(1, -2, 0, 0.5, 0, 0), 10)).toBe(5);
  expect([relative(Float64Array.of(1, 0, 0, 0, 0, 0), 4, 1), relative(new Float64Array(6), 0, 1)]).toEqual([0.25, 0]);
});
