/** One-way members on pinned anchors: where all that meets in a node is slack, its free rotations carry nothing and are held. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../src/api/index.ts";
import { model, random, SECTION, STEEL, support } from "../building.ts";
import { seeds } from "../seeds.ts";

type Any = Record<string, unknown>;

const HEIGHT = 5;
const H = 5000;
const ROD = { id: "rod", a: 3.14e-4, iy: 7.85e-9, iz: 7.85e-9, it: 1.57e-8 };
const sections = [{ ...SECTION, iz: SECTION.iy }, ROD];
const uls = (id: string, factor: number): Any => ({ id, limit_state: "ULS", terms: [{ load_case: "L", factor }] });

/** A post of 5 m, clamped at its foot, with rods from its top to anchors in the ground; the wind blows along x. */
function guyed(anchors: Record<string, [number, number]>, extra: { anchor?: string; type?: string; weight?: number } & Any = {}): Model {
  const { anchor = "fffrrr", type = "tension", weight = 0, ...parts } = extra;
  const names = Object.keys(anchors);
  return model({
    nodes: {
      A: [0, 0, 0],
      B: [0, 0, HEIGHT],
      ...Object.fromEntries(names.map((id) => [id, [...anchors[id]!, 0] as [number, number, number]])),
    },
    members: [{ id: "post", start: "A", end: "B" }, ...names.map((id) => ({ id: `to ${id}`, start: id, end: "B", type, section: "rod" }))],
    supports: [support("A", "A", "ffffff"), ...names.map((id) => support(id, id, anchor))],
    sections,
    loads: { node_loads: [{ node: "B", fx: H, fz: -weight }] },
    combinations: [uls("U", 1), uls("back", -1)],
    options: { shear_deformation: false },
    ...parts,
  });
}

/** Moment of the post's foot about y. */
const foot = ({ reactions }: Results["load_combinations"][number]): number => reactions[4]!;
const cantilever = (H * HEIGHT ** 3) / (3 * STEEL.e * SECTION.iy);

describe("a post whose guy goes slack carries everything itself", () => {
  for (const anchor of ["fffrrr", "fffffr", "fffrrf", "fffrff"]) {
    test(`H·h at its foot, H·h³/3EI at its top, anchor ${anchor}; where the wind turns, the guy pulls`, () => {
      const [away, back] = solve(guyed({ G: [4, 0] }, { anchor })).load_combinations;
      expect(away!.idle_members).toEqual([1]);
      expect(foot(away!) / (-H * HEIGHT)).toBeCloseTo(1, 9);
      expect(away!.displacements[6]! / cantilever).toBeCloseTo(1, 9);
      expect(Array.from(away!.end_forces.slice(12, 24), Math.abs).every((force) => force === 0)).toBe(true);
      expect(away!.equilibrium.error).toBeLessThan(1e-9);
      // One that pulls takes a part of the wind: what is left of the moment at the foot goes with what is left of the drift.
      expect(back!.idle_members).toEqual([]);
      const pull = back!.end_forces[12]!;
      expect(pull).toBeGreaterThan(0);
      expect(foot(back!) / (HEIGHT * (H - (pull * 4) / Math.hypot(4, HEIGHT)))).toBeCloseTo(1, 9);
    });
  }

  test("a strut that can only push, with the wind from the other side", () => {
    const [away, back] = solve(guyed({ G: [4, 0] }, { type: "compression" })).load_combinations;
    expect([away!.idle_members, back!.idle_members]).toEqual([[], [1]]);
    expect(foot(back!) / (H * HEIGHT)).toBeCloseTo(1, 9);
  });

  test("a ring of guys: those in the lee are slack, fixed rotations of their anchors change nothing", () => {
    const ring = { E: [4, 0], N: [0, 4], W: [-4, 0], S: [0, -4] } as Record<string, [number, number]>;
    const [free, fixed] = ["fffrrr", "ffffff"].map((anchor) => solve(guyed(ring, { anchor })).load_combinations[0]!);
    expect(free!.idle_members).toEqual(fixed!.idle_members);
    expect(free!.idle_members).toContain(1);
    expect(free!.displacements[6]! / fixed!.displacements[6]!).toBeCloseTo(1, 9);
  });

  test("a moment on the anchor of a slack guy has nothing to lean on", () => {
    const document = guyed({ G: [4, 0] });
    document.model.load_cases.push({ id: "M", nature: "other", self_weight: 0, node_loads: [{ node: "G", my: 100 }] } as never);
    expect(() => solve(document)).toThrow(/node 'G' can turn about y, where load case 'M' turns it: nothing resists it/);
  });
});

describe("analyses beyond the first order", () => {
  test("second order: the drift of a pressed cantilever, H/P·(tan kh/k − h) with k² = P/EI", () => {
    const P = 2e5;
    const { load_combinations } = solve(guyed({ G: [4, 0] }, { weight: P, options: { order: "second", shear_deformation: false } }));
    const [away] = load_combinations;
    expect([away!.failed, away!.idle_members, away!.order]).toEqual([null, [1], 2]);
    const k = Math.sqrt(P / (STEEL.e * SECTION.iy));
    expect(away!.displacements[6]! / ((H / P) * (Math.tan(k * HEIGHT) / k - HEIGHT))).toBeCloseTo(1, 3);
  });

  test("α_cr of the post alone: π²EI/(2h)²/P, and modes of vibration with every guy taut", () => {
    const P = 2e5;
    const document = guyed({ G: [4, 0] }, { weight: P, analysis: { modal: { modes: 2 }, buckling: { combinations: ["U"], modes: 1 } } });
    const results = solve(document);
    const alpha = (Math.PI ** 2 * STEEL.e * SECTION.iy) / (2 * HEIGHT) ** 2 / P;
    expect(results.stability[0]!.alpha_cr! / alpha).toBeCloseTo(1, 2);
    expect(results.buckling[0]!.modes[0]!.alpha_cr / alpha).toBeCloseTo(1, 2);
    expect(results.modal!.modes).toHaveLength(2);
  });
});

