/** What holds each node: fixed directions as bits, springs that add up, and rotations that nothing stiffens. */

import { expect, test } from "vitest";
import { buildRestraints, idleRotations } from "../../src/analysis/restraints.ts";
import { readFrame } from "../../src/model/frame.ts";
import { model, support } from "../building.ts";

test("bits of fixed directions, sums of springs, and a node that nothing uses takes no part", () => {
  const spring = { ux: 1e3, uy: "free", uz: "free", rx: "free", ry: "free", rz: 5 };
  const { model: structure } = model({
    nodes: { A: [0, 0, 0], B: [1, 0, 0], spare: [9, 9, 9] },
    members: [{ id: "M", start: "A", end: "B" }],
    supports: [support("1", "A", "ffrrrf"), support("2", "B", spring), support("3", "B", spring)],
  });
  const { held, springs, unused } = buildRestraints(readFrame(structure, false, undefined));
  expect([...held]).toEqual([0b100011, 0, 63]);
  expect([springs[6], springs[11], unused]).toEqual([2e3, 10, [2]]);
});

/** Stiffness 7 about a unit vector alone. */
const about = (e: number[]): Float64Array => Float64Array.from(e.flatMap((a) => e.map((b) => 7 * a * b)));

test("about a slanted axis alone there is stiffness: both rotations square to it idle", () => {
  const axis = [0.48, 0.6, 0.64];
  const idle = idleRotations(about(axis), 0, 7);
  expect(idle).toHaveLength(2);
  for (const vector of idle) {
    expect(Math.hypot(...vector)).toBeCloseTo(1, 12);
    expect(vector.reduce((sum, value, i) => sum + value * axis[i]!, 0)).toBeCloseTo(0, 12);
  }
});

test("a direction that a support fixes is none, and what cancels to round-off is", () => {
  expect(idleRotations(about([1, 0, 0]), 0b110000, 7)).toEqual([]);
  expect(idleRotations(about([1, 0, 0]), 0b100000, 7).map((vector) => vector.map(Math.abs))).toEqual([[0, 1, 0]]);
  expect(idleRotations(Float64Array.of(7, 0, 0, 0, 7, 0, 0, 0, 1e-14), 0, 7)).toHaveLength(1);
  expect(idleRotations(Float64Array.of(7, 0, 0, 0, 7, 0, 0, 0, 1e-3), 0, 7)).toHaveLength(0);
});
