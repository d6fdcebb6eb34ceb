/** Critical load factors and buckling modes of single members against closed forms, and of frames against themselves. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { hinge, model, type Parts, random, SECTION, STEEL, support } from "../building.ts";
import { combined, euler, LENGTH, rigid } from "../euler.ts";
import { verified } from "../verified.ts";

const columns = {
  pinned: ["ffffrr", "rffrrr", 1],
  cantilever: ["ffffff", "rrrrrr", 0.25],
  fixed_fixed: ["ffffff", "rfffff", 4],
  fixed_pinned: ["ffffff", "rffrrr", 2.045748],
} as const;

/** One unsplit member along x under a thrust of 1 N at its end. */
function column(kind: keyof typeof columns, more: Partial<Parts> = {}, modes = 3): Results {
  const [start, end] = columns[kind];
  return solve(
    model({
      nodes: { A: [0, 0, 0], B: [LENGTH, 0, 0] },
      members: [{ id: "M", start: "A", end: "B" }],
      supports: [support("1", "A", start), support("2", "B", end)],
      loads: { node_loads: [{ node: "B", fx: -1 }] },
      combinations: combined,
      options: rigid,
      analysis: { buckling: { combinations: ["U"], modes } },
      ...more,
    }),
  );
}

describe("one unsplit member", () => {
  for (const [kind, [, , share]] of Object.entries(columns)) {
    test(`${kind}: ${share} · P_E (Euler; FEM-25 of the frame cases for the strong axis)`, () => {
      const { stability } = column(kind as keyof typeof columns);
      verified({
        ...{ group: "Stability", case: "Columns in one member", source: "Euler, in P/P_E of the pinned column" },
        ...{ quantity: kind.replace("_", " and "), unit: "P_E", expected: share, ours: stability[0]!.alpha_cr! / euler(SECTION.iz) },
      });
      expect(Math.abs(stability[0]!.alpha_cr! / (share * euler(SECTION.iz)) - 1)).toBeLessThan(1e-3);
      expect(stability[0]!.proved_above!).toBeGreaterThan(0.98 * stability[0]!.alpha_cr!);
      expect(stability[0]!.proved_above!).toBeLessThanOrEqual(stability[0]!.alpha_cr!);
      expect(stability[0]!.participation).toHaveLength(1);
      expect(stability[0]!.participation[0]).toBeCloseTo(1, 9);
    });
  }

  test("it bends about its own weak axis, whichever that is", () => {
    const about_y = (iy: number): number => column("pinned", { section: { iy } }).stability[0]!.participation_y[0]!;
    expect(about_y(2 * SECTION.iz)).toBeCloseTo(0, 9);
    expect(about_y(SECTION.iz / 2)).toBeCloseTo(1, 9);
  });

  // A tube twists hardly more easily than it bends; an open section may buckle by twisting, which no count here knows of (6.3.1.4).
  test.each([
    ["closed", { it: SECTION.iz }, true],
    ["open", { it: SECTION.iz / 100 }, false],
  ])("1, 4 and 9 · P_E in the weak plane, none missed, %s: proved %s", (_, twist, proved) => {
    const { buckling } = column("pinned", { section: { iy: 1e-3, ...twist } });
    const { modes, proof, failed } = buckling[0]!;
    expect(failed).toBeNull();
    [1, 4, 9].forEach((n2, i) => expect(Math.abs(modes[i]!.alpha_cr / (n2 * euler(SECTION.iz)) - 1)).toBeLessThan(0.005));
    expect(proof).toMatchObject({ proved, counted: 3 });
  });

  test("both planes in order: weak, then the strong one's own", () => {
    const { modes } = column("pinned", { section: { iy: 2.3 * SECTION.iz } }, 2).buckling[0]!;
    expect(modes[0]!.alpha_cr / euler(SECTION.iz)).toBeCloseTo(1, 3);
    expect(modes[1]!.alpha_cr / euler(2.3 * SECTION.iz)).toBeCloseTo(1, 3);
  });

  test("the shape of a pinned member is half a sine, inside the member", () => {
    const { modes, parts } = column("pinned").buckling[0]!;
    const { inner, shape } = modes[0]!;
    expect(inner).toHaveLength(3 * (parts - 1));
    for (let k = 1; k < parts; k++) expect(Math.abs(inner[3 * k - 2]!)).toBeCloseTo(Math.sin((k * Math.PI) / parts), 3);
    expect(shape[1]).toBe(0);
  });

  test("ends that move make a sway mode, a bow between held ends does not", () => {
    expect(column("cantilever").stability[0]).toMatchObject({ sway: true });
    expect(column("cantilever").stability[0]!.alpha_sway).toBe(column("cantilever").stability[0]!.alpha_cr);
    expect(column("pinned").stability[0]).toMatchObject({ sway: false, sway_share: 0, alpha_sway: null });
  });

  test("under its own weight: q·L = 7.837·EI/L² (Timoshenko and Gere, Theory of Elastic Stability, 2.12)", () => {
    const { stability } = solve(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, LENGTH] },
        members: [{ id: "M", start: "A", end: "B" }],
        supports: [support("1", "A", "ffffff")],
        loads: { self_weight: 1 },
        combinations: combined,
        options: rigid,
      }),
    );
    const weight = 9.80665 * STEEL.density * SECTION.a * LENGTH;
    const ours = (stability[0]!.alpha_cr! * weight * LENGTH ** 2) / (STEEL.e * SECTION.iz);
    verified({
      ...{
        group: "Stability",
        case: "A cantilever column under its own weight",
        source: "Timoshenko and Gere, Theory of Elastic Stability, 2.12",
      },
      ...{
        quantity: "q·L",
        unit: "EI/L²",
        expected: 7.837,
        ours,
      },
    });
    expect(Math.abs(ours / 7.83735 - 1)).toBeLessThan(1e-4);
  });

  test("a pull has no factor", () => {
    const pulled = column("pinned", { loads: { node_loads: [{ node: "B", fx: 1 }] } });
    expect(pulled.stability[0]).toMatchObject({ alpha_cr: null, participation: [], failed: null });
    expect(pulled.buckling[0]).toMatchObject({ modes: [], failed: null });
  });

  test("bending alone has no factor either, in whichever direction the beam points", () => {
    const loads = { member_loads: [{ member: "M", type: "distributed", axes: "local", fz: -1e4 }] };
    const { stability } = column("cantilever", { nodes: { A: [0, 0, 0], B: [3.1, 1.7, 0.9] }, loads });
    expect(stability[0]!.alpha_cr).toBeNull();
  });

  test("pressed in a quarter of its length, pulled in the rest: still found", () => {
    const member_loads = [{ member: "M", type: "point", position: 0.25, axes: "global", fx: -2 }];
    const { stability } = column("pinned", { loads: { node_loads: [{ node: "B", fx: 1 }], member_loads } });
    expect(stability[0]!.alpha_cr!).toBeGreaterThan(euler(SECTION.iz));
    expect(stability[0]!.alpha_cr!).toBeLessThan(4 * euler(SECTION.iz, LENGTH / 4));
  });
});

