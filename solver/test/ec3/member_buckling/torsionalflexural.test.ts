/** Torsional-flexural buckling of channels, 6.3.1.4: limits of the coupled quadratic. */

import { expect, test } from "vitest";
import { ALPHA, chi, lambda } from "../../../src/ec3/member_buckling/flexural.ts";
import { Ncr_T, Ncr_TF } from "../../../src/ec3/member_buckling/torsionalflexural.ts";
import { verified } from "../../verified.ts";

test("shear centre on the centroid: the smaller of the two forces", () => {
  expect(Ncr_TF(3, 2, 0, 1)).toBeCloseTo(2, 12);
  expect(Ncr_TF(2, 3, 0, 1)).toBeCloseTo(2, 12);
});

test("coupling lowers it: Ncr,y = Ncr,T = N with β = 0.75 gives N·(2 − √(4 − 3))/1.5 = 2N/3", () =>
  expect(Ncr_TF(1, 1, 0.5, 1)).toBeCloseTo(2 / 3, 12));

test("without warping Ncr,T = G·It/i0² at any length", () => expect(Ncr_T(210e9, 81e9, 2e-7, 0, 5, 0.01)).toBeCloseTo(81e9 * 2e-5, 6));

test("PFC 200 x 90 x 30 in S275 over 4 m: Ncr,T 1561.0 kN, Ncr,TF 1274.3 kN, Nb,Rd 622.4 kN on curve c", () => {
  const i0_squared = 0.0816 ** 2 + 0.0288 ** 2 + 0.0637 ** 2;
  const ncr_t = Ncr_T(210e9, 81e9, 19.1e-8, 0.0197e-6, 4, i0_squared);
  const ncr = Ncr_TF((Math.PI ** 2 * 210e9 * 2520e-8) / 16, ncr_t, 0.0637, i0_squared);
  const n_b = chi(lambda(3790e-6, 275e6, ncr), ALPHA.c) * 3790e-6 * 275e6;
  const source = "beam-v03 on GitHub (Captain-802), tests/batch/hand-checks.md, HC-10 (6.3.1.4)";
  const about = { group: "EN 1993-1-1", case: "Torsional-flexural buckling of a PFC 200 x 90 x 30", source, unit: "kN" } as const;
  for (const [quantity, expected, ours] of [
    ["Ncr,T", 1561.01, ncr_t],
    ["Ncr,TF", 1274.26, ncr],
    ["Nb,T,Rd", 622.363, n_b],
  ] as const) {
    verified({ ...about, quantity, expected, ours: ours / 1e3 });
    expect(Math.abs(ours / 1e3 / expected - 1)).toBeLessThan(1e-5);
  }
});
