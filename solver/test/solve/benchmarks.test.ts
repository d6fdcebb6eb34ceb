/** Published frame benchmarks: each case is built from its inputs and held to its source within the stated tolerance. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve, stations } from "../../src/api/index.ts";
import { hinge, model, type Parts, support } from "../building.ts";
import CASES from "../data/frame_cases.json" with { type: "json" };
import { verified } from "../verified.ts";

type Any = Record<string, any>;
type Solved = Record<string, number>;

const PIN = "ffffrr";
const ROLLER = "rfffrr";
const FIXED = "ffffff";

/** A straight beam along x with supports at the given stations. */
function beam(points: number[], patterns: (string | Any | null)[], loads: Any, more: Partial<Parts> = {}): Results {
  const nodes = Object.fromEntries(points.map((x, i) => [`N${i}`, [x, 0, 0] as [number, number, number]]));
  return solve(
    model({
      nodes,
      members: points.slice(1).map((_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}` })),
      supports: patterns.flatMap((pattern, i) => (pattern === null ? [] : [support(`S${i}`, `N${i}`, pattern)])),
      loads,
      ...more,
    }),
  );
}

const section = (i: Any): Any => ({ a: i.A ?? 0.00538, iy: i.I ?? 8.356e-5, iz: i.I ?? 8.356e-5, it: i.J ?? 1e-6 });
const udl = (members: string[], fz: number, more: Any = {}): Any => ({
  member_loads: members.map((member) => ({ member, type: "distributed", fz, ...more })),
});
const only = (results: Results): Results["load_cases"][number] => results.load_cases[0]!;
const reaction = (results: Results, s: number, j: number): number => only(results).reactions[6 * s + j]!;
const move = (results: Results, n: number, j: number): number => only(results).displacements[6 * n + j]!;
const endForce = (results: Results, m: number, i: number): number => only(results).end_forces[12 * m + i]!;

/** Value of a station column at x, right side of a jump. */
function along(results: Results, member: string, key: "my" | "deflection_z" | "vz", x: number): number {
  const table = stations(results, member, "L", 101);
  const at = table.x.map((place) => Math.abs(place - x) < 1e-9).lastIndexOf(true);
  return table[key][at]!;
}

const SOLVERS: Record<string, (i: Any) => Solved> = {
  "FEM-01": (i) => {
    const r = beam([0, i.L], [PIN, ROLLER], udl(["M0"], -i.q), { section: section(i), material: { e: i.E } });
    const { my, vz, deflection_z } = only(r).extrema;
    return { M_mid: my.max[0]!, V: vz.max[0]!, defl_mid: -deflection_z.min[0]!, rot_end: move(r, 0, 4) };
  },
  "FEM-02": (i) => {
    const load = { member_loads: [{ member: "M0", type: "point", position: i.a / i.L, fz: -i.P }] };
    const r = beam([0, i.L], [PIN, ROLLER], load, { section: section(i), material: { e: i.E } });
    return { RA: reaction(r, 0, 2), RB: reaction(r, 1, 2), M_P: only(r).extrema.my.max[0]!, defl_P: -along(r, "M0", "deflection_z", i.a) };
  },
  "FEM-03": (i) => {
    const load = { member_loads: [...udl(["M0"], -i.q).member_loads, { member: "M0", type: "point", position: i.a / i.L, fz: -i.P }] };
    const r = beam([0, i.L], [FIXED, FIXED], load);
    return { MA: -endForce(r, 0, 4), MB: -endForce(r, 0, 10), RA: reaction(r, 0, 2) };
  },
  "FEM-04": (i) => {
    const r = beam([0, i.L], [FIXED, ROLLER], udl(["M0"], -i.w0, { fz_end: 0 }));
    return { R_prop: reaction(r, 1, 2), R_fix: reaction(r, 0, 2), M_fix: -endForce(r, 0, 4) };
  },
  "FEM-06": (i) => {
    const r = solve(
      model({
        nodes: { A: [0, 0, 0], H: [i.L1, 0, 0], B: [i.L1 + i.L2, 0, 0] },
        members: [
          { id: "M0", start: "A", end: "H" },
          { id: "M1", start: "H", end: "B", start_hinge: "h" },
        ],
        hinges: [hinge("h", { ry: "free" })],
        supports: [support("SA", "A", FIXED), support("SB", "B", ROLLER)],
        loads: udl(["M0", "M1"], -i.q),
      }),
    );
    return {
      R_roller: reaction(r, 1, 2),
      V_hinge: endForce(r, 1, 2),
      R_fix: reaction(r, 0, 2),
      M_fix: -endForce(r, 0, 4),
      defl_hinge: -move(r, 1, 2),
    };
  },
  "FEM-07": (i) => {
    const spring = { ux: "free", uy: "fixed", uz: i.k, rx: "free", ry: "free", rz: "free" };
    const r = beam([0, i.L / 2, i.L], [PIN, spring, ROLLER], udl(["M0", "M1"], -i.q));
    return { spring_force: reaction(r, 1, 2), defl_mid: -move(r, 1, 2) };
  },
  "FEM-09": settlements,
  "FEM-10": (i) => {
    const r = beam([0, i.L], [FIXED, FIXED], { support_displacements: [{ support: "S1", uz: -i.d }] }, { section: section(i) });
    return { M: Math.abs(endForce(r, 0, 4)), R: reaction(r, 0, 2) };
  },
  "FEM-11": (i) => {
    const warm = (load: Any): Any => ({ member_loads: [{ member: "M0", type: "temperature", ...load }] });
    const gradient = { gradient_z: -i.dTg / i.h };
    const more = { section: section(i), material: { e: i.E, thermal_expansion: i.alpha } };
    return {
      N_fixed: -endForce(beam([0, i.L], [FIXED, FIXED], warm({ dt: i.dT }), more), 0, 0),
      M_fixed: Math.abs(endForce(beam([0, i.L], [FIXED, FIXED], warm(gradient), more), 0, 4)),
      dL_free: move(beam([0, i.L], [FIXED, null], warm({ dt: i.dT }), more), 1, 0),
      rot_free: Math.abs(move(beam([0, i.L], [PIN, ROLLER], warm(gradient), more), 1, 4)),
      M_propped: Math.abs(endForce(beam([0, i.L], [FIXED, ROLLER], warm(gradient), more), 0, 4)),
    };
  },
  "FEM-12": (i) => {
    const two = beam([0, i.L, 2 * i.L], [PIN, ROLLER, ROLLER], udl(["M0", "M1"], -i.q));
    const three = beam([0, i.L, 2 * i.L, 3 * i.L], [PIN, ROLLER, ROLLER, ROLLER], udl(["M0", "M1", "M2"], -i.q));
    return {
      M2: -endForce(two, 1, 4),
      R2_end: reaction(two, 0, 2),
      R2_mid: reaction(two, 1, 2),
      M3: -endForce(three, 1, 4),
      R3_end: reaction(three, 0, 2),
      R3_int: reaction(three, 1, 2),
    };
  },
  "FEM-14": (i) => {
    const r = portal(i.h, i.L, { a: 5.38, iy: i.I, iz: i.I, it: 1e-6 }, "fffrrr", udl(["B"], -i.q));
    return { H: reaction(r, 0, 0), M_knee: -endForce(r, 1, 4), V: reaction(r, 0, 2) };
  },
  "FEM-15": (i) => {
    const r = portal(i.h, i.L, { a: 5.38 }, FIXED, { node_loads: [{ node: "B1", fx: i.P }] });
    return { M_base: Math.abs(endForce(r, 0, 4)), M_knee: Math.abs(endForce(r, 1, 4)), V: Math.abs(reaction(r, 0, 2)) };
  },
  "FEM-16": (i) => {
    const nodes = Object.fromEntries(i.nodes.map((at: [number, number, number], k: number) => [`N${k + 1}`, at]));
    const [fy, mx] = i.loads.map((load: [string, string, number]) => load[2]);
    const r = solve(
      model({
        nodes,
        members: [2, 3, 4].map((k) => ({ id: `M${k}`, start: `N${k}`, end: "N1" })),
        supports: [2, 3, 4].map((k) => support(`S${k}`, `N${k}`, FIXED)),
        section: { a: i.A, iy: i.Iy, iz: i.Iz, it: i.J },
        material: { e: i.E, g: i.G },
        loads: { node_loads: [{ node: "N1", fy, mx }] },
      }),
    );
    return Object.fromEntries(["DX", "DY", "DZ", "RX", "RY", "RZ"].map((key, j) => [key, move(r, 0, j)]));
  },
  "FEM-18": (i) => {
    const r = solve(
      model({
        nodes: i.nodes,
        members: i.members.map((id: string) => ({ id, start: id[0], end: id[1], type: "truss" })),
        supports: ["C", "D", "E"].map((node) => support(node, node, "fffrrr")),
        loads: { node_loads: [{ node: i.load[0], fx: i.load[1], fy: i.load[2], fz: i.load[3] }] },
      }),
    );
    return Object.fromEntries(["BC", "BD", "BE"].map((id) => [id, endForce(r, i.members.indexOf(id), 0)]));
  },
  "FEM-19": (i) => {
    const r = beam([0, i.L], [FIXED, FIXED], {
      member_loads: i.T.map(([mx, x]: [number, number]) => ({ member: "M0", type: "moment", axes: "local", position: x / i.L, mx })),
    });
    return { TA: reaction(r, 0, 3), TB: reaction(r, 1, 3) };
  },
  "FEM-20": (i) => {
    const r = solve(
      model({
        nodes: { A: [0, 0, 0], B: [i.a, 0, 0], C: [i.a, i.b, 0] },
        members: [
          { id: "AB", start: "A", end: "B" },
          { id: "BC", start: "B", end: "C" },
        ],
        supports: [support("S", "A", FIXED)],
        section: { a: 0.01, iy: i.I, iz: i.I, it: i.J },
        material: { e: i.E, g: i.G },
        loads: { node_loads: [{ node: "C", fz: -i.P }] },
      }),
    );
    return { defl_tip: -move(r, 2, 2), T_root: Math.abs(endForce(r, 0, 3)), M_root: Math.abs(endForce(r, 0, 4)) };
  },
  "FEM-21": (i) => {
    const r = solve(
      model({
        nodes: { C: [0, 0, 0], A: [-i.L1 / 2, 0, 0], B: [i.L1 / 2, 0, 0], D: [0, -i.L2 / 2, 0], E: [0, i.L2 / 2, 0] },
        members: ["AC", "CB", "DC", "CE"].map((id) => ({ id, start: id[0], end: id[1] })),
        // Torsion-free: ends that may turn about every axis.
        supports: [support("A", "A", "fffrrr"), support("B", "B", "rffrrr"), support("D", "D", "frfrrr"), support("E", "E", "rrfrrr")],
        section: { ...section(i), it: 1e-12 },
        material: { e: i.E },
        loads: { node_loads: [{ node: "C", fz: -i.P }] },
      }),
    );
    return { defl: -move(r, 0, 2), R_beam1_end: reaction(r, 0, 2), R_beam2_end: reaction(r, 2, 2) };
  },
  "FEM-31": (i) => {
    const r = beam(
      [0, i.L],
      [FIXED, null],
      { node_loads: [{ node: "N1", fz: -i.P }] },
      {
        section: { ...section(i), avz: i.As },
        material: { e: i.E, g: i.G },
      },
    );
    return { defl: -move(r, 1, 2) };
  },
  "FEM-32": (i) => {
    const points = Array.from({ length: 17 }, (_, k) => 15 * k);
    const spring = { ux: "free", uy: "fixed", uz: 22.5, rx: "free", ry: "free", rz: "free" };
    const r = beam(
      points,
      points.map((_, k) => (k === 0 ? PIN : k === 16 ? ROLLER : spring)),
      { node_loads: [{ node: "N8", fz: -i.P }] },
      {
        section: { a: 1, iy: i.I, iz: i.I, it: 1 },
        material: { e: i.E, g: i.E / 2.6 },
      },
    );
    return { defl: -move(r, 8, 2), M: endForce(r, 7, 10) };
  },
};

function settlements(i: Any): Solved {
  const points = [0, 240, 480, 720];
  const r = beam(
    points,
    [PIN, ROLLER, ROLLER, ROLLER],
    {
      ...udl(["M0", "M1", "M2"], -2 / 12),
      support_displacements: ["B", "C", "D"].map((key, k) => ({ support: `S${k + 1}`, uz: i.settlements[key] })),
    },
    { section: { a: 20, iy: i.I, iz: i.I, it: 100 }, material: { e: i.E, g: i.E / 2.6 } },
  );
  return { RA: reaction(r, 0, 2), RB: reaction(r, 1, 2), RC: reaction(r, 2, 2), RD: reaction(r, 3, 2) };
}

function portal(h: number, l: number, section: Any, base: string, loads: Any): Results {
  const document: Model = model({
    nodes: { A: [0, 0, 0], B1: [0, 0, h], B2: [l, 0, h], D: [l, 0, 0] },
    members: [
      { id: "A", start: "A", end: "B1" },
      { id: "B", start: "B1", end: "B2" },
      { id: "C", start: "D", end: "B2" },
    ],
    // The frame is a plane one: its knees are held sideways.
    supports: [
      support("SA", "A", base === FIXED ? base : "ffffrf"),
      support("SD", "D", base === FIXED ? base : "ffffrf"),
      support("K1", "B1", "rfrfrf"),
      support("K2", "B2", "rfrfrf"),
    ],
    section: { iy: 8.356e-5, iz: 8.356e-5, it: 1e-6, ...section },
    loads,
  });
  return solve(document);
}

/** Sources print feet and pounds or metres and newtons; what is measured follows from the name of the value. */
function unitOf(id: string, key: string, { units = "m,N" }: { units?: string }): string {
  const [length, force] =
    id === "FEM-19" ? ["in", "kip"] : units === "kip,in" ? ["in", "kip"] : units === "m,kN" ? ["m", "kN"] : ["m", "N"];
  if (/^(rot|R[XYZ]$)/.test(key)) return "rad";
  if (/^(defl|dL|D[XYZ]$)/.test(key)) return length!;
  return /^[MT]/.test(key) ? `${force}·${length}` : force!;
}

describe("frame benchmarks", () => {
  for (const { id, title, source, inputs, expected, tolerance_percent, ...rest } of CASES as Any[]) {
    test(`${id} ${title} (${source})`, () => {
      const got = SOLVERS[id]!(inputs);
      for (const [key, value] of Object.entries<number>(expected)) {
        verified({
          ...{ group: "Frames", case: title, source, quantity: key.replace("_", " "), unit: unitOf(id, key, inputs) },
          ...{ expected: value, ours: got[key]!, note: rest.note },
        });
        expect(Math.abs(got[key]! / value - 1) * 100, `${key}: ${got[key]} against ${value}`).toBeLessThanOrEqual(tolerance_percent[key]);
      }
      for (const [key, value] of Object.entries<number>(rest.exact ?? {})) {
        expect(Math.abs(got[key]! / value - 1), `${key}: ${got[key]} against ${value}`).toBeLessThan(1e-5);
      }
    });
  }
});
