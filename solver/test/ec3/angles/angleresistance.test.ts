/** Cross-sections of single angles: stresses of skew bending, torque about the shear centre, class and effective legs. */

import { expect, test } from "vitest";
import { angleOf } from "../../../src/ec3/angles/angle.ts";
import { angleAction, angleCapacity, angleClass, angleStress } from "../../../src/ec3/angles/angleresistance.ts";
import type { PrincipalProfile } from "../../../src/ec3/principal.ts";
import { sharpAngle, UKA200 } from "../../checks/angles.ts";

const profile = (section: Parameters<typeof angleOf>[0]): PrincipalProfile => angleOf(section) as PrincipalProfile;

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
