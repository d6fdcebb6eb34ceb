/** Torsion with warping beside bending, by the parts that 6.2.7 and 6.2.1 add up. */

import { expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { Action } from "../../../src/ec3/resistances.ts";
import { torsionCombined } from "../../../src/ec3/torsion/torsioncombined.ts";
import { tabulated } from "../../checks/fake.ts";

const c = capacity(profileOf(tabulated("IPE300")) as Profile, 235e6, 1, 1, 1);
const TAU_RD = 235e6 / Math.sqrt(3);
const acting = (twist: { t_t?: number; t_w?: number; b?: number }, over: Partial<Action> = {}) => ({
  ...{ n: 0, my: 0, mz: 0, vy: 0, vz: 0, mx: 0 },
  ...over,
  twist: { t_t: 0, t_w: 0, b: 0, ...twist },
});

test("BRd of an I-section: its flanges plastic against each other, (b²·tf/4)·(h − tf)·fy", () => {
  // IPE 300: b = 150, tf = 10.7, h = 300 mm.
  const b_rd = ((0.15 ** 2 * 0.0107) / 4) * (0.3 - 0.0107) * 235e6;
  const found = torsionCombined(c, acting({ b: 0.25 * b_rd }), 1);
  expect(found.plastic!.b_rd / b_rd).toBeCloseTo(1, 9);
  expect(found.utilisation).toBeCloseTo(0.25, 9);
});

test("St Venant's torque alone: τt = Tt·tf/It against fy/√3", () => {
  const t_t = (0.4 * TAU_RD * c.p.it) / c.p.tf;
  const found = torsionCombined(c, acting({ t_t }), 1);
  expect(found.shear).toBeCloseTo(0.4, 9);
  expect(found.utilisation).toBeCloseTo(0.4, 9);
});

test("in classes 1 and 2 the bimoment's share is added to that of bending", () => {
  const m_rd = 628.4e-6 * 235e6;
  const { b_rd } = torsionCombined(c, acting({}), 1).plastic!;
  const found = torsionCombined(c, acting({ b: 0.3 * b_rd }, { my: 0.5 * m_rd }), 1);
  expect(found.utilisation).toBeCloseTo(0.8, 3);
});

test("in class 3 stresses are added up: the flange's tip yields by bending and bimoment together", () => {
  const sigma = (my: number, b: number): number => torsionCombined(c, acting({ b }, { my }), 3).utilisation;
  const m_el = c.p.wel_y * 235e6;
  const [bent, twisted] = [sigma(0.5 * m_el, 0), sigma(0, 1e3)];
  expect(bent).toBeCloseTo(0.5, 2);
  expect(sigma(0.5 * m_el, 1e3)).toBeCloseTo(bent + twisted, 6);
});

test("tension and compression are the same to the yield criterion", () => {
  const n = 0.2 * c.p.a * 235e6;
  expect(torsionCombined(c, acting({ b: 100 }, { n }), 3).utilisation).toBe(
    torsionCombined(c, acting({ b: 100 }, { n: -n }), 3).utilisation,
  );
});
