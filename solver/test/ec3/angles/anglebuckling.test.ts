/** Buckling of single angles: struts about their principal axes, twist and lateral buckling. */

import { expect, test } from "vitest";
import { angleOf } from "../../../src/ec3/angles/angle.ts";
import { angleLateral, angleStrut, angleTwist, lambda_eff } from "../../../src/ec3/angles/anglebuckling.ts";
import type { PrincipalProfile } from "../../../src/ec3/principal.ts";
import { sharpAngle, UKA200 } from "../../checks/angles.ts";
import { verified } from "../../verified.ts";

const profile = (section: Parameters<typeof angleOf>[0]): PrincipalProfile => angleOf(section) as PrincipalProfile;

const material = { e: 210e9, g: 81e9, fy: 265e6, gamma_m1: 1 };
const p = profile(UKA200);
test("UKA 200 x 200 x 24 over 4.3 m, fy = 265: λv = 4300/(39.0·93.9·ε) and χ on curve b", () => {
  const v = angleStrut(p, material, "v", 4.3, false);
  const slenderness = 4300 / 39.03 / (93.9 * Math.sqrt(235 / 265));
  expect(v.lambda).toBeCloseTo(slenderness, 2);
  const phi = 0.5 * (1 + 0.34 * (slenderness - 0.2) + slenderness ** 2);
  expect(v.chi).toBeCloseTo(1 / (phi + Math.sqrt(phi * phi - slenderness * slenderness)), 3);
});
test("BB.1.2: λeff,v = 0.35 + 0.7·λv, λeff,y = 0.50 + 0.7·λy; it helps slender angles and burdens stocky ones", () => {
  expect(lambda_eff("v", 1)).toBeCloseTo(1.05, 12);
  expect(lambda_eff("y", 1)).toBeCloseTo(1.2, 12);
  expect(angleStrut(p, material, "v", 8, true).n_b).toBeGreaterThan(angleStrut(p, material, "v", 8, false).n_b);
  expect(angleStrut(p, material, "v", 2, true).n_b).toBeLessThan(angleStrut(p, material, "v", 2, false).n_b);
});
test("L 100 x 100 x 10 in S235 welded through one leg over 5.315 m: λeff,v 2.382, χ 0.1527, Nb,Rd 68.9 kN", () => {
  const angle = { ...profile(sharpAngle(0.1, 0.1, 0.01)), a: 19.2e-4, iv: 73.0e-8 };
  const v = angleStrut(angle, { e: 210e9, g: 81e9, fy: 235e6, gamma_m1: 1 }, "v", Math.hypot(4, 3.5), true);
  const source = "Open-Calculations-Studio on GitHub (OpenAEC-Foundation), scripts/check-windverband.mjs, by hand (BB.1.2)";
  const about = { group: "EN 1993-1-1", case: "L 100 x 100 x 10 as a diagonal, held by one leg", source } as const;
  for (const [quantity, unit, expected, ours, near] of [
    ["λeff,v", "", 2.382, v.effective!, 1e-3],
    ["χ", "", 0.1527, v.chi, 1e-3],
    ["Nb,Rd", "kN", 68.9, v.n_b / 1e3, 1e-3],
  ] as const) {
    verified({ ...about, quantity, unit, expected, ours });
    expect(Math.abs(ours / expected - 1), quantity).toBeLessThan(near);
  }
});
test("equal legs: bending about u-u couples with twist by the quadratic, bending about v-v stands alone", () => {
  const short = { u: angleStrut(p, material, "u", 0.6, false), v: angleStrut(p, material, "v", 0.6, false) };
  const twist = angleTwist(p, material, short.u, short.v);
  const beta = 1 - p.shear_centre.u ** 2 / twist.i0_squared;
  const sum = short.u.n_cr + twist.ncr_t;
  const quadratic = (sum - Math.sqrt(sum * sum - 4 * beta * short.u.n_cr * twist.ncr_t)) / (2 * beta);
  expect(twist.ncr / quadratic).toBeCloseTo(1, 9);
  const long = { u: angleStrut(p, material, "u", 12, false), v: angleStrut(p, material, "v", 12, false) };
  expect(angleTwist(p, material, long.u, long.v).ncr / long.v.n_cr).toBeCloseTo(1, 9);
});
test("unequal legs buckle below each of the three forces alone", () => {
  const uneven = profile(sharpAngle(0.15, 0.09, 0.01));
  const [u, v] = [angleStrut(uneven, material, "u", 2, false), angleStrut(uneven, material, "v", 2, false)];
  const twist = angleTwist(uneven, material, u, v);
  expect(twist.ncr).toBeLessThan(Math.min(u.n_cr, v.n_cr, twist.ncr_t));
});
test("even moment about u-u of equal legs: Mcr = (π/L)·√(EIv·GIt); a load at the toe takes some of it", () => {
  const even = angleLateral(p, material, 4, false);
  expect(even.m_cr).toBeCloseTo((Math.PI / 4) * Math.sqrt(210e9 * p.iv * 81e9 * p.it), 3);
  expect(angleLateral(p, material, 4, true).m_cr).toBeLessThan(even.m_cr);
});
