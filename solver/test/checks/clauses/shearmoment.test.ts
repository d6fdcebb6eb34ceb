/** EN 1993-1-5 7.1: bending with shear that buckles the web. */

import { expect, test } from "vitest";
import { type Capacity, capacity } from "../../../src/checks/clauses/capacity.ts";
import { bending_shear } from "../../../src/checks/clauses/combined.ts";
import { shearMoment } from "../../../src/checks/clauses/shearmoment.ts";
import { platedBox, platedI, profile } from "../plated.ts";

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
