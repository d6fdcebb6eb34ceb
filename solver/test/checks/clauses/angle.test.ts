/** Single angles: principal axes, stresses and buckling, by published section tables and first principles. */

import { describe, expect, test } from "vitest";
import { angleOf } from "../../../src/checks/clauses/angle.ts";
import { angleLateral, angleStrut, angleTwist, lambda_eff } from "../../../src/checks/clauses/anglebuckling.ts";
import { angleAction, angleCapacity, angleClass, angleStress } from "../../../src/checks/clauses/angleresistance.ts";
import type { PrincipalProfile } from "../../../src/checks/clauses/principal.ts";
import { verified } from "../../verified.ts";
import { sharpAngle, UKA200 } from "../angles.ts";

const profile = (section: Parameters<typeof angleOf>[0]): PrincipalProfile => angleOf(section) as PrincipalProfile;

describe("principal axes", () => {
  test("UKA 200 x 200 x 24 (SCI P363): Iu = 5280 cm⁴, Iv = 1380 cm⁴", () => {
    const { iu, iv, e_u, beta_u } = profile(UKA200);
    expect(iu).toBeCloseTo(5280e-8, 9);
    expect(iv).toBeCloseTo(1380e-8, 9);
    // Equal legs: u-u is the axis of symmetry, at 45° between the legs, and the outline is even about it.
    expect(Math.abs(e_u[0])).toBeCloseTo(Math.SQRT1_2, 12);
    expect(Math.abs(beta_u)).toBeLessThan(1e-9);
  });
  test("the invariants of the inertia tensor hold for unequal legs", () => {
    const section = sharpAngle(0.15, 0.09, 0.01);
    const { iu, iv } = profile(section);
    expect(iu + iv).toBeCloseTo(section.iy + section.iz, 14);
    expect(iu * iv).toBeCloseTo(section.iy * section.iz - (section.iyz as number) ** 2, 18);
  });
  test("without a product of inertia the axes are unknown", () =>
    expect(angleOf({ ...UKA200, iyz: 0 })).toContain("gives no product of inertia"));
});

describe("cross-section", () => {
  test("a moment in the plane of a leg bends about both principal axes: σ by the general formula of skew bending", () => {
    const section = sharpAngle(0.15, 0.09, 0.01);
    const { iy, iz, iyz = 0 } = section;
    const c = angleCapacity(profile(section), 235e6, 1, 1);
    const my = 3e3;
    const found = angleStress(c, angleAction(c, { n: 0, vy: 0, vz: 0, mx: 0, my, mz: 0 }));
    // σ = −My·(Iz·z − Iyz·y)/(Iy·Iz − Iyz²) at the six corners of the outline.
    const [yc, zc] = [0.09 - iz / (section.wel_z as number), 0.15 - iy / (section.wel_y as number)];
    const corners = [
      [0, 0],
      [0.01, 0.01],
      [0.09, 0],
      [0.09, 0.01],
      [0, 0.15],
      [0.01, 0.15],
    ] as const;
    const sigma = corners.map(([y, z]) => Math.abs((my * (iz * (z - zc) - iyz * (y - yc))) / (iy * iz - iyz * iyz)));
    expect(Math.abs(found.sigma)).toBeCloseTo(Math.max(...sigma), 1);
    // Some 40 % more than My/Wel,y would say.
    expect(found.utilisation).toBeGreaterThan((1.2 * my) / (section.wel_y as number) / 235e6);
  });
  test("a force through the shear centre does not twist it, one through the centroid does", () => {
    const c = angleCapacity(profile(UKA200), 265e6, 1, 1);
    const { z } = c.p.shear_centre;
    expect(angleAction(c, { n: 0, vy: 10e3, vz: 0, mx: 0, my: 0, mz: 0 }).t).toBeCloseTo(-z * 10e3, 6);
    expect(angleAction(c, { n: 0, vy: 10e3, vz: 0, mx: z * 10e3, my: 0, mz: 0 }).t).toBe(0);
  });
  test("class, Table 5.2 sheet 3: L 100 x 100 x 10 is class 3 in S235; in S355 class 4, and fully effective (λp = 0.66 < 0.748)", () => {
    const p = profile(sharpAngle(0.1, 0.1, 0.01));
    expect(angleClass(p, 235e6)).toMatchObject({ compression: 3, bending: 3 });
    const s355 = angleClass(p, 355e6);
    expect(s355).toMatchObject({ compression: 4, bending: 3, rho: 1 });
    expect(s355.lambda_p).toBeCloseTo(0.66, 2);
    // L 100 x 100 x 6: λp = 16.67/(28.4·0.8136·0.6557) = 1.100, ρ = (1.1 − 0.188)/1.1² = 0.754.
    expect(angleClass(profile(sharpAngle(0.1, 0.1, 0.006)), 355e6).rho).toBeCloseTo(0.754, 3);
  });
});

describe("buckling", () => {
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
});
