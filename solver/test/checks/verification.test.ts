/** Verifications at a station: class 4 without an effective section is open, and a force that acts alone is known. */

import { expect, test } from "vitest";
import { aloneForce, classed, isMixed, verification } from "../../src/checks/verification.ts";
import { capacity } from "../../src/ec3/capacity.ts";
import { type Profile, profileOf } from "../../src/ec3/profile.ts";
import type { Action } from "../../src/ec3/resistances.ts";
import { mm, tabulated } from "./fake.ts";

const forces = (over: Partial<Action>): Action => ({ n: 0, my: 0, mz: 0, vy: 0, vz: 0, mx: 0, ...over });
const of = (section: Parameters<typeof profileOf>[0], fy = 235e6) => capacity(profileOf(section) as Profile, fy, 1, 1, 1);
const ipe = of(tabulated("IPE300"));
const step = (title: string) => ({ clause: "", title, formula: "", inputs: [], result: null, limit: null, status: null, notes: [] });

test("a trace is made of what its clause finds", () => {
  const half = verification(
    "k",
    () => true,
    (_, f) => ({ utilisation: f.my / 2, reason: null }),
    (_, __, r) => [step(`${r.utilisation}`)],
    "my",
  );
  expect(half.verify(ipe, forces({ my: 1 })).utilisation).toBe(0.5);
  expect(half.steps(ipe, forces({ my: 1 })).map(({ title }) => title)).toEqual(["0.5"]);
});

test("the class under its own forces decides; a tube of class 4 has no effective section, and is open", () => {
  const byClass = classed(
    "k",
    () => true,
    ({ n }) => ({ n, my: 0, mz: 0 }),
    () => [],
    (_, __, found) => ({ utilisation: found, reason: null }),
    () => [],
  );
  // c/t of an IPE 300 web under bending alone is class 1, under compression in S355 class 4 (Table 5.2: 35.0 > 42·0.814).
  expect(byClass.verify(ipe, forces({ my: 1e3 })).utilisation).toBe(1);
  expect(byClass.verify(of(tabulated("IPE300"), 355e6), forces({ n: 1e5 })).utilisation).toBe(4);
  // d/t = 200 > 90·ε² = 90.
  const tube = of(
    mm("CHS", "chs", {
      d: 400,
      t: 2,
      A: 2500,
      Iy: 4.95e7,
      Iz: 4.95e7,
      It: 9.9e7,
      Wel_y: 2.47e5,
      Wel_z: 2.47e5,
      Wpl_y: 3.17e5,
      Wpl_z: 3.17e5,
    }),
  );
  expect(byClass.verify(tube, forces({ n: 1e5 }))).toMatchObject({ utilisation: null, reason: expect.any(String) });
});

test("shear is alone where neither torsion nor roundness joins in", () => {
  expect(isMixed(forces({ mx: 1 }), ipe)).toBe(false);
  expect(isMixed(forces({ mx: 1 }), of(tabulated("SHS150x8")))).toBe(true);
  expect(isMixed(forces({ twist: { t_t: 0, t_w: 0, b: 0 } }), ipe)).toBe(true);
});

test("a force by its name; tension is what compresses, the other way", () => {
  const f = forces({ n: -5, vz: 3, mx: 2 });
  expect([aloneForce("tension", f, false), aloneForce("vz", f, false), aloneForce("mx", f, false)]).toEqual([5, 3, 2]);
  expect(aloneForce("vz", f, true)).toBeNaN();
});
