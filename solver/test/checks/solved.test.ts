/** Checks on analysed models, from the model's JSON to the verdict. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import type { CheckResult } from "../../src/results/checks.ts";
import cases from "./data/ec3_cases.json" with { type: "json" };
import { part, printed } from "./fake.ts";

type Json = Record<string, unknown>;

const SIMPLE = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" };
const CLAMP = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" };
const IPE330 = {
  id: "P1",
  a: 6260e-6,
  iy: 117.7e-6,
  iz: 7.881e-6,
  it: 281.5e-9,
  iw: 199.1e-9,
  wel_y: 713.1e-6,
  wel_z: 98.5e-6,
  wpl_y: 804.3e-6,
  wpl_z: 153.7e-6,
  shape: { type: "i", h: 0.33, b: 0.16, tw: 0.0075, tf: 0.0115, r: 0.018 },
  fabrication: "hot_rolled",
};

interface Beam {
  length?: number;
  pieces?: number;
  vertical?: boolean;
  supports?: Json[];
  loads?: Json[];
  nodeLoads?: Json[];
  check?: Json;
  design?: Json | null;
  material?: Json;
  deflection?: Json;
}

/** A straight line of pieces along X, or up along Z. */
function model({
  length = 5.7,
  pieces = 1,
  vertical = false,
  supports,
  loads = [],
  nodeLoads = [],
  check = {},
  design = {},
  material = {},
  deflection,
}: Beam): Model {
  const ids = Array.from({ length: pieces }, (_, i) => `B${i + 1}`);
  const last = `N${pieces}`;
  return {
    schema_version: "1.0",
    model: {
      nodes: Array.from({ length: pieces + 1 }, (_, i) => ({
        id: `N${i}`,
        x: vertical ? 0 : (length * i) / pieces,
        y: 0,
        z: vertical ? (length * i) / pieces : 0,
      })),
      materials: [{ id: "S235", type: "steel", grade: "S235", e: 210e9, g: 80.77e9, density: 7850, fy: 235e6, ...material }],
      sections: [IPE330],
      members: ids.map((id, i) => ({ id, start: `N${i}`, end: `N${i + 1}`, section: "P1", material: "S235" })),
      supports: (
        supports ?? [
          { node: "N0", ...SIMPLE },
          { node: last, ...SIMPLE, ux: "free" },
        ]
      ).map((one, i) => ({ id: `S${i}`, ...one })),
      load_cases: [{ id: "Q", nature: "imposed", self_weight: 0, member_loads: loads, node_loads: nodeLoads }],
      load_combinations: [
        { id: "ULS", limit_state: "ULS", terms: [{ load_case: "Q", factor: 1 }] },
        { id: "SLS", limit_state: "SLS", terms: [{ load_case: "Q", factor: 1 }] },
      ],
      ...(design === null ? {} : { design_members: [{ id: "D1", members: ids, ...design }] }),
    },
    analysis: {
      options: { shear_deformation: false },
      checks: [
        {
          id: "EC3",
          type: "en1993_1_1",
          limit_state: "ULS",
          ...(design === null ? { members: ids } : { design_members: ["D1"] }),
          ...check,
        },
        ...(deflection
          ? [{ id: "DEF", type: "deflection", limit_state: "SLS", design_members: ["D1"], limit_ratio: 250, ...deflection }]
          : []),
      ],
    },
  } as unknown as Model;
}

const run = (beam: Beam): CheckResult[] => solve(model(beam)).checks;
const even = (q: number, pieces = 1): Json[] =>
  Array.from({ length: pieces }, (_, i) => ({ member: `B${i + 1}`, type: "distributed", fz: -q }));

