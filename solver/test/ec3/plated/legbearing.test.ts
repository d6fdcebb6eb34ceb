/** A force through a leg, by first principles: it spreads 2.5 : 1 through the other leg's thickness, on both sides where there is room. */

import { expect, test } from "vitest";
import { legBearing } from "../../../src/ec3/plated/legbearing.ts";

const leg = { t: 0.01, spread: 0.025, fy: 235e6, gamma_m0: 1, s_s: 0.05 };

test("away from the end: fy·t·(ss + 5·t) = 235·10·100 N", () => {
  expect(legBearing({ ...leg, c: 1 })).toBeCloseTo(235e3, 6);
});

test("at the end it spreads to one side alone, and γM0 divides", () => {
  expect(legBearing({ ...leg, c: 0 })).toBeCloseTo(235e6 * 0.01 * 0.075, 6);
  expect(legBearing({ ...leg, c: 0.01, gamma_m0: 1.1 })).toBeCloseTo((235e6 * 0.01 * 0.085) / 1.1, 6);
});
