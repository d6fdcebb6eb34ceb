/** From the flat element to its nodes and back: arms and axes keep the work. */

import { expect, test } from "vitest";
import { addForces, attachMatrix, localMovements, rotateMatrix } from "../../../src/numerics/shell/attachment.ts";
import { shellOf } from "../../../src/numerics/shell/frame.ts";
import { random } from "../../building.ts";
import { STEEL } from "./mesh.ts";

// A warped quad in general position whose nodes lie beside its middle surface.
const shell = shellOf([0, 0, 0, 2, 0.1, 0.5, 1.5, 1.2, 0.2, 0.3, 0.8, 0.6], { ...STEEL, offset: 0.15 });
const SIZE = 24;
const next = random(11);
const vector = (): Float64Array => Float64Array.from({ length: SIZE }, () => next() - 0.5);
const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
const times = (matrix: Float64Array, x: Float64Array): Float64Array => x.map((_, i) => dot(matrix.subarray(SIZE * i, SIZE * (i + 1)), x));

function local(global: Float64Array): Float64Array {
  const out = new Float64Array(SIZE);
  localMovements(shell, global, out);
  return out;
}

test("forces do the same work on the corners' movements as at the nodes", () => {
  const [forces, global] = [vector(), vector()];
  const atNodes = new Float64Array(SIZE);
  const work = dot(forces, local(global));
  addForces(shell, forces.slice(), atNodes);
  expect(dot(atNodes, global)).toBeCloseTo(work, 12);
});

test("a matrix does the same work on both", () => {
  const matrix = Float64Array.from({ length: SIZE * SIZE }, () => next() - 0.5);
  const global = vector();
  const moved = local(global);
  const work = dot(moved, times(matrix, moved));
  const out = new Float64Array(SIZE * SIZE);
  attachMatrix(shell, matrix);
  rotateMatrix(shell, matrix, out);
  expect(dot(global, times(out, global))).toBeCloseTo(work, 12);
});

test("a force across an arm is a moment at its node: 0.15 m times it", () => {
  const flat = shellOf([0, 0, 0, 1, 0, 0, 0, 1, 0], { ...STEEL, offset: 0.15 });
  const [forces, out] = [new Float64Array(18), new Float64Array(18)];
  forces[0] = 100;
  addForces(flat, forces, out);
  expect([out[0], out[4]]).toEqual([100, 15]);
});
