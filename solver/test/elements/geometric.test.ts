/** Geometric stiffness of a bar: Przemieniecki's matrix without shear, and what holds for any shear. */

import { describe, expect, test } from "vitest";
import { evenForce, geometricStiffness } from "../../src/elements/geometric.ts";

const BAR = { ea: 1, gj: 1, eiy: 2, eiz: 3, eiyz: 0, gay: null, gaz: null };
const [L, N] = [4, 10];

function matrixOf(bar: Parameters<typeof geometricStiffness>[0]): (i: number, j: number) => number {
  const out = new Float64Array(144);
  geometricStiffness(bar, L, evenForce(N), out);
  return (i, j) => out[12 * i + j]!;
}

test("6N/5L, N/10, 2NL/15 and −NL/30 (Przemieniecki 1968, 15.3)", () => {
  const k = matrixOf(BAR);
  expect(k(1, 1)).toBeCloseTo((6 * N) / (5 * L), 12);
  expect(k(1, 7)).toBeCloseTo((-6 * N) / (5 * L), 12);
  expect(k(1, 5)).toBeCloseTo(N / 10, 12);
  // About y a slope is a turn the other way.
  expect(k(2, 4)).toBeCloseTo(-N / 10, 12);
  expect(k(5, 5)).toBeCloseTo((2 * N * L) / 15, 12);
  expect(k(4, 10)).toBeCloseTo((-N * L) / 30, 12);
});

describe.each([
  ["stiff in shear", BAR],
  ["soft in shear", { ...BAR, gay: 5, gaz: 0.5 }],
] as const)("%s", (_, bar) => {
  const k = matrixOf(bar);

  test("a chord that leans by θ does the work N·L·θ², in either plane", () => {
    for (const [move, turn, sign] of [
      [1, 5, 1],
      [2, 4, -1],
    ] as const) {
      const x = new Float64Array(12);
      x[move + 6] = L;
      x[turn] = x[turn + 6] = sign;
      let work = 0;
      for (let i = 0; i < 12; i++) for (let j = 0; j < 12; j++) work += x[i]! * k(i, j) * x[j]!;
      expect(work).toBeCloseTo(N * L, 10);
    }
  });

  test("symmetric, and blind to movements along and turns about its axis", () => {
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < 12; j++) {
        expect(k(i, j)).toBe(k(j, i));
        if (i % 3 === 0) expect(k(i, j)).toBe(0);
      }
  });
});
