/** Shear areas of 6.2.6(3) and web buckling of EN 1993-1-5, by hand. */

import { describe, expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { Av_y, Av_z, chi_w, Vb_Rd } from "../../../src/ec3/cross_section/shear.ts";
import { check, iProfile, part, rhsProfile, tabulated } from "../../checks/fake.ts";
import { platedBox, profile } from "../../checks/plated.ts";

describe("6.2.6 shear areas and web buckling", () => {
  test("rolled I, welded I, hollow sections", () => {
    expect(Av_z(iProfile(), 1) * 1e6).toBeCloseTo(5381 - 2 * 150 * 10.7 + (7.1 + 30) * 10.7, 6);
    expect(Av_z(iProfile({}, "welded"), 1.2) * 1e6).toBeCloseTo(1.2 * 278.6 * 7.1, 6);
    expect(Av_z(rhsProfile(200, 100, 8), 1) * 1e6).toBeCloseTo((2 * 8 * 284 * 200) / 300, 6);
    expect(Av_y(rhsProfile(200, 100, 8)) * 1e6).toBeCloseTo((2 * 8 * 284 * 100) / 300, 6);
  });
  test("the areas that a section gives for its shear stiffness are not Av", () => {
    const plain = tabulated("IPE300");
    const soft = { ...plain, avz: 1e-4, avy: 1e-4 };
    const used = (section: typeof plain) => part(check({ section, length: 6, q: 10e3 }), "shear_z").utilisation;
    expect(used(soft)).toBe(used(plain));
  });
  test("EN 1993-1-5 5.3: χw is 1 up to 0.83, then 0.83/λw", () => {
    expect(chi_w(0.82, 1)).toBe(1);
    expect(chi_w(1.66, 1)).toBeCloseTo(0.5, 12);
    // hw = 1000, tw = 6, fy = 235: λw = 1000/(37.4·6·√5.34) = 1.9284, χw = 0.4304, Vb = 0.4304·6000·235/√3 = 350.4 kN.
    const web = iProfile({ h: 1020, tf: 10, tw: 6 }, "welded");
    expect(Vb_Rd(web, "h", 235e6, 1, 1, 1) / 1e3).toBeCloseTo(350.4, 1);
  });
  test("a wide box buckles in shear along its width too: two walls of 1000/6", () => {
    const c = capacity(profile(platedBox(400, 1012, 6)), 235e6, 1, 1, 1);
    expect([c.slender_web, c.slender_y]).toEqual([false, true]);
    expect(c.v_y / 1e3).toBeCloseTo(2 * 350.4, 0);
    expect(c.v_z).toBe(c.vpl_z);
  });
});
