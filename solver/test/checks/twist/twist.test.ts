/** Torsion of open sections from the model's forces to the verdict. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import { channelOffset } from "../../../src/ec3/member_buckling/torsionalflexural.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { asked } from "../asked.ts";
import { type BeamCase, check, mm, part, printed, tabulated } from "../fake.ts";
import { platedI } from "../plated.ts";

const ipe300 = tabulated("IPE300");
const upe = tabulated("UPE200");
const forks = { warping_start: "free", warping_end: "free" } as const;
const beam: BeamCase = { section: ipe300, length: 6, q: 8e3, mx: 300, design: forks };
const numbers = (result: CheckResult): Record<string, number | null> =>
  Object.fromEntries(result.verifications.map(({ key, utilisation }) => [key, utilisation]));

describe("an I-section", () => {
  test("warping stated: torsion is verified with bending, and the member for bending with torsion", () => {
    const result = check(beam);
    expect(result.verifications.map(({ key }) => key)).toEqual(["bending_y", "shear_z", "torsion", "bending_axial", "ltb", "ltb_torsion"]);
    // An even torque with free warping is St Venant's alone: τt = T·tf/It.
    expect(printed(result, "torsion", "BEd")).toBeCloseTo(0, 9);
    expect(printed(result, "torsion", "τt,Ed")).toBeCloseTo((300 * 0.0107) / 201.2e-9 / 1e6, 6);
    expect(result.coverage).toContainEqual({ clause: "6.2.7", state: "verified" });
    expect(result.coverage).toContainEqual({ clause: "EN 1993-6 A", state: "verified" });
  });
  test("warping held at an end: B = T·tanh(kL)/k", () => {
    const result = check({ ...beam, support: "cantilever", design: { warping_start: "fixed", warping_end: "free" } });
    const k = Math.sqrt((81e9 * 201.2e-9) / (210e9 * 125.9e-9));
    expect(printed(result, "ltb_torsion", "BEd")).toBeCloseTo((0.3 * Math.tanh(6 * k)) / k, 6);
    expect(part(result, "ltb_torsion").utilisation).toBeGreaterThan(part(result, "ltb").utilisation as number);
  });
  test("not stated, or stated at one end only: with the worst that it may be, and a question where that is too much", () => {
    const ends = ["free", "fixed"] as const;
    const stated = ends.flatMap((warping_start) => ends.map((warping_end) => check({ ...beam, design: { warping_start, warping_end } })));
    const most = (key: string): number => Math.max(...stated.map((one) => part(one, key).utilisation as number));
    for (const key of ["torsion", "ltb_torsion"]) {
      const { utilisation } = part(check({ ...beam, design: {} }), key);
      expect(utilisation!).toBeGreaterThanOrEqual(most(key));
      expect(utilisation!).toBeLessThan(1.3 * most(key));
    }
    for (const design of [{}, { warping_start: "free" } as const]) {
      const result = check({ ...beam, mx: 10 * (beam.mx as number), design });
      expect(part(result, "torsion").status).toBe("fail");
      expect(asked(result)).toEqual(["warping_start"]);
    }
  });
  test("compression and torsion at once, with bending or without: no rule covers the buckling", () => {
    for (const bent of [{ q: 8e3 }, { q: 0 }]) {
      const result = check({ ...beam, ...bent, n: -100e3, design: { ...forks, l_cr_y: 6, l_cr_z: 6 } });
      expect(part(result, "ltb_torsion")).toMatchObject({ status: "not_covered", reason: expect.stringContaining("at once") });
      expect(result.verdict).toBe("cannot_verify");
    }
  });
  test("class 4: its yield criterion would stand on plates that buckle, so it is left open", () => {
    // Flanges of c/t = 147/6 are beyond 14·ε.
    const result = check({ ...beam, q: 16e3, section: platedI(300, 300, 6, 6) });
    for (const key of ["torsion", "ltb_torsion"])
      expect(part(result, key)).toMatchObject({ status: "not_covered", reason: expect.stringContaining("class 4") });
    expect(result.verdict).not.toBe("pass");
  });
  test("class 4 at low stress counts as class 3 in its cross-sections (5.5.2(9)), and not where the member buckles (5.5.2(10))", () => {
    // c/t = 24.5 against 14: up to 235·(14/24.5)² = 76.7 N/mm².
    const result = check({ ...beam, q: 1e3, section: platedI(300, 300, 6, 6) });
    expect(part(result, "torsion").status).toBe("pass");
    expect(printed(result, "torsion", "class")).toBeLessThan(4);
  });
  test("a compression of nothing leaves the class of bending: IPE 330 in S355 keeps its verdict from 0 to 7 N on", () => {
    const ipe330 = mm("IPE330", "i", {
      ...{ h: 330, b: 160, tw: 7.5, tf: 11.5, r: 18, A: 6260, Iy: 117.7e6, Iz: 7.88e6, It: 281.5e3, Iw: 199.1e9 },
      ...{ Wel_y: 713.1e3, Wel_z: 98.52e3, Wpl_y: 804.3e3, Wpl_z: 153.7e3 },
    });
    const s355 = { grade: "S355", fy: 355e6 };
    // The moment vanishes at midspan, where the force acts alone; the web, 271/7.5 = 36.1 > 42·0.8136, is of class 4 in even compression.
    const twisted = (n: number) =>
      check({ ...beam, section: ipe330, material: s355, q: 0, my: [20e3, -20e3], mx: 300, n, design: { ...forks, l_cr_y: 6, l_cr_z: 6 } });
    const plain = twisted(0);
    expect(plain.verdict).toBe("pass");
    for (const n of [-7, -70, -700]) {
      const found = twisted(n);
      expect(found.verdict).toBe("pass");
      expect(part(found, "torsion").utilisation).toBeCloseTo(part(plain, "torsion").utilisation as number, 3);
    }
  });
  test("(6.26): shear is left √(1 − τt/(1.25·τRd)) of its resistance", () => {
    const tau = (300 * 0.0107) / 201.2e-9;
    const factor = Math.sqrt(1 - tau / (1.25 * (235e6 / Math.sqrt(3))));
    const plain = part(check({ ...beam, mx: 0 }), "shear_z").utilisation as number;
    expect(part(check(beam), "shear_z").utilisation).toBeCloseTo(plain / factor, 9);
  });
  test("compression besides: no rule", () => {
    const result = check({ ...beam, n: -300e3 });
    expect(part(result, "ltb_torsion")).toMatchObject({ status: "not_covered", reason: expect.stringContaining("compression") });
  });
  test("no torsion, or next to none: the former results exactly", () => {
    const plain = numbers(check({ ...beam, mx: 0, design: {} }));
    expect(numbers(check({ ...beam, mx: 0 }))).toEqual(plain);
    const { torsion, ...rest } = numbers(check({ ...beam, mx: 20 }));
    expect(torsion).toBe(0);
    expect(rest).toEqual(plain);
  });
  test("utilisation never falls when all loads grow by one factor", () => {
    let last = 0;
    for (let factor = 0.05; factor < 4; factor += 0.05) {
      const design = { warping_start: "fixed", warping_end: "free" } as const;
      const { utilisation } = check({ ...beam, q: 8e3 * factor, mx: 300 * factor, mz: [2e3 * factor, 0], design });
      expect(utilisation).toBeGreaterThanOrEqual(last - 1e-12);
      last = utilisation as number;
    }
  });
  test("cut in pieces, some turned round: the same", () => {
    const design = { warping_start: "fixed", warping_end: "free" } as const;
    const whole = numbers(check({ ...beam, design }));
    const cut = numbers(check({ ...beam, design, cuts: [1, 3], backwards: [1] }));
    for (const [key, value] of Object.entries(whole)) expect(cut[key]).toBeCloseTo(value as number, 3);
  });
});

describe("a channel", () => {
  const channel: BeamCase = { section: upe, length: 3, q: 2e3 };
  const { y0 } = channelOffset(profileOf(upe) as Profile);
  test("where its loads act is not stated: on the centroid's line, which twists it more, and a question where that is too much", () => {
    const { utilisation } = part(check(channel), "torsion");
    for (const load_line of ["centroid", "shear_centre"] as const)
      expect(utilisation!).toBeGreaterThanOrEqual(
        check({ ...channel, design: { load_line, ...forks } }).verifications.find(({ key }) => key === "torsion")?.utilisation ?? 0,
      );
    const much = check({ ...channel, q: 20e3 });
    expect(part(much, "torsion").status).toBe("fail");
    expect(asked(much)).toEqual(["load_line"]);
  });
  test("through the shear centre: no torsion, and no warning", () => {
    const result = check({ ...channel, design: { load_line: "shear_centre" } });
    expect(result.verifications.map(({ key }) => key)).not.toContain("torsion");
    expect(result.warnings.join()).not.toContain("shear centre");
  });
  test("on the centroid's line: T = V·y0 = 3 kN·y0 at the support, B = m/k²·(1 − 1/cosh(kL/2)) in mid-span", () => {
    const result = check({ ...channel, design: { load_line: "centroid", ...forks } });
    const k = Math.sqrt((81e9 * 88.9e-9) / (210e9 * 12.01e-9));
    const b = ((2e3 * y0) / (k * k)) * (1 - 1 / Math.cosh(1.5 * k));
    expect(printed(result, "ltb_torsion", "BEd")).toBeCloseTo(b * 1e-3, 6);
    expect(printed(result, "torsion", "TEd")).toBeCloseTo(3 * y0, 6);
  });
  test("a torque that brings the load to the shear centre undoes it", () => {
    // One load in mid-span with the torque P·y0 the other way: nothing is left but what rounding leaves.
    const at = (mx: number): CheckResult =>
      check({ section: upe, length: 3, my: [3e3, -3e3], mx, design: { load_line: "centroid", ...forks } });
    expect(part(at(0), "torsion").utilisation).toBeGreaterThan(0.01);
    expect(at(-2e3 * y0).verifications.map(({ key }) => key)).not.toContain("torsion");
  });
  test("solved: a force P on the tip's centroid with the moment P·y0 acts through the shear centre, beyond the web on the −y side", () => {
    const P = 2e3;
    const torque = (mx: number): CheckResult => {
      const clamp = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" };
      const design = { id: "D", members: ["M"], load_line: "centroid", warping_start: "fixed", warping_end: "free" };
      const model = {
        schema_version: "1.0",
        model: {
          nodes: [
            { id: "A", x: 0, y: 0, z: 0 },
            { id: "B", x: 2, y: 0, z: 0 },
          ],
          materials: [{ id: "S", type: "steel", e: 210e9, g: 81e9, density: 7850, fy: 235e6 }],
          sections: [{ ...upe, id: "U" }],
          members: [{ id: "M", start: "A", end: "B", section: "U", material: "S" }],
          supports: [{ id: "R", node: "A", ...clamp }],
          load_cases: [{ id: "L", nature: "imposed", self_weight: false, node_loads: [{ node: "B", fz: -P, mx }] }],
          load_combinations: [{ id: "ULS", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
          design_members: [design],
        },
        analysis: { checks: [{ id: "EC3", type: "en1993_1_1", all: true, limit_state: "ULS" }] },
      };
      return solve(model as unknown as Model).checks[0] as CheckResult;
    };
    expect(torque(P * y0).verifications.map(({ key }) => key)).not.toContain("torsion");
    expect(printed(torque(0), "torsion", "TEd")).toBeCloseTo((P * y0) / 1e3, 9);
    expect(printed(torque(-P * y0), "torsion", "TEd")).toBeCloseTo((2 * P * y0) / 1e3, 9);
  });
});