describe(`${cases["EC3-01"].title}, solved`, () => {
  const [result] = run({ loads: even(22.28e3) }) as [CheckResult];
  const { published, eigen } = cases["EC3-01"];
  test("forces and Mcr", () => {
    expect(printed(result, "bending_y", "My,Ed")).toBeCloseTo(published.MEd, 1);
    expect(printed(result, "shear_z", "Vz,Ed")).toBeCloseTo(published.VEd, 1);
    expect(Math.abs(printed(result, "ltb", "Mcr") / eigen.Mcr_FE_eigen - 1)).toBeLessThan(0.005);
    expect(result).toMatchObject({ verdict: "pass", governing: { key: "ltb", combination: "ULS" } });
  });
  test("the same in four pieces", () => {
    const [split] = run({ pieces: 4, loads: even(22.28e3, 4) }) as [CheckResult];
    for (const one of result.verifications) expect(part(split, one.key).utilisation).toBeCloseTo(one.utilisation as number, 5);
  });
});

test("fixed both ends, central load: fork laterally, C1 = 1.70 to 1.73, C2 = 1.42 to 1.53; the load at the top halves Mcr", () => {
  const supports = [
    { node: "N0", ...CLAMP },
    { node: "N1", ...CLAMP },
  ];
  const loads = [{ member: "B1", type: "point", position: 0.5, fz: -50e3 }];
  const mcr = (load_height: string): number =>
    printed((run({ supports, loads, check: { load_height } }) as [CheckResult])[0], "ltb", "Mcr");
  const e = { z: 210e9 * 7.881e-6, w: 210e9 * 199.1e-9, t: 80.77e9 * 281.5e-9 };
  const k = (Math.PI ** 2 * e.z) / 5.7 ** 2;
  const form = (c1: number, c2: number, z: number): number =>
    (c1 * k * (Math.sqrt(e.w / e.z + (e.t / e.z) * (5.7 / Math.PI) ** 2 + (c2 * z) ** 2) - c2 * z)) / 1e3;
  expect(mcr("centre")).toBeGreaterThan(form(1.7, 0, 0));
  expect(mcr("centre")).toBeLessThan(form(1.73, 0, 0));
  expect(mcr("top")).toBeGreaterThan(form(1.7, 1.53, 0.165));
  expect(mcr("top")).toBeLessThan(form(1.73, 1.42, 0.165));
});

describe("cantilever with a load at its tip", () => {
  const supports = [{ node: "N0", ...CLAMP }];
  const tip = { supports, length: 3, nodeLoads: [{ node: "N1", fz: -20e3 }], deflection: {} };
  test("the tip's load acts at the top flange; deflection PL³/(3EI) against 2L/250", () => {
    const [steel, sag] = run(tip) as [CheckResult, CheckResult];
    const centre = run({ ...tip, check: { load_height: "centre" } })[0] as CheckResult;
    expect(printed(steel, "ltb", "Mcr")).toBeLessThan(0.9 * printed(centre, "ltb", "Mcr"));
    expect(sag.utilisation).toBeCloseTo((20e3 * 27) / (3 * 210e9 * 117.7e-6) / (6 / 250), 6);
  });
  test("a member load on the very tip is the same load", () => {
    const member = run({ ...tip, nodeLoads: [], loads: [{ member: "B1", type: "point", position: 1, fz: -20e3 }] })[0] as CheckResult;
    expect(printed(member, "ltb", "Mcr")).toBeCloseTo(printed(run(tip)[0] as CheckResult, "ltb", "Mcr"), 6);
  });
  test("root at the other end", () => {
    const other = run({ ...tip, supports: [{ node: "N1", ...CLAMP }], nodeLoads: [{ node: "N0", fz: -20e3 }] });
    expect(other[0]?.utilisation).toBeCloseTo(run(tip)[0]?.utilisation as number, 6);
    expect(other[1]?.utilisation).toBeCloseTo(run(tip)[1]?.utilisation as number, 9);
  });
  test("restrained: verified with the bottom flange free, which is told", () => {
    const [result] = run({ ...tip, check: { restrained: true } }) as [CheckResult];
    expect(part(result, "ltb").status).toBe("pass");
    expect(result.warnings.join()).toContain("bottom (−z) flange");
  });
});

