/** Single clauses against their own text: limits at their edges, tables row by row, hand calculations. */

import { describe, expect, test } from "vitest";
import { Cm, type InteractionInput, interactionFactors } from "../../src/checks/clauses/annexb.ts";
import {
  epsilon,
  internalBending,
  internalCombined,
  internalCompression,
  outstand,
  parts,
  sectionClass,
  tubular,
} from "../../src/checks/clauses/classification.ts";
import { chi, curveOf, lambda, Ncr } from "../../src/checks/clauses/flexural.ts";
import * as R from "../../src/checks/clauses/resistance.ts";
import { chi_LT, chi_LT_mod, f_LT, ltbRule } from "../../src/checks/clauses/torsional.ts";
import { Av_y, Av_z, type Profile, profileOf } from "../../src/checks/run/profile.ts";
import { fyByThickness } from "../../src/checks/run/strength.ts";
import { gradeOf } from "../../src/model/standards.ts";
import { IPE300, mm } from "./fake.ts";

const i = (over: Record<string, number> = {}, fabrication: "hot_rolled" | "welded" = "hot_rolled"): Profile =>
  profileOf(mm("I", "i", { ...IPE300, ...over }, fabrication)) as Profile;
const rhs = (h: number, b: number, t: number, fabrication: "hot_finished" | "cold_formed" = "hot_finished"): Profile =>
  profileOf(
    mm(
      "RHS",
      "rhs",
      { h, b, t, A: 2 * t * (h + b - 2 * t), Iy: 1e7, Iz: 5e6, Wel_y: 1e5, Wel_z: 8e4, Wpl_y: 1.2e5, Wpl_z: 1e5 },
      fabrication,
    ),
  ) as Profile;

describe("yield strength", () => {
  test.each([
    ["product_standard", "S235", 16, 235],
    ["product_standard", "S235", 16.1, 225],
    ["product_standard", "S275", 40, 265],
    ["product_standard", "S275", 63.1, 245],
    ["product_standard", "S355", 20.4, 345],
    ["product_standard", "S355", 100, 315],
    ["product_standard", "S460", 16.5, 440],
    ["table_3_1", "S355", 40, 355],
    ["table_3_1", "S355", 40.1, 335],
    ["table_3_1", "S460", 80, 430],
  ] as const)("%s %s at %s mm: %s N/mm²", (rule, grade, t, fy) => expect(fyByThickness(rule, grade, t * 1e-3)).toBe(fy * 1e6));
  test("no value is extrapolated", () => {
    expect(fyByThickness("table_3_1", "S355", 0.081)).toBeNull();
    expect(fyByThickness("product_standard", "S460", 0.101)).toBeNull();
  });
  test("grade names", () =>
    expect(["S355", "steel_S355", "s 275 JR", "S460NH", "C30/37", undefined].map(gradeOf)).toEqual([
      "S355",
      "S355",
      "S275",
      "S460",
      null,
      null,
    ]));
});

