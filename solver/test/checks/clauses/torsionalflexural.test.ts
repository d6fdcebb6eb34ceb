/** Torsional-flexural buckling of channels, 6.3.1.4: limits of the coupled quadratic. */

import { expect, test } from "vitest";
import { Ncr_T, Ncr_TF } from "../../../src/checks/clauses/torsionalflexural.ts";

test("shear centre on the centroid: the smaller of the two forces", () => {
  expect(Ncr_TF(3, 2, 0, 1)).toBeCloseTo(2, 12);
  expect(Ncr_TF(2, 3, 0, 1)).toBeCloseTo(2, 12);
});

test("coupling lowers it: Ncr,y = Ncr,T = N with β = 0.75 gives N·(2 − √(4 − 3))/1.5 = 2N/3", () =>
  expect(Ncr_TF(1, 1, 0.5, 1)).toBeCloseTo(2 / 3, 12));

test("without warping Ncr,T = G·It/i0² at any length", () => expect(Ncr_T(210e9, 81e9, 2e-7, 0, 5, 0.01)).toBeCloseTo(81e9 * 2e-5, 6));
