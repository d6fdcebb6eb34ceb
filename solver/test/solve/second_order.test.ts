/** Second order against closed forms and published benchmarks. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve, stations } from "../../src/api/index.ts";
import { difference, hinge, model, SECTION, STEEL, support } from "../building.ts";
import { randomFrame } from "../frames.ts";
import { verified } from "../verified.ts";

const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
const SECOND = { order: "second", shear_deformation: false };
const combination = (results: Results) => results.load_combinations[0]!;

describe("a cantilever of 3 m below a rigid arm of 2 m, pressed and pushed at the arm's head", () => {
  const [l, a, force, push] = [3, 2, 6e5, 2e3];
  const k = Math.sqrt(force / (STEEL.e * SECTION.iy));

  const mast = (order: string): Results =>
    solve(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, l + a] },
        members: [{ id: "M", start: "A", end: "B", end_offset: [0, 0, -a] }],
        supports: [support("1", "A", "ffffff"), support("2", "B", "rfrfrf")],
        loads: { node_loads: [{ node: "B", fz: -force, fx: push }] },
        combinations: U,
        options: { order, shear_deformation: false },
      }),
    );

  test("its critical load has tan(k·l) = 1/(k·a)", () => {
    const factor = mast("first").stability[0]!.alpha_cr!;
    const critical = k * Math.sqrt(factor);
    expect(Math.tan(critical * l) * critical * a).toBeCloseTo(1, 3);
  });

  test("the head moves by w = d + H·(l + a − x)/P + A·cos kx + B·sin kx with w + a·w′ = d at the arm's foot", () => {
    const [c, s] = [Math.cos(k * l), Math.sin(k * l)];
    const b = push / force / k;
    const moved = (b * s + a * b * k * c) / (c - a * k * s) - ((l + a) * push) / force;
    const { displacements, reactions } = combination(mast("second"));
    expect(displacements[6]! / moved).toBeCloseTo(1, 4);
    expect(-reactions[4]! / (push * (l + a) + force * moved)).toBeCloseTo(1, 4);
  });
});

describe("AISC 360-16 Commentary, Figures C-C2.2 and C-C2.3: W14×48, 28 ft", () => {
  const KIP = 4448.2216152605;
  const INCH = 0.0254;
  const KSI = KIP / INCH ** 2;
  const LENGTH = 336 * INCH;
  // As stiff across the plane of the benchmark as in it; shear area d·tw.
  const section = { a: 14.1 * INCH ** 2, iy: 484 * INCH ** 4, iz: 484 * INCH ** 4, it: 1.45 * INCH ** 4 };
  const area = 13.8 * 0.34 * INCH ** 2;

  function column(supports: Record<string, unknown>[], kips: number, sideways: Record<string, unknown>, shear: boolean): Results {
    const { member_loads = [], ...node } = sideways;
    return solve(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, LENGTH] },
        members: [{ id: "M", start: "A", end: "B" }],
        supports,
        loads: { node_loads: [{ node: "B", fz: -kips * KIP, ...node }], member_loads },
        combinations: U,
        material: { e: 29000 * KSI, g: 11200 * KSI },
        section: { ...section, avy: area, avz: area },
        options: { order: "second", shear_deformation: shear },
      }),
    );
  }

  const largest = (results: Results, ...quantities: ("my" | "mz" | "deflection")[]): number =>
    Math.max(
      ...quantities.flatMap((quantity) =>
        [...combination(results).extrema[quantity].max, ...combination(results).extrema[quantity].min].map(Math.abs),
      ),
    );

  const pinned = [support("1", "A", "fffrrf"), support("2", "B", "ffrrrf")];
  const across = { member_loads: [{ member: "M", type: "distributed", axes: "global", fx: (0.2 * KIP) / (12 * INCH) }] };
  const clamped = [support("1", "A", "ffffff")];

  // P (kip), moment (kip·in) and deflection (in): at mid-height of case 1, at base and tip of case 2.
  const published: [string, boolean, (kips: number, shear: boolean) => [number, number], [number, number, number][]][] = [
    [
      "case 1",
      false,
      middle,
      [
        [0, 235, 0.197],
        [150, 269, 0.224],
        [300, 313, 0.261],
        [450, 375, 0.311],
      ],
    ],
    [
      "case 1",
      true,
      middle,
      [
        [0, 235, 0.202],
        [150, 270, 0.23],
        [300, 316, 0.269],
        [450, 380, 0.322],
      ],
    ],
    [
      "case 2",
      false,
      tip,
      [
        [0, 336, 0.901],
        [100, 469, 1.33],
        [150, 598, 1.75],
        [200, 848, 2.56],
      ],
    ],
    [
      "case 2",
      true,
      tip,
      [
        [0, 336, 0.907],
        [100, 470, 1.34],
        [150, 601, 1.77],
        [200, 856, 2.6],
      ],
    ],
  ];

  function middle(kips: number, shear: boolean): [number, number] {
    const results = column(pinned, kips, across, shear);
    return [largest(results, "my", "mz"), largest(results, "deflection")];
  }
  function tip(kips: number, shear: boolean): [number, number] {
    const results = column(clamped, kips, { fx: KIP }, shear);
    return [largest(results, "my", "mz"), combination(results).displacements[6]!];
  }

  for (const [title, shear, values, rows] of published) {
    for (const [kips, moment, deflection] of rows) {
      test(`${title} ${shear ? "with" : "without"} shear deformation, P = ${kips} kip`, () => {
        const [ownMoment, ownDeflection] = values(kips, shear);
        const about = { group: "Frames", source: "AISC 360-16, Commentary, Figures C-C2.2 and C-C2.3: W14×48, 28 ft" } as const;
        const given = { ...about, case: `Second order, ${title} ${shear ? "with" : "without"} shear deformation` };
        verified({ ...given, quantity: `moment at P = ${kips} kip`, unit: "kip·in", expected: moment, ours: ownMoment / (KIP * INCH) });
        verified({ ...given, quantity: `deflection at P = ${kips} kip`, unit: "in", expected: deflection, ours: ownDeflection / INCH });
        // Three printed digits.
        expect(Math.abs(ownMoment / (KIP * INCH) / moment - 1)).toBeLessThan(0.003);
        expect(Math.abs(ownDeflection / INCH / deflection - 1)).toBeLessThan(0.004);
      });
    }
  }
});

const LENGTH = 6;
const EI = STEEL.e * SECTION.iy;
const EULER = (Math.PI ** 2 * EI) / LENGTH ** 2;
const ROUND = { iy: SECTION.iy, iz: SECTION.iy };

/** A bar along x pressed by `force`, under a line load across it. */
function strut(force: number, extra: Partial<Parameters<typeof model>[0]> = {}): Model {
  return model({
    nodes: { A: [0, 0, 0], B: [LENGTH, 0, 0] },
    members: [{ id: "M", start: "A", end: "B" }],
    supports: [support("1", "A", "ffffrr"), support("2", "B", "rfffrr")],
    loads: { node_loads: [{ node: "B", fx: -force }], member_loads: [{ member: "M", type: "distributed", fz: -1000 }] },
    combinations: U,
    section: ROUND,
    options: SECOND,
    ...extra,
  });
}

