/** Traps a checking engineer looks for: each expected value by the clause, or by a closed form written out here. */

import { describe, expect, test } from "vitest";
import { type BeamCase, check, IPE300, mm, part, printed } from "./fake.ts";

const ipe300 = mm("IPE300", "i", IPE300);
const s355 = { grade: "S355", fy: 355e6 };

test("bi-axial bending without axial force classes the flange too: HEA260 S355 is class 3, 6.2.9.2", () => {
  // c/tf = (260 − 7.5 − 48)/2/12.5 = 8.18 against 10ε = 8.136 and 14ε.
  const hea260 = mm("HEA260", "i", {
    ...{ h: 250, b: 260, tw: 7.5, tf: 12.5, r: 24, A: 8682, Iy: 104.5e6, Iz: 36.68e6, It: 523.7e3, Iw: 516.4e9 },
    ...{ Wel_y: 836.4e3, Wel_z: 282.1e3, Wpl_y: 919.8e3, Wpl_z: 430.2e3 },
  });
  const result = check({ section: hea260, material: s355, length: 2, my: [100e3, 100e3], mz: [30e3, 30e3] });
  expect(part(result, "bending_axial").utilisation).toBeCloseTo(100 / (836.4 * 0.355) + 30 / (282.1 * 0.355), 6);
});

test("high shear and moment meet between the tenths: 6.2.8 at its worst place", () => {
  // Simply supported, even load; the worst of M(x)/My,V(x) by a fine walk with 6.2.8(3) and (5).
  const [l, q] = [1.3, 560e3];
  const v_pl = ((5381 - 3210 + 37.1 * 10.7) * 235) / Math.sqrt(3);
  let worst = 0;
  for (let x = 0; x < l / 2; x += 1e-5) {
    const v = q * (l / 2 - x);
    if (v <= v_pl / 2) break;
    const m_v = (628.4e3 - ((2 * v) / v_pl - 1) ** 2 * 0.25 * 7.1 * 278.6 ** 2) * 235e-3;
    worst = Math.max(worst, (q * x * (l - x)) / 2 / m_v);
  }
  const found = part(check({ section: ipe300, length: l, q }), "bending_shear").utilisation as number;
  expect(found).toBeLessThanOrEqual(worst + 1e-9);
  expect(found).toBeGreaterThan(0.98 * worst);
});

describe("kc of 6.3.2.3(2)", () => {
  const kc = (beam: Partial<BeamCase>): number =>
    printed(check({ section: ipe300, length: 6, ...beam, check: { use_f: true, load_height: "centre" } }), "ltb", "kc");
  const sixths = [1, 2, 3, 4, 5].map((x): [number, number] => [x, 6e3]);
  const opposed: [number, number][] = [
    [1.5, 40e3],
    [4.5, -40e3],
  ];
  const thirds = [1, 2].map((i) => ({ position: i / 3, flange: "both" as const }));
  test.each<[string, Partial<BeamCase>, number]>([
    ["even load, Table 6.6", { q: 10e3 }, 0.94],
    ["central load, Table 6.6", { points: [[3, 20e3]] }, 0.86],
    ["fixed ends, even load, Table 6.6", { q: 10e3, my: [-30e3, -30e3] }, 0.9],
    ["fixed ends, central load, Table 6.6", { points: [[3, 40e3]], my: [-30e3, -30e3] }, 0.77],
    ["ψ = 0, Table 6.6", { my: [30e3, 0] }, 1 / 1.33],
    ["ψ = −0.5, Table 6.6", { my: [30e3, -15e3] }, 1 / (1.33 + 0.165)],
    ["even moment", { my: [30e3, 30e3] }, 1],
    // An elastic propped beam: 3·P·l/16 at its fixed end.
    ["one end fixed, central load, Table 6.6", { points: [[3, 40e3]], my: [-45e3, 0] }, 0.82],
    ["one end fixed, even load, Table 6.6", { q: 10e3, my: [-45e3, 0] }, 0.91],
    // Σ P·a·b²/l² at both ends of five forces P, a sixth of the span apart.
    ["fixed ends, five forces: round as under even load", { points: sixths, my: [-17.5e3, -17.5e3] }, 0.9],
    // No row of the table: what it gives for any diagram with end moments does not undercut it.
    ["double curvature and forces of opposite sense", { points: opposed, my: [-30e3, 30e3] }, 0.91],
    ["a cantilever's tip is no lateral restraint", { support: "cantilever", my: [-30e3, 0] }, 1],
    // Between the thirds My runs from 8/9 over 1 to 8/9 of itself: C1 = 1.0146 by Galerkin's method with twelve sines.
    ["held at thirds, even load: the middle piece", { length: 12, q: 10e3, design: { lateral_restraints: thirds } }, 1 / Math.sqrt(1.0146)],
  ])("%s", (_, beam, expected) => {
    const found = kc(beam);
    expect(found).toBeGreaterThan(expected - 0.004);
    expect(found).toBeLessThan(expected + 0.0101);
  });
  test("the UK annex takes 1/√C1 (NA.2.18): C1 = 2.6 of a fixed beam", () =>
    expect(Math.abs(kc({ q: 10e3, my: [-30e3, -30e3], annex: "UK" }) - 1 / Math.sqrt(2.6))).toBeLessThan(0.005));
  test("l_lt short of the span: the piece's own diagram, not the whole span's", () =>
    expect(kc({ q: 10e3, design: { l_lt: 1 } })).toBeGreaterThan(0.99));
});

