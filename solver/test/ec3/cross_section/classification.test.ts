/** Table 5.2 row by row, limits at their edges. */

import { describe, expect, test } from "vitest";
import {
  epsilon,
  internalBending,
  internalCombined,
  internalCompression,
  outstand,
  parts,
  plasticUpTo,
  sectionClass,
  tubular,
} from "../../../src/ec3/cross_section/classification.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import { iProfile, mm, rhsProfile } from "../../checks/fake.ts";

describe("Table 5.2", () => {
  const eps = epsilon(235e6);
  test("rows at ε = 1", () => {
    expect(eps).toBe(1);
    expect(outstand(1)).toEqual([9, 10, 14]);
    expect(internalCompression(1)).toEqual([33, 38, 42]);
    expect(internalBending(1)).toEqual([72, 83, 124]);
    expect(tubular(1)).toEqual([50, 70, 90]);
  });
  test("bending with compression runs into the pure cases", () => {
    expect(internalCombined(1, 1, 1)).toEqual([33, 38, 42]);
    expect(internalCombined(1, 0.5, -1)[0]).toBeCloseTo(72, 9);
    expect(internalCombined(1, 0.5, -1)[1]).toBeCloseTo(83, 9);
    expect(internalCombined(1, 0.5, -1)[2]).toBeCloseTo(124, 9);
    expect(internalCombined(1, 0.50001, -0.99999)[2]).toBeCloseTo(123.5, 1);
  });
  test.each([
    [9, 1],
    [9.01, 2],
    [10, 2],
    [10.01, 3],
    [14, 3],
    [14.01, 4],
  ])("flange c/t = %s is class %s", (ct, found) => {
    const tf = 10;
    expect(parts(iProfile({ b: 2 * ct * tf + 7.1 + 30, tf }), 235e6, { n: 0, my: 1e3, mz: 0 })[0]?.class).toBe(found);
  });
  test.each([
    [72, 1],
    [72.01, 2],
    [83, 2],
    [83.01, 3],
    [124, 3],
    [124.01, 4],
  ])("web c/t = %s in bending is class %s", (ct, found) => {
    expect(parts(iProfile({ h: ct * 7.1 + 2 * 10.7 + 30 }), 235e6, { n: 0, my: 1e3, mz: 0 })[1]?.class).toBe(found);
  });
  test.each([
    [33, 1],
    [33.01, 2],
    [38, 2],
    [42, 3],
    [42.01, 4],
  ])("web c/t = %s in compression is class %s", (ct, found) => {
    expect(parts(iProfile({ h: ct * 7.1 + 2 * 10.7 + 30 }), 235e6, { n: 1e3, my: 0, mz: 0 })[1]?.class).toBe(found);
  });
  test.each([
    [50, 1],
    [50.1, 2],
    [70, 2],
    [90, 3],
    [90.1, 4],
  ])("tube d/t = %s is class %s", (dt, found) => {
    const p = profileOf(
      mm("CHS", "chs", { d: dt * 5, t: 5, A: 1e4, Wel_y: 1e5, Wel_z: 1e5, Wpl_y: 1.3e5, Wpl_z: 1.3e5 }, "hot_finished"),
    ) as Profile;
    expect(sectionClass(p, 235e6, { n: 0, my: 1e3, mz: 0 })).toBe(found);
  });
  test("a tie is class 1 however thin", () => expect(sectionClass(iProfile({ h: 900 }), 235e6, { n: -1e5, my: 0, mz: 0 })).toBe(1));
  test("ECCS 119 worked example 5: IPE 500 S235 under 500 kN, web limit 45.6", () => {
    const p = profileOf(
      mm("IPE500", "i", {
        h: 500,
        b: 200,
        tw: 10.2,
        tf: 16,
        r: 21,
        A: 11550,
        Iy: 482e6,
        Iz: 21.42e6,
        Wel_y: 1928e3,
        Wel_z: 214e3,
        Wpl_y: 2194e3,
        Wpl_z: 336e3,
      }),
    ) as Profile;
    const web = parts(p, 235e6, { n: 500e3, my: 1e3, mz: 0 })[1];
    expect(web?.ct).toBeCloseTo(41.8, 1);
    expect(web?.limits[0]).toBeCloseTo(45.6, 1);
  });
  test("rectangular hollow sections count c = h − 3t and b − 3t", () => {
    expect(parts(rhsProfile(200, 100, 8), 235e6, { n: 0, my: 1e3, mz: 0 }).map((one) => [one.ct, one.row])).toEqual([
      [expect.closeTo(22, 9), "bending"],
      [expect.closeTo(9.5, 9), "compression"],
    ]);
  });
});

test("up to its limit an I-section bent about y-y is plastic under any moments, and beyond it is not", () => {
  const p = iProfile();
  const limit = plasticUpTo(p, 355e6);
  expect(limit).toBeGreaterThan(0);
  for (const my of [1e3, 50e3, 200e3])
    for (const mz of [0, 10e3]) {
      expect(sectionClass(p, 355e6, { n: limit, my, mz })).toBeLessThan(3);
      expect(sectionClass(p, 355e6, { n: -limit, my, mz })).toBeLessThan(3);
      expect(sectionClass(p, 355e6, { n: limit * (1 + 1e-6), my, mz })).toBeGreaterThan(2);
    }
  const slender = profileOf(mm("W", "i", { h: 600, b: 200, tw: 6, tf: 12, r: 0 }, "welded")) as Profile;
  expect(plasticUpTo(slender, 355e6)).toBe(-Infinity);
});
