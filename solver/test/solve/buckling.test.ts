/** Critical load factors and buckling modes of whole models against closed forms. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/index.ts";
import { hinge, model, type Parts, random, SECTION, STEEL, support } from "../building.ts";
import { verified } from "../verified.ts";

const combined = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
const LENGTH = 5;
const euler = (i: number, length = LENGTH): number => (Math.PI ** 2 * STEEL.e * i) / length ** 2;
const rigid = { shear_deformation: false };

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

  test("1, 4 and 9 · P_E in the weak plane, none missed", () => {
    const { buckling } = column("pinned", { section: { iy: 1e-3 } });
    const { modes, proof, failed } = buckling[0]!;
    expect(failed).toBeNull();
    [1, 4, 9].forEach((n2, i) => expect(Math.abs(modes[i]!.alpha_cr / (n2 * euler(SECTION.iz)) - 1)).toBeLessThan(0.005));
    expect(proof).toMatchObject({ proved: true, counted: 3 });
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
    // Each piece is pressed by the force in its middle: a little too much at the top.
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
        note: "Each piece is pressed by the force in its middle: a little too much at the top.",
      },
    });
    expect(Math.abs(ours / 7.837 - 1)).toBeLessThan(0.01);
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

/** Root of a rising function between two places. */
function root(f: (x: number) => number, low: number, high: number): number {
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) high = middle;
    else low = middle;
  }
  return low;
}

/** A square frame of equal bars in its plane, loaded with 1 N on each column; axially stiff. */
function portal(base: "pinned" | "fixed", more: Partial<Parts> = {}, braced = false): Results {
  const flat = { uy: "fixed", rx: "fixed", rz: "fixed" };
  const foot = { ux: "fixed", uz: "fixed", ry: base === "fixed" ? "fixed" : "free", ...flat };
  const head = { ux: braced ? "fixed" : "free", uz: "free", ry: "free", ...flat };
  return solve(
    model({
      nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [4, 0, 4], D: [4, 0, 0] },
      members: [
        { id: "AB", start: "A", end: "B" },
        { id: "BC", start: "B", end: "C" },
        { id: "CD", start: "C", end: "D" },
      ],
      supports: [support("a", "A", foot), support("d", "D", foot), support("b", "B", head), support("c", "C", { ...head, ux: "free" })],
      loads: { node_loads: ["B", "C"].map((node) => ({ node, fz: -1 })) },
      combinations: combined,
      section: { a: 1, iz: 1e-2 },
      options: rigid,
      ...more,
    }),
  );
}
const inUnits = (results: Results): number => (results.stability[0]!.alpha_cr! * 16) / (STEEL.e * SECTION.iy);

