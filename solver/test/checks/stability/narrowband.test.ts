import { expect, test } from "vitest";
import { cholesky, decompose, dot, HELD, solve, substitute, times } from "../../../src/checks/stability/narrowband.ts";

/** A symmetric band matrix with a diagonal of its own, from a fixed generator. */
function band(n: number, diagonal: number): Float64Array {
  const out = new Float64Array(4 * n);
  let seed = 7;
  for (let i = 0; i < n; i++)
    for (let j = Math.max(0, i - 3); j <= i; j++) {
      seed = (seed * 16807) % 2147483647;
      out[3 * i + j + 3] = i === j ? diagonal : seed / 2147483647 - 0.5;
    }
  return out;
}

const right = (n: number): Float64Array => Float64Array.from({ length: n }, (_, i) => 1 + (i % 5));

type Solver = (a: Float64Array, n: number, x: Float64Array) => void;

const byCholesky: Solver = (a, n, x) => {
  cholesky(a, n);
  solve(a, n, x);
};
const byParts: Solver = (a, n, x) => {
  decompose(a, n);
  substitute(a, n, x);
};

test.each([
  ["positive definite, by Cholesky", 4, byCholesky],
  ["indefinite, by L·D·Lᵀ", -4, byParts],
] as const)("what is solved gives the right side back: %s", (_, diagonal, solved) => {
  const n = 20;
  const [x, back] = [right(n), new Float64Array(n)];
  solved(band(n, diagonal), n, x);
  times(band(n, diagonal), n, x, back);
  right(n).forEach((value, i) => void expect(back[i]).toBeCloseTo(value, 10));
});

test("a matrix that is not positive definite has no Cholesky factor", () => {
  expect(cholesky(band(8, -4), 8)).toBe(false);
});

test("a held freedom stays at zero and leaves the others alone", () => {
  const a = Float64Array.of(0, 0, 0, 4, 0, 0, 0, HELD, 0, 0, 0, 16);
  for (const [factor, solved] of [
    [(m: Float64Array) => void cholesky(m, 3), solve],
    [(m: Float64Array) => decompose(m, 3), substitute],
  ] as const) {
    const [own, x] = [a.slice(), Float64Array.of(4, 0, 32)];
    factor(own);
    solved(own, 3, x);
    expect([...x]).toEqual([1, 0, 2]);
  }
});

test("the dot product takes as many entries as it is told", () => {
  expect(dot(Float64Array.of(1, 2, 3), Float64Array.of(4, 5, 6), 2)).toBe(14);
});