test("a tube has no axes: shear is the resultant", () => {
  const chs = mm(
    "CHS168.3x8",
    "chs",
    {
      ...{ d: 168.3, t: 8, A: 4030, Iy: 12.97e6, Iz: 12.97e6, It: 25.95e6 },
      ...{ Wel_y: 154e3, Wel_z: 154e3, Wpl_y: 206e3, Wpl_z: 206e3 },
    },
    "hot_finished",
  );
  const result = check({ section: chs, length: 1, my: [0, 30e3], mz: [0, 40e3] });
  expect(part(result, "shear_z").utilisation).toBeCloseTo(50 / ((((2 * 4030) / Math.PI) * 0.235) / Math.sqrt(3)), 9);
  expect(result.verifications.map((one) => one.key)).not.toContain("shear_y");
});

test("without Wpl,z the elastic modulus serves, and the trace says which", () => {
  const { wpl_z: _, ...bare } = ipe300;
  const result = check({ section: bare, length: 3, mz: [5e3, 5e3] });
  expect(part(result, "bending_z").utilisation).toBeCloseTo(5 / (80.5 * 0.235), 9);
  expect(printed(result, "bending_z", "Wel,z")).toBeCloseTo(80.5e3, 6);
});

test("a yield strength of 450 N/mm² is not S460: Table 6.2 keeps curves a and b", () => {
  const result = check({ section: ipe300, length: 3, n: -10e3, material: { id: "own", grade: "S450J0", fy: 450e6 } });
  expect(result.basis).toContainEqual({ symbol: "curve y-y", value: "a", unit: "" });
  expect(result.basis).toContainEqual({ symbol: "curve z-z", value: "b", unit: "" });
});

test("where fy comes from is said truly", () => {
  const beam: BeamCase = { section: ipe300, length: 3, q: 1e3 };
  const from = (material: NonNullable<BeamCase["material"]>): unknown =>
    check({ ...beam, material }).basis.find((one) => one.symbol === "fy from")?.value;
  expect(from({ grade: "S355", fy_rule: "product_standard", fy: 355e6 })).toBe("EN 10025-2");
  expect(from({ grade: "S355", fy_rule: "table_3_1", fy: 355e6 })).toBe("Table 3.1");
  expect(from({ grade: "S355", fy_rule: "product_standard", fy: 300e6 })).toBe("as given by the model");
  expect(from({ id: "own", grade: "A992", fy_rule: "product_standard", fy: 345e6 })).toBe("as given by the model");
  const reason = check({ ...beam, material: { id: "own", grade: "S690", fy_rule: "product_standard", fy: null } }).verifications[0]?.reason;
  expect(reason).toContain("S690 is not among S235, S275, S355, S420 and S460");
});

