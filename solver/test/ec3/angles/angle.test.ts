/** Single angles: principal axes by published section tables and first principles. */

import { describe, expect, test } from "vitest";
import { angleOf } from "../../../src/ec3/angles/angle.ts";
import type { PrincipalProfile } from "../../../src/ec3/principal.ts";
import { sharpAngle, UKA200 } from "../../checks/angles.ts";

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
