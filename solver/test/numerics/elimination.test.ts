/** Freedoms taken out of small stiffness matrices, against springs in a row. */

import { describe, expect, test } from "vitest";
import { eliminate, ground, stiffnessAlong, turned } from "../../src/numerics/elimination.ts";

/** Ground, k1, freedom 0, k2, freedom 1, k3, freedom 2. */
const inRow = (k1: number, k2: number, k3: number): Float64Array => Float64Array.of(k1 + k2, -k2, 0, -k2, k2 + k3, -k3, 0, -k3, k3);

describe("springs in a row", () => {
  test("the last feels all of them, 1/k = 1/k1 + 1/k2 + 1/k3; the first its own alone", () => {
    expect(stiffnessAlong(inRow(2, 3, 6), 3, 2)).toBeCloseTo(1, 12);
    expect(stiffnessAlong(inRow(2, 3, 6), 3, 0)).toBeCloseTo(2, 12);
  });
  test("a spring that is not there passes nothing on, and what is left of it is no stiffness", () => {
    expect(stiffnessAlong(inRow(0, 3, 6), 3, 2)).toBe(0);
    expect(stiffnessAlong(inRow(2, 0, 6), 3, 2)).toBe(0);
  });
  test("round-off is no stiffness: 1e-12 of its springs holds nothing", () => {
    expect(stiffnessAlong(inRow(3e-12, 3, 6), 3, 2)).toBe(0);
  });
});

test("eliminated, a freedom hands on what lies behind it; grounded, it keeps it", () => {
  const handed = inRow(2, 3, 6);
  eliminate(handed, 3, 0, 5);
  // Seen from freedom 1: k1 and k2 in a row, 6/5, and k3.
  expect(handed[4]).toBeCloseTo(1.2 + 6, 12);
  const kept = inRow(2, 3, 6);
  ground(kept, 3, 0);
  expect(kept[4]).toBe(9);
  for (const matrix of [handed, kept]) for (const i of [0, 1, 3]) expect(matrix[i]).toBeCloseTo(0, 12);
});

test("in other axes a stiffness along x is one along the axis that lies there", () => {
  const own = new Float64Array(36);
  own[0] = 5;
  own[21] = 7;
  // The new y is the old −x: stiffness has no sign.
  const seen = turned(own, [
    [0, 1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ]);
  expect([seen[0], seen[7], seen[14], seen[21], seen[28]]).toEqual([0, 5, 0, 0, 7]);
  // Half way between x and y half of it is felt: e·K·e with e = (1, 1)/√2.
  const half = turned(own, [
    [Math.SQRT1_2, Math.SQRT1_2, 0],
    [-Math.SQRT1_2, Math.SQRT1_2, 0],
    [0, 0, 1],
  ]);
  expect(half[0]).toBeCloseTo(2.5, 12);
  expect(half[1]).toBeCloseTo(-2.5, 12);
});
