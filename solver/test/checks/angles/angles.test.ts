/** The check of an angle from its forces to its verdict. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { sharpAngle, UKA200 } from "../angles.ts";
import { effects } from "../asked.ts";
import { type BeamCase, beamContext, check, part, printed, runChecks } from "../fake.ts";
import { CLAMP, checked } from "../held.ts";

const centric = { connection: "centric" } as const;
const strut: BeamCase = { section: UKA200, length: 4.3, n: -69.24e3, material: { grade: "S275", fy: 265e6 }, design: centric };
const numbers = (result: CheckResult): Record<string, number> =>
  Object.fromEntries(result.verifications.map(({ key, utilisation }) => [key, utilisation ?? -1]));

describe("an angle in compression and tension", () => {
  test("a centric strut: 6.2.4, buckling about u-u and v-v, with twist; every number traced", () => {
    const result = check(strut);
    expect(result).toMatchObject({ verdict: "pass", governing: { key: "buckling_v" } });
    expect(result.verifications.map(({ key }) => key)).toEqual(["compression", "shear_z", "buckling_u", "buckling_v", "buckling_tf"]);
    // SCI P363: A = 90.6 cm², fy = 265: 2400.9 kN.
    expect(printed(result, "compression", "Nc,Rd")).toBeCloseTo(2400.9, 1);
    for (const one of result.verifications) expect(one.steps.length).toBeGreaterThan(1);
  });
  test("partial factors are the annex's, by second order the German γM1 in place of γM0; less is a doubt", () => {
    const german = (gamma_m0?: number, order?: "second"): CheckResult => {
      const context = beamContext({ ...strut, annex: "DE", ...(gamma_m0 ? { check: { gamma_m0 } } : {}) });
      if (order) context.model.analysis!.options = { order };
      return runChecks(context)[0]!;
    };
    const factor = (result: CheckResult) => result.basis.find(({ symbol }) => symbol === "γM0")?.value;
    expect([factor(german()), factor(german(undefined, "second")), factor(german(1, "second"))]).toEqual([1, 1.1, 1]);
    expect(german(1).doubts).toEqual([]);
    expect(german(1, "second").doubts).toMatchObject([
      { code: "partial_factor", message: expect.stringContaining("gamma_m0 = 1, below the 1.1 of national annex DE") },
    ]);
  });
  test("connected through one leg: λeff about v-v, y-y and z-z (BB.1.2)", () => {
    const result = check({ ...strut, design: { connection: "one_leg" } });
    expect(result.verifications.map(({ key }) => key)).toContain("buckling_y");
    expect(printed(result, "buckling_v", "λeff,v")).toBeCloseTo(0.35 + 0.7 * printed(result, "buckling_v", "λv"), 9);
    expect(printed(result, "buckling_y", "λeff,y")).toBeCloseTo(0.5 + 0.7 * printed(result, "buckling_y", "λy"), 9);
  });
  test("a tie through one leg bent by its own weight: the chords hold its ends against twist (BB.1.2), stated centric nobody does", () => {
    const tie = (connection: string) =>
      checked({
        nodes: { A: [0, 0, 0], B: [3, 0, 0] },
        members: [["m", "A", "B", { type: "truss" }]],
        supports: { A: CLAMP, B: "rfffff" },
        section: { ...sharpAngle(0.06, 0.06, 0.006), id: "section" },
        loads: { node_loads: [{ node: "B", fx: 20e3 }], member_loads: [{ member: "m", type: "distributed", fz: -54 }] },
        designs: [{ id: "D", members: ["m"], connection, nu_rd: 60e3 }],
      }).D!;
    expect([part(tie("one_leg"), "ltb").status, part(tie("centric"), "ltb").status]).toEqual(["pass", "not_covered"]);
  });
  test.each([-69.24e3, 69.24e3])("how it is connected is not stated: the worse of both ways is verified (N = %s)", (n) => {
    const by = (design: NonNullable<BeamCase["design"]>) => check({ ...strut, n, design });
    const result = by({});
    expect(result.utilisation).toBe(Math.max(...(["centric", "one_leg"] as const).map((connection) => by({ connection }).utilisation!)));
    expect(result.assumptions.map(({ code }) => code)).toContain("connection");
  });
  test("how it is connected is not stated: a question where one way passes and the other does not", () => {
    // With λv of 3 the effective slenderness of BB.1.2, 0.35 + 0.7·λv, is the lesser.
    const by = (n: number, design: NonNullable<BeamCase["design"]>) => check({ ...strut, length: 5, n, design });
    const [centric, one_leg] = (["centric", "one_leg"] as const).map((connection) => by(-1e3, { connection }).utilisation! / 1e3);
    const n = -2 / (centric! + one_leg!);
    const found = by(n, {});
    expect(found.verdict).toBe("fail");
    const better = by(n, { connection: centric! < one_leg! ? "centric" : "one_leg" });
    expect(better.verdict).toBe("pass");
    expect(effects(found, "connection")).toEqual([found.utilisation, better.utilisation]);
  });
  test("l_cr_v is the length about v-v alone", () => {
    const half = check({ ...strut, design: { ...centric, l_cr_v: 2.15 } });
    expect(printed(half, "buckling_v", "λv") * 2).toBeCloseTo(printed(check(strut), "buckling_v", "λv"), 9);
    expect(printed(half, "buckling_u", "Lcr,u")).toBeCloseTo(4.3, 9);
  });
  test("legs of class 4 are verified with ρ·fy, in tension with fy: EN 1993-1-5 (4.3), 10", () => {
    const section = sharpAngle(0.15, 0.075, 0.009);
    const slim: BeamCase = { ...strut, section, material: { grade: "S355", fy: 355e6 }, length: 2 };
    // λp = (150/9)/(28.4·0.8136·√0.43) = 1.0999, ρ = (λp − 0.188)/λp².
    const lambda_p = 150 / 9 / (28.4 * Math.sqrt(235 / 355) * Math.sqrt(0.43));
    const rho = (lambda_p - 0.188) / lambda_p ** 2;
    const squash = rho * 355e6 * section.a;
    const pressed = check({ ...slim, n: -50e3 });
    expect(pressed.verdict).toBe("pass");
    expect(part(pressed, "compression").utilisation).toBeCloseTo(50e3 / squash, 9);
    expect(pressed.coverage).toContainEqual({ clause: "EN 1993-1-5 4", state: "verified" });
    // 6.3.1.2 about v-v with curve b and Aeff·fy = ρ·A·fy.
    const [iy, iz, iyz] = [section.iy, section.iz, section.iyz as number];
    const iv = (iy + iz) / 2 - Math.hypot((iy - iz) / 2, iyz);
    const lambda = Math.sqrt(squash / ((Math.PI ** 2 * 210e9 * iv) / 2 ** 2));
    const phi = 0.5 * (1 + 0.34 * (lambda - 0.2) + lambda ** 2);
    expect(part(pressed, "buckling_v").utilisation).toBeCloseTo((50e3 * (phi + Math.sqrt(phi ** 2 - lambda ** 2))) / squash, 9);
    expect(part(check({ ...slim, n: 50e3 }), "tension").utilisation).toBeCloseTo(50e3 / (355e6 * section.a), 9);
  });
  test.each([235, 355, 460])("S%s: beyond the limits of class 3 (Table 5.2) a leg never bears more than ρ·fy", (fy) => {
    const eps = Math.sqrt(235 / fy);
    const forces: Partial<BeamCase>[] = [{ n: -20e3 }, { q: 0.3e3 }, { n: -10e3, my: [200, 100] }];
    for (const [h, b, t] of [
      [100, 100, 6],
      [150, 75, 9],
      [200, 100, 8],
      [120, 120, 15],
      [90, 60, 4],
    ] as const)
      for (const force of forces) {
        const result = check({
          ...strut,
          n: 0,
          section: sharpAngle(h / 1e3, b / 1e3, t / 1e3),
          material: { fy: fy * 1e6 },
          length: 1.5,
          ...force,
        });
        // Compression: h/t ≤ 15·ε and (b + h)/(2·t) ≤ 11.5·ε; bending: an outstand flange, c/t ≤ 14·ε.
        const slender = force.n ? h / t > 15 * eps || (b + h) / (2 * t) > 11.5 * eps : h / t > 15 * eps;
        if (!slender) continue;
        const lambda_p = h / t / (28.4 * eps * Math.sqrt(0.43));
        const rho = lambda_p <= 0.748 ? 1 : (lambda_p - 0.188) / lambda_p ** 2;
        const { a } = sharpAngle(h / 1e3, b / 1e3, t / 1e3);
        if (force.n) expect(part(result, "compression").utilisation, `${h}×${b}×${t}`).toBeCloseTo(-force.n / (rho * fy * 1e6 * a), 9);
        else expect(printed(result, "bending_u", "fy"), `${h}×${b}×${t}`).toBeCloseTo(rho * fy, 6);
      }
  });
  test("without a design member nothing states its connection", () =>
    expect(check({ ...strut, design: null }).assumptions.map(({ code }) => code)).toEqual(["connection"]));
});

describe("an angle in bending", () => {
  const beam: BeamCase = { section: UKA200, length: 3, q: 5e3, material: { grade: "S275", fy: 265e6 }, design: centric };
  test("bends about both principal axes, twists, and may buckle sideways", () => {
    const result = check(beam);
    expect(result.verifications.map(({ key }) => key)).toEqual([
      ...["bending_u", "bending_v", "shear_z", "torsion", "bending_axial", "ltb", "interaction"],
    ]);
    expect(result.verdict).toBe("pass");
    // My = 5·9/8 = 5.625 kNm turned by 45°.
    expect(printed(result, "bending_u", "Mu,Ed")).toBeCloseTo(5.625 * Math.SQRT1_2, 6);
  });
  test.each([undefined, 1, 3, 6])("a cantilevered angle's lateral buckling is not covered, whatever length is given (%s)", (l_lt) => {
    const design = { ...centric, ...(l_lt === undefined ? {} : { l_lt }) };
    const result = check({ ...beam, support: "cantilever", design });
    expect(part(result, "ltb").status).toBe("not_covered");
    expect(result.verdict).toBe("cannot_verify");
    expect(result.coverage).toContainEqual(expect.objectContaining({ clause: "6.3.2", state: "not_covered" }));
  });
  test("bent about both axes, 6.3.3 adds what buckles about u-u and what bends about v-v, unless the leg is held", () => {
    const result = check({ ...beam, length: 6 });
    const added = (part(result, "ltb").utilisation as number) + (part(result, "bending_v").utilisation as number);
    expect(part(result, "interaction").utilisation).toBeCloseTo(added, 9);
    const held = check({ ...beam, length: 6, check: { restrained: true } });
    expect(held.verifications.some(({ key }) => key === "interaction")).toBe(false);
  });
  test("compression with bending: more than each alone", () => {
    const both = check({ ...beam, n: -200e3 });
    const alone = Math.max(...["buckling_v", "buckling_tf", "ltb"].map((key) => part(both, key).utilisation as number));
    expect(part(both, "interaction").utilisation).toBeGreaterThan(alone);
  });
});

describe("what may not matter does not", () => {
  const uneven: BeamCase = {
    section: sharpAngle(0.15, 0.09, 0.012),
    length: 2.5,
    n: -60e3,
    my: [2e3, 1e3],
    mz: [0.5e3, -1e3],
    design: centric,
  };
  test("a mirrored angle under mirrored forces", () => {
    const mirrored = { ...uneven, section: sharpAngle(0.15, 0.09, 0.012, true), mz: [-0.5e3, 1e3] as [number, number] };
    const [a, b] = [numbers(check(uneven)), numbers(check(mirrored))];
    for (const key of Object.keys(a)) expect(b[key]).toBeCloseTo(a[key] as number, 9);
  });
  test("axes renamed: legs swapped with moments swapped", () => {
    const swapped: BeamCase = {
      ...uneven,
      section: sharpAngle(0.09, 0.15, 0.012),
      my: uneven.mz as [number, number],
      mz: uneven.my as [number, number],
    };
    const [a, b] = [numbers(check(uneven)), numbers(check(swapped))];
    for (const key of [
      "compression",
      "bending_u",
      "bending_v",
      "bending_axial",
      "buckling_u",
      "buckling_v",
      "buckling_tf",
      "ltb",
      "interaction",
    ])
      expect(b[key]).toBeCloseTo(a[key] as number, 9);
  });
  test("cut in pieces, and pieces turned round: stresses and buckling stay", () => {
    const { n, my, mz, length, section, design } = uneven;
    const whole = numbers(check({ ...uneven, q: 1e3 }));
    const cut = numbers(
      check({
        n: n as number,
        my: my as [number, number],
        mz: mz as [number, number],
        length,
        section,
        design,
        q: 1e3,
        cuts: [1, 1.7],
      } as BeamCase),
    );
    for (const key of Object.keys(whole)) expect(cut[key]).toBeCloseTo(whole[key] as number, 2);
  });
  test("utilisation never falls when all loads grow by one factor", () => {
    let last = 0;
    for (let factor = 0.1; factor < 4; factor += 0.1) {
      const grown = check({
        ...uneven,
        n: -60e3 * factor,
        my: [2e3 * factor, 1e3 * factor],
        mz: [0.5e3 * factor, -1e3 * factor],
        q: 300 * factor,
      });
      expect(grown.utilisation).toBeGreaterThanOrEqual(last);
      last = grown.utilisation as number;
    }
  });
});

test("solved: an angle loaded through its shear centre does not twist, turned by any angle about its axis it is as much used", () => {
  const section = sharpAngle(0.12, 0.08, 0.01);
  const { iy, iz, wel_y = 1, wel_z = 1 } = section;
  const [ys, zs] = [0.005 - (0.08 - iz / wel_z), 0.005 - (0.12 - iy / wel_y)];
  const used = (rotation: number, toShearCentre: boolean): CheckResult => {
    const [c, s] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
    // The force (2, −3) kN in the section's own axes, turned with it into global ones.
    const [fy, fz] = [2e3 * c + 3e3 * s, 2e3 * s - 3e3 * c];
    const mx = toShearCentre ? ys * -3e3 - zs * 2e3 : 0;
    const clamp = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" };
    const model = {
      schema_version: "1.0",
      model: {
        nodes: [
          { id: "A", x: 0, y: 0, z: 0 },
          { id: "B", x: 1, y: 0, z: 0 },
        ],
        materials: [{ id: "S", type: "steel", e: 210e9, g: 81e9, density: 7850, fy: 235e6 }],
        sections: [{ ...section, id: "L" }],
        members: [{ id: "M", start: "A", end: "B", section: "L", material: "S", rotation }],
        supports: [{ id: "R", node: "A", ...clamp }],
        load_cases: [{ id: "Q", nature: "imposed", self_weight: false, node_loads: [{ node: "B", fy, fz, mx }] }],
        load_combinations: [{ id: "ULS", limit_state: "ULS", terms: [{ load_case: "Q", factor: 1 }] }],
        design_members: [{ id: "D", members: ["M"], connection: "centric" }],
      },
      analysis: { checks: [{ id: "EC3", type: "en1993_1_1", all: true, limit_state: "ULS" }] },
    };
    return solve(model as unknown as Model).checks[0] as CheckResult;
  };
  expect(used(0, true).verifications.map(({ key }) => key)).not.toContain("torsion");
  expect(part(used(0, false), "torsion").utilisation).toBeGreaterThan(0);
  for (const rotation of [30, 90, 211])
    expect(part(used(rotation, false), "bending_axial").utilisation).toBeCloseTo(
      part(used(0, false), "bending_axial").utilisation as number,
      9,
    );
});

describe("what the analysis says of the structure holds for angles too", () => {
  test("a combination without results leaves the angle open", () => {
    const unsolved = [{ index: 2, id: "Up", limit_state: "ULS" as const, reason: "unstable" }];
    expect(runChecks({ ...beamContext(strut), unsolved })[0]!.verdict).toBe("cannot_verify");
  });
  test("a sway mode below 10 without its length cannot be verified, one below 1 fails", () => {
    const verdict = (alpha_cr: number) =>
      runChecks({ ...beamContext(strut), stability: [{ combination: 0, alpha_cr, sway: true, participation: [1] }] })[0]!.verdict;
    expect([12, 6, 0.9].map(verdict)).toEqual(["pass", "cannot_verify", "fail"]);
  });
});