test("a column that its author cut in four is no sway frame", () => {
  const nodes = Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`N${i}`, [0, 0, i] as [number, number, number]]));
  const { stability } = solve(
    model({
      nodes,
      members: [0, 1, 2, 3].map((i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}` })),
      supports: [support("1", "N0", "fffrrf"), support("2", "N4", "ffrrrr")],
      loads: { node_loads: [{ node: "N4", fz: -1 }] },
      combinations: combined,
      options: rigid,
    }),
  );
  expect(stability[0]!.alpha_cr! / euler(SECTION.iz, 4)).toBeCloseTo(1, 3);
  expect(stability[0]).toMatchObject({ sway: false, sway_share: 0 });
});

test("second order beyond the critical load has no results, and α_cr below 1 says why", () => {
  const { load_combinations, stability } = column("pinned", {
    loads: { node_loads: [{ node: "B", fx: -2 * euler(SECTION.iz) }] },
    options: { order: "second", shear_deformation: false },
  });
  expect(load_combinations[0]!.failed?.code).toBe("beyond_critical");
  expect(stability[0]!.alpha_cr).toBeCloseTo(0.5, 3);
});

test("hinged ends: a member between hinges is Euler's, whatever holds its nodes", () => {
  const { stability } = column("fixed_fixed", {
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    members: [{ id: "M", start: "A", end: "B", start_hinge: "pin", end_hinge: "pin" }],
  });
  expect(stability[0]!.alpha_cr! / euler(SECTION.iz)).toBeCloseTo(1, 3);
});

test("random frames: α_cr is the inverse of the loads, and no count contradicts it", () => {
  const next = random(14);
  for (let run = 0; run < 10; run++) {
    const bays = 1 + Math.floor(3 * next());
    const storeys = 1 + Math.floor(3 * next());
    const nodes: Record<string, [number, number, number]> = {};
    const members: Record<string, unknown>[] = [];
    const node_loads: Record<string, unknown>[] = [];
    for (let i = 0; i <= bays; i++) {
      for (let k = 0; k <= storeys; k++) {
        nodes[`${i}.${k}`] = [5 * i + next(), next(), 3.5 * k + (k ? next() : 0)];
        if (k) members.push({ id: `C${i}.${k}`, start: `${i}.${k - 1}`, end: `${i}.${k}` });
        if (k && i) members.push({ id: `B${i}.${k}`, start: `${i - 1}.${k}`, end: `${i}.${k}` });
        if (k) node_loads.push({ node: `${i}.${k}`, fx: 1e4 * (next() - 0.5), fy: 1e4 * (next() - 0.5), fz: -1e5 * next() });
      }
    }
    const supports = Array.from({ length: bays + 1 }, (_, i) => support(`S${i}`, `${i}.0`, next() < 0.5 || !i ? "ffffff" : "fffrrf"));
    const combinations = [1, 2.5].map((factor) => ({ id: `U${factor}`, limit_state: "ULS", terms: [{ load_case: "L", factor }] }));
    const analysis = { buckling: { combinations: ["U1"], modes: 1 + Math.floor(6 * next()) } };
    const results = solve(model({ nodes, members, supports, loads: { node_loads }, combinations, analysis }));
    const [one, more] = results.stability;
    expect(one!.alpha_cr! / more!.alpha_cr!).toBeCloseTo(2.5, 5);
    const { modes, proof } = results.buckling[0]!;
    // Its sections are open, so that no count proves that nothing twists first; of flexure it has as many as were found.
    expect(proof!.proved).toBe(false);
    expect(proof!.counted).toBeGreaterThanOrEqual(modes.length);
    expect(modes.every(({ alpha_cr }) => alpha_cr < proof!.below!)).toBe(true);
    // Modes are cut evenly, and the lowest factor by its waves.
    expect(modes[0]!.alpha_cr / one!.alpha_cr!).toBeCloseTo(1, 4);
    modes.forEach(({ alpha_cr }, i) => i && expect(alpha_cr).toBeGreaterThanOrEqual(modes[i - 1]!.alpha_cr));
    expect(one!.participation.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});
