/** Mass from materials, or from what load cases press down: 9.80665 N are one kilogram. */

import { expect, test } from "vitest";
import type { LoadCase } from "../../src/generated/model.ts";
import { readFrame } from "../../src/model/frame.ts";
import { readCase } from "../../src/model/loads.ts";
import { massesOf } from "../../src/model/masses.ts";
import { model, SECTION, STEEL } from "../building.ts";

const G = 9.80665;
// 5 m long, rising 3 m over 4 m.
const { model: structure } = model({ nodes: { A: [0, 0, 0], B: [4, 0, 3] }, members: [{ id: "M", start: "A", end: "B" }], supports: [] });
const frame = readFrame(structure, false, undefined);
const from = (loads: Partial<LoadCase>, factor = 1) =>
  massesOf(frame, [{ loads: readCase({ id: "L", nature: "other", self_weight: 0, ...loads } as LoadCase, "", frame), factor }]);

test("without sources a member weighs its density times its area", () => {
  const { own, all, plates } = massesOf(frame, undefined);
  expect(own[0]).toBeCloseTo(STEEL.density * SECTION.a, 9);
  expect([all[0], plates]).toEqual([own[0], true]);
});

test("self-weight of a case is the same, times its factor", () => {
  expect(from({ self_weight: 1 }, 0.5).own[0]).toBeCloseTo(0.5 * STEEL.density * SECTION.a, 9);
});

test("a line load down is its mass per metre whatever the slope, over half the member half as much; one up or sideways has none", () => {
  const line = (load: object) => from({ member_loads: [{ member: "M", type: "distributed", ...load }] } as Partial<LoadCase>).all[0];
  expect(line({ fz: -7 * G })).toBeCloseTo(7, 9);
  expect(line({ fz: -7 * G, fz_end: 0, start: 0, end: 0.5 })).toBeCloseTo(7 / 4, 9);
  expect(line({ fz: 7 * G })).toBe(0);
  expect(line({ fx: 7 * G })).toBeCloseTo(0, 9);
});

test("a point load goes to both nodes by its lever, a node's own stays there, in every direction", () => {
  const { nodal } = from({
    member_loads: [{ member: "M", type: "point", position: 0.2, fz: -10 * G }],
    node_loads: [{ node: "B", fz: -G }],
  });
  for (const axis of [0, 1, 2]) expect([nodal[axis], nodal[6 + axis]]).toEqual([expect.closeTo(8, 9), expect.closeTo(3, 9)]);
  expect([nodal[3], nodal[9]]).toEqual([0, 0]);
});