test("a column under load and end moment: 6.3.1 and 6.3.3 with Cm of a triangle, 0.6", () => {
  const [result] = run({
    vertical: true,
    length: 4,
    supports: [
      { node: "N0", ux: "fixed", uy: "fixed", uz: "fixed", rx: "free", ry: "free", rz: "fixed" },
      { node: "N1", ux: "fixed", uy: "fixed", uz: "free", rx: "free", ry: "free", rz: "fixed" },
    ],
    nodeLoads: [{ node: "N1", fz: -200e3, my: 20e3 }],
  }) as [CheckResult];
  expect(printed(result, "buckling_z", "NEd")).toBeCloseTo(200, 6);
  expect(printed(result, "interaction", "My,Ed")).toBeCloseTo(20, 6);
  expect(printed(result, "interaction", "Cmy")).toBeCloseTo(0.6, 6);
  expect(printed(result, "interaction", "CmLT")).toBeCloseTo(0.6, 6);
});

test("two spans in one design member: the middle support's own freedoms hold it; deflection per span", () => {
  const supports = [
    { node: "N0", ...SIMPLE },
    { node: "N1", ...SIMPLE, ux: "free" },
    { node: "N2", ...SIMPLE, ux: "free" },
  ];
  const [steel, sag] = run({ length: 12, pieces: 2, supports, loads: even(10e3, 2), deflection: {} }) as [CheckResult, CheckResult];
  // Two equal spans: M = qL²/8 = 45 kNm over the support, deflection qL⁴/(184.6·EI).
  expect(printed(steel, "bending_y", "My,Ed")).toBeCloseTo(45, 6);
  expect(Math.abs((sag.utilisation as number) / ((10e3 * 6 ** 4) / (184.6 * 210e9 * 117.7e-6) / (6 / 250)) - 1)).toBeLessThan(0.001);
  expect(
    part(steel, "ltb")
      .steps.flatMap((step) => step.inputs)
      .find((one) => one.symbol === "restraints")?.value,
  ).toContain("support S1 at 6.000 m holds sideways, held against twist");
});

test("two spans over a column: deflection per span, as over a support", () => {
  const over = model({ length: 12, pieces: 2, loads: even(10e3, 2), deflection: {} });
  const structure = over.model as unknown as Record<string, Json[]>;
  structure.nodes!.push({ id: "F", x: 6, y: 0, z: -3 });
  // A pinned post so stiff that its shortening does not show.
  structure.sections!.push({ ...IPE330, id: "P2", a: 100 });
  structure.members!.push({ id: "C", start: "F", end: "N1", section: "P2", material: "S235", type: "truss" });
  structure.supports!.push({ id: "SF", node: "F", ...SIMPLE });
  const sag = solve(over).checks[1] as CheckResult;
  expect(Math.abs((sag.utilisation as number) / ((10e3 * 6 ** 4) / (184.6 * 210e9 * 117.7e-6) / (6 / 250)) - 1)).toBeLessThan(0.001);
  expect(sag.verifications[0]!.steps[0]!.formula).toContain("supports or joints");
});

test("a beam that frames in does not shorten the span a deflection is measured over", () => {
  const crossed = model({ length: 12, pieces: 2, loads: even(10e3, 2), deflection: {} });
  const structure = crossed.model as unknown as Record<string, Json[]>;
  structure.nodes!.push({ id: "F", x: 6, y: 0, z: 1 });
  structure.members!.push({ id: "C", start: "N1", end: "F", section: "P1", material: "S235" });
  const sag = solve(crossed).checks[1] as CheckResult;
  // 5qL⁴/(384·EI) over the whole 12 m.
  expect(Math.abs((sag.utilisation as number) / ((5 * 10e3 * 12 ** 4) / (384 * 210e9 * 117.7e-6) / (12 / 250)) - 1)).toBeLessThan(0.001);
});

