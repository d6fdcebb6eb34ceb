/** Factors of lines against a count of pivots: below the largest eigenvalue of C·B the matrix μ·C⁻¹ − B is not positive definite, and above it is. */

import { expect, test } from "vitest";
import { Bending, PIECES, SHAPES } from "../../src/members/bendingshapes.ts";
import { addTaken, BOWS, unpressed } from "../../src/members/compressed_member.ts";
import { lineFactors } from "../../src/members/linebuckling.ts";
import { readFrame } from "../../src/model/frame.ts";
import { continuousLines } from "../../src/topology/continuity.ts";
import { model, random, support } from "../building.ts";

const isDefinite = (matrix: number[][]): boolean => {
  const a = matrix.map((row) => [...row]);
  return a.every((row, p) => {
    if (!(row[p]! > 0)) return false;
    for (const other of a.slice(p + 1)) {
      const factor = other[p]! / row[p]!;
      for (let j = p; j < row.length; j++) other[j]! -= factor * row[j]!;
    }
    return true;
  });
};

test.each([1, 2, 5])("%i members on springs that hold them askew", (pieces) => {
  const next = random(pieces);
  const frame = readFrame(
    model({
      nodes: Object.fromEntries(Array.from({ length: pieces + 1 }, (_, i) => [`N${i}`, [2 * i, 0, 0]])),
      members: Array.from({ length: pieces }, (_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}` })),
      supports: [support("A", "N0", "ffffff")],
    }).model,
    false,
    undefined,
  );
  const [line] = continuousLines(frame);
  const bending = new Bending(frame);
  const shapes = line!.members.map((m) => bending.of(m));
  const pattern = line!.members.map(() => Float64Array.from({ length: 2 * PIECES }, () => 1e5 * (next() - 0.2)));
  // Movements of all nodes under forces on any of them: Gᵀ·G and something of its own.
  const nodal = 6 * (pieces + 1);
  const g = Array.from({ length: nodal }, () => Array.from({ length: nodal }, () => next() - 0.5));
  const stiffness = g.map((row, i) =>
    g.map((_, j) => 1e6 * (row.reduce((sum, _, k) => sum + g[k]![i]! * g[k]![j]!, 0) + (i === j ? 0.5 : 0))),
  );
  const flexibility = Float64Array.from(inverse(stiffness).flat());
  const found = lineFactors({ line: line!, flexibility, shapes, members: shapes.map(unpressed), axes: frame.axes }, pattern);
  const above = (mu: number, axes: readonly ("y" | "z")[]): boolean => {
    const size = nodal + BOWS * pieces;
    const whole = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => (i < nodal && j < nodal ? mu * stiffness[i]![j]! : 0)),
    );
    line!.members.forEach((_, m) => {
      const place = (k: number): number => (k < 12 ? 6 * line!.ends[m]![k < 6 ? 0 : 1]! + (k % 6) : nodal + BOWS * m + k - 12);
      const taken = new Float64Array(SHAPES * SHAPES);
      for (const axis of axes) addTaken(shapes[m]!, axis, pattern[m]!, taken);
      for (let i = 0; i < SHAPES; i++)
        for (let j = 0; j < SHAPES; j++) {
          const bow = i >= 12 && j >= 12 ? mu * shapes[m]!.stiffness[BOWS * (i - 12) + j - 12]! : 0;
          whole[place(i)]![place(j)]! += bow - taken[SHAPES * i + j]!;
        }
    });
    return isDefinite(whole);
  };
  // What holds the line askew leaves the larger of both factors no less than that about both axes together.
  const lower = 1 / Math.min(found.y, found.z);
  expect(above(lower * (1 + 1e-7), ["y", "z"])).toBe(true);
  expect(above(lower * (1 - 1e-7), ["y", "z"])).toBe(false);
  const [y, z] = [1 / found.y, 1 / found.z];
  const askew = (axis: "y" | "z", mu: number): boolean => above(mu, [axis]);
  expect(askew("y", y * (1 + 1e-7)) && askew("z", z * (1 + 1e-7))).toBe(true);
});

function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const a = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let p = 0; p < n; p++) {
    const row = a[p]!.map((value) => value / a[p]![p]!);
    a[p] = row;
    for (let i = 0; i < n; i++) {
      const factor = a[i]![p]!;
      if (i !== p) for (let j = 0; j < 2 * n; j++) a[i]![j]! -= factor * row[j]!;
    }
  }
  return a.map((row) => row.slice(n));
}
