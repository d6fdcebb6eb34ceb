/** A load beside a support on the other flange: between EN 1993-1-5 Figure 6.1(b), where they stand in one line, and (a), where nothing stands opposite. */

import { expect, test } from "vitest";
import { mostK_F } from "../../../src/ec3/plated/transverse.ts";
import { printed } from "../fake.ts";
import { checked, cutBeam, SLIDE } from "../held.ts";

const P = 150e3;
/** IPE300 over three supports, hw = 278.6 mm. */
const beam = { ...cutBeam(8, [4]), supports: { N0: "ffffrr", N1: SLIDE, end: SLIDE } };
const designs = [{ ...beam.designs[0], stiff_bearing_length: 0.05 }];
const kF = (loads: object): number =>
  printed(checked({ ...beam, designs, loads: loads as Record<string, unknown>, check: { restrained: true } }).D!, "transverse", "kF");
const beside = (x: number): number => kF({ member_loads: [{ member: "M1", type: "point", position: x / 4, fz: -P }] });
const patch = (width: number, f: number) => [
  { member: "M0", type: "distributed", start: 1 - width / 8, end: 1, fz: -f / width },
  { member: "M1", type: "distributed", start: 0, end: width / 8, fz: -f / width },
];

test("kF = 3.5 of a load on its support, the same of one a millimetre beside it, and 6 half a web's depth away", () => {
  expect(kF({ node_loads: [{ node: "N1", fz: -P }] })).toBe(3.5);
  expect(beside(0.001)).toBeCloseTo(3.5, 1);
  expect(beside(0.14)).toBe(6);
});

test("it grows with the distance all the way", () => {
  const found = [0.001, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14].map(beside);
  for (let i = 1; i < found.length; i++) expect(found[i]).toBeGreaterThan(found[i - 1]!);
});

test("a load spread over a few millimetres above a support is one that stands on it", () =>
  expect(kF({ member_loads: patch(0.004, P) })).toBeCloseTo(3.5, 1));

test("what of a reaction a load on it makes counts: 1/kF = (1 − share)/6 + share/3.5", () => {
  // Both spans push 100 kN, at half of them each, 2·11/16·100 = 137.5 kN onto the middle support, where 10 kN more stand a millimetre beside it.
  const far = [0, 1].map((i) => ({ member: `M${i}`, type: "point", position: 0.5, fz: -100e3 }));
  const near = { member: "M1", type: "point", position: 0.001 / 4, fz: -10e3 };
  expect(kF({ member_loads: [...far, near] })).toBeCloseTo(mostK_F(10 / 147.5), 1);
  expect(mostK_F(0.5)).toBeCloseTo(2 / (1 / 6 + 1 / 3.5), 9);
});
