/** Tees about their principal axes: against the formulas of monosymmetric sections, and from forces to the verdict. */

import { describe, expect, test } from "vitest";
import { angleStrut, angleTwist } from "../../../src/ec3/angles/anglebuckling.ts";
import { angleCapacity } from "../../../src/ec3/angles/angleresistance.ts";
import { teeOf, teeWalls } from "../../../src/ec3/cross_section/tee.ts";
import type { ExplicitSection, TeeShape } from "../../../src/generated/model.ts";
import { library } from "../../../src/model/sections/included.ts";
import { check, part, printed } from "../../checks/fake.ts";

type Tee = ExplicitSection & { shape: TeeShape };
const tee = (name: string): Tee => ({ id: name, ...library().find(name) }) as Tee;
const profile = (name: string) => {
  const found = teeOf(tee(name));
  if (typeof found === "string") throw new Error(found);
  return found;
};
const steel = { e: 210e9, g: 81e9, fy: 235e6, gamma_m1: 1 };

describe("the outline", () => {
  test("moduli and shear centre are the library's; u-u is the stronger of y-y and z-z", () => {
    const [slim, wide] = [profile("T-IPE300"), profile("T-HEB300")];
    expect(slim.wel_u).toBeCloseTo(tee("T-IPE300").wel_y!, 8);
    expect(slim.wel_v).toBeCloseTo(tee("T-IPE300").wel_z!, 8);
    expect(slim.shear_centre.z).toBeCloseTo(library().find("T-IPE300")!.shear_centre_z!, 6);
    expect([wide.iu, wide.iv]).toEqual([tee("T-HEB300").iz, tee("T-HEB300").iy]);
    expect(wide.wel_v).toBeCloseTo(tee("T-HEB300").wel_y!, 7);
  });
});

describe("compression", () => {
  // Timoshenko & Gere: one axis of symmetry couples twist with bending about it alone.
  test.each(["T-IPE300", "T-HEB300", "TEE150x100x8x12"])("%s: Ncr,TF is the root of the quadratic of monosymmetric sections", (name) => {
    const p = profile(name);
    for (const [l_y, l_z] of [
      [2, 2],
      [4, 1.5],
      [1, 3],
    ] as const) {
      const [y, z] = [angleStrut(p, steel, "y", l_y, false), angleStrut(p, steel, "z", l_z, false)];
      const twist = p.iy >= p.iz ? angleTwist(p, steel, y, z) : angleTwist(p, steel, z, y);
      const i0 = (p.iy + p.iz) / p.a + p.shear_centre.z ** 2;
      const n_t = (steel.g * p.it) / i0;
      const beta = 1 - p.shear_centre.z ** 2 / i0;
      const sum = z.n_cr + n_t;
      const coupled = (sum - Math.sqrt(sum * sum - 4 * beta * z.n_cr * n_t)) / (2 * beta);
      expect(twist.ncr / Math.min(coupled, y.n_cr)).toBeCloseTo(1, 9);
    }
  });

  test("Table 6.2: curve c about both axes, each with its own length", () => {
    const result = check({ section: tee("T-HEB200"), length: 3, n: -100e3, design: { l_cr_y: 3, l_cr_z: 1.5 } });
    expect(result.verifications.map(({ key }) => key)).toEqual(["compression", "shear_z", "buckling_y", "buckling_z", "buckling_tf"]);
    expect(printed(result, "buckling_y", "α")).toBe(0.49);
    expect(printed(result, "buckling_y", "Lcr,y")).toBe(3);
    expect(printed(result, "buckling_z", "Lcr,z")).toBe(1.5);
    expect(result.verdict).toBe("pass");
  });
});

describe("slender walls", () => {
  // Table 5.2 sheet 2: 14·ε. IPE300 cut: c = 150 − 10.7 − 15 = 124.3 mm, 124.3/7.1 = 17.5. EN 1993-1-5 (4.3): λp = 17.5/(28.4·√0.43) = 0.940, ρ = 0.851.
  test("half an IPE300 in S235 has a class 4 stem: verified with ρ·fy", () => {
    const p = profile("T-IPE300");
    const walls = teeWalls(p.tee!, 235e6);
    expect(walls.stem).toBeCloseTo(17.507, 3);
    expect(walls.rho).toBeCloseTo(0.851, 3);
    expect(angleCapacity(p, 235e6, 1, 1).npl).toBeCloseTo(walls.rho * 235e6 * p.a, 3);
    expect(angleCapacity(p, 235e6, 1, 1.1).gamma_m0).toBe(1.1);
    const result = check({ section: tee("T-IPE300"), length: 2, n: -50e3, design: {} });
    expect(printed(result, "compression", "ρ")).toBeCloseTo(walls.rho, 9);
    expect(part(result, "compression").utilisation).toBeCloseTo(50e3 / (walls.rho * 235e6 * p.a), 6);
  });
  test("half an HEB200 is class 3", () => {
    expect(teeWalls(profile("T-HEB200").tee!, 235e6).rho).toBe(1);
  });
});

describe("from forces to the verdict", () => {
  test("bent about y-y: Wel,y·fy, and 6.3.2.2 between forks", () => {
    const section = tee("T-HEB200");
    const result = check({ section, length: 2, q: 5e3, design: { l_lt: 2 } });
    const key = section.iy >= section.iz ? "bending_u" : "bending_v";
    expect(part(result, key).utilisation).toBeCloseTo((5e3 * 4) / 8 / (section.wel_y! * 235e6), 6);
    expect(result.verdict).not.toBe("fail");
  });
  test("a force through one leg is an angle's: said so", () => {
    const result = check({ section: tee("T-HEB200"), length: 3, n: -100e3, design: { connection: "one_leg" } });
    expect(part(result, "buckling").reason).toContain("an angle's");
  });
  test.each(["2L100x100x10/10", "2UPN200/10"])("%s is built up: how it is joined is not known, and nothing passes", (name) => {
    const result = check({ section: tee(name), length: 3, n: -100e3, design: {} });
    expect(result.verdict).toBe("cannot_verify");
    expect(JSON.stringify(result.verifications)).toContain("6.4.4");
  });
  test.each(["FL100x10", "RD20", "SQ40", "WI800x300x12x20", "BOX400x300x12", "TUBE600x20"])("%s is checked as what it is", (name) => {
    expect(["pass", "fail", "cannot_verify"]).toContain(check({ section: tee(name), length: 1, n: 10e3, design: {} }).verdict);
    expect(check({ section: tee(name), length: 1, n: 10e3, design: {} }).verifications.map(({ key }) => key)).toContain("tension");
  });
});
