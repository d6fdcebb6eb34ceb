/** EN 1993-1-5 8: flange-induced buckling. */

import { expect, test } from "vitest";
import { flangeInduced } from "../../../src/ec3/plated/flangeinduced.ts";
import { rhsProfile } from "../../checks/fake.ts";
import { platedBox, platedI, profile } from "../../checks/plated.ts";

test("welded I, web 1000 × 6, flanges 300 × 20 in S355: limit 0.55·(210000/355)·√(6000/6000) = 325.4", () => {
  const found = flangeInduced(profile(platedI(1040, 300, 6, 20)), 210e9, 355e6, 4);
  expect(found?.ratio).toBeCloseTo(1000 / 6, 9);
  expect(found?.limit).toBeCloseTo(325.35, 2);
  expect(found?.utilisation).toBeCloseTo(1000 / 6 / 325.35, 4);
});

test("a section whose plastic moment is used has k = 0.4; a heavy flange lowers the limit", () => {
  expect(flangeInduced(profile(platedI(1040, 300, 6, 20)), 210e9, 355e6, 2)?.limit).toBeCloseTo((0.4 * 210e3) / 355, 6);
  expect(flangeInduced(profile(platedI(1080, 600, 3, 40)), 210e9, 355e6, 4)?.utilisation).toBeGreaterThan(1);
});

test("a box of plates counts both webs, a rolled tube none", () => {
  expect(flangeInduced(profile(platedBox(1012, 506, 6)), 210e9, 355e6, 4)?.limit).toBeCloseTo(
    ((0.55 * 210e3) / 355) * Math.sqrt(12000 / 3036),
    1,
  );
  expect(flangeInduced(rhsProfile(200, 100, 8), 210e9, 355e6, 1)).toBeNull();
});
