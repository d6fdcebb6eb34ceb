/** Bending and shear, 6.2.8: ρ at its edges, and what is said where the shear takes all. */

import { expect, test } from "vitest";
import { capacity } from "../../../src/checks/clauses/capacity.ts";
import { bending_shear, rho, Wv } from "../../../src/checks/clauses/combined.ts";
import { iProfile } from "../fake.ts";

const c = capacity(iProfile(), 235e6, 1, 1, 1);
const none = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

test("6.2.8(3): no reduction at half, all of the web at full shear", () =>
  expect([0.5, 0.75, 1].map((v) => rho(v, 1))).toEqual([0, 0.25, 1]));

test("6.2.8(5): at three quarters of the shear resistance a quarter of Wv is lost", () => {
  const { r, utilisation } = bending_shear(c, { ...none, my: 100e3, vz: 0.75 * c.v_z }, 1);
  const left = (628.4e-6 - 0.25 * Wv(c.p, c.av_z)) * 235e6;
  expect(Wv(c.p, c.av_z)).toBeCloseTo((0.2786 ** 2 * 0.0071) / 4, 12);
  expect(r.m_y).toBeCloseTo(left, 6);
  expect(utilisation).toBeCloseTo(100e3 / left, 12);
});

test("shear that takes the whole elastic modulus is named and finite: 1.2 + My,Ed/(Wel·fy)", () => {
  const found = bending_shear(c, { ...none, my: 50e3, vz: 1.2 * c.v_z }, 3);
  expect(found.reason).toBe("VEd reaches VRd, which leaves nothing for other forces");
  expect(found.utilisation).toBeCloseTo(1.2 + 50e3 / (557.1e-6 * 235e6), 9);
});
