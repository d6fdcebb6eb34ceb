/** What a member's result says: every number traced, nothing passed that was not verified, and what may not matter does not. */

import { describe, expect, test } from "vitest";
import { explain, summarise } from "../../../src/checks/index.ts";
import type { Shape } from "../../../src/generated/model.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { askOf } from "../asked.ts";
import { type BeamCase, beamContext, check, mm, part, printed, reshaped, SHELL, tabulated } from "../fake.ts";

const ipe300 = tabulated("IPE300");
const heb200 = tabulated("HEB200");
const rhs = tabulated("RHS200x100x8");
const upe = tabulated("UPE200");
const plate = tabulated("WI1200");
const numbers = (result: CheckResult): number[] => result.verifications.map((one) => one.utilisation ?? -1);
const same = (a: CheckResult, b: CheckResult, digits = 6): void => {
  expect(a.verifications.map((one) => one.key)).toEqual(b.verifications.map((one) => one.key));
  numbers(a).forEach((value, i) => expect(value).toBeCloseTo(numbers(b)[i] as number, digits));
};

describe("what a result says", () => {
  const result = check({ section: ipe300, length: 6, q: 10e3 });
  test("a beam shows bending, shear, combined forces and lateral-torsional buckling", () => {
    expect(result.verifications.map((one) => one.key)).toEqual(["bending_y", "shear_z", "bending_axial", "ltb"]);
    expect(result).toMatchObject({
      verdict: "pass",
      status: "pass",
      edition: "EN 1993-1-1:2005+A1:2014",
      governing: { key: "ltb", clause: "6.3.2", combination: "ULS" },
    });
    // wL²/8 = 45 kNm over Wpl·fy = 147.67 kNm; wL/2 = 30 kN over Vpl.
    expect(part(result, "bending_y").utilisation).toBeCloseTo(45 / 147.674, 4);
    expect(part(result, "bending_y")).toMatchObject({ member: "M1", position: 3 });
    expect(result.utilisation).toBe(Math.max(...numbers(result)));
  });
  test("every step has its clause, formula and numbers, and none is NaN or infinite", () => {
    for (const one of result.verifications) {
      expect(one.steps.length).toBeGreaterThan(1);
      expect(one.steps.at(-1)?.limit?.value).toBe(1);
      for (const step of one.steps) {
        expect(step.clause && step.title && step.formula).toBeTruthy();
        for (const quantity of [step.result, ...step.inputs])
          if (typeof quantity?.value === "number") expect(Number.isFinite(quantity.value)).toBe(true);
      }
    }
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
  test("load on the top flange by default, and it matters: IPE300 over 6 m has Mcr 102 at the shear centre, 79 at the top", () => {
    expect(Math.abs(printed(result, "ltb", "Mcr") / 79 - 1)).toBeLessThan(0.01);
    expect(
      Math.abs(printed(check({ section: ipe300, length: 6, q: 10e3, check: { load_height: "centre" } }), "ltb", "Mcr") / 102 - 1),
    ).toBeLessThan(0.01);
  });
  test("no load: everything is verified at zero", () =>
    expect(check({ section: ipe300, length: 6 })).toMatchObject({ verdict: "pass", utilisation: 0 }));
  test("an Mcr given is printed as an override", () => {
    const given = check({ section: ipe300, length: 6, q: 10e3, check: { mcr: 90e3 } });
    expect(
      part(given, "ltb")
        .steps.flatMap((step) => step.notes)
        .join(),
    ).toContain("OVERRIDE");
    expect(given.basis).toContainEqual({ symbol: "Mcr override", value: 90, unit: "kNm" });
  });
  test("explain gives the same as the run", () =>
    expect(explain(beamContext({ section: ipe300, length: 6, q: 10e3 }), null, "C1/D1")).toEqual(result));
});

describe("nothing passes that was not verified", () => {
  test("restrained: lateral-torsional buckling is skipped, never zero", () => {
    const result = check({ section: ipe300, length: 6, q: 10e3, check: { restrained: true } });
    expect(part(result, "ltb")).toMatchObject({ status: "skipped", utilisation: null });
    expect(result).toMatchObject({ verdict: "pass", status: "pass", warnings: [] });
  });
  test.each([
    ["cantilever", { my: [-20e3, 0], points: [], support: "cantilever" }],
    ["fixed", { my: [-30e3, -30e3], q: 10e3 }],
    ["upward load", { q: -10e3 }],
  ] as const)("restrained %s: the bottom flange is compressed, so it is verified free, the top one held", (_, beam) => {
    const own = { section: ipe300, length: 6, ...(beam as Partial<BeamCase>) };
    const result = check({ ...own, check: { restrained: true } });
    expect(result.warnings.join()).toContain("bottom (−z) flange");
    const used = part(result, "ltb").utilisation as number;
    const tops = Array.from({ length: 33 }, (_, i) => ({ position: i / 32, flange: "top" as const }));
    expect(used).toBeCloseTo(part(check({ ...own, design: { lateral_restraints: tops } }), "ltb").utilisation as number, 2);
    expect(used).toBeLessThanOrEqual(part(check(own), "ltb").utilisation as number);
  });
  test("restrained, lifted by more than the free bottom flange bears: a question with the number", () => {
    const lifted = check({ section: ipe300, length: 6, q: -25e3, check: { restrained: true } });
    const { status, utilisation } = part(lifted, "ltb");
    expect(status).toBe("fail");
    expect(askOf(lifted, "lateral_restraint")).toMatchObject({
      ...{ field: "/model/design_members/*/lateral_restraints", finding: "other_flange" },
      effect: [{ value: "bottom flange free", utilisation }],
    });
  });
  test.each([{ q: 10e3 }, { q: 2e3, n: -100e3 }, { n: 100e3 }])(
    "a member without a design member buckles as one of its own: %j",
    (forces) => {
      const bare = check({ section: ipe300, length: 6, ...forces, design: null });
      expect(bare.target).toEqual({ kind: "member", id: "M1" });
      expect(bare.verifications).toEqual(check({ section: ipe300, length: 6, ...forces }).verifications);
    },
  );
  test("a class 4 tube is not covered, however small the load", () => {
    const result = check(SHELL);
    for (const key of ["compression", "bending_y", "bending_axial", "buckling_y", "ltb"])
      expect(part(result, key)).toMatchObject({ status: "not_covered", reason: expect.stringContaining("EN 1993-1-6") });
    expect(part(result, "shear_z").status).toBe("pass");
    expect(result.verdict).toBe("cannot_verify");
  });
  test("round-off in N does not make a beam class 4", () => {
    const slender = reshaped(plate, { tw: 0.0105 });
    const clean = check({ section: slender, length: 10, q: 10e3 });
    expect(part(clean, "bending_y").status).toBe("pass");
    same(check({ section: slender, length: 10, q: 10e3, n: -1 }), clean, 12);
  });
  test("the class in even compression governs 6.2.4 whatever the moment, the class of all stresses together governs the rest", () => {
    // IPE400: web c/t = 38.5, class 3 in even compression with S275, 4 with S355 (42·0.814 = 34.2); under 2 % of Npl and bending class 1.
    const ipe400 = mm("IPE400", "i", {
      h: 400,
      b: 180,
      tw: 8.6,
      tf: 13.5,
      r: 21,
      A: 8446,
      Iy: 231.3e6,
      Iz: 13.18e6,
      It: 510.8e3,
      Iw: 490e9,
      Wel_y: 1156e3,
      Wel_z: 146.4e3,
      Wpl_y: 1307e3,
      Wpl_z: 229e3,
    });
    const s355 = { grade: "S355", fy: 355e6 };
    const bent = check({ section: ipe400, material: s355, length: 5, n: -60e3, my: [50e3, 0], mz: [0, 2e3] });
    const pure = check({ section: ipe400, material: s355, length: 5, n: -60e3 });
    expect([bent.verdict, pure.verdict]).toEqual(["pass", "pass"]);
    expect(part(bent, "compression").utilisation).toBe(part(pure, "compression").utilisation);
    for (const key of ["buckling_y", "buckling_z"]) {
      expect(printed(pure, key, "Aeff")).toBeLessThan(8446);
      expect(printed(bent, key, "A")).toBeCloseTo(8446, 6);
    }
    expect(printed(bent, "ltb", "class")).toBe(1);
  });
  test("next to no moment leaves a strut's area effective, and next to no force a bent member's whole", () => {
    const ipe450 = mm("IPE450", "i", {
      ...{ h: 450, b: 190, tw: 9.4, tf: 14.6, r: 21, A: 9880, Iy: 337.4e6, Iz: 16.76e6, It: 668.7e3, Iw: 791e9 },
      ...{ Wel_y: 1500e3, Wpl_y: 1702e3, Wel_z: 176.4e3, Wpl_z: 276.4e3 },
    });
    const column = { section: ipe450, material: { grade: "S355", fy: 355e6 }, length: 4 };
    const strut = part(check({ ...column, n: -500e3 }), "buckling_z").utilisation as number;
    expect(part(check({ ...column, n: -500e3, my: [10, 10] }), "buckling_z").utilisation).toBeCloseTo(strut, 12);
    const beam = { ...column, my: [100e3, 50e3] as [number, number], mz: [10e3, 0] as [number, number] };
    const plain = check(beam);
    // Table B.2 at NEd = 0: λz = √(A·fy/Ncr,z), kzy = 1 from 0.4 on.
    expect(printed(plain, "interaction", "λz")).toBeCloseTo(Math.sqrt((9880 * 355) / ((Math.PI ** 2 * 210e3 * 16.76e6) / 4000 ** 2)), 9);
    const used = plain.utilisation as number;
    for (let n = 0; n <= 4e3; n += 250) {
      const found = check({ ...beam, n: -n });
      expect(Math.abs((found.utilisation as number) - used)).toBeLessThan((3 * n) / 350e3 + 1e-12);
      expect(found.verdict).toBe(plain.verdict);
    }
  });
  test.each<[string, Shape]>([["general", { type: "general" }]])("%s: not covered, with the reason", (_, shape) => {
    const result = check({ section: { ...ipe300, shape }, length: 3, q: 1e3 });
    expect(result).toMatchObject({ verdict: "cannot_verify", status: "not_covered", utilisation: null });
    expect(result.verifications[0]?.reason).toBeTruthy();
  });
  test("a member that is not steel is refused by name", () => {
    const result = check({ section: ipe300, length: 3, q: 1e3, material: { type: "concrete", grade: "C30/37" } });
    expect(result).toMatchObject({ verdict: "cannot_verify", utilisation: null });
    expect(result.verifications[0]?.reason).toMatch(/not checked: member M1 is concrete \(C30\/37\)/);
  });
  test("no combination of the limit state is no pass", () =>
    expect(check({ section: ipe300, length: 3, q: 1e3, check: { limit_state: "ALS" } })).toMatchObject({
      verdict: "cannot_verify",
      utilisation: null,
    }));
  test("a grade beyond its table gives no strength", () => {
    const thick = reshaped(heb200, { tf: 0.09 });
    expect(
      check({ section: thick, length: 3, q: 1e3, material: { grade: "S355", fy_rule: "table_3_1" } }).verifications[0]?.reason,
    ).toContain("no yield strength for S355 at 90 mm");
  });
  test("torsion of an open section is asked about where the worst warping is too much; of a tube it is verified", () => {
    const twisted = check({ section: ipe300, length: 6, q: 10e3, mx: 5e3 });
    expect(part(twisted, "torsion").status).toBe("fail");
    expect(askOf(twisted, "warping").field).toBe("/model/design_members/*/warping_start");
    expect(part(check({ section: ipe300, length: 6, q: 10e3, mx: 20 }), "torsion").status).toBe("pass");
    // Bredt: 2·(192·92)·8 mm³ · 235/√3 = 38.35 kNm.
    expect(part(check({ section: rhs, length: 6, q: 5e3, mx: 3.835e3 }), "torsion").utilisation).toBeCloseTo(0.1, 3);
  });
  test("a channel warns that loads off its shear centre twist it", () =>
    expect(check({ section: upe, length: 3, q: 2e3 }).warnings.join()).toMatch(/shear centre lies \d+ mm/));
  test("a channel in compression twists as it bends: χT stands in 6.3.3 too", () => {
    const column = check({ section: upe, length: 3, n: -50e3 });
    const [y, z, tf] = ["buckling_y", "buckling_z", "buckling_tf"].map((key) => part(column, key).utilisation as number) as [
      number,
      number,
      number,
    ];
    expect(tf).toBeGreaterThan(y);
    const bent = part(check({ section: upe, length: 3, n: -50e3, my: [1e3, 1e3] }), "interaction");
    expect(bent.utilisation).toBeGreaterThan(Math.max(y, z, tf));
    expect(bent.steps.flatMap((step) => step.notes).join()).toContain("doubly symmetric");
  });
  test("torsional-flexural critical force of UPE200 over 3 m, by hand", () => {
    // Exact section analysis puts its shear centre 53.1 mm from the centroid; i0² = (Iy + Iz)/A + y0², Ncr,T = (G·It + π²·E·Iw/L²)/i0².
    const column = check({ section: upe, length: 3, n: -50e3 });
    const y0 = printed(column, "buckling_tf", "y0");
    expect(Math.abs(y0 - 53.1)).toBeLessThan(1.5);
    const i0 = (19.09e6 + 1.873e6) / 2901 + y0 * y0;
    const [t, y] = [(81e3 * 88.9e3 + (Math.PI ** 2 * 210e3 * 12.01e9) / 9e6) / i0 / 1e3, (Math.PI ** 2 * 210e3 * 19.09e6) / 9e6 / 1e3];
    const beta = 1 - (y0 * y0) / i0;
    expect(printed(column, "buckling_tf", "Ncr,TF")).toBeCloseTo((y + t - Math.sqrt((y + t) ** 2 - 4 * beta * y * t)) / (2 * beta), 6);
  });
  test("the summary counts only what counts", () => {
    const pass = check({ section: ipe300, length: 6, q: 1e3 });
    const fail = check({ section: ipe300, length: 6, q: 100e3 });
    const open = check(SHELL);
    expect(fail.verdict).toBe("fail");
    expect(summarise([pass])).toMatchObject({ verdict: "pass", pass: 1 });
    expect(summarise([pass, open])).toMatchObject({ verdict: "cannot_verify", cannot_verify: 1 });
    expect(summarise([pass, open, fail])).toMatchObject({ verdict: "fail", fail: 1 });
    expect(summarise([pass, { ...fail, informative: true }])).toMatchObject({ verdict: "pass", informative: 1 });
    expect(summarise([])).toMatchObject({ verdict: "none", utilisation: null });
  });
});

describe("what may not matter does not", () => {
  const beam: BeamCase = { section: ipe300, length: 6, my: [-20e3, 10e3], q: 8e3, points: [[2, 15e3]] };
  test("cutting the design member into pieces", () => same(check({ ...beam, cuts: [1, 2, 4.5] }), check(beam), 4));
  test("running pieces backwards", () =>
    same(check({ ...beam, cuts: [1, 2, 4.5], backwards: [0, 2] }), check({ ...beam, cuts: [1, 2, 4.5] }), 9));
  test("left and right mirrored", () => same(check({ ...beam, my: [10e3, -20e3], points: [[4, 15e3]] }), check(beam), 5));
  test("upside down: load, moments and height together", () => {
    const turned = check({ ...beam, my: [20e3, -10e3], q: -8e3, points: [[2, -15e3]], check: { load_height: "bottom" } });
    same(turned, check(beam), 6);
  });
  test("a cantilever from either side of its pieces", () => {
    const tip: BeamCase = { section: ipe300, length: 3, support: "cantilever", my: [-30e3, 0] };
    same(check({ ...tip, cuts: [1.5] }), check(tip), 5);
  });
});

describe("utilisation grows with load", () => {
  test.each([
    ["beam", { q: 5e3 }],
    ["beam-column", { q: 3e3, n: -80e3, mz: [1e3, 1e3] }],
    ["tie", { n: 100e3, my: [5e3, 5e3] }],
    ["biaxial", { my: [8e3, 8e3], mz: [2e3, -2e3] }],
  ] as const)("%s", (_, loads) => {
    let last = 0;
    for (let k = 1; k <= 12; k++) {
      const scaled = Object.fromEntries(
        Object.entries(loads).map(([key, value]) => [
          key,
          typeof value === "number" ? value * k : (value as readonly number[]).map((one) => one * k),
        ]),
      );
      const { utilisation } = check({ section: heb200, length: 4, ...scaled });
      expect(utilisation).toBeGreaterThan(last);
      last = utilisation as number;
    }
  });
});
