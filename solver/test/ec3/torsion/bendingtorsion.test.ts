/** Closed sections in bending and torsion at once: the yield criterion 6.2.1(5) on a wall that both stress. */

import { describe, expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { bending_axial } from "../../../src/ec3/cross_section/bendingaxial.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { Action } from "../../../src/ec3/resistances.ts";
import { bendingTorsion, bucklingTorsion } from "../../../src/ec3/torsion/bendingtorsion.ts";
import { tau_Rd, torsion, Wt } from "../../../src/ec3/torsion/torsion.ts";
import { check, part, tabulated } from "../../checks/fake.ts";
import { platedBox, profile } from "../../checks/plated.ts";

const c = capacity(profileOf(tabulated("SHS150x8")) as Profile, 235e6, 1, 1, 1);
const t_rd = Wt(c.p) * tau_Rd(c.fy, 1);
const forces = (over: Partial<Action>): Action => ({ n: 0, my: 0, mz: 0, vy: 0, vz: 0, mx: 0, ...over });
const used = (t: number, m: number, n = 0): number =>
  bendingTorsion(c, forces({ mx: t * t_rd, my: m * c.p.wpl_y * c.fy, n: n * c.p.a * c.fy }), 1).utilisation;

describe("a square tube", () => {
  test("σ² + 3·τ² = fy² with a plastic moment: shares of 0.6 and 0.8 use it up, 0.9 and 0.9 far more", () => {
    expect(used(0.6, 0.8)).toBeCloseTo(1, 9);
    expect(used(0.9, 0.9)).toBeCloseTo(Math.hypot(0.9, 0.9), 9);
    expect(used(0, 0.8)).toBeCloseTo(0.8, 9);
  });
  test("in class 3 the corner yields at the same place: √(σ² + 3·τ²)/fy", () => {
    const [sigma, tau] = [150e6, 60e6];
    const found = bendingTorsion(c, forces({ mx: tau * Wt(c.p), my: sigma * c.p.wel_y }), 3).utilisation;
    expect(found).toBeCloseTo(Math.sqrt(sigma ** 2 + 3 * tau ** 2) / 235e6, 9);
  });
  test("grows with each force, through the torsion resistance and beyond", () => {
    let before = 0;
    for (const t of [0.1, 0.5, 0.9, 0.99, 1, 1.01, 1.5]) {
      expect(used(t, 0.5, 0.2)).toBeGreaterThan(before);
      before = used(t, 0.5, 0.2);
      expect(used(t, 0.6, 0.2)).toBeGreaterThanOrEqual(before);
    }
  });
  test("a slender column of it does not pass by buckling and torsion each alone", () => {
    // λ = √(4480·235/(π²·210e3·14.91e6/6000²)) = 1.11; curve a, χ = 0.59: Nb,Rd = 623 kN, of which 500 kN are 0.80; 0.8² + 0.7² > 1.
    const column = check({ section: tabulated("SHS150x8"), length: 6, n: -500e3, mx: 30e3, design: { l_cr_y: 6, l_cr_z: 6 } });
    const used = part(column, "buckling_y").utilisation as number;
    expect(used).toBeCloseTo(0.8, 1);
    expect(part(column, "buckling_torsion").utilisation).toBeCloseTo(Math.hypot(used, part(column, "torsion").utilisation as number), 9);
    expect(column.verdict).toBe("fail");
  });
  test("a beam of it does not pass by torsion and bending each alone", () => {
    const beam = check({ section: tabulated("SHS150x8"), length: 3, my: [45e3, 45e3], mx: 38e3 });
    for (const key of ["torsion", "bending_y"]) expect(part(beam, key).status).toBe("pass");
    expect(part(beam, "bending_torsion").status).toBe("fail");
    expect(beam.verdict).toBe("fail");
  });
});

describe("a box whose walls torsion buckles, 1000 × 1000 × 6 in S355", () => {
  const box = capacity(profile(platedBox(1000, 1000, 6)), 355e6, 1, 1, 1);
  const buckles = torsion(box, forces({ mx: 1 })).t_rd as number;
  const m_c = (box.effective?.y.w as number) * box.fy;
  const of = (t: number, m: number, v = 0) => forces({ mx: t * buckles, my: m * m_c, vz: v * box.v_z });
  const at = (...shares: Parameters<typeof of>) => bendingTorsion(box, of(...shares), 4).utilisation;
  const plated = (t: number, m: number) => bending_axial(box, of(t, m), 4).utilisation;

  test("up to half of TRd the circle with the TRd of buckling: √(0.4² + 0.8²)", () => {
    expect(at(0.4, 0.8)).toBeCloseTo(Math.hypot(0.4, 0.8), 9);
  });
  test("EN 1993-1-5 7.1(5) of the flange, Mf,Rd = 0: η1 + (2·0.9 − 1)² ≤ 1 leaves 0.36 of MRd, of which 0.4 are too much, though √(0.9² + 0.4²) < 1", () => {
    expect(Math.hypot(0.9, 0.4)).toBeLessThan(1);
    expect(plated(0.9, 0.4)).toBeCloseTo(0.4 / 0.36, 9);
    expect(plated(0.9, 0.36)).toBeCloseTo(1, 9);
    expect(plated(0.5, 0.36)).toBeCloseTo(0.36, 9);
  });
  test("so it is with axial force alone, which is verified for it", () => {
    const n = box.p.a * box.fy;
    expect(bending_axial(box, forces({ n: -0.3 * n, mx: 0.9 * buckles }), 1).utilisation).toBeGreaterThan(0.3);
    const tie = check({
      section: platedBox(1000, 1000, 6),
      material: { fy: 355e6, grade: "S355" },
      length: 3,
      n: 0.3 * n,
      mx: 0.9 * buckles,
    });
    expect(part(tie, "bending_axial").utilisation).toBeGreaterThan(0.3);
  });
  test("beyond TRd it is the sum: 1.2 + 0.3", () => expect(at(1.2, 0.3)).toBeCloseTo(1.5, 9));
  test("grows with shear", () => expect(at(0.6, 0.5, 0.39)).toBeGreaterThan(at(0.6, 0.5)));
  test("6.3 and torsion: √(t² + u²), or u + (2·t − 1)² where that is more; of stocky walls the first alone", () => {
    expect(bucklingTorsion(box, 0.6 * buckles, 0.5)?.utilisation).toBeCloseTo(Math.hypot(0.6, 0.5), 9);
    expect(bucklingTorsion(box, 0.95 * buckles, 0.25)?.utilisation).toBeCloseTo(0.25 + 0.81, 9);
    expect(bucklingTorsion(c, 0.95 * t_rd, 0.25)?.utilisation).toBeCloseTo(Math.hypot(0.95, 0.25), 9);
  });
});
