/** Eigenpairs of small tridiagonal matrices: the second difference's closed form, orthogonality, and rows alone. */

import { describe, expect, test } from "vitest";
import { tridiagonalPairs } from "../../src/numerics/tridiagonal.ts";
import { random } from "../building.ts";

test("the second difference has 2 − 2·cos(kπ/(n + 1)) and vectors of length one", () => {
  const n = 12;
  const { values, vectors } = tridiagonalPairs(new Array<number>(n).fill(2), new Array<number>(n - 1).fill(-1));
  const expected = Array.from({ length: n }, (_, k) => 2 - 2 * Math.cos(((k + 1) * Math.PI) / (n + 1)));
  [...values].sort((a, b) => a - b).forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 12));
  for (let i = 0; i < n; i++) {
    let square = 0;
    for (let k = 0; k < n; k++) square += vectors[n * k + i]! ** 2;
    expect(square).toBeCloseTo(1, 12);
  }
});

describe.each([1, 2, 7, 20])("%i rows and columns at random", (n) => {
  const next = random(n);
  const alpha = Array.from({ length: n }, () => next() - 0.5);
  const beta = Array.from({ length: n - 1 }, () => next());
  const { values, vectors } = tridiagonalPairs(alpha, beta);

  test("the matrix times a vector is the value times it", () => {
    for (let i = 0; i < n; i++)
      for (let k = 0; k < n; k++) {
        const at = (row: number): number => (row < 0 || row >= n ? 0 : vectors[n * row + i]!);
        const product = alpha[k]! * at(k) + (beta[k - 1] ?? 0) * at(k - 1) + (beta[k] ?? 0) * at(k + 1);
        expect(product).toBeCloseTo(values[i]! * at(k), 12);
      }
  });

  test("the last rows alone are the same bits", () => {
    for (const first of [n - 1, Math.floor(n / 2)]) {
      const alone = tridiagonalPairs(alpha, beta, first);
      expect(alone.values).toEqual(values);
      expect(alone.vectors).toEqual(vectors.slice(n * first));
    }
  });
});
