/** 6.2.5 by hand: IPE 300 in S235, Wpl,y = 628.4 cm³, Wel,y = 557.1 cm³, Wpl,z = 125.2 cm³ (tables of profiles). */

import { expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { bending, Mc_Rd } from "../../../src/ec3/cross_section/bending.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { Action } from "../../../src/ec3/resistances.ts";
import { tabulated } from "../../checks/fake.ts";

const of = (name: Parameters<typeof tabulated>[0], fy = 235e6) => capacity(profileOf(tabulated(name)) as Profile, fy, 1, 1, 1);
const forces = (over: Partial<Action>): Action => ({ n: 0, my: 0, mz: 0, vy: 0, vz: 0, mx: 0, ...over });

test("classes 1 and 2 use Wpl, class 3 Wel: 147.7 and 130.9 kNm", () => {
  const c = of("IPE300");
  for (const found of [1, 2] as const) expect(bending(c, forces({}), "y", found)).toMatchObject({ symbol: "Wpl,y" });
  expect(bending(c, forces({}), "y", 1).m_rd / 1e3).toBeCloseTo(147.7, 1);
  expect(bending(c, forces({}), "y", 3).m_rd / 1e3).toBeCloseTo(130.9, 1);
  expect(bending(c, forces({}), "y", 3).symbol).toBe("Wel,y");
});

test("each axis has its own moment and modulus: 29.4 kNm about z", () => {
  const c = of("IPE300");
  const found = bending(c, forces({ my: 999e3, mz: 14.7e3 }), "z", 1);
  expect(found.m_rd / 1e3).toBeCloseTo(29.4, 1);
  expect(found.utilisation).toBeCloseTo(0.5, 2);
});

test("a model without Wpl gets Wel under its own name, in every class", () => {
  const { wpl_y: _, ...section } = tabulated("IPE300");
  const c = capacity(profileOf(section) as Profile, 235e6, 1, 1, 1);
  expect(bending(c, forces({}), "y", 1)).toMatchObject({ symbol: "Wel,y" });
  expect(bending(c, forces({}), "y", 1).m_rd / 1e3).toBeCloseTo(130.9, 1);
});

test("γM0 divides", () => {
  expect(Mc_Rd(1e-3, 235e6, 1.1)).toBeCloseTo(235e3 / 1.1, 6);
});
