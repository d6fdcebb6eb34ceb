/** One member in one combination as checks read it: places in order and once, forces by name, rotations in global axes. */

import { expect, test } from "vitest";
import type { Curve } from "../../src/diagrams/curve.ts";
import { MemberDiagram } from "../../src/diagrams/memberdiagram.ts";
import type { CheckMember, MemberLoads } from "../../src/topology/context.ts";

const member = { length: 6, axes: { x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] } } as unknown as CheckMember;
const diagram = (curve: object, loads: () => MemberLoads = () => ({ points: [], distributed: [] })) =>
  new MemberDiagram(curve as Curve, member, loads);

test.each([
  [
    [0, 6],
    [0, 6],
  ],
  [
    [0, 3, 6, 4.5, 1.5],
    [0, 1.5, 3, 4.5, 6],
  ],
  [
    [0, 3, 6, 3, 3 + 1e-12],
    [0, 3, 6],
  ],
])("places %j are %j", (special, places) => expect(diagram({ specialPlaces: () => [...special] }).positions).toEqual(places));

test("forces go by their names", () => {
  const curve = { specialPlaces: () => [0, 6], forces: (x: number, side: number, out: Float64Array) => out.set([x, side, 3, 4, 5, 6]) };
  expect(diagram(curve).forces(2, -1, { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 })).toEqual({ n: 2, vy: -1, vz: 3, mx: 4, my: 5, mz: 6 });
});

test("an end's rotations about local axes are those about global ones: x is up here", () => {
  const curve = { specialPlaces: () => [0, 6], ends: [0, 0, 0, 1, 2, 3, 0, 0, 0, 10, 20, 30] };
  expect([diagram(curve).rotation("start"), diagram(curve).rotation("end")]).toEqual([
    [2, 3, 1],
    [20, 30, 10],
  ]);
});

test("loads are asked for once, and only where somebody looks", () => {
  let asked = 0;
  const one = diagram({ specialPlaces: () => [0, 6] }, () => {
    asked++;
    return { points: [], distributed: [] };
  });
  expect(asked).toBe(0);
  expect(one.loads).toBe(one.loads);
  expect(asked).toBe(1);
});
