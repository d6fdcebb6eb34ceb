/** EN 1993-1-5 7.1: bending with shear that buckles the web. */

import { expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { bending_axial } from "../../../src/ec3/cross_section/bendingaxial.ts";
import { bending_shear } from "../../../src/ec3/cross_section/combined.ts";
import { shearMoment } from "../../../src/ec3/cross_section/shearmoment.ts";
import type { Capacity } from "../../../src/ec3/resistances.ts";
import { platedBox, platedI, profile } from "../../checks/plated.ts";

const c = capacity(profile(platedI(1040, 300, 6, 20)), 355e6, 1, 1, 1);
const none = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

test("Mf,Rd = 300·20·355·1020 = 2172.6 kNm, Mpl,Rd = Mf,Rd + 6·1000²/4·355 = 2705.1 kNm", () => {
  const found = shearMoment(c, "y", 0.25, 0);
  expect(found.m_f / 1e3).toBeCloseTo(2172.6, 1);
  expect(found.m_pl / 1e3).toBeCloseTo(2705.1, 1);
  expect(found.m_v / 1e3).toBeCloseTo(2705.1 - 0.25 * 532.5, 1);
  // Axial force of half the flanges' yield force halves what they carry (7.1(4)).
  expect(shearMoment(c, "y", 1, 6000e-6 * 355e6).m_v / 1e3).toBeCloseTo(2172.6 / 2, 1);
});

test("up to half of Vbw,Rd nothing, at Vbw,Rd the flanges are left", () => {
  const at = (share: number): number => bending_shear(c, { ...none, my: 1e6, vz: share * c.v_z }, 4).utilisation;
  const weff = (c.effective?.y.w as number) * 355e6;
  expect(at(0.5)).toBeCloseTo(1e6 / weff, 12);
  expect(at(0.500001)).toBeCloseTo(1e6 / weff, 12);
  expect(at(1)).toBeCloseTo(1e6 / 2172.6e3, 9);
  for (let share = 0.5; share < 1; share += 0.05) expect(at(share + 0.05)).toBeGreaterThanOrEqual(at(share));
});

test("a box of slender walls bends and shears on its side as upright", () => {
  const [upright, lying] = (
    [
      [900, 300, 5],
      [300, 900, 5],
    ] as const
  ).map(([h, b, t]) => capacity(profile(platedBox(h, b, t)), 355e6, 1, 1, 1)) as [Capacity, Capacity];
  for (const found of [3, 4] as const)
    for (const share of [0.3, 0.7, 0.95]) {
      const one = bending_shear(upright, { ...none, my: 2e5, vz: share * upright.v_z }, found);
      const other = bending_shear(lying, { ...none, mz: 2e5, vy: share * upright.v_z }, found);
      expect(other.utilisation).toBeCloseTo(one.utilisation, 9);
    }
});

test("a web compressed from edge to edge has no flanges to rest on: η1 + (2·η3 − 1)² ≤ 1 (7.1(4), (5))", () => {
  const [a_eff, w_eff] = [c.effective?.n.a as number, c.effective?.y.w as number];
  // σ of N: 2000/18e3 mm² = 111 N/mm²; of M at the web's edge 100e6/6.80e6·1000/1040 = 14 N/mm².
  const [n, my] = [2000e3, 100e3];
  const eta_1 = n / (a_eff * 355e6) + my / (w_eff * 355e6);
  for (const eta_3 of [0.6, 0.75, 0.9]) {
    const { utilisation } = bending_axial(c, { ...none, n, my, vz: eta_3 * c.v_z }, 4);
    expect(utilisation).toBeCloseTo(eta_1 / (1 - (2 * eta_3 - 1) ** 2), 9);
    // The same whichever way round it is written.
    expect(utilisation > 1).toBe(eta_1 + (2 * eta_3 - 1) ** 2 > 1);
    // Nothing bends at a pinned end, where the shear is highest.
    expect(bending_axial(c, { ...none, n, vz: eta_3 * c.v_z }, 4).utilisation).toBeCloseTo(
      n / (a_eff * 355e6) / (1 - (2 * eta_3 - 1) ** 2),
      9,
    );
  }
  // Pulled, the flanges stay: only the moment is cut.
  expect(bending_axial(c, { ...none, n: -n, my, vz: 0.9 * c.v_z }, 4).utilisation).toBeLessThan(0.5);
});

test("the flange of a box that shear along y buckles is compressed by My alone (7.1(5))", () => {
  const box = capacity(profile(platedBox(300, 900, 5)), 355e6, 1, 1, 1);
  const my = 0.3 * (box.effective?.y.w as number) * 355e6;
  expect(bending_axial(box, { ...none, my, vy: 0.9 * box.v_y }, 4).utilisation).toBeCloseTo(0.3 / (1 - 0.8 ** 2), 9);
});
