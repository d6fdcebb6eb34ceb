/** Ties in plan under beams that sag: the beams' ends draw together, and ties that cannot push go slack by it. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { difference, hinge, model, STEEL } from "../building.ts";

const [BAY, DEEP, H] = [6, 5, 3.5];
const [XS, YS] = [
  [0, 1, 2],
  [0, 1, 2],
];
/** Round bars of 36 mm. */
const TIE = { id: "tie", a: 1.018e-3, iy: 8.24e-8, iz: 8.24e-8, it: 1.65e-7 };
const SECTIONS = [
  { id: "column", a: 3.14e-3, iy: 1.033e-5, iz: 3.89e-6, it: 8.1e-8 },
  { id: "primary", a: 5.38e-3, iy: 8.356e-5, iz: 6.04e-6, it: 2.01e-7 },
  { id: "secondary", a: 3.91e-3, iy: 3.892e-5, iz: 2.84e-6, it: 1.29e-7 },
  TIE,
];
const LOAD = 13e3;
const FOOT = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "free", ry: "free", rz: "fixed" };

/**
 * Three by three pinned columns, beams that bear others at their thirds, crosses of ties upright on the faces and in every bay of the plan; `mirrored` along x
 * with its members in the other order.
 */
function mezzanine(mirrored: boolean) {
  const nodes: Record<string, [number, number, number]> = {};
  const members: Record<string, unknown>[] = [];
  const at = (x: number): number => (mirrored ? 2 * BAY - x : x);
  const tie = (id: string, start: string, end: string): unknown => members.push({ id, start, end, section: "tie", type: "tension" });
  const cross = (a: string, b: string, c: string, d: string): void => {
    tie(`${a}-${c}`, a, c);
    tie(`${b}-${d}`, b, d);
  };
  const secondaries: string[] = [];
  for (const j of YS)
    for (const i of XS) {
      nodes[`F${i}${j}`] = [at(BAY * i), DEEP * j, 0];
      nodes[`T${i}${j}`] = [at(BAY * i), DEEP * j, H];
      members.push({ id: `C${i}${j}`, start: `F${i}${j}`, end: `T${i}${j}`, section: "column" });
      if (i === 2) continue;
      const line = [`T${i}${j}`, `P${i}${j}a`, `P${i}${j}b`, `T${i + 1}${j}`];
      nodes[line[1]!] = [at(BAY * i + 2), DEEP * j, H];
      nodes[line[2]!] = [at(BAY * i + 4), DEEP * j, H];
      for (const k of [0, 1, 2]) {
        const hinges = { ...(k === 0 ? { start_hinge: "joint" } : {}), ...(k === 2 ? { end_hinge: "joint" } : {}) };
        members.push({ id: `B${i}${j}${k}`, start: line[k], end: line[k + 1], section: "primary", ...hinges });
      }
    }
  for (const j of [0, 1])
    for (const head of ["T0*", "P0*a", "P0*b", "T1*", "P1*a", "P1*b", "T2*"]) {
      const [start, end] = [head.replace("*", `${j}`), head.replace("*", `${j + 1}`)];
      members.push({ id: `S${start}`, start, end, section: "secondary", start_hinge: "pin", end_hinge: "pin" });
      secondaries.push(`S${start}`);
    }
  cross("F00", "F10", "T10", "T00");
  cross("F02", "F12", "T12", "T02");
  cross("F00", "F01", "T01", "T00");
  cross("F20", "F21", "T21", "T20");
  for (const i of [0, 1]) for (const j of [0, 1]) cross(`T${i}${j}`, `T${i + 1}${j}`, `T${i + 1}${j + 1}`, `T${i}${j + 1}`);
  if (mirrored) members.reverse();
  const document = model({
    nodes,
    members,
    sections: SECTIONS,
    hinges: [hinge("pin", { ry: "free", rz: "free" }), hinge("joint", { ry: "free" })],
    supports: Object.keys(nodes).flatMap((node) => (node.startsWith("F") ? [{ id: node, node, ...FOOT }] : [])),
    cases: [
      {
        id: "G",
        nature: "permanent",
        self_weight: 1,
        member_loads: secondaries.map((member) => ({ member, type: "distributed", fz: -LOAD })),
      },
    ],
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "G", factor: 1 }] }],
    options: { order: "second", imperfections: { directions: [mirrored ? "-x" : "+x"] } },
  });
  return { document, nodes, results: solve(document) };
}

type Solved = ReturnType<typeof mezzanine>;
type Set = Results["load_combinations"][number];
const leaning = ({ results }: Solved): Set => results.load_combinations[1]!;

