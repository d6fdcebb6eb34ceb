/**
 * Published beams that may buckle sideways, each number within 1 % or its source's own rounding. Where a source takes Mcr from a C1
 * formula that Mcr is fed as the override, and our own eigenvalue is held against an independent one to 0.5 %.
 *
 * | case | Mcr fed | why |
 * |---|---|---|
 * | EC3-01 SX001a | 113.9 kNm | C1 = 1.127, C2 = 0.454; ours against 114.01 |
 * | EC3-03 MSB08 WE1 | 1556 kNm | C1 = 1.77; ours against 1626.2 |
 * | EC3-07 JRC example 2 | 1778 kNm | C1 ≈ 2.6; ours against 1964.4 |
 * | EC3-15 305x165x46 | 120.7 kNm | C1 = 1.35 over Lcr = L + 2h |
 * | EC3-09, EC3-16, EC3-18 | none | ours throughout; EC3-18 against 70.58 (and 111.70, 47.16), published 69.93 |
 */

import { describe, expect, test } from "vitest";
import cases from "./data/ec3_cases.json" with { type: "json" };
import { type BeamCase, check, part, printed } from "./fake.ts";
import { near, profile, ratio, rolled, steel } from "./published.ts";

describe(cases["EC3-01"].title, () => {
  const { inputs, published, recalled, eigen } = cases["EC3-01"];
  const beam: BeamCase = {
    section: rolled(inputs.section),
    material: steel(235, "S235", 80770),
    length: 5.7,
    q: 22.28e3,
    check: { load_height: "top" },
  };
  test("forces, class and cross-section", () => {
    const result = check(beam);
    near("My,Ed", printed(result, "bending_y", "My,Ed"), published.MEd);
    near("Vz,Ed", printed(result, "shear_z", "Vz,Ed"), published.VEd);
    near("Vpl,z,Rd", printed(result, "shear_z", "Vpl,z,Rd"), recalled.VplRd);
    near("c/t of the flange", ratio(profile(beam.section), "flange", 235), published.cf_tf);
    near("c/t of the web", ratio(profile(beam.section), "web", 235), published.cw_tw);
    expect(printed(result, "ltb", "class")).toBe(published.section_class);
  });
  test("our Mcr", () => expect(Math.abs(printed(check(beam), "ltb", "Mcr") / eigen.Mcr_FE_eigen - 1)).toBeLessThan(0.005));
  test("lateral-torsional chain with Mcr fed", () => {
    const result = check({ ...beam, check: { mcr: published.Mcr * 1e3, use_f: true } });
    near("λLT", printed(result, "ltb", "λLT"), published.lamLT);
    near("φLT", printed(result, "ltb", "φLT"), published.phiLT);
    near("f", printed(result, "ltb", "f"), recalled.f);
    near("χLT,mod", printed(result, "ltb", "χLT,mod"), recalled.chiLTmod);
    near("Mb,Rd", printed(result, "ltb", "Mb,Rd"), recalled.MbRd);
    near("used, ltb", part(result, "ltb").utilisation as number, recalled.util_LTB);
    near("χLT", printed(check({ ...beam, check: { mcr: published.Mcr * 1e3 } }), "ltb", "χLT"), published.chiLT);
  });
});

describe(cases["EC3-03"].title, () => {
  const { inputs, published, recalled, eigen } = cases["EC3-03"];
  const beam: BeamCase = { section: rolled(inputs.section), material: steel(355, "S355"), length: 3.8, my: [444e3, 0] };
  test("class", () => {
    near("c/t of the web", ratio(profile(beam.section), "web", 355), published.cw_tw);
    near("c/t of the flange", ratio(profile(beam.section), "flange", 355), published.cf_tf, 1);
    expect(printed(check(beam), "bending_y", "class")).toBe(published.section_class);
  });
  test("our Mcr", () => expect(Math.abs(printed(check(beam), "ltb", "Mcr") / eigen.Mcr_FE_eigen - 1)).toBeLessThan(0.005));
  test("Mcr fed: χLT,mod·Wpl·fy", () => {
    const result = check({ ...beam, check: { mcr: recalled.Mcr * 1e3, use_f: true } });
    // 728.6 kNm follows from the clause with the source's C1 = 1.77; ours is 1.85, so f differs in the third digit.
    near("Mb,Rd", printed(result, "ltb", "Mb,Rd"), 728.56);
    near("λLT", printed(result, "ltb", "λLT"), 0.7073);
  });
});

