/** Elements of a lateral buckling problem end wherever something happens along the beam. */

import { expect, test } from "vitest";
import type { LateralBeam } from "../../../src/checks/stability/mcr.ts";
import { mesh } from "../../../src/checks/stability/mesh.ts";

const fork = (s: number) => ({ s, v: true, theta: true, slope: false, warping: false });
const beam = (given: Partial<LateralBeam> = {}): LateralBeam => ({
  ...{ length: 6, ei_z: 1, ei_w: 1, gi_t: 1, restraints: [fork(0), fork(6)], moment: () => 1 },
  ...{ loads: { points: [], spread: [] }, breaks: [0, 6] },
  ...given,
});

test("a plain beam has so many even elements", () => {
  const nodes = mesh(beam(), 12);
  expect(nodes).toHaveLength(13);
  nodes.forEach((s, i) => expect(s).toBeCloseTo(i / 2, 12));
});

test("breaks, restraints and loads are ends of elements, in whatever order they come", () => {
  const loads = { points: [{ s: 5.1, f: 1, z: 0 }], spread: [{ s1: 0.7, s2: 4.3, q1: 1, q2: 1, z: 0 }] };
  const nodes = mesh(beam({ breaks: [0, 3.3, 2.2, 6], restraints: [fork(6), fork(1.9), fork(0)], loads }), 28);
  for (const s of [0, 0.7, 1.9, 2.2, 3.3, 4.3, 5.1, 6]) expect(nodes).toContain(s);
  expect([...nodes].sort((a, b) => a - b)).toEqual(nodes);
});

test("places closer than a ten-thousandth of the length are one", () => {
  expect(mesh(beam({ breaks: [0, 3, 3 + 1e-5, 6] }), 2)).toEqual([0, 3, 6]);
});

test("more places than before find room", () => {
  const breaks = Array.from({ length: 201 }, (_, i) => (6 * i) / 200);
  expect(mesh(beam({ breaks }), 28)).toHaveLength(201);
});