/** Timoshenko and Gere, Theory of Elastic Stability, 1.4: u = (L/2)·√(P/EI). */
function beamColumn(force: number): { moment: number; deflection: number } {
  const u = (LENGTH / 2) * Math.sqrt(force / EI);
  const first = (1000 * LENGTH ** 2) / 8;
  const sag = (5 * 1000 * LENGTH ** 4) / (384 * EI);
  return { moment: (first * 2 * (1 / Math.cos(u) - 1)) / u ** 2, deflection: (sag * 12 * (2 / Math.cos(u) - u ** 2 - 2)) / (5 * u ** 4) };
}

describe("a pressed beam under a line load (Timoshenko and Gere 1.4)", () => {
  for (const share of [0.1, 0.5, 0.9]) {
    const results = solve(strut(share * EULER));
    const { extrema, equilibrium, residual, order, bending } = combination(results);
    const exact = beamColumn(share * EULER);
    test(`P = ${share} · P_E: moment and deflection at mid-span`, () => {
      const about = {
        group: "Frames",
        case: "A pressed beam under a line load",
        source: "Timoshenko and Gere, Theory of Elastic Stability, 1.4",
      } as const;
      verified({ ...about, quantity: `moment at ${share} P_E`, unit: "N·m", expected: exact.moment, ours: extrema.my.max[0]! });
      verified({
        ...about,
        quantity: `deflection at ${share} P_E`,
        unit: "m",
        expected: exact.deflection,
        ours: -extrema.deflection_z.min[0]!,
      });
      expect(Math.abs(extrema.my.max[0]! / exact.moment - 1)).toBeLessThan(6e-5 / (1 - share));
      expect(Math.abs(-extrema.deflection_z.min[0]! / exact.deflection - 1)).toBeLessThan(6e-5 / (1 - share));
      expect(extrema.my.max_x[0]).toBeCloseTo(LENGTH / 2, 6);
    });
    test(`P = ${share} · P_E: balanced where it has moved to`, () => {
      expect([order, bending!.parts]).toEqual([2, 8]);
      expect(equilibrium.error).toBeLessThan(1e-4);
      expect(residual).toBeLessThan(1e-9);
    });
    test(`P = ${share} · P_E: moments between nodes are those of the shape`, () => {
      // M = q·x·(L − x)/2 + P·w at every station, w from the same stations.
      const { x, my, deflection_z } = stations(results, "M", "U", 41);
      x.forEach((at, i) => {
        const expected = (1000 * at * (LENGTH - at)) / 2 - share * EULER * deflection_z[i]!;
        expect(Math.abs(my[i]! - expected)).toBeLessThan(2e-4 * exact.moment);
      });
    });
  }

  test("tension straightens: the same formula with hyperbolic functions", () => {
    const force = 2 * EULER;
    const u = (LENGTH / 2) * Math.sqrt(force / EI);
    const expected = (((1000 * LENGTH ** 2) / 8) * (2 * (1 - 1 / Math.cosh(u)))) / u ** 2;
    expect(Math.abs(combination(solve(strut(-force))).extrema.my.max[0]! / expected - 1)).toBeLessThan(3e-4);
  });

  test("hinges between member and node, and three members in a row, bend alike", () => {
    const plain = combination(solve(strut(0.5 * EULER)));
    const hinged = solve(
      strut(0.5 * EULER, {
        members: [{ id: "M", start: "A", end: "B", start_hinge: "H", end_hinge: "H" }],
        hinges: [hinge("H", { ry: "free" })],
        supports: [support("1", "A", "ffffff"), support("2", "B", "rfffff")],
      }),
    );
    expect(combination(hinged).extrema.my.max[0]! / plain.extrema.my.max[0]!).toBeCloseTo(1, 8);
    expect(combination(hinged).end_forces[4]).toBeCloseTo(0, 8);
    const row = solve(
      strut(0.5 * EULER, {
        nodes: { A: [0, 0, 0], C: [2, 0, 0], D: [4, 0, 0], B: [LENGTH, 0, 0] },
        members: [
          ["A", "C"],
          ["C", "D"],
          ["D", "B"],
        ].map(([start, end], i) => ({ id: `M${i}`, start, end })),
        loads: {
          node_loads: [{ node: "B", fx: -0.5 * EULER }],
          member_loads: [0, 1, 2].map((i) => ({ member: `M${i}`, type: "distributed", fz: -1000 })),
        },
      }),
    );
    expect(combination(row).extrema.my.max[1]! / plain.extrema.my.max[0]!).toBeCloseTo(1, 4);
  });
});