describe("Table 5.2", () => {
  const eps = epsilon(235e6);
  test("rows at ε = 1", () => {
    expect(eps).toBe(1);
    expect(outstand(1)).toEqual([9, 10, 14]);
    expect(internalCompression(1)).toEqual([33, 38, 42]);
    expect(internalBending(1)).toEqual([72, 83, 124]);
    expect(tubular(1)).toEqual([50, 70, 90]);
  });
  test("bending with compression runs into the pure cases", () => {
    expect(internalCombined(1, 1, 1)).toEqual([33, 38, 42]);
    expect(internalCombined(1, 0.5, -1)[0]).toBeCloseTo(72, 9);
    expect(internalCombined(1, 0.5, -1)[1]).toBeCloseTo(83, 9);
    expect(internalCombined(1, 0.5, -1)[2]).toBeCloseTo(124, 9);
    expect(internalCombined(1, 0.50001, -0.99999)[2]).toBeCloseTo(123.5, 1);
  });
  test.each([
    [9, 1],
    [9.01, 2],
    [10, 2],
    [10.01, 3],
    [14, 3],
    [14.01, 4],
  ])("flange c/t = %s is class %s", (ct, found) => {
    const tf = 10;
    expect(parts(i({ b: 2 * ct * tf + 7.1 + 30, tf }), 235e6, { n: 0, my: 1e3, mz: 0 })[0]?.class).toBe(found);
  });
  test.each([
    [72, 1],
    [72.01, 2],
    [83, 2],
    [83.01, 3],
    [124, 3],
    [124.01, 4],
  ])("web c/t = %s in bending is class %s", (ct, found) => {
    expect(parts(i({ h: ct * 7.1 + 2 * 10.7 + 30 }), 235e6, { n: 0, my: 1e3, mz: 0 })[1]?.class).toBe(found);
  });
  test.each([
    [33, 1],
    [33.01, 2],
    [38, 2],
    [42, 3],
    [42.01, 4],
  ])("web c/t = %s in compression is class %s", (ct, found) => {
    expect(parts(i({ h: ct * 7.1 + 2 * 10.7 + 30 }), 235e6, { n: 1e3, my: 0, mz: 0 })[1]?.class).toBe(found);
  });
  test.each([
    [50, 1],
    [50.1, 2],
    [70, 2],
    [90, 3],
    [90.1, 4],
  ])("tube d/t = %s is class %s", (dt, found) => {
    const p = profileOf(
      mm("CHS", "chs", { d: dt * 5, t: 5, A: 1e4, Wel_y: 1e5, Wel_z: 1e5, Wpl_y: 1.3e5, Wpl_z: 1.3e5 }, "hot_finished"),
    ) as Profile;
    expect(sectionClass(p, 235e6, { n: 0, my: 1e3, mz: 0 })).toBe(found);
  });
  test("a tie is class 1 however thin", () => expect(sectionClass(i({ h: 900 }), 235e6, { n: -1e5, my: 0, mz: 0 })).toBe(1));
  test("ECCS 119 worked example 5: IPE 500 S235 under 500 kN, web limit 45.6", () => {
    const p = profileOf(
      mm("IPE500", "i", {
        h: 500,
        b: 200,
        tw: 10.2,
        tf: 16,
        r: 21,
        A: 11550,
        Iy: 482e6,
        Iz: 21.42e6,
        Wel_y: 1928e3,
        Wel_z: 214e3,
        Wpl_y: 2194e3,
        Wpl_z: 336e3,
      }),
    ) as Profile;
    const web = parts(p, 235e6, { n: 500e3, my: 1e3, mz: 0 })[1];
    expect(web?.ct).toBeCloseTo(41.8, 1);
    expect(web?.limits[0]).toBeCloseTo(45.6, 1);
  });
  test("rectangular hollow sections count c = h − 3t and b − 3t", () => {
    expect(parts(rhs(200, 100, 8), 235e6, { n: 0, my: 1e3, mz: 0 }).map((one) => [one.ct, one.row])).toEqual([
      [expect.closeTo(22, 9), "bending"],
      [expect.closeTo(9.5, 9), "compression"],
    ]);
  });
});

describe("6.2.6 shear areas and web buckling", () => {
  test("rolled I, welded I, hollow sections", () => {
    expect(Av_z(i(), 1) * 1e6).toBeCloseTo(5381 - 2 * 150 * 10.7 + (7.1 + 30) * 10.7, 6);
    expect(Av_z(i({}, "welded"), 1.2) * 1e6).toBeCloseTo(1.2 * 278.6 * 7.1, 6);
    expect(Av_z(rhs(200, 100, 8), 1) * 1e6).toBeCloseTo((2 * 8 * 284 * 200) / 300, 6);
    expect(Av_y(rhs(200, 100, 8)) * 1e6).toBeCloseTo((2 * 8 * 284 * 100) / 300, 6);
  });
  test("EN 1993-1-5 5.3: χw is 1 up to 0.83, then 0.83/λw", () => {
    expect(R.chi_w(0.82, 1)).toBe(1);
    expect(R.chi_w(1.66, 1)).toBeCloseTo(0.5, 12);
    // hw = 1000, tw = 6, fy = 235: λw = 1000/(37.4·6·√5.34) = 1.9284, χw = 0.4304, Vb = 0.4304·6000·235/√3 = 350.4 kN.
    expect(R.Vb_Rd(1, 0.006, 1, 235e6, 1, 1, 1) / 1e3).toBeCloseTo(350.4, 1);
  });
  test("6.2.8: no reduction at half, all of the web at full shear", () =>
    expect([0.5, 0.75, 1].map((v) => R.rho(v, 1))).toEqual([0, 0.25, 1]));
});

