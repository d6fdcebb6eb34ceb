/** Lateral-torsional buckling, 6.3.2: a published example, plateaus and curves at their edges. */

import { describe, expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { chi_LT, chi_LT_mod, f_LT, type LtbMethod, ltbRule } from "../../../src/ec3/member_buckling/lateral.ts";
import type { Profile } from "../../../src/ec3/profile.ts";
import type { Annex } from "../../../src/topology/context.ts";
import { check, iProfile, part, printed, rhsProfile } from "../../checks/fake.ts";
import { platedBox, platedI, profile } from "../../checks/plated.ts";
import { verified } from "../../verified.ts";

const ECCS = {
  group: "EN 1993-1-1",
  case: "Lateral-torsional buckling of an IPE 500",
  source: "ECCS 119, worked example 5",
  unit: "",
} as const;

/** The rule of a section in S235. */
const ruleOf = (p: Profile, asked: LtbMethod | undefined, annex: Annex) => ltbRule(capacity(p, 235e6, 1, 1, 1), asked, annex);

describe("6.3.2", () => {
  test("ECCS 119 worked example 5, general: λLT 0.691 gives 0.789, with kc 0.907 f 0.955", () => {
    const p = iProfile({ h: 500, b: 200 });
    const [value, f] = [chi_LT(0.691, ruleOf(p, "general", "none")), f_LT(0.691, 0.907)];
    verified({ ...ECCS, quantity: "χLT, general case, λLT 0.691", expected: 0.789, ours: value });
    verified({ ...ECCS, quantity: "f with kc 0.907", expected: 0.955, ours: f });
    expect(value).toBeCloseTo(0.789, 3);
    expect(f).toBeCloseTo(0.955, 3);
  });
  test("ECCS 119 worked example 5, rolled: λLT 0.697 gives 0.827, modified 0.867", () => {
    const rule = ruleOf(iProfile({ h: 500, b: 200 }), undefined, "none");
    const value = chi_LT(0.697, rule);
    const modified = chi_LT_mod(value, f_LT(0.697, 0.907), 0.697);
    verified({ ...ECCS, quantity: "χLT, rolled sections, λLT 0.697", expected: 0.827, ours: value });
    verified({ ...ECCS, quantity: "χLT,mod", expected: 0.867, ours: modified });
    expect(rule.curve).toBe("c");
    expect(Math.abs(value - 0.827)).toBeLessThan(0.001);
    expect(Math.abs(modified - 0.867)).toBeLessThan(0.001);
  });
  test("plateaus: 0.4 rolled, 0.2 general; 1/λ² caps the rolled curve", () => {
    const rolled = ruleOf(iProfile(), "rolled", "none");
    expect(chi_LT(0.4, rolled)).toBe(1);
    expect(chi_LT(0.41, rolled)).toBeLessThan(1);
    expect(chi_LT(0.2, ruleOf(iProfile(), "general", "none"))).toBe(1);
    expect(chi_LT(2, rolled)).toBe(0.25);
  });
  test.each([
    ["general", 300, "a"],
    ["general", 301, "b"],
    ["rolled", 300, "b"],
    ["rolled", 301, "c"],
  ] as const)("Tables 6.4, 6.5: %s, h = %s over b = 150: curve %s", (method, h, curve) => {
    expect(ruleOf(iProfile({ h }), method, "none").curve).toBe(curve);
  });
  test("UK NA.2.17: rolled b, c, d at 2 and 3.1; welded λLT,0 = 0.2, β = 1", () => {
    expect([300, 301, 466].map((h) => ruleOf(iProfile({ h }), undefined, "UK").curve)).toEqual(["b", "c", "d"]);
    expect(ruleOf(iProfile({}, "welded"), undefined, "UK")).toMatchObject({ curve: "c", lambda_0: 0.2, beta: 1 });
    expect(ruleOf(rhsProfile(200, 100, 8), undefined, "UK")).toMatchObject({ method: "rolled", curve: "b" });
    expect(ruleOf(rhsProfile(200, 100, 8), undefined, "none")).toMatchObject({ method: "general", curve: "d" });
  });
});

describe("6.3.2.3 is for rolled sections and welded ones equivalent to them", () => {
  /** Depth 900 over so much width, webs and flanges stocky. */
  const deep = (ratio: number) => profile(platedI(900, 900 / ratio, 12, 20));
  test.each([
    ["none", 3.1, "6.3.2.3", "d"],
    ["none", 3.11, "6.3.2.2", "d"],
    ["none", 4, "6.3.2.2", "d"],
    ["UK", 4, "6.3.2.2", "d"],
    ["SG", 4, "6.3.2.2", "d"],
    ["FI", 4, "6.3.2.2", "d"],
    ["DE", 1, "6.3.2.2", "c"],
  ] as const)("annex %s, welded, h/b = %s: %s with curve %s, whether or not 6.3.2.3 is asked for", (annex, ratio, clause, curve) => {
    for (const asked of [undefined, "rolled"] as const) expect(ruleOf(deep(ratio), asked, annex)).toMatchObject({ clause, curve });
  });
  test("plates of class 4 in bending: no rolled I has them", () => {
    const web = (tw: number) => ruleOf(profile(platedI(900, 450, tw, 20)), undefined, "none");
    // 124·ε of Table 5.2: 860/7 = 122.9 is class 3, 860/6.9 = 124.6 class 4.
    expect(web(7)).toMatchObject({ clause: "6.3.2.3", unserved: null });
    expect(web(6.9)).toMatchObject({ clause: "6.3.2.2", curve: "c" });
    // 14·ε: an outstand of (450 − 12)/2 over 15.6 is 14.04.
    expect(ruleOf(profile(platedI(900, 450, 12, 15.6)), undefined, "none").clause).toBe("6.3.2.2");
  });
  test("a welded box goes by the general case in every annex", () => {
    for (const annex of ["none", "UK", "SG", "FI"] as const)
      expect(ruleOf(profile(platedBox(400, 200, 12)), undefined, annex)).toMatchObject({ clause: "6.3.2.2", curve: "d" });
  });
  test("a rolled section stays with Table 6.5, however deep", () => {
    expect(ruleOf(iProfile({ h: 600, b: 150 }), undefined, "none")).toMatchObject({ clause: "6.3.2.3", curve: "c" });
  });
  test("h/b = 4: χLT by (6.56) with αLT = 0.76, and the trace and, where it was asked for, a warning say so", () => {
    const beam = { section: platedI(800, 200, 10, 16), length: 8, q: 20e3 };
    const [plain, asked] = [check(beam), check({ ...beam, check: { ltb_method: "rolled" } })];
    const lambda = printed(plain, "ltb", "λLT");
    const phi = 0.5 * (1 + 0.76 * (lambda - 0.2) + lambda ** 2);
    const chi = 1 / (phi + Math.sqrt(phi ** 2 - lambda ** 2));
    const wpl = 200 * 16 * 784 + (10 * 768 ** 2) / 4;
    expect(part(plain, "ltb").utilisation).toBeCloseTo((20 * 8 ** 2) / 8 / ((chi * wpl * 235) / 1e6), 6);
    expect(part(asked, "ltb").utilisation).toBe(part(plain, "ltb").utilisation);
    const said = "6.3.2.3 is for rolled and equivalent welded sections, up to h/b = 3.1";
    expect(part(plain, "ltb").steps.flatMap(({ notes }) => notes)).toContain(said);
    expect(plain.warnings.join()).not.toContain("ltb_method");
    expect(asked.warnings).toContain(`ltb_method: ${said}; the general case 6.3.2.2 is used`);
  });
});
