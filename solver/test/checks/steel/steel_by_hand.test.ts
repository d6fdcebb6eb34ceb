/** Members of steel against closed forms and calculations by hand. */

import { describe, expect, test } from "vitest";
import { Mcr_uniform } from "../../../src/members/mcr.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { type BeamCase, beamContext, check, part, printed, reshaped, runChecks, tabulated } from "../fake.ts";

const ipe300 = tabulated("IPE300");
const heb200 = tabulated("HEB200");
const rhs = tabulated("RHS200x100x8");
const shs = tabulated("SHS150x8");
const plate = tabulated("WI1200");

describe("lateral restraint", () => {
  const beam: BeamCase = { section: ipe300, length: 6, my: [50e3, 50e3] };
  const mcr = (over: Partial<BeamCase>): number => printed(check({ ...beam, ...over }), "ltb", "Mcr");
  const exact = (l: number): number => Mcr_uniform(l, 210e9 * 6.038e-6, 210e9 * 125.9e-9, 81e9 * 201.2e-9) / 1e3;
  test("even moment: the closed form", () => expect(mcr({}) / exact(6)).toBeCloseTo(1, 6));
  test("both flanges held in the middle: the half length", () =>
    expect(mcr({ design: { lateral_restraints: [{ position: 0.5, flange: "both" }] } }) / exact(3)).toBeCloseTo(1, 5));
  test("the top flange held under sagging nearly does that, the bottom flange hardly", () => {
    const top = mcr({ design: { lateral_restraints: [{ position: 0.5, flange: "top" }] } });
    const bottom = mcr({ design: { lateral_restraints: [{ position: 0.5, flange: "bottom" }] } });
    expect(top / exact(3)).toBeGreaterThan(0.9);
    expect(bottom).toBeLessThan(0.6 * top);
  });
  test("l_lt short of the length: the worst piece between forks; even moment gives the closed form", () =>
    expect(mcr({ design: { l_lt: 2 } }) / exact(2)).toBeCloseTo(1, 5));
  test("l_lt beyond the length stretches the diagram", () => expect(mcr({ design: { l_lt: 8 } }) / exact(8)).toBeCloseTo(1, 5));
  test("l_lt short under an even load: the middle third has nearly even moment, never C1 of the whole span", () => {
    const piece = printed(
      check({ section: ipe300, length: 6, q: 10e3, design: { l_lt: 2 }, check: { load_height: "centre" } }),
      "ltb",
      "Mcr",
    );
    expect(piece / exact(2)).toBeGreaterThan(1);
    expect(piece / exact(2)).toBeLessThan(1.06);
  });
  test("both ends of the line free and nothing holding it: not covered", () => {
    const context = beamContext(beam);
    context.model.model.supports = [];
    const [result] = runChecks(context);
    expect(part(result as CheckResult, "ltb")).toMatchObject({ status: "not_covered", utilisation: null });
  });
});

