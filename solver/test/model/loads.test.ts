/** Load cases in numbers: local axes, projected lengths, warmth as strain, degrees as radians. */

import { expect, test } from "vitest";
import type { LoadCase } from "../../src/generated/model.ts";
import { readFrame } from "../../src/model/frame.ts";
import { readCase } from "../../src/model/loads.ts";
import { model, SECTION, STEEL, support } from "../building.ts";

// 5 m long, rising 3 m over 4 m: local x is (0.8, 0, 0.6), local z (−0.6, 0, 0.8).
const { model: structure } = model({
  nodes: { A: [0, 0, 0], B: [4, 0, 3] },
  members: [{ id: "M", start: "A", end: "B" }],
  supports: [support("S", "A", "fffffr")],
});
const frame = readFrame(structure, false, undefined);
const read = (more: object) => readCase({ id: "L", nature: "other", self_weight: 0, ...more } as LoadCase, "case", frame);
const near = (found: number[], expected: number[]) => expect(found).toEqual(expected.map((value) => expect.closeTo(value, 9)));

test("global loads are turned to local axes, local ones stay, and places are metres", () => {
  near(read({ member_loads: [{ member: "M", type: "point", position: 0.2, fz: -10 }] }).member.points, [0, 1, -6, 0, -8, 0, 0, 0]);
  near(
    read({ member_loads: [{ member: "M", type: "point", position: 0.2, axes: "local", fz: -10 }] }).member.points,
    [0, 1, 0, 0, -10, 0, 0, 0],
  );
  near(read({ member_loads: [{ member: "M", type: "moment", position: 1, my: 7 }] }).member.points, [0, 5, 0, 0, 0, 0, 7, 0]);
});

test("a projected load is per metre of plan: 0.8 of it per metre of slope", () => {
  const { lines } = read({
    member_loads: [{ member: "M", type: "distributed", axes: "projected", fz: -10, fz_end: -20, start: 0.4 }],
  }).member;
  near(lines, [0, 2, 5, -4.8, 0, -6.4, -9.6, 0, -12.8]);
});

test("weight is ρ·g·A along −Z", () => {
  const q = STEEL.density * 9.80665 * SECTION.a;
  near(read({ self_weight: 2 }).member.weights, [0, -1.2 * q, 0, -1.6 * q]);
});

test("warmth is α·ΔT of strain, and a side that is warmer bends the member away from it", () => {
  near(read({ member_loads: [{ member: "M", type: "temperature", dt: 10, gradient_z: 50 }] }).member.strains, [0, 1.2e-4, -6e-4, 0]);
});

test("loads of a node add up; a support turns by degrees, and moves only where it holds", () => {
  const { nodal, settlement } = read({
    node_loads: [
      { node: "B", fx: 1, mz: 2 },
      { node: "B", fx: 3 },
    ],
    support_displacements: [{ support: "S", uz: -0.01, ry: 180 }],
  });
  near([...nodal.slice(6)], [4, 0, 0, 0, 0, 2]);
  near([...settlement!], [0, 0, -0.01, 0, Math.PI, 0]);
  const refused = expect.objectContaining({ details: expect.objectContaining({ path: "case.support_displacements[0].rz" }) });
  expect(() => read({ support_displacements: [{ support: "S", rz: 1 }] })).toThrow(refused);
});