const PORTALS = {
  group: "Stability",
  case: "Sway portals",
  source: "Timoshenko and Gere, Theory of Elastic Stability, 2.4",
  unit: "EI/h²",
} as const;
describe("sway portals (Timoshenko and Gere, Theory of Elastic Stability, 2.4)", () => {
  test("pinned bases: kh·tan kh = 6, 1.82·EI/h²", () => {
    const kh = root((x) => x * Math.tan(x) - 6, 1, 1.57);
    const results = portal("pinned");
    verified({ ...PORTALS, quantity: "pinned bases, kh·tan kh = 6", expected: kh ** 2, ours: inUnits(results) });
    expect(Math.abs(inUnits(results) / kh ** 2 - 1)).toBeLessThan(1e-3);
    expect(results.stability[0]!.sway).toBe(true);
  });

  test("fixed bases: kh·cot kh = −6, 7.38·EI/h²", () => {
    const kh = root((x) => (-x / Math.tan(x) - 6 > 0 ? 1 : -1), 1.6, 3.1);
    const ours = inUnits(portal("fixed"));
    verified({ ...PORTALS, quantity: "fixed bases, kh·cot kh = −6", expected: kh ** 2, ours });
    expect(Math.abs(ours / kh ** 2 - 1)).toBeLessThan(1e-3);
  });

  test("the same frame held sideways: columns bow between their ends", () => {
    const results = portal("pinned", {}, true);
    expect(inUnits(results)).toBeGreaterThan(Math.PI ** 2);
    expect(results.stability[0]!.sway).toBe(false);
  });

  test("both columns take part alike, the beam hardly", () => {
    const [left, beam, right] = portal("pinned").stability[0]!.participation as [number, number, number];
    expect(left).toBeCloseTo(0.5, 3);
    expect(right).toBeCloseTo(0.5, 3);
    expect(Math.abs(beam)).toBeLessThan(1e-3);
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

test("a pinned prop beside a sway frame: the prop bows first, the sway mode is told as well", () => {
  const slender = { id: "thin", a: 1e-4, iy: 1e-9, iz: 1e-9, it: 1e-9 };
  const results = portal("pinned", {
    nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [4, 0, 4], D: [4, 0, 0], E: [8, 0, 0], F: [8, 0, 4] },
    members: [
      { id: "AB", start: "A", end: "B" },
      { id: "BC", start: "B", end: "C" },
      { id: "CD", start: "C", end: "D" },
      { id: "CF", start: "C", end: "F", type: "truss" },
      { id: "EF", start: "E", end: "F", section: "thin" },
    ],
    supports: [
      ...["A", "D"].map((node) =>
        support(node, node, { ...Object.fromEntries(["ux", "uy", "uz", "rx", "rz"].map((d) => [d, "fixed"])), ry: "free" }),
      ),
      ...["B", "C", "F"].map((node) => support(node, node, { ux: "free", uy: "fixed", uz: "free", rx: "fixed", ry: "free", rz: "fixed" })),
      support("E", "E", "ffffrf"),
    ],
    sections: [{ ...SECTION, a: 1, iz: 1e-2 }, slender],
    loads: {
      node_loads: [
        { node: "B", fz: -1e6 },
        { node: "C", fz: -1e6 },
        { node: "F", fz: -100 },
      ],
    },
  });
  const { alpha_cr, sway, alpha_sway } = results.stability[0]!;
  expect(sway).toBe(false);
  expect(alpha_cr! / (euler(1e-9, 4) / 100)).toBeCloseTo(1, 2);
  expect(Math.abs((alpha_sway! * 1e6 * 16) / (STEEL.e * SECTION.iy) / 1.8215 - 1)).toBeLessThan(0.015);
});

describe("a portal beside ten slender props that all bow before it sways", () => {
  const row = (load: number): Results["stability"][number] => {
    const props = Array.from({ length: 10 }, (_, i) => i);
    const nodes = Object.fromEntries(props.flatMap((i) => [0, 4].map((z) => [`P${i}${z}`, [10 + i, 0, z] as [number, number, number]])));
    return solve(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [4, 0, 4], D: [4, 0, 0], ...nodes },
        members: [
          ...["AB", "BC", "DC"].map((id) => ({ id, start: id[0], end: id[1] })),
          ...props.map((i) => ({ id: `P${i}`, start: `P${i}0`, end: `P${i}4`, section: "thin" })),
        ],
        sections: [
          { ...SECTION, iz: 1e-3 },
          { ...SECTION, id: "thin", iy: 1e-7, iz: 1e-7 },
        ],
        supports: [
          ...["A", "D"].map((node) => support(node, node, "fffrrf")),
          ...["B", "C"].map((node) => support(node, node, "rfrrrr")),
          ...props.flatMap((i) => [support(`${i}0`, `P${i}0`, "fffrrf"), support(`${i}4`, `P${i}4`, "ffrrrf")]),
        ],
        loads: {
          node_loads: [...["B", "C"].map((node) => ({ node, fz: -load })), ...props.map((i) => ({ node: `P${i}4`, fz: -5e3 - 10 * i }))],
        },
        combinations: combined,
        options: rigid,
      }),
    ).stability[0]!;
  };
  // P_E of a prop is 12.95 kN; the portal on pins sways at 1.8215·E·Iy/h² = 1998 kN to each column (as above).
  test("the sway mode is told", () => {
    const { sway, alpha_cr, alpha_sway } = row(400e3);
    expect(sway).toBe(false);
    expect(alpha_cr! / (euler(1e-7, 4) / 5090)).toBeCloseTo(1, 3);
    expect(alpha_sway! / ((1.8215 * STEEL.e * SECTION.iy) / 16 / 400e3)).toBeCloseTo(1, 1);
  });
  test("that there is none below 10 is counted", () => {
    expect(row(50e3)).toMatchObject({ sway: false, alpha_sway: null, sway_above: 10 });
  });
});

test("idle diagonals take no part: the frame sways as if they were not there", () => {
  const brace = { id: "BD", start: "B", end: "D", type: "tension" };
  const members = ["AB", "BC", "CD"].map((id) => ({ id, start: id[0], end: id[1] }));
  const loads = {
    node_loads: [
      { node: "B", fz: -1e3 },
      { node: "C", fz: -1e3, fx: 1 },
    ],
  };
  const free = portal("pinned", { loads });
  const { stability, load_combinations } = portal("pinned", { loads, members: [...members, { ...brace, id: "AC", start: "A", end: "C" }] });
  expect(load_combinations[0]!.idle_members).toEqual([]);
  expect(stability[0]!.alpha_cr!).toBeGreaterThan(2 * free.stability[0]!.alpha_cr!);
  const slack = portal("pinned", { loads, members: [...members, brace] });
  expect(slack.load_combinations[0]!.idle_members).toEqual([3]);
  expect(slack.stability[0]!.alpha_cr! / free.stability[0]!.alpha_cr!).toBeCloseTo(1, 6);
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
  for (let run = 0; run < 25; run++) {
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
    expect(proof!.proved).toBe(true);
    expect(proof!.counted).toBeGreaterThanOrEqual(modes.length);
    expect(modes[0]!.alpha_cr / one!.alpha_cr!).toBeCloseTo(1, 5);
    modes.forEach(({ alpha_cr }, i) => i && expect(alpha_cr).toBeGreaterThanOrEqual(modes[i - 1]!.alpha_cr));
    expect(one!.participation.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});
