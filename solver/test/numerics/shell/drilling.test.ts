/** What holds rotations about the normal: nothing against rigid turns, something against those that membrane forces do not see. */

import { expect, test } from "vitest";
import { addQuadDrilling, rotationRow, shearStiffness } from "../../../src/numerics/shell/drilling.ts";
import { type Shell, shellOf } from "../../../src/numerics/shell/frame.ts";
import { STEEL } from "./mesh.ts";

const quad = shellOf([0, 0, 0, 3, 0.2, 0, 2.5, 1.7, 0, 0.4, 1.1, 0], STEEL);
const triangle = shellOf([0, 0, 0, 2, 0.3, 0, 0.5, 1.5, 0], STEEL);

/** u, v, rz of the corners where the plane moves so: a shift, a turn, and even strains with the turn they imply. */
const field = ({ x, y, count }: Shell, [ux, uy, vx, vy]: number[], turn: number): number[] =>
  Array.from({ length: count }, (_, i) => [1 + ux! * x[i]! + uy! * y[i]!, 2 + vx! * x[i]! + vy! * y[i]!, turn]).flat();

const energy = (q: number[]): number => {
  const k = new Float64Array(144);
  addQuadDrilling(quad, k);
  return q.reduce((sum, a, i) => sum + q.reduce((row, b, j) => row + a * k[12 * i + j]! * b, 0), 0);
};

test.each([
  ["quad", quad, 0.25],
  ["triangle", triangle, 1 / 3],
])("the rotations of a %s less its own: none where it turns as a whole or strains evenly", (_, shell, weight) => {
  const row = new Float64Array(12);
  rotationRow(shell, row, () => weight);
  const of = (q: number[]): number => q.reduce((sum, value, i) => sum + row[i]! * value, 0);
  // A rigid turn by θ: u = −θ·y, v = θ·x.
  expect(of(field(shell, [0, -0.3, 0.3, 0], 0.3))).toBeCloseTo(0, 12);
  // The turn of an even field is (v,x − u,y)/2.
  expect(of(field(shell, [0.1, 0.5, 0.9, -0.2], 0.2))).toBeCloseTo(0, 12);
  expect(of(field(shell, [0, 0, 0, 0], 0.2))).toBeCloseTo(0.2, 12);
});

test("a quad resists rotations that its edges do not follow, and neither rigid turns nor even strains", () => {
  expect(energy(field(quad, [0, -0.3, 0.3, 0], 0.3))).toBeCloseTo(0, 3);
  expect(energy(field(quad, [0.1, 0.5, 0.9, -0.2], 0.2)) / shearStiffness(quad)).toBeCloseTo(0, 9);
  expect(energy(field(quad, [0, 0, 0, 0], 1)) / shearStiffness(quad)).toBeGreaterThan(1e-3);
  const alternating = [1, -1, 1, -1].flatMap((turn) => [0, 0, turn]);
  expect(energy(alternating) / shearStiffness(quad)).toBeGreaterThan(1e-5);
});

test("shear stiffness is G·t·A", () => {
  expect(shearStiffness(quad) / ((2.1e11 / 2.6) * 0.01 * quad.area)).toBeCloseTo(1, 12);
});