describe(cases["EC3-07"].title, () => {
  const { inputs, published, eigen } = cases["EC3-07"];
  const beam: BeamCase = { section: rolled(inputs.section), material: steel(355, "S355"), length: 3, my: [-93.7e3, 114.3e3] };
  test("cross-section", () => {
    const result = check(beam);
    near("Mc,y,Rd", printed(result, "bending_y", "Mc,y,Rd"), published.McRd);
    near("Vpl,z,Rd", printed(result, "shear_z", "Vpl,z,Rd"), published.VplRd);
  });
  test("our Mcr", () => expect(Math.abs(printed(check(beam), "ltb", "Mcr") / eigen.Mcr_b_FE_eigen - 1)).toBeLessThan(0.005));
  test("general method with Mcr fed", () => {
    const result = check({ ...beam, check: { mcr: published.Mcr_b * 1e3, ltb_method: "general" } });
    near("λLT", printed(result, "ltb", "λLT"), published.lamLT_b, 2);
    // The source works on with λLT and χLT cut to two digits (0.89·464 = 412.9): λLT = 0.505 gives 0.882, λLT = 0.5108 gives 0.879.
    expect(Math.abs(printed(result, "ltb", "Mb,Rd") / published.MbRd_b - 1)).toBeLessThan(0.0121);
    near("Mb,Rd", printed(result, "ltb", "Mb,Rd"), 408.02);
  });
  test("the rolled method gives 7 % more: 435 kNm", () =>
    near("Mb,Rd", printed(check({ ...beam, check: { mcr: published.Mcr_b * 1e3 } }), "ltb", "Mb,Rd"), 435.05));
});

describe(cases["EC3-09"].title, () => {
  const { inputs, published, eigen } = cases["EC3-09"];
  const beam: BeamCase = {
    section: rolled(inputs.section),
    material: steel(275, "S275"),
    length: 9,
    my: [-260e3, -223e3],
    q: 3.7e3,
    points: [
      [3, 140e3],
      [6, 70e3],
    ],
  };
  test("forces and class", () => {
    const result = check({ ...beam, check: { load_height: "centre" } });
    near("Vz,Ed", printed(result, "shear_z", "Vz,Ed"), published.V_left);
    near("My,Ed", printed(result, "bending_y", "My,Ed"), published.M_hog_left);
    expect(printed(result, "ltb", "class")).toBe(published.section_class);
    near("c/t of the flange", ratio(profile(beam.section), "flange", 275), published.cf_tf);
    near("c/t of the web", ratio(profile(beam.section), "web", 275), published.cw_tw);
  });
  test.each([
    ["centre", eigen.Mcr_FE_eigen_zg0],
    ["top", eigen.Mcr_FE_eigen_topflange],
  ] as const)("our Mcr, loads at the %s", (load_height, expected) => {
    expect(Math.abs(printed(check({ ...beam, check: { load_height } }), "ltb", "Mcr") / expected - 1)).toBeLessThan(0.005);
  });
});

describe(cases["EC3-15"].title, () => {
  const { inputs, published } = cases["EC3-15"];
  test("chain with Mcr fed", () => {
    const beam: BeamCase = {
      section: rolled(inputs.section),
      material: steel(275, "S275"),
      length: 7,
      points: [[3.5, 55e3]],
      check: { mcr: published.Mcr * 1e3 },
    };
    const result = check(beam);
    near("My,Ed", printed(result, "ltb", "My,Ed"), published.MEd);
    near("λLT", printed(result, "ltb", "λLT"), published.lamLT, 2);
    near("φLT", printed(result, "ltb", "φLT"), published.phiLT, 2);
    near("χLT", printed(result, "ltb", "χLT"), published.chiLT, 2);
    near("Mb,Rd", printed(result, "ltb", "Mb,Rd"), published.MbRd);
  });
  test("our Mcr over its Lcr = L + 2h agrees with C1 = 1.35 within that factor's own 1.5 %", () => {
    const result = check({
      section: rolled(inputs.section),
      material: steel(275, "S275"),
      length: 7,
      points: [[3.5, 55e3]],
      design: { l_lt: 7.6132 },
      check: { load_height: "centre" },
    });
    expect(Math.abs(printed(result, "ltb", "Mcr") / published.Mcr - 1)).toBeLessThan(0.015);
  });
});