test("a cantilever column without buckling lengths buckles over twice its own: Ncr = π²·E·I/(2L)²", () => {
  const heb200 = mm("HEB200", "i", {
    ...{ h: 200, b: 200, tw: 9, tf: 15, r: 18, A: 7808, Iy: 56.96e6, Iz: 20.03e6, It: 592.8e3, Iw: 171.1e9 },
    ...{ Wel_y: 569.6e3, Wel_z: 200.3e3, Wpl_y: 642.5e3, Wpl_z: 305.8e3 },
  });
  const column: BeamCase = { section: heb200, length: 3, support: "cantilever", n: -200e3 };
  const result = check(column);
  expect(printed(result, "buckling_z", "Ncr,z")).toBeCloseTo((Math.PI ** 2 * 210 * 20.03e3) / 6 ** 2 / 1e3, 6);
  // The model's root is clamped: what gives way there is a spring of the model.
  expect(result.questions).toEqual([]);
  expect(printed(check({ ...column, design: { l_cr_z: 3 } }), "buckling_z", "Lcr,z")).toBe(3);
});

test("a square tube declared restrained needs no restraint: a fixed beam passes without doubt", () => {
  const shs = mm(
    "SHS150x8",
    "rhs",
    {
      ...{ h: 150, b: 150, t: 8, A: 4480, Iy: 14.91e6, Iz: 14.91e6, It: 23.51e6, Iw: 0 },
      ...{ Wel_y: 198.8e3, Wel_z: 198.8e3, Wpl_y: 237e3, Wpl_z: 237e3 },
    },
    "hot_finished",
  );
  expect(check({ section: shs, length: 6, my: [-9e3, -9e3], q: 3e3, check: { restrained: true } })).toMatchObject({
    verdict: "pass",
    warnings: [],
  });
});

test("the trace of Table B.3 names its row: ends −30, span 15 under even load, αs = −0.5 and ψ = 1", () => {
  const result = check({ section: ipe300, length: 6, n: -50e3, my: [-30e3, -30e3], q: 10e3 });
  expect(printed(result, "interaction", "My row")).toBe("0.1 − 0.8·αs ≥ 0.4");
  expect(printed(result, "interaction", "My αs")).toBeCloseTo(-0.5, 6);
  expect(printed(result, "interaction", "Cmy")).toBeCloseTo(0.5, 6);
});

test("a buckling length of half the member has braced points of its own: Cm of its piece, not of the whole diagram", () => {
  // Ends ±M: over the whole ψ = −1 and Cm = 0.4; between an end and the middle ψ = 0 and Cm = 0.6 (Table B.3).
  const column = (l_cr_z: number): number =>
    printed(check({ section: ipe300, length: 8, n: -200e3, mz: [-5e3, 5e3], design: { l_cr_y: 8, l_cr_z } }), "interaction", "Cmz");
  expect(column(8)).toBeCloseTo(0.4, 9);
  expect(column(4)).toBeCloseTo(0.6, 9);
});

test("a narrow hollow section that buckles sideways takes kzy of Table B.2", () => {
  const tube = mm(
    "RHS300x50x5",
    "rhs",
    {
      ...{ h: 300, b: 50, t: 5, A: 3400, Iy: 31e6, Iz: 1.5e6, It: 4.6e6, Iw: 0 },
      ...{ Wel_y: 207e3, Wel_z: 60e3, Wpl_y: 280e3, Wpl_z: 67e3 },
    },
    "hot_finished",
  );
  const found = check({ section: tube, length: 9, n: -20e3, my: [20e3, 20e3], design: { l_cr_y: 9, l_cr_z: 9 } });
  expect(part(found, "ltb").utilisation).toBeGreaterThan(part(found, "bending_y").utilisation as number);
  expect(printed(found, "interaction", "kzy")).toBeGreaterThan(0.9);
});