describe("Table 6.2", () => {
  test.each([
    ["IPE300", i(), false, "a", "b"],
    ["IPE300 S460", i(), true, "a0", "a0"],
    ["h/b = 1.2", i({ h: 180 }), false, "b", "c"],
    ["tf = 41", i({ tf: 41, h: 400 }), false, "b", "c"],
    ["tf = 101", i({ tf: 101, h: 400, b: 400 }), false, "d", "d"],
    ["welded", i({}, "welded"), false, "b", "c"],
    ["welded, tf = 41", i({ tf: 41, h: 400 }, "welded"), false, "c", "d"],
    ["hot-finished", rhs(200, 100, 8), false, "a", "a"],
    ["hot-finished S460", rhs(200, 100, 8), true, "a0", "a0"],
    ["cold-formed", rhs(200, 100, 8, "cold_formed"), false, "c", "c"],
  ] as const)("%s", (_, p, s460, y, z) => expect([curveOf(p, "y", s460), curveOf(p, "z", s460)]).toEqual([y, z]));
  test.each([
    ["a0", 0.13, 0.7253],
    ["a", 0.21, 0.6656],
    ["b", 0.34, 0.597],
    ["c", 0.49, 0.5399],
    ["d", 0.76, 0.4671],
  ])("χ at λ = 1 on curve %s (ECCS table)", (_, alpha, value) => expect(chi(1, alpha)).toBeCloseTo(value, 3));
  test("λ = √(A·fy/Ncr)", () => expect(lambda(1, 4, Ncr(1, 1, Math.PI))).toBeCloseTo(2, 12));
});

describe("6.3.2", () => {
  test("ECCS 119 worked example 5, general: λLT 0.691 gives 0.789, with kc 0.907 f 0.955", () => {
    const p = i({ h: 500, b: 200 });
    expect(chi_LT(0.691, ltbRule(p, "general", "none"))).toBeCloseTo(0.789, 3);
    expect(f_LT(0.691, 0.907)).toBeCloseTo(0.955, 3);
  });
  test("ECCS 119 worked example 5, rolled: λLT 0.697 gives 0.827, modified 0.867", () => {
    const rule = ltbRule(i({ h: 500, b: 200 }), undefined, "none");
    const value = chi_LT(0.697, rule);
    expect(rule.curve).toBe("c");
    expect(Math.abs(value - 0.827)).toBeLessThan(0.001);
    expect(Math.abs(chi_LT_mod(value, f_LT(0.697, 0.907), 0.697) - 0.867)).toBeLessThan(0.001);
  });
  test("plateaus: 0.4 rolled, 0.2 general; 1/λ² caps the rolled curve", () => {
    const rolled = ltbRule(i(), "rolled", "none");
    expect(chi_LT(0.4, rolled)).toBe(1);
    expect(chi_LT(0.41, rolled)).toBeLessThan(1);
    expect(chi_LT(0.2, ltbRule(i(), "general", "none"))).toBe(1);
    expect(chi_LT(2, rolled)).toBe(0.25);
  });
  test.each([
    ["general", 300, "a"],
    ["general", 301, "b"],
    ["rolled", 300, "b"],
    ["rolled", 301, "c"],
  ] as const)("Tables 6.4, 6.5: %s, h = %s over b = 150: curve %s", (method, h, curve) => {
    expect(ltbRule(i({ h }), method, "none").curve).toBe(curve);
  });
  test("UK NA.2.17: rolled b, c, d at 2 and 3.1; welded λLT,0 = 0.2, β = 1", () => {
    expect([300, 301, 466].map((h) => ltbRule(i({ h }), undefined, "UK").curve)).toEqual(["b", "c", "d"]);
    expect(ltbRule(i({}, "welded"), undefined, "UK")).toMatchObject({ curve: "c", lambda_0: 0.2, beta: 1 });
    expect(ltbRule(rhs(200, 100, 8), undefined, "UK")).toMatchObject({ method: "rolled", curve: "b" });
    expect(ltbRule(rhs(200, 100, 8), undefined, "none")).toMatchObject({ method: "general", curve: "d" });
  });
});

