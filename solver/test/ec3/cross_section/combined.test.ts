/** Bending and shear, 6.2.8: ρ at its edges, and what is said where the shear takes all. */

import { expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { bending_shear, highShear, rho, Wv } from "../../../src/ec3/cross_section/combined.ts";
import { torsion } from "../../../src/ec3/torsion/torsion.ts";
import { iProfile } from "../../checks/fake.ts";
import { platedBox, profile } from "../../checks/plated.ts";

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

test("EN 1993-1-5 7.1 of a box that shear and torsion buckle: η3 = VEd/Vb,Rd + TEd/TRd = 0.3 + 0.6, all round by torsion alone", () => {
  const box = capacity(profile(platedBox(1000, 1000, 6)), 355e6, 1, 1, 1);
  const mx = 0.6 * (torsion(box, { ...none, mx: 1 }).t_rd as number);
  const { r } = bending_shear(box, { ...none, my: 1e5, vz: 0.3 * box.v_z, mx }, 4);
  expect(r.rho_z).toBeCloseTo(0.8 ** 2, 9);
  expect(r.rho_y).toBeCloseTo(0.2 ** 2, 9);
  // The flange is compressed from edge to edge (7.1(5)).
  expect(r.pressed).toBeCloseTo(1 - 0.2 ** 2, 9);
  expect([0.19, 0.21].map((t) => highShear(box, { ...none, my: 1, vz: 0.3 * box.v_z, mx: (t / 0.6) * mx }))).toEqual([false, true]);
  const all = bending_shear(box, { ...none, my: 1e5, vz: 0.6 * box.v_z, mx: 2 * mx }, 4);
  expect(all.reason).toContain("VEd with TEd reaches VRd");
});