test("what is named unstable where a hanger goes slack is its own movement alone", () => {
  const hung = model({
    nodes: { A: [0, 0, 0], B: [3, 0, 0], T: [0, 0, 2] },
    members: [
      { id: "beam", start: "A", end: "B" },
      { id: "rod", start: "T", end: "B", type: "tension", section: "rod" },
    ],
    supports: [support("A", "A", "ffffrf"), support("T", "T", "fffrrr"), support("B", "B", "rfrrrr")],
    sections,
    loads: { node_loads: [{ node: "B", fz: -1000 }] },
    combinations: [uls("down", 1), uls("up", -1)],
  });
  const [down, up] = solve(hung).load_combinations;
  expect(down!.failed).toBeNull();
  expect(up!.failed).toMatchObject({
    code: "unstable",
    message: expect.stringMatching(/^unstable: node 'B' can move along z: nothing resists it once 'rod' is slack, acting one way alone: /),
  });
});

test("a rotation that no number is large enough to hold is refused, not held for ever", () => {
  // E·A vanishes below the smallest number there is, and with it the stiffness that would hold the anchor's rotations.
  const document = guyed({ G: [4, 0] }, { material: { e: 1e-200, g: 1e-200 }, sections: [SECTION, { ...ROD, a: 1e-200 }] });
  expect(() => solve(document)).toThrow(/node 'G' can turn about x .*: nothing resists it/);
});

describe("random frames guyed to pinned anchors are solved, in balance and with signs that their members can bear", () => {
  for (const seed of seeds(12, 400)) {
    test(`seed ${seed}`, () => {
      const document = randomGuyed(seed);
      const { members, load_cases: cases } = document.model;
      const results = solve(document);
      for (const set of [...results.load_cases, ...results.load_combinations]) {
        expect(set.failed).toBeNull();
        // Second order takes rotations as small: moments about displaced nodes close but for the members' strain.
        expect(set.equilibrium.error).toBeLessThan(set.order === 1 ? 1e-9 : 1e-3);
        const least = -1e-6 * Math.max(...set.end_forces.map(Math.abs));
        members.forEach(({ type }, m) => {
          if (type === "beam") return;
          const borne = (type === "tension" ? 1 : -1) * set.end_forces[12 * m]!;
          if (set.idle_members.includes(m)) expect(Math.abs(borne)).toBe(0);
          else expect(borne).toBeGreaterThanOrEqual(least);
        });
      }
      const { reactions } = results.load_cases[0]!;
      (["fx", "fy", "fz"] as const).forEach((force, c) => {
        const applied = cases[0]!.node_loads!.reduce((sum, load) => sum + (load[force] ?? 0), 0);
        expect(reactions.reduce((sum, value, i) => (i % 6 === c ? sum + value : sum), applied) / H).toBeCloseTo(0, 6);
      });
    });
  }

  /** Clamped posts with beams between their tops, so that every state is a structure, and members that act one way to the ground around. */
  function randomGuyed(seed: number): Model {
    const next = random(seed);
    const between = (low: number, high: number): number => low + (high - low) * next();
    const posts = 1 + Math.floor(3 * next());
    const anchors = 1 + Math.floor(5 * next());
    const nodes: Record<string, [number, number, number]> = {};
    const members: Any[] = [];
    const supports: Any[] = [];
    for (let i = 0; i < posts; i++) {
      nodes[`F${i}`] = [4 * i, 0, 0];
      nodes[`T${i}`] = [4 * i, 0, between(3, 6)];
      members.push({ id: `post ${i}`, start: `F${i}`, end: `T${i}`, type: "beam" });
      supports.push(support(`F${i}`, `F${i}`, "ffffff"));
      if (i) members.push({ id: `beam ${i}`, start: `T${i - 1}`, end: `T${i}`, type: "beam" });
    }
    for (let a = 0; a < anchors; a++) {
      nodes[`G${a}`] = [between(-6, 12), between(-6, 6), next() < 0.3 ? 8 : 0];
      supports.push(support(`G${a}`, `G${a}`, `fff${[0, 1, 2].map(() => (next() < 0.7 ? "r" : "f")).join("")}`));
      for (let rod = 0; rod < 1 + Math.floor(2 * next()); rod++) {
        const [start, end] = next() < 0.5 ? [`G${a}`, `T${rod % posts}`] : [`T${rod % posts}`, `G${a}`];
        // A rod that is pressed would buckle, so that what pushes is a strut.
        const kind = next() < 0.7 ? { type: "tension", section: "rod" } : { type: "compression" };
        members.push({ id: `rod ${a}/${rod}`, start, end, ...kind });
      }
    }
    const pushed = (): Any[] =>
      Array.from({ length: posts }, (_, i) => ({ node: `T${i}`, fx: between(-H, H), fy: between(-H, H), fz: between(-2 * H, H) }));
    const cases = ["L", "W"].map((id) => ({ id, nature: "other", self_weight: 0, node_loads: pushed() }));
    const terms = [
      [1, 0.5],
      [-1, 0],
      [0, -1],
    ].map(([l, w], i) => ({
      id: `U${i}`,
      limit_state: "ULS",
      terms: [
        { load_case: "L", factor: l },
        { load_case: "W", factor: w },
      ],
    }));
    return model({ nodes, members, supports, sections, cases, combinations: terms, options: { order: next() < 0.5 ? "first" : "second" } });
  }
});