describe(cases["EC3-16"].title, () => {
  const { inputs, published } = cases["EC3-16"];
  const section = rolled({ ...inputs.section });
  const material = { grade: "S355", fy: 355e6, fy_rule: "product_standard" as const };
  test("fy by thickness, Npl,Rd, Mc,Rd", () => {
    const result = check({ section, material, length: 5, n: -1e3, my: [1e3, 1e3], mz: [1e3, 1e3] });
    expect(result.basis.find((one) => one.symbol === "fy")?.value).toBe(inputs.fy);
    near("Nc,Rd", printed(result, "compression", "Nc,Rd"), published.NplRd);
    near("Mc,y,Rd", printed(result, "bending_y", "Mc,y,Rd"), published.McyRd);
    near("Mc,z,Rd", printed(result, "bending_z", "Mc,z,Rd"), published.MczRd);
  });
  test.each(inputs.L_m.map((l, i) => [l, i] as const))("Mb,Rd, Nb,y,Rd and Nb,z,Rd at %s m", (l, i) => {
    const result = check({ section, material, length: l, n: -100e3, my: [50e3, 50e3] });
    near("Mb,Rd", printed(result, "ltb", "Mb,Rd"), published.Mb_L[i] as number);
    near("Nb,y,Rd", printed(result, "buckling_y", "Nb,y,Rd"), published.Nby_L[i] as number);
    near("Nb,z,Rd", printed(result, "buckling_z", "Nb,z,Rd"), published.Nbz_L[i] as number);
  });
  test.each(inputs.n.map((n, i) => [n, i] as const).filter(([n]) => n > 0 && n < 1))("MN,y,Rd and MN,z,Rd at n = %s", (n, i) => {
    const result = check({ section, material, length: 1, n: n * 22150 * 345, my: [50e3, 50e3], mz: [10e3, 10e3] });
    near("MN,y,Rd", printed(result, "bending_axial", "MN,y,Rd"), published.MNy_n[i] as number);
    near("MN,z,Rd", printed(result, "bending_axial", "MN,z,Rd"), published.MNz_n[i] as number);
  });
});

describe(cases["EC3-18"].title, () => {
  const { inputs, published, eigen } = cases["EC3-18"];
  const section = rolled({ ...inputs.section, tw: 5.6, tf: 8.5, r: 12, A: 2848, Iy: 19.43e6 });
  const beam: BeamCase = { section, material: steel(355, "S355", 80769), length: 4, support: "cantilever", my: [-48e3, 0], q: 6e3 };
  test.each([
    ["top", "fixed", eigen.Mcr_FE_eigen],
    ["centre", "fixed", eigen.Mcr_zg0],
    ["top", "free", eigen.Mcr_zg_top_warpfree_root],
  ] as const)("our Mcr: load at %s, warping %s", (load_height, root_warping, expected) => {
    expect(Math.abs(printed(check({ ...beam, check: { load_height, root_warping } }), "ltb", "Mcr") / expected - 1)).toBeLessThan(0.005);
  });
  test("our Mcr is within 1 % of the published 69.93", () =>
    near("Mcr", printed(check({ ...beam, check: { root_warping: "fixed" } }), "ltb", "Mcr"), published.Mcr));
  test("chain, curve b at h/b = 2", () => {
    const result = check({ ...beam, check: { root_warping: "fixed" } });
    expect(printed(result, "ltb", "curve")).toBe("b");
    near("λLT", printed(result, "ltb", "λLT"), published.lamLT);
    near("χLT", printed(result, "ltb", "χLT"), published.chiLT);
    near("Mb,Rd", printed(result, "ltb", "Mb,Rd"), published.MbRd);
  });
});

describe(cases["EC3-20"].title, () => {
  test("our C1 of both diagrams lies near, not on, the quarter-point estimate", () => {
    // The estimate is a fit; both diagrams are parabolas under even load with end moments.
    const c1 = (my: [number, number], mid: number): number => {
      const l = 6;
      const q = (8 * (mid - (my[0] + my[1]) / 2)) / (l * l);
      const result = check({
        section: rolled(cases["EC3-01"].inputs.section),
        length: l,
        my: [my[0] * 1e3, my[1] * 1e3],
        q: q * 1e3,
        check: { load_height: "centre", use_f: true },
      });
      return printed(result, "ltb", "C1");
    };
    expect(Math.abs(c1([50, -200], 105) / 1.9957 - 1)).toBeLessThan(0.1);
    expect(Math.abs(c1([150, 50], 280) / 1.0964 - 1)).toBeLessThan(0.02);
  });
});