describe("hand calculations", () => {
  test("HEB200 S235 beam-column, 4 m, N = 300 kN, even My = 40 kNm, Mz = 8 kNm: Annex B by hand", () => {
    const result = check({ section: heb200, length: 4, n: -300e3, my: [40e3, 40e3], mz: [8e3, 8e3] });
    // Npl = 1834.9; Ncr,y = π²·210·56.96e6/4² → 7378.5 kN, λy = 0.4987, b: χy = 0.8855; Ncr,z = 2594.6, λz = 0.8410, c: χz = 0.6377.
    expect(printed(result, "buckling_y", "λy")).toBeCloseTo(0.4987, 3);
    expect(printed(result, "buckling_z", "λz")).toBeCloseTo(0.841, 3);
    const chi = (l: number, a: number): number => {
      const phi = 0.5 * (1 + a * (l - 0.2) + l * l);
      return 1 / (phi + Math.sqrt(phi * phi - l * l));
    };
    const [n_y, n_z] = [300 / (chi(0.49868, 0.34) * 1834.88), 300 / (chi(0.84094, 0.49) * 1834.88)];
    const mcr = Mcr_uniform(4, 210e9 * 20.03e-6, 210e9 * 171.1e-9, 81e9 * 592.8e-9) / 1e3;
    const l_lt = Math.sqrt(150.99 / mcr);
    const phi = 0.5 * (1 + 0.34 * (l_lt - 0.4) + 0.75 * l_lt * l_lt);
    const m_b = 150.99 * Math.min(1, 1 / (phi + Math.sqrt(phi * phi - 0.75 * l_lt * l_lt)));
    const k_yy = 1 + (0.49868 - 0.2) * n_y;
    const k_zz = 1 + (2 * 0.84094 - 0.6) * n_z;
    const k_zy = Math.max(1 - (0.1 * 0.84094 * n_z) / 0.75, 1 - (0.1 * n_z) / 0.75);
    const u_61 = n_y + (k_yy * 40) / m_b + (0.6 * k_zz * 8) / 71.863;
    const u_62 = n_z + (k_zy * 40) / m_b + (k_zz * 8) / 71.863;
    expect(part(result, "interaction").utilisation).toBeCloseTo(Math.max(u_61, u_62), 3);
    // 6.2.9: n = 0.1635 < 0.25 but N > 0.5·hw·tw·fy = 179.8 kN: MN,y = Mpl·(1 − n)/(1 − 0.5a), a = 0.2316, 142.9 kNm. Mz unreduced.
    expect(printed(result, "bending_axial", "MN,y,Rd")).toBeCloseTo((150.99 * (1 - 0.1635)) / (1 - 0.5 * 0.23156), 1);
    expect(part(result, "bending_axial").utilisation).toBeCloseTo(Math.max(40 / 142.84, (40 / 142.84) ** 2 + 8 / 71.863), 3);
  });
  test("short cantilever with high shear: My,V,Rd by 6.2.8(5)", () => {
    // Vpl = 2568.3·235/√3 = 348.5 kN; V = 280: ρ = (560/348.5 − 1)² = 0.3684; My,V = (628.4 − 0.3684·1978.06²/(4·7.1)·1e-3)·0.235.
    const result = check({ section: ipe300, length: 0.4, support: "cantilever", my: [-112e3, 0] });
    const v_pl = ((5381 - 3210 + 37.1 * 10.7) * 235) / Math.sqrt(3) / 1e3;
    const rho = (560 / v_pl - 1) ** 2;
    const m_v = (628.4e3 - (rho * (278.6 * 7.1) ** 2) / (4 * 7.1)) * 235e-6;
    expect(part(result, "bending_shear").utilisation).toBeCloseTo(112 / m_v, 6);
  });
  test("a slender welded web buckles in shear", () => {
    const result = check({ section: reshaped(plate, { tw: 0.0105 }), length: 10, q: 50e3 });
    // hw/tw = 1170/10.5 = 111.4 > 72: λw = 111.43/(37.4·√5.34) = 1.2893, χw = 0.6438, Vb = 0.6438·1170·10.5·235/√3.
    expect(printed(result, "shear_z", "Vb,Rd")).toBeCloseTo(
      ((0.83 / (1170 / 10.5 / (37.4 * Math.sqrt(5.34)))) * 1170 * 10.5 * 0.235) / Math.sqrt(3),
      6,
    );
    expect(part(result, "shear_z").utilisation).toBeCloseTo(250 / printed(result, "shear_z", "Vb,Rd"), 9);
  });
  test("square tubes and round tubes are not susceptible; a rectangular tube hardly", () => {
    expect(printed(check({ section: shs, length: 6, q: 5e3 }), "ltb", "χLT")).toBe(1);
    const flat = check({ section: rhs, length: 6, q: 5e3 });
    expect(printed(flat, "ltb", "λLT")).toBeLessThan(0.4);
    expect(printed(flat, "ltb", "χLT")).toBe(1);
  });
  test("cantilever: warping at the root fixed gives 1.5 to 2.3 times warping free, IPE300 3 m: 137 and 310", () => {
    const tip: BeamCase = { section: ipe300, length: 3, support: "cantilever", my: [-45e3, 0], q: 10e3 };
    expect(Math.abs(printed(check(tip), "ltb", "Mcr") / 137 - 1)).toBeLessThan(0.01);
    expect(Math.abs(printed(check({ ...tip, check: { root_warping: "fixed" } }), "ltb", "Mcr") / 310 - 1)).toBeLessThan(0.01);
  });
  test("the UK annex is printed", () =>
    expect(check({ section: ipe300, length: 6, q: 5e3, annex: "UK" }).basis.find((one) => one.symbol === "national annex")?.value).toMatch(
      /^UK: .*NA\.2\.17/,
    ));
});
