/** Lateral-torsional buckling, 6.3.2: a published example, plateaus and curves at their edges. */

import { describe, expect, test } from "vitest";
import { chi_LT, chi_LT_mod, f_LT, ltbRule } from "../../../src/checks/clauses/lateral.ts";
import { verified } from "../../verified.ts";
import { iProfile, rhsProfile } from "../fake.ts";

const ECCS = {
  group: "EN 1993-1-1",
  case: "Lateral-torsional buckling of an IPE 500",
  source: "ECCS 119, worked example 5",
  unit: "",
} as const;

describe("6.3.2", () => {
  test("ECCS 119 worked example 5, general: λLT 0.691 gives 0.789, with kc 0.907 f 0.955", () => {
    const p = iProfile({ h: 500, b: 200 });
    const [value, f] = [chi_LT(0.691, ltbRule(p, "general", "none")), f_LT(0.691, 0.907)];
    verified({ ...ECCS, quantity: "χLT, general case, λLT 0.691", expected: 0.789, ours: value });
    verified({ ...ECCS, quantity: "f with kc 0.907", expected: 0.955, ours: f });
    expect(value).toBeCloseTo(0.789, 3);
    expect(f).toBeCloseTo(0.955, 3);
  });
  test("ECCS 119 worked example 5, rolled: λLT 0.697 gives 0.827, modified 0.867", () => {
    const rule = ltbRule(iProfile({ h: 500, b: 200 }), undefined, "none");
    const value = chi_LT(0.697, rule);
    const modified = chi_LT_mod(value, f_LT(0.697, 0.907), 0.697);
    verified({ ...ECCS, quantity: "χLT, rolled sections, λLT 0.697", expected: 0.827, ours: value });
    verified({ ...ECCS, quantity: "χLT,mod", expected: 0.867, ours: modified });
    expect(rule.curve).toBe("c");
    expect(Math.abs(value - 0.827)).toBeLessThan(0.001);
    expect(Math.abs(modified - 0.867)).toBeLessThan(0.001);
  });
  test("plateaus: 0.4 rolled, 0.2 general; 1/λ² caps the rolled curve", () => {
    const rolled = ltbRule(iProfile(), "rolled", "none");
    expect(chi_LT(0.4, rolled)).toBe(1);
    expect(chi_LT(0.41, rolled)).toBeLessThan(1);
    expect(chi_LT(0.2, ltbRule(iProfile(), "general", "none"))).toBe(1);
    expect(chi_LT(2, rolled)).toBe(0.25);
  });
  test.each([
    ["general", 300, "a"],
    ["general", 301, "b"],
    ["rolled", 300, "b"],
    ["rolled", 301, "c"],
  ] as const)("Tables 6.4, 6.5: %s, h = %s over b = 150: curve %s", (method, h, curve) => {
    expect(ltbRule(iProfile({ h }), method, "none").curve).toBe(curve);
  });
  test("UK NA.2.17: rolled b, c, d at 2 and 3.1; welded λLT,0 = 0.2, β = 1", () => {
    expect([300, 301, 466].map((h) => ltbRule(iProfile({ h }), undefined, "UK").curve)).toEqual(["b", "c", "d"]);
    expect(ltbRule(iProfile({}, "welded"), undefined, "UK")).toMatchObject({ curve: "c", lambda_0: 0.2, beta: 1 });
    expect(ltbRule(rhsProfile(200, 100, 8), undefined, "UK")).toMatchObject({ method: "rolled", curve: "b" });
    expect(ltbRule(rhsProfile(200, 100, 8), undefined, "none")).toMatchObject({ method: "general", curve: "d" });
  });
});
