/** The largest eigenvalue of C·B, of matrices whose eigenvalues are written down. */

import { expect, test } from "vitest";
import { dominantEigenvalue } from "../../src/numerics/dominant.ts";

const times =
  (diagonal: readonly number[]) =>
  (vector: Float64Array, out: Float64Array): void =>
    diagonal.forEach((value, i) => {
      out[i] = value * vector[i]!;
    });

const largest = (c: readonly number[], b: readonly number[]): number => dominantEigenvalue(c.length, times(c), times(b)).value;

test.each([1, 2, 3, 4, 5, 6, 7, 8])("of %i different eigenvalues the largest is found, whatever the units", (count) => {
  const values = Array.from({ length: 22 }, (_, i) => 1 + (i % count));
  for (const unit of [1e-12, 1e-6, 1, 1e6, 1e12])
    expect(
      largest(
        values.map(() => unit),
        values.map((value) => value / unit),
      ),
    ).toBeCloseTo(count, 6);
});

test("eigenvalues so close that the search ends after one step are found as well", () => {
  const b = Array.from({ length: 22 }, (_, i) => (1 + 1e-9 * i) * 1e-12);
  expect(
    largest(
      b.map(() => 1e12),
      b,
    ),
  ).toBeCloseTo(1, 6);
});

test("where none is positive it is zero", () => {
  expect(largest([1, 1, 1], [-1, -2, -3])).toBe(0);
  expect(largest([0, 0, 0], [1, 2, 3])).toBe(0);
});
