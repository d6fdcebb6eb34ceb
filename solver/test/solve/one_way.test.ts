/** Members that only pull or only push, against statics; with supports that act one way against all states tried. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../src/api/index.ts";
import { difference, model, random, SECTION, STEEL, support } from "../building.ts";
import { seeds } from "../seeds.ts";

type Any = Record<string, unknown>;

const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
const combination = (results: Results) => results.load_combinations[0]!;
const PLANE = { uy: "fixed", rx: "fixed", rz: "fixed" };

/** A bay of 4 m by 3 m: pinned columns and beam, crossed diagonals that only pull. */
function bay(loads: Any, types: [string, string] = ["tension", "tension"], extra: Any = {}): Model {
  return model({
    nodes: { A: [0, 0, 0], B: [4, 0, 0], C: [0, 0, 3], D: [4, 0, 3] },
    members: [
      { id: "left", start: "A", end: "C", type: "truss" },
      { id: "right", start: "B", end: "D", type: "truss" },
      { id: "beam", start: "C", end: "D", type: "truss" },
      { id: "up", start: "A", end: "D", type: types[0] },
      { id: "down", start: "B", end: "C", type: types[1] },
    ],
    supports: [
      support("A", "A", { ux: "fixed", uz: "fixed", ...PLANE, ry: "free" }),
      support("B", "B", { ux: "fixed", uz: "fixed", ...PLANE, ry: "free" }),
      support("C", "C", { ux: "free", uz: "free", ...PLANE, ry: "free" }),
      support("D", "D", { ux: "free", uz: "free", ...PLANE, ry: "free" }),
    ],
    loads,
    combinations: U,
    ...extra,
  });
}

const axial = (results: Results, m: number): number => combination(results).end_forces[12 * m]!;

describe("a bay with crossed diagonals", () => {
  test("tension diagonals: statics, H/cos θ in one and nothing in the other", () => {
    const results = solve(bay({ node_loads: [{ node: "C", fx: 8000 }] }));
    expect(combination(results).idle_members).toEqual([4]);
    // cos θ = 4/5: the diagonal takes 10 kN, the beam brings it 8 kN, the right column stands against its rise.
    [0, -6000, -8000, 10000, 0].forEach((force, m) => expect(axial(results, m)).toBeCloseTo(force, 4));
    expect(results.load_cases[0]!.idle_members).toEqual([4]);
    expect(combination(results).equilibrium.error).toBeLessThan(1e-12);
  });

  test("the wind turns, the other diagonal acts: cases do not superpose", () => {
    const results = solve(
      bay({ node_loads: [{ node: "C", fx: 8000 }] }, undefined, { combinations: [{ ...U[0], terms: [{ load_case: "L", factor: -1 }] }] }),
    );
    expect([results.load_cases[0]!.idle_members, combination(results).idle_members]).toEqual([[4], [3]]);
    expect(axial(results, 4)).toBeCloseTo(10000, 4);
  });

  test("compression diagonals: the other one acts", () => {
    const results = solve(bay({ node_loads: [{ node: "C", fx: 8000 }] }, ["compression", "compression"]));
    expect(combination(results).idle_members).toEqual([3]);
    expect(axial(results, 4)).toBeCloseTo(-10000, 4);
  });

  test("columns that shorten leave both slack: one is idle, the other carries nothing", () => {
    const results = solve(
      bay({
        node_loads: [
          { node: "C", fz: -1e5 },
          { node: "D", fz: -1e5 },
        ],
      }),
    );
    expect(combination(results).failed).toBeNull();
    expect(combination(results).idle_members).toHaveLength(1);
    [-1e5, -1e5, 0, 0, 0].forEach((force, m) => expect(axial(results, m)).toBeCloseTo(force, 3));
  });

  test("a rod that is cooled pulls without any load, a warmed one hangs idle", () => {
    const cold = (dt: number): Results => solve(bay({ member_loads: [{ member: "up", type: "temperature", dt }] }, ["tension", "truss"]));
    expect(axial(cold(-50), 3)).toBeGreaterThan(1000);
    expect(combination(cold(50)).idle_members).toEqual([3]);
    expect(axial(cold(50), 4)).toBeCloseTo(0, 3);
  });

  test("weight of an idle rod goes to its nodes, half to each, and the sum stays whole", () => {
    const results = solve(bay({ self_weight: 1, node_loads: [{ node: "C", fx: 80000 }] }));
    const { idle_members, reactions, end_forces } = combination(results);
    expect(idle_members).toEqual([4]);
    const weight = (3 + 3 + 4 + 5 + 5) * SECTION.a * STEEL.density * 9.80665;
    expect(reactions.filter((_, i) => i % 6 === 2).reduce((sum, value) => sum + value, 0) / weight).toBeCloseTo(1, 3);
    const along = (5 * SECTION.a * STEEL.density * 9.80665 * 3) / 5 / 2;
    expect(Math.abs(end_forces[12 * 4]!) / along).toBeCloseTo(1, 3);
    expect(end_forces[12 * 4]! + end_forces[12 * 4 + 6]!).toBeCloseTo(0, 6);
  });

  test("one idle diagonal and no other leaves a mechanism: that combination says so, others stand", () => {
    const document = bay({ node_loads: [{ node: "C", fx: 8000 }] }, undefined, {
      combinations: [...U, { id: "V", limit_state: "ULS", terms: [{ load_case: "L", factor: -1 }] }],
    });
    document.model.members.pop();
    const [right, left] = solve(document).load_combinations;
    expect(right!.failed).toBeNull();
    expect(left!.failed!.code).toBe("unstable");
    expect(left!.failed!.message).toMatch(/can move along x: nothing resists it/);
  });
});