describe("beyond the critical load", () => {
  test("the combination fails and says by how much; others have their results", () => {
    const document = strut(EULER / 1.25, {
      combinations: [
        ...U,
        { id: "far", limit_state: "SLS", terms: [{ load_case: "L", factor: 2.5 }] },
        { id: "S", limit_state: "SLS", terms: [{ load_case: "L", factor: 0.5 }] },
      ],
      analysis: { checks: [{ id: "c", type: "deflection", members: ["M"], limit_state: "SLS", limit_ratio: 1 }] },
    });
    const results = solve(document);
    const [near, far, other] = results.load_combinations;
    expect([near!.failed, other!.failed]).toEqual([null, null]);
    expect(far!.failed!.code).toBe("beyond_critical");
    expect(far!.failed!.load_ratio).toBeCloseTo(2, 2);
    expect(far!.failed!.message).toContain("2.00 times the critical load");
    expect(far!.displacements).toEqual([]);
    expect(results.envelopes.map(({ combinations }) => combinations)).toEqual([[0], [2]]);
    expect(() => stations(results, "M", "far")).toThrow(/'far' has no results/);
    expect(results.warnings.map(({ code }) => code)).toContain("no_results");
    const [check] = results.checks;
    expect(check!.verdict).toBe("fail");
    expect(check!.verifications.some(({ reason }) => reason?.includes("'far' has no results"))).toBe(true);
  });
});

describe("random frames", () => {
  for (let seed = 1; seed <= 12; seed++) {
    test(`seed ${seed}: second order tends to first as loads shrink`, () => {
      const document = randomFrame(seed) as {
        model: { load_cases: { id: string }[]; load_combinations: unknown[] };
        analysis: unknown;
      };
      document.model.load_combinations = [1, 1e-6].map((factor, i) => ({
        id: `C${i}`,
        limit_state: "ULS",
        terms: document.model.load_cases.map(({ id }) => ({ load_case: id, factor })),
      }));
      const first = solve({ ...document, analysis: { options: { order: "first" } } } as Model);
      const second = solve({ ...document, analysis: { options: { order: "second" } } } as Model);
      const [small, smaller] = [first.load_combinations[1]!, second.load_combinations[1]!];
      expect(smaller.failed).toBeNull();
      expect(difference(small.displacements, smaller.displacements)).toBeLessThan(1e-4);
      expect(difference(small.end_forces, smaller.end_forces)).toBeLessThan(1e-4);
      expect(difference(small.extrema.my.max, smaller.extrema.my.max)).toBeLessThan(1e-4);
      expect(difference(small.extrema.deflection.max, smaller.extrema.deflection.max)).toBeLessThan(1e-4);
      expect(difference(small.reactions, smaller.reactions)).toBeLessThan(1e-4);
    });
  }
});

test("a load that is no number, as of a model that nobody has judged, ends at once", () => {
  const document = model({
    nodes: { A: [0, 0, 0], B: [0, 0, 3] },
    members: [{ id: "M", start: "A", end: "B" }],
    supports: [support("A", "A", "ffffff")],
    combinations: U,
    options: SECOND,
  }) as Model;
  const { self_weight: _, ...weightless } = document.model.load_cases[0]!;
  document.model.load_cases = [weightless as Model["model"]["load_cases"][number]];
  expect(() => solve(document)).toThrow(expect.objectContaining({ code: "not_finite" }));
});
