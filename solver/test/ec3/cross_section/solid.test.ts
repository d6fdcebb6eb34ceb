/** Round bars and flats: moduli, shear, torsion and bending with axial force from first principles. */

import { describe, expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { exponents, mn_y } from "../../../src/ec3/cross_section/bendingaxial.ts";
import { rectangleWt, solidMN } from "../../../src/ec3/cross_section/solid.ts";
import { curveOf } from "../../../src/ec3/member_buckling/flexural.ts";
import { type Profile, profileOf, susceptible } from "../../../src/ec3/profile.ts";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import { type BeamCase, check, part, printed } from "../../checks/fake.ts";

/** A flat of h x b: St Venant constant by Roark's closed form. */
const flat = (h: number, b: number): ExplicitSection => {
  const [long, short] = h > b ? [h, b] : [b, h];
  return {
    id: `FL${h}x${b}`,
    shape: { type: "rectangle", h, b },
    a: b * h,
    iy: (b * h ** 3) / 12,
    iz: (h * b ** 3) / 12,
    it: long * short ** 3 * (1 / 3 - 0.21 * (short / long) * (1 - (short / long) ** 4 / 12)),
  };
};
const bar = (d: number): ExplicitSection => ({
  id: `R${d}`,
  shape: { type: "circle", d },
  a: (Math.PI * d * d) / 4,
  iy: (Math.PI * d ** 4) / 64,
  iz: (Math.PI * d ** 4) / 64,
  it: (Math.PI * d ** 4) / 32,
});
const profile = (section: ExplicitSection): Profile => profileOf(section) as Profile;

describe("resistances", () => {
  test("plastic moduli b·h²/4 and d³/6, buckling curve c (Table 6.2, solid sections), class 1", () => {
    const rect = profile(flat(0.1, 0.02));
    expect([rect.wpl_y, rect.wpl_z]).toEqual([expect.closeTo(50e-6, 12), expect.closeTo(10e-6, 12)]);
    expect(profile(bar(0.06)).wpl_y).toBeCloseTo(36e-6, 12);
    expect([curveOf(rect, "y", false), curveOf(profile(bar(0.06)), "z", true)]).toEqual(["c", "c"]);
    expect(capacity(rect, 235e6, 1, 1, 1).class_n).toBe(1);
    expect([susceptible(rect), susceptible(profile(flat(0.05, 0.05))), susceptible(profile(bar(0.06)))]).toEqual([true, false, false]);
  });
  test("shear elastic, 6.2.6(4): 1.5·V/A of a flat, 4/3·V/A of a round reach fy/√3 at VRd", () => {
    const rect = capacity(profile(flat(0.1, 0.02)), 235e6, 1, 1, 1);
    expect((1.5 * rect.vpl_z) / 0.002).toBeCloseTo(235e6 / Math.sqrt(3), 3);
    const round = capacity(profile(bar(0.06)), 235e6, 1, 1, 1);
    expect(((4 / 3) * round.vpl_z) / round.p.a).toBeCloseTo(235e6 / Math.sqrt(3), 3);
  });
  test.each([1, 1.5, 2, 4, 10])("torsion of a rectangle with h/b = %s: the series of St Venant", (ratio) => {
    // τmax·b²·h/T = 1/k2, k2 = It/(h·b³)/(1 − 8/π²·Σ 1/(n²·cosh(nπh/2b))).
    const odd = [1, 3, 5, 7, 9, 11, 13, 15];
    const sum = (of: (n: number) => number): number => odd.reduce((all, n) => all + of(n), 0);
    const k1 = (1 - (192 / Math.PI ** 5 / ratio) * sum((n) => Math.tanh((n * Math.PI * ratio) / 2) / n ** 5)) / 3;
    const k2 = k1 / (1 - (8 / Math.PI ** 2) * sum((n) => 1 / (n * n * Math.cosh((n * Math.PI * ratio) / 2))));
    expect(rectangleWt(ratio, 1) / (k2 * ratio)).toBeCloseTo(1, 2);
    expect(rectangleWt(1, ratio)).toBe(rectangleWt(ratio, 1));
  });
  test("6.2.9.1(3): MN = Mpl·(1 − n²) is exact for a rectangle and safe for a circle", () => {
    expect(mn_y(profile(flat(0.1, 0.02)), 0.5)).toBe(0.75);
    expect(exponents(profile(flat(0.1, 0.02)), 0.5)).toEqual([1, 1]);
    // Fully plastic circle with the neutral axis at half-angle t: m = sin³t, n = 1 − (2t − sin 2t)/π.
    for (let t = 0.05; t < Math.PI / 2; t += 0.05) {
      const n = 1 - (2 * t - Math.sin(2 * t)) / Math.PI;
      expect(solidMN(n)).toBeLessThanOrEqual(Math.sin(t) ** 3 + 1e-12);
    }
  });
});

describe("as members", () => {
  test("a flat bent on edge buckles sideways: Mcr = (π/L)·√(EIz·GIt) under an even moment, curve d", () => {
    const section = flat(0.15, 0.015);
    const result = check({ section, length: 3, my: [3e3, 3e3], check: { load_height: "centre" } });
    expect(printed(result, "ltb", "Mcr")).toBeCloseTo((Math.PI / 3) * Math.sqrt(210e9 * section.iz * 81e9 * section.it) * 1e-3, 3);
    expect(result.basis).toContainEqual(expect.objectContaining({ symbol: "LTB curve", value: "d (Table 6.4)" }));
    expect(part(result, "bending_y").utilisation).toBeCloseTo(3e3 / (((0.015 * 0.15 ** 2) / 4) * 235e6), 9);
  });
  test("a flat laid the other way buckles sideways as one on edge", () => {
    const of = (beam: BeamCase) => part(check({ ...beam, check: { load_height: "centre" } }), "ltb").utilisation as number;
    const [laid, upright] = [flat(0.015, 0.15), flat(0.15, 0.015)];
    expect(of({ section: laid, length: 3, mz: [1e3, 1e3] })).toBeCloseTo(of({ section: upright, length: 3, my: [1e3, 1e3] }), 9);
  });
  test("a round bar: resultant shear, biaxial bending by its resultant, no lateral buckling", () => {
    const mpl = 36e-6 * 235e6;
    const result = check({ section: bar(0.06), length: 2, my: [0.6 * mpl, 0.6 * mpl], mz: [0.8 * mpl, 0.8 * mpl] });
    expect(part(result, "ltb").steps[0]?.formula).toContain("not susceptible");
    expect(part(result, "bending_axial").utilisation).toBeCloseTo(1, 9);
  });
  test("a tie rod in tension: A·fy", () => {
    const tie = check({ section: bar(0.02), length: 4, n: 50e3 });
    // How it was made is not given, and nothing hangs on it.
    expect(tie).toMatchObject({ verdict: "pass", questions: [] });
    expect(part(tie, "tension").utilisation).toBeCloseTo(50e3 / (Math.PI * 1e-4 * 235e6), 9);
  });
  test("axes renamed: a flat turned by 90° under turned forces in compression", () => {
    const on = check({ section: flat(0.1, 0.04), length: 2, n: -100e3, mz: [1e3, 0] });
    const off = check({ section: flat(0.04, 0.1), length: 2, n: -100e3, my: [1e3, 0] });
    for (const key of ["compression", "buckling_y", "buckling_z", "bending_axial"])
      expect(part(on, key).utilisation).toBeCloseTo(part(off, key).utilisation as number, 9);
  });
});