/** Axial force and elongation of every tie, by its name. */
function ties({ document, nodes }: Solved, { end_forces, displacements, idle_members }: Set) {
  const places = Object.keys(nodes);
  return new Map(
    document.model.members.flatMap(({ id, start, end, type }, m) => {
      if (type !== "tension") return [];
      const [a, b] = [nodes[start]!, nodes[end]!];
      const along = b.map((value, c) => value - a[c]!);
      const length = Math.hypot(...along);
      const moved = (node: string, c: number): number => displacements[6 * places.indexOf(node) + c]!;
      const longer = along.reduce((sum, d, c) => sum + (d / length) * (moved(end, c) - moved(start, c)), 0);
      const mean = (end_forces[12 * m]! + end_forces[12 * m + 6]!) / 2;
      return [[id, { mean, longer, cos: Math.abs(along[0]!) / length, length, idle: idle_members.includes(m) }] as const];
    }),
  );
}

describe("a mezzanine braced by ties alone", () => {
  const straight = mezzanine(false);
  const { load_combinations, imperfections } = straight.results;

  test.each(load_combinations.map((set) => [set.id, set] as const))(
    "%s: ties that act pull, what is slack does not draw apart",
    (_, set) => {
      expect(set.failed).toBeNull();
      const found = [...ties(straight, set).values()];
      const most = Math.max(...set.end_forces.map(Math.abs));
      const share = 1e-6 * most;
      expect(found.some(({ idle }) => idle)).toBe(true);
      for (const { mean, longer, length, idle } of found) {
        if (idle) expect((STEEL.e * TIE.a * longer) / length).toBeLessThan(share);
        else expect(mean).toBeGreaterThan(-share);
        if (idle) expect(Math.abs(mean)).toBeLessThan(share);
      }
      expect(set.equilibrium.error).toBeLessThan(5e-3);
    },
  );

  test("the ties upright along x draw what the lean pushes, φ·V and V·Δ/h", () => {
    const set = leaning(straight);
    const pull = [...ties(straight, set)].reduce((sum, [id, { mean, cos }]) => sum + (id.startsWith("F") ? mean * cos : 0), 0);
    const { nodes, document } = straight;
    // Of what reaches down to the ground half of the weight leans on the ground.
    const weight = document.model.members.reduce((sum, { start, end, section }) => {
      const length = Math.hypot(...nodes[end]!.map((value, c) => value - nodes[start]![c]!));
      return sum + SECTIONS.find(({ id }) => id === section)!.a * STEEL.density * 9.80665 * length * (start.startsWith("F") ? 0.5 : 1);
    }, 0);
    const above = 14 * DEEP * LOAD + weight;
    const heads = Object.keys(nodes).flatMap((node, i) => (node.startsWith("T") ? [set.displacements[6 * i]!] : []));
    const sway = heads.reduce((sum, value) => sum + value, 0) / heads.length;
    expect(pull / (above * (imperfections!.phi + sway / H))).toBeCloseTo(1, 2);
  });

  test("the ends of a line of sagging beams draw together by Σ Δw²/2L, which ties that push would not let them", () => {
    const set = leaning(straight);
    const place = (node: string): number => 6 * Object.keys(straight.nodes).indexOf(node);
    const line = ["T01", "P01a", "P01b", "T11"].map((node) => ({
      x: set.displacements[place(node)]!,
      z: set.displacements[place(node) + 2]!,
    }));
    const turned = line.slice(1).reduce((sum, { z }, k) => sum + (z - line[k]!.z) ** 2 / (2 * 2), 0);
    const beam = straight.document.model.members.findIndex(({ id }) => id === "B010");
    const pressed = (-set.end_forces[12 * beam]! * BAY) / (STEEL.e * 5.38e-3);
    expect((line[0]!.x - line[3]!.x) / (turned + pressed)).toBeCloseTo(1, 1);
    expect(turned).toBeGreaterThan(1e-4);
  });

  test("drawn as its mirror image with its members in the other order it has the same forces", () => {
    const mirror = mezzanine(true);
    const [one, other] = [ties(straight, leaning(straight)), ties(mirror, leaning(mirror))];
    const forces = (of: typeof one): number[] => [...one.keys()].map((id) => of.get(id)!.mean);
    expect(difference(forces(one), forces(other))).toBeLessThan(1e-3);
    expect(
      [...one]
        .filter(([, { idle }]) => idle)
        .map(([id]) => id)
        .sort(),
    ).toEqual(
      [...other]
        .filter(([, { idle }]) => idle)
        .map(([id]) => id)
        .sort(),
    );
  });
});