describe("6.2.9", () => {
  test("tube: 1 − n^1.7", () =>
    expect(R.mn_y(profileOf(mm("CHS", "chs", { d: 200, t: 8, A: 4800 }, "hot_finished")) as Profile, 0.5)).toBeCloseTo(0.6922, 4));
  test("exponents", () => {
    expect(R.exponents(i(), 0.1)).toEqual([2, 1]);
    expect(R.exponents(i(), 0.4)).toEqual([2, 2]);
    expect(R.exponents(rhs(200, 100, 8), 0)).toEqual([1.66, 1.66]);
    expect(R.exponents(rhs(200, 100, 8), 0.9)).toEqual([6, 6]);
  });
});

describe("Annex B", () => {
  const shape = { start: 0, end: 0, span: 0, linear: false, loading: "uniform" as const };
  test.each([
    ["straight, ψ = 1", { ...shape, linear: true, start: 10, end: 10 }, 1],
    ["straight, ψ = 0", { ...shape, linear: true, start: 10 }, 0.6],
    ["straight, ψ = −1", { ...shape, linear: true, start: 10, end: -10 }, 0.4],
    ["simple span, even load", { ...shape, span: 10 }, 0.95],
    ["simple span, point load", { ...shape, span: 10, loading: "concentrated" as const }, 0.9],
    ["fixed ends, even load: 0.1 − 0.8·(−0.5)", { ...shape, start: -10, end: -10, span: 5 }, 0.5],
    ["fixed ends, central load: 0.8", { ...shape, start: -10, end: -10, span: 10, loading: "concentrated" as const }, 0.8],
    ["propped, even load: αs = −0.5, ψ = 0", { ...shape, start: -10, span: 5 }, 0.5],
    ["αh = −0.5, ψ = 0", { ...shape, start: -5, span: 10 }, 0.925],
    ["αh = −0.5, ψ = −1: 0.95 + 0.05·(−0.5)·(−1)", { ...shape, start: -5, end: 5, span: 10 }, 0.975],
    ["αs = 0.5", { ...shape, start: 10, end: 10, span: 5 }, 0.6],
    ["αs = −0.5, ψ = −1, point load: 0.2 + 0.4", { ...shape, start: -10, end: 10, span: 5, loading: "concentrated" as const }, 0.6],
  ])("Table B.3: %s", (_, given, expected) => expect(Cm(given)).toBeCloseTo(expected, 12));

  const base: InteractionInput = {
    plastic: true,
    hollow: false,
    torsional: true,
    lambda_y: 0.6,
    lambda_z: 1.2,
    n_y: 0.3,
    n_z: 0.5,
    c_my: 0.9,
    c_mz: 0.8,
    c_mlt: 0.95,
  };
  test("Table B.2, classes 1 and 2", () => {
    // kyy = 0.9·(1 + 0.4·0.3) = 1.008; kzz = 0.8·min(1 + 1.8·0.5, 1 + 1.4·0.5) = 1.36; kzy = max(1 − 0.1·1.2·0.5/0.7, 1 − 0.1·0.5/0.7) = 0.92857.
    const k = interactionFactors(base);
    expect(k.k_yy).toBeCloseTo(1.008, 9);
    expect(k.k_zz).toBeCloseTo(1.36, 9);
    expect(k.k_yz).toBeCloseTo(0.816, 9);
    expect(k.k_zy).toBeCloseTo(1 - 0.05 / 0.7, 9);
  });
  test("Table B.2, λz below 0.4: 0.6 + λz ≤ 1 − 0.1·λz·nz/(CmLT − 0.25)", () =>
    expect(interactionFactors({ ...base, lambda_z: 0.3 }).k_zy).toBeCloseTo(0.9, 9));
  test("Table B.1", () => expect(interactionFactors({ ...base, torsional: false }).k_zy).toBeCloseTo(0.6 * 1.008, 9));
  test("hollow kzz", () => expect(interactionFactors({ ...base, hollow: true, torsional: false }).k_zz).toBeCloseTo(0.8 * 1.4, 9));
  test("class 3", () => {
    const k = interactionFactors({ ...base, plastic: false });
    expect(k.k_yy).toBeCloseTo(0.9 * (1 + 0.6 * 0.6 * 0.3), 9);
    expect(k.k_zz).toBeCloseTo(0.8 * (1 + 0.6 * 0.5), 9);
    expect(k.k_yz).toBe(k.k_zz);
    expect(k.k_zy).toBeCloseTo(1 - 0.025 / 0.7, 9);
    expect(interactionFactors({ ...base, plastic: false, torsional: false }).k_zy).toBeCloseTo(0.8 * k.k_yy, 9);
  });
});
