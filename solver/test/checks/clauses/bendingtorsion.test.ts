/** Closed sections in bending and torsion at once: the yield criterion 6.2.1(5) on a wall that both stress. */

import { describe, expect, test } from "vitest";
import { bendingTorsion } from "../../../src/checks/clauses/bendingtorsion.ts";
import { type Action, capacity } from "../../../src/checks/clauses/capacity.ts";
import { type Profile, profileOf } from "../../../src/checks/clauses/profile.ts";
import { tau_Rd, Wt } from "../../../src/checks/clauses/torsion.ts";
import { check, part, tabulated } from "../fake.ts";

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
  test("a beam of it does not pass by torsion and bending each alone", () => {
    const beam = check({ section: tabulated("SHS150x8"), length: 3, my: [45e3, 45e3], mx: 38e3 });
    for (const key of ["torsion", "bending_y"]) expect(part(beam, key).status).toBe("pass");
    expect(part(beam, "bending_torsion").status).toBe("fail");
    expect(beam.verdict).toBe("fail");
  });
});