describe("small random frames: the state found is the one that trying all states finds", () => {
  for (const seed of seeds(3, 25)) {
    test(`seed ${seed}`, () => {
      const document = randomTower(seed);
      const { members } = document.model;
      const oneWay = members.flatMap(({ type }, m) => (type === "tension" || type === "compression" ? [m] : []));
      const found = combination(solve(document));
      expect(found.failed).toBeNull();
      const verified: number[][] = [];
      for (let bits = 0; bits < 1 << oneWay.length; bits++) {
        const idle = new Set(oneWay.filter((_, i) => (bits >> i) & 1));
        const state = tryState(document, idle);
        if (state && agrees(document, state, idle)) verified.push([...idle]);
      }
      expect(verified).toContainEqual(found.idle_members);
      const state = tryState(document, new Set(found.idle_members))!;
      expect(difference(found.displacements, state.displacements)).toBeLessThan(1e-8);
    });
  }

  /** The same structure with idle members taken away: an answer of another make, without loads on the members. */
  function tryState(document: Model, idle: ReadonlySet<number>): { displacements: number[] } | null {
    const copy = structuredClone(document);
    copy.model.members = copy.model.members
      .filter((_, m) => !idle.has(m))
      .map((member) => ({ ...member, type: member.type === "beam" ? "beam" : "truss" }));
    try {
      return combination(solve(copy));
    } catch {
      return null;
    }
  }

  function agrees(
    { model: { members, nodes } }: Model,
    { displacements }: { displacements: number[] },
    idle: ReadonlySet<number>,
  ): boolean {
    const place = new Map(nodes.map(({ id }, i) => [id, i]));
    return members.every(({ type, start, end }, m) => {
      if (type !== "tension" && type !== "compression") return true;
      const [a, b] = [place.get(start)!, place.get(end)!];
      const along = [nodes[b]!.x - nodes[a]!.x, nodes[b]!.y - nodes[a]!.y, nodes[b]!.z - nodes[a]!.z];
      const stretch = along.reduce((sum, d, c) => sum + d * (displacements[6 * b + c]! - displacements[6 * a + c]!), 0);
      return (type === "tension" ? 1 : -1) * stretch * (idle.has(m) ? -1 : 1) >= -1e-9;
    });
  }

  /** Rigid columns and beams, so that every state is a structure, with six one-way diagonals; SLS, so that stability is not sought in all 64 of them. */
  function randomTower(seed: number): Model {
    const next = random(seed);
    const nodes: Record<string, [number, number, number]> = {};
    const members: Any[] = [];
    for (let k = 0; k <= 3; k++) for (let i = 0; i < 2; i++) nodes[`${i}${k}`] = [4 * i + 0.3 * next(), 0, 3 * k];
    for (let k = 1; k <= 3; k++) {
      for (let i = 0; i < 2; i++) members.push({ id: `c${i}${k}`, start: `${i}${k - 1}`, end: `${i}${k}`, type: "beam" });
      members.push({ id: `b${k}`, start: `0${k}`, end: `1${k}`, type: "beam" });
      const type = (): string => (next() < 0.6 ? "tension" : "compression");
      members.push({ id: `u${k}`, start: `0${k - 1}`, end: `1${k}`, type: type() });
      members.push({ id: `d${k}`, start: `1${k - 1}`, end: `0${k}`, type: type() });
    }
    const node_loads = Object.keys(nodes).map((node) => ({ node, fx: 4e4 * (next() - 0.5), fy: 0, fz: 4e4 * (next() - 0.7) }));
    return model({
      nodes,
      members,
      supports: ["00", "10"].map((node) => support(node, node, "ffffff")),
      loads: { node_loads },
      combinations: [{ ...U[0], limit_state: "SLS" }],
    });
  }
});

describe("second order with one-way members", () => {
  test("as loads shrink it is the first-order state, idle parts and loads along them included", () => {
    const loads = { self_weight: 1e-4, node_loads: [{ node: "C", fx: 1 }] };
    const [first, second] = ["first", "second"].map((order) => solve(bay(loads, undefined, { options: { order } })));
    expect(combination(second!).idle_members).toEqual(combination(first!).idle_members);
    expect(combination(second!).order).toBe(2);
    expect(difference(combination(second!).displacements, combination(first!).displacements)).toBeLessThan(1e-6);
    expect(difference(combination(second!).end_forces, combination(first!).end_forces)).toBeLessThan(1e-6);
  });

  test("sway of a braced bay under gravity: Δ = H/(k − P/h), k of the one diagonal that pulls", () => {
    const [H, P, h] = [8000, 4e6, 3];
    const stiff = {
      sections: [
        { ...SECTION, a: 10, iy: 1, iz: 1, it: 1 },
        { ...SECTION, id: "rod", a: 1e-4 },
      ],
    };
    const document = bay(
      {
        node_loads: [
          { node: "C", fx: H, fz: -P / 2 },
          { node: "D", fz: -P / 2 },
        ],
      },
      undefined,
      { ...stiff, options: { order: "second", shear_deformation: false } },
    );
    for (const member of document.model.members) if (member.type === "tension") member.section = "rod";
    const { displacements, idle_members, failed } = combination(solve(document));
    expect(failed).toBeNull();
    expect(idle_members).toEqual([4]);
    const k = ((STEEL.e * 1e-4) / 5) * 0.8 ** 2;
    expect(displacements[6 * 2]! / (H / (k - P / h))).toBeCloseTo(1, 2);
  });
});