test("a compressed member without buckling lengths says which was taken, and by what its ends are held", () => {
  const supports = [
    { node: "N0", ...SIMPLE },
    { node: "N1", ...SIMPLE, uz: "free", ux: "fixed", rx: "free", rz: "fixed" },
  ];
  const column = { vertical: true, supports, nodeLoads: [{ node: "N1", fz: -300e3 }] };
  // Its head does not turn about z.
  expect(printed(run(column)[0] as CheckResult, "buckling_z", "Lcr,z")).toBeCloseTo(0.699 * 5.7, 2);
  expect(printed(run(column)[0] as CheckResult, "buckling_z", "Lcr by")).toContain("beside all loads of the combination it bears");
  const loose = run({
    ...column,
    supports: [
      { node: "N0", ...CLAMP },
      { node: "N1", ...SIMPLE, ux: "free", uy: 1e4, uz: "free" },
    ],
  })[0] as CheckResult;
  // Its head sways, and neither end turns: π²·EI/L² is what it sways at, and the analysis has that in its forces.
  expect(part(loose, "buckling_z").status).toBe("pass");
  expect(printed(loose, "buckling_z", "Lcr,z")).toBeLessThanOrEqual(5.7);
  expect(printed(loose, "buckling_z", "Lcr,z")).toBeGreaterThan(0.9 * 5.7);
  expect(run({ ...column, design: { l_cr_y: 5.7, l_cr_z: 5.7 } })[0]!.warnings).toEqual([]);
});

test("a combination in which nothing acts is said to be one", () => {
  const codes = (loads: Json[]): string[] => solve(model({ loads })).warnings.map((warning) => warning.code);
  expect(codes([])).toEqual(["no_load", "no_load"]);
  expect(codes(even(1))).toEqual([]);
});

test("a sway of the whole member is no deflection of it", () => {
  const supports = [
    { node: "N0", ux: 1e6, uy: "fixed", uz: 2e5, rx: "fixed", ry: "free", rz: "free" },
    { node: "N1", ux: "free", uy: "fixed", uz: 5e5, rx: "fixed", ry: "free", rz: "free" },
  ];
  const sag = run({ supports, loads: even(10e3), deflection: {} })[1] as CheckResult;
  expect(sag.utilisation).toBeCloseTo((5 * 10e3 * 5.7 ** 4) / (384 * 210e9 * 117.7e-6) / (5.7 / 250), 6);
});

test("a concrete member is refused by the steel check, and the analysis stands", () => {
  const results = solve(model({ loads: even(1e3), material: { type: "concrete", grade: "C30/37" } }));
  expect(results.checks[0]).toMatchObject({ verdict: "cannot_verify", utilisation: null });
  expect(results.checks[0]?.verifications[0]?.reason).toContain("not checked: member B1 is concrete");
});

test("a member that no design member has is verified as one of its own", () => {
  const [bare] = run({ design: null, loads: even(10e3) }) as [CheckResult];
  const [own] = run({ design: {}, loads: even(10e3) }) as [CheckResult];
  expect(bare.target).toEqual({ kind: "member", id: "B1" });
  expect(bare.verifications).toEqual(own.verifications);
  expect(part(bare, "ltb").utilisation).toBeGreaterThan(0);
});

test("several combinations: each governs as if it were alone", () => {
  const loads = [{ member: "B1", type: "point", position: 0.3, fz: -20e3 }];
  const build = (factors: [number, number][]): CheckResult => {
    const built = model({ loads: even(8e3), nodeLoads: [{ node: "N1", fx: -90e3 }] }) as unknown as { model: Json };
    const second = { id: "P", nature: "imposed", self_weight: 1, member_loads: loads };
    built.model.load_cases = [...(built.model.load_cases as Json[]), second];
    built.model.load_combinations = factors.map(([q, p], i) => ({
      id: `U${i}`,
      limit_state: "ULS",
      terms: [
        { load_case: "Q", factor: q },
        { load_case: "P", factor: p },
      ],
    }));
    return solve(built as unknown as Model).checks[0] as CheckResult;
  };
  const all: [number, number][] = [
    [1, 0],
    [0.5, 1.2],
    [1.1, 0.1],
    [-0.6, 0.9],
    [1.09, 0.12],
    [0, 1],
  ];
  const together = build(all);
  const alone = all.map((one) => build([one]));
  for (const one of together.verifications) {
    const each = alone.map((result) => result.verifications.find(({ key }) => key === one.key)?.utilisation ?? 0);
    expect(one.utilisation).toBeCloseTo(Math.max(...each), 12);
    expect(one.combination).toBe(`U${each.indexOf(Math.max(...each))}`);
  }
});
