/** Axial force alone, 6.2.3 and 6.2.4. */

import { expect, test } from "vitest";
import { compressedArea, compression, Npl_Rd, tension } from "../../../src/ec3/cross_section/axial.ts";
import type { Capacity } from "../../../src/ec3/resistances.ts";

const c = { p: { a: 53.8e-4 }, fy: 355e6, gamma_m0: 1.1, npl: Npl_Rd(53.8e-4, 355e6, 1.1) };
const slender = { ...c, effective: { n: { a: 40e-4 } } as NonNullable<Capacity["effective"]> };

test("Npl,Rd = A·fy/γM0: 53.8 cm² of S355 bear 1736 kN with γM0 = 1.1", () => expect(c.npl / 1e3).toBeCloseTo(1736.3, 1));

test("tension uses the gross area, compression is none of it", () => {
  expect(tension(c, { n: -0.4 * c.npl })).toMatchObject({ utilisation: expect.closeTo(0.4, 12), n_rd: c.npl });
  expect([tension(c, { n: 5 }).utilisation, compression(c, { n: -5 }).utilisation]).toEqual([0, 0]);
  expect(tension(slender, { n: -0.4 * c.npl }).utilisation).toBeCloseTo(0.4, 12);
});

test("compression of class 4 uses Aeff (6.2.4(2))", () => {
  expect([compressedArea(c), compressedArea(slender)]).toEqual([53.8e-4, 40e-4]);
  expect(compression(slender, { n: 0.4 * c.npl }).utilisation).toBeCloseTo((0.4 * 53.8) / 40, 12);
});
