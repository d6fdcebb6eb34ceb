/** Bending and axial force, 6.2.9: factors by hand, and what is said where the axial force takes all. */

import { describe, expect, test } from "vitest";
import { capacity, classOf } from "../../../src/ec3/capacity.ts";
import { bending_axial, bendingAxialAtMost, exponents, mn_y } from "../../../src/ec3/cross_section/bendingaxial.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import { iProfile, mm, rhsProfile } from "../../checks/fake.ts";

describe("6.2.9", () => {
  test("tube: 1 − n^1.7", () =>
    expect(mn_y(profileOf(mm("CHS", "chs", { d: 200, t: 8, A: 4800 }, "hot_finished")) as Profile, 0.5)).toBeCloseTo(0.6922, 4));
  test("exponents", () => {
    expect(exponents(iProfile(), 0.1)).toEqual([2, 1]);
    expect(exponents(iProfile(), 0.4)).toEqual([2, 2]);
    expect(exponents(rhsProfile(200, 100, 8), 0)).toEqual([1.66, 1.66]);
    expect(exponents(rhsProfile(200, 100, 8), 0.9)).toEqual([6, 6]);
  });
});

describe("axial force beyond Npl,Rd", () => {
  const c = capacity(iProfile(), 235e6, 1, 1, 1);
  const npl = 5381e-6 * 235e6;
  const at = (n: number) => bending_axial(c, { n, vy: 0, vz: 0, mx: 0, my: 30e3, mz: 0 }, 1);
  test("is named, and its utilisation is finite and at least NEd/Npl,Rd: the linear sum of 6.2.1(7)", () => {
    const found = at(1.3 * npl);
    expect(found.reason).toBe("NEd exceeds Npl,Rd");
    expect(found.utilisation).toBeCloseTo(1.3 + 30e3 / (628.4e-6 * 235e6), 9);
  });
  test("in tension as in compression", () => expect(at(-1.3 * npl).utilisation).toBe(at(1.3 * npl).utilisation));
  test("a share of it left is a ratio as ever: (6.36) at n = 0.9", () => {
    const a = (5381 - 2 * 150 * 10.7) / 5381;
    const found = at(0.9 * npl);
    expect(found.reason).toBeNull();
    expect(found.utilisation).toBeCloseTo(30e3 / ((628.4e-6 * 235e6 * 0.1) / (1 - 0.5 * a)), 9);
  });
});

test("the bound lies below no utilisation, in any class and for any shape", () => {
  const slender = profileOf(mm("W", "i", { h: 600, b: 200, tw: 6, tf: 12, r: 0 }, "welded")) as Profile;
  let seed = 11;
  const share = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let bounded = 0;
  for (const p of [iProfile(), rhsProfile(200, 100, 8), rhsProfile(300, 100, 4), slender]) {
    const c = capacity(p, 355e6, 1, 1, 1);
    for (let i = 0; i < 500; i++) {
      const most = 2 * share();
      const f = {
        ...{ n: c.npl * (share() - 0.5) * most, vy: 0, vz: 0, mx: 0 },
        ...{ my: share() < 0.3 ? 0 : p.wpl_y * c.fy * share() * most, mz: share() < 0.3 ? 0 : p.wpl_z * c.fy * share() * most },
      };
      const bound = bendingAxialAtMost(c, f);
      if (bound < Infinity) bounded++;
      expect(bending_axial(c, f, classOf(c, f)).utilisation).toBeLessThanOrEqual(bound * (1 + 1e-12));
    }
  }
  expect(bounded).toBeGreaterThan(500);
});
