/** Gaps and forces of which one of each two is none. */

import { describe, expect, test } from "vitest";
import { type Complementarity, complementaryGaps, type Gaps } from "../../src/numerics/complementarity.ts";
import { generator } from "../../src/numerics/lanczos.ts";

const NOTHING = 1e-9;

function solved(matrix: number[][], force: number[], likely: number[] = []): Gaps {
  const problem: Complementarity = {
    size: force.length,
    matrix: Float64Array.from(matrix.flat()),
    scale: Float64Array.from(matrix, (row, r) => row[r] || 1),
  };
  return complementaryGaps(problem, Float64Array.from(force), new Float64Array(force.length).fill(NOTHING), likely)!;
}

test("one alone opens by its force over its stiffness where it would pull, and stays shut where it presses", () => {
  expect([...solved([[4]], [-2]).gaps]).toEqual([0.5]);
  expect(solved([[4]], [2])).toMatchObject({ open: [], endless: false });
});

test("what opens relieves its neighbour: of two that would pull one opens alone", () => {
  // The first opens by 2; then −1 + 0.75·2 presses in the second.
  const { open, gaps } = solved(
    [
      [1, 0.75],
      [0.75, 1],
    ],
    [-2, -1],
    [0, 1],
  );
  expect([open, [...gaps]]).toEqual([[0], [2, 0]]);
});

test("two that move together without a force, and are pulled, open for ever", () => {
  const { open, endless } = solved(
    [
      [1, -1],
      [-1, 1],
    ],
    [-1, -1],
  );
  expect([[...open].sort(), endless]).toEqual([[0, 1], true]);
});

describe("of any force on a stiffness B·Bᵀ", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("run %i: no gap and no force below zero, and none where the other is", (run) => {
    const next = generator();
    for (let i = 0; i < 1000 * run; i++) next();
    const size = 4 * run;
    const b = Array.from({ length: size }, () => Array.from({ length: size + 2 }, next));
    const matrix = b.map((one) => b.map((other) => one.reduce((sum, value, i) => sum + value * other[i]!, 0)));
    const force = Array.from({ length: size }, next);
    const likely = force.flatMap((value, r) => (value < 0 ? [r] : []));
    for (const start of [[], likely]) {
      const { gaps, endless } = solved(matrix, force, start);
      expect(endless).toBe(false);
      matrix.forEach((row, r) => {
        const left = row.reduce((sum, value, s) => sum + value * gaps[s]!, force[r]!);
        expect(gaps[r]!).toBeGreaterThanOrEqual(0);
        expect(left).toBeGreaterThan(-1e-8);
        expect(gaps[r]! * left).toBeCloseTo(0, 7);
      });
    }
  });
});
