/** What the rest of a structure offers a node: the exact stiffness, by hand and by the analysis of the structure without the member. */

import { describe, expect, test } from "vitest";
import { type Model, SolveError, solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { type Rest, RestOfStructure, restAlong } from "../../src/members/rest.ts";
import { readFrame } from "../../src/model/frame.ts";
import type { CheckMember, Vector } from "../../src/topology/context.ts";
import { Joints } from "../../src/topology/joints.ts";
import { random } from "../building.ts";
import { part, tabulated } from "../checks/fake.ts";
import { CLAMP, checked, cutBeam, even, FORK, held, SLIDE, type Structure } from "../checks/held.ts";

const jointsOf = (model: Model): Joints => new Joints(checkContext(model, readFrame(model.model, false, undefined), solve(model)));

/** At a node without some members. */
function restAt(joints: Joints, node: string, without: readonly string[], axes: CheckMember["axes"]): Rest {
  const members = without.map((id) => joints.context.member(id)!);
  const nodes = [...new Set(members.flatMap(({ start, end }) => [start, end]))];
  return new RestOfStructure(nodes, members, joints).at(node, axes);
}

/** Stiffness by freedom of `node` in the structure without a member, from the analysis: a unit force or moment over what it moves; null of a mechanism. */
function exact(structure: Structure, without: string, node: string, axis: Vector, turn: boolean): number | null {
  const names = turn ? ["mx", "my", "mz"] : ["fx", "fy", "fz"];
  const load = { node, ...Object.fromEntries(names.map((name, k) => [name, axis[k]])) };
  const members = structure.members.filter(([id]) => id !== without);
  const rest = held({ ...structure, members, loads: { node_loads: [load] } });
  // Displacements alone are asked for: without combinations no stability is sought and nothing is checked.
  const linear = { ...rest, model: { ...rest.model, load_combinations: [] }, analysis: { options: rest.analysis!.options! } };
  try {
    const { nodes, load_cases } = solve(linear);
    const at = 6 * nodes.indexOf(node) + (turn ? 3 : 0);
    const moved = axis.reduce((sum, share, k) => sum + share * load_cases[0]!.displacements[at + k]!, 0);
    return 1 / moved;
  } catch (error) {
    if (error instanceof SolveError) return null;
    throw error;
  }
}

/** Storeys of columns on a grid with beams both ways, some braces, some pinned ends; deterministic. */
function storeys(seed: number): Structure {
  const next = random(seed);
  const [nx, ny, nz] = [2 + Math.floor(next() * 2), 1 + Math.floor(next() * 2), 1 + Math.floor(next() * 3)];
  const nodes: Structure["nodes"] = {};
  const members: Structure["members"] = [];
  const supports: Structure["supports"] = {};
  const name = (i: number, j: number, k: number): string => `n${i}${j}${k}`;
  const add = (start: string, end: string, more = {}): void => void members.push([`m${members.length}`, start, end, more]);
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++)
      for (let k = 0; k <= nz; k++) {
        nodes[name(i, j, k)] = [6 * i, 5 * j, 3.5 * k];
        if (k === 0) supports[name(i, j, k)] = next() < 0.7 ? CLAMP : "fffrrf";
        else add(name(i, j, k - 1), name(i, j, k), next() < 0.3 ? { rotation: 90 } : {});
      }
  for (let k = 1; k <= nz; k++)
    for (let i = 0; i < nx; i++)
      for (let j = 0; j < ny; j++) {
        const pinned = next() < 0.4 ? { start_hinge: "pin", end_hinge: "pin" } : {};
        if (i + 1 < nx) add(name(i, j, k), name(i + 1, j, k), pinned);
        if (j + 1 < ny) add(name(i, j, k), name(i, j + 1, k), pinned);
        if (i + 1 < nx && next() < 0.3) add(name(i, j, k - 1), name(i + 1, j, k), { type: "truss" });
        if (j + 1 < ny && next() < 0.3) add(name(i, j, k - 1), name(i, j + 1, k), { type: "truss" });
      }
  const pin = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" };
  return { nodes, members, supports, hinges: [pin], designs: [] };
}

/** The same with rollers: but two of the feet slide, and some nodes above are held in a direction or two. */
function onRollers(seed: number): Structure {
  const { supports, ...structure } = storeys(seed);
  const next = random(seed + 500);
  const one = (...kinds: string[]): string => kinds[Math.floor(next() * kinds.length)]!;
  for (const node of Object.keys(structure.nodes))
    if (!supports[node] && next() < 0.25) supports[node] = one("rrfrrr", "rfrrrr", "rffrrr", "frrrrr");
    else if (supports[node] && !["n000", "n110"].includes(node)) supports[node] = one("rffrrr", "rffrrf", "frfrrf");
  return { ...structure, supports };
}

describe("random storeys, every end of every member", () => {
  test.each([
    ...[1, 2, 5, 11, 31, 39, 42, 47].map((seed) => ({ seed, structure: storeys(seed) })),
    ...[3, 6, 8, 9, 10, 11, 13, 14].map((seed) => ({ seed, structure: onRollers(seed) })),
  ])("seed $seed: the stiffness of the structure without the member", ({ seed, structure }) => {
    const joints = jointsOf(held(structure));
    const next = random(seed + 100);
    for (const [id, start, end] of structure.members) {
      if (next() > 0.35) continue;
      const { axes } = joints.context.member(id)!;
      for (const node of [start, end]) {
        if (structure.supports[node]) continue;
        const rest = restAt(joints, node, [id], axes);
        for (const [j, axis, turn] of [
          [3, axes.x, true],
          [1, axes.y, false],
          [2, axes.z, false],
        ] as const) {
          const truth = exact(structure, id, node, axis, turn);
          if (truth === null) continue;
          // What is nothing beside the member's own stiffness counts as nothing.
          const found = restAlong(rest, j);
          if (found === 0) expect(truth, `${id} at ${node}, freedom ${j}`).toBeLessThan(2 * rest.least[j < 3 ? 0 : 1]);
          else expect(found / truth, `${id} at ${node}, freedom ${j}`).toBeCloseTo(1, 4);
        }
      }
    }
  });
});

describe("a portal whose rafters have haunches of another section, held out of its plane", () => {
  const portal = (ridge: number): Structure => ({
    nodes: { b0: [0, 0, 0], e0: [0, 0, 6], h0: [1.8, 0, 6.18], r: [ridge, 0, 6.9], h1: [16.2, 0, 6.18], e1: [18, 0, 6], b1: [18, 0, 0] },
    members: [
      ["c0", "b0", "e0"],
      ["c1", "b1", "e1"],
      ["h0", "e0", "h0", { rotation: 1 }],
      ["r0", "h0", "r"],
      ["r1", "r", "h1"],
      ["h1", "h1", "e1", { rotation: -1 }],
    ],
    supports: { b0: "fffrrf", b1: "fffrrf", ...Object.fromEntries(["e0", "h0", "r", "h1", "e1"].map((node) => [node, "rfrrrr"])) },
    designs: [],
  });
  const up: CheckMember["axes"] = { x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] };
  test("its columns are held alike against twist, as stiffly as they are", () => {
    const structure = portal(9);
    const joints = jointsOf(held(structure));
    const twist = (column: string, node: string): number => restAlong(restAt(joints, node, [column], up), 3);
    const [left, right] = [twist("c0", "e0"), twist("c1", "e1")];
    // A bar in its place keeps the portal up, and turns with nothing.
    const bar: Structure = { ...structure, members: [...structure.members, ["bar", "b0", "e0", { type: "truss" }]] };
    expect(left / exact(bar, "c0", "e0", up.x, true)!).toBeCloseTo(1, 5);
    expect(right / left).toBeCloseTo(1, 5);
  });
});

describe("a beam on a pin and a roller, along which other beams meet it", () => {
  const up: CheckMember["axes"] = { x: [0, 1, 0], y: [0, 0, 1], z: [1, 0, 0] };
  /** Two of them side by side, each with a fork at either end that slides where it says so, and hinged beams from one to the other. */
  const bay = (places: readonly number[], slides: readonly [boolean, boolean]): Structure => {
    const last = places.length - 1;
    const name = (i: number, j: number): string => `n${i}${j}`;
    const fork = (end: 0 | 1): string => (slides[end] ? "rfffrr" : "ffffrr");
    const pins = { start_hinge: "pin", end_hinge: "pin" };
    return {
      nodes: Object.fromEntries(places.flatMap((x, i) => [0, 6].map((y, j) => [name(i, j), [x, y, 0]]))),
      members: [
        ...places.slice(1).flatMap((_, i) => [0, 1].map((j): Structure["members"][number] => [`p${i}${j}`, name(i, j), name(i + 1, j)])),
        ...places.map((_, i): Structure["members"][number] => [`s${i}`, name(i, 0), name(i, 1), pins]),
      ],
      supports: Object.fromEntries(
        [0, 1].flatMap((j) => [
          [name(0, j), fork(0)],
          [name(last, j), fork(1)],
        ]),
      ),
      hinges: [{ id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" }],
      designs: [],
    };
  };
  const twist = (structure: Structure, i: number): number => restAlong(restAt(jointsOf(held(structure)), `n${i}0`, [`s${i}`], up), 3);
  const EI = 210e9 * tabulated("IPE300").iy;
  test("each is kept from twisting by the bending of the one it meets, wherever that slides: 3·E·I·L²/(a³ + b³)", () => {
    for (const slides of [
      [false, true],
      [true, false],
      [false, false],
    ] as const)
      for (const [i, a] of [
        [1, 2.5],
        [2, 5],
      ] as const) {
        const hand = (3 * EI * 7.5 ** 2) / (a ** 3 + (7.5 - a) ** 3);
        // The other beams' hinges keep them from twisting, so that these add a little.
        expect(twist(bay([0, 2.5, 5, 7.5], slides), i) / hand, `${slides}, s${i}`).toBeCloseTo(1, 2);
      }
  });
  test("and are used alike in lateral buckling", () => {
    const one = (slides: readonly [boolean, boolean]): (number | null)[] => {
      const found = checked({
        ...bay([0, 2.5, 5, 7.5], slides),
        designs: [
          { id: "s1", members: ["s1"] },
          { id: "s2", members: ["s2"] },
        ],
        loads: even(["s1", "s2"], 8e3),
      });
      return ["s1", "s2"].map((id) => found[id]!.verifications.find(({ key }) => key === "ltb")!.utilisation);
    };
    const [first] = one([false, false]);
    expect(first).toBeGreaterThan(0);
    for (const slides of [
      [false, true],
      [true, false],
    ] as const)
      for (const used of one(slides)) expect(used! / first!, `${slides}`).toBeCloseTo(1, 3);
  });
  test("with nothing to hold its far end it swings about the pin and keeps nothing from twisting", () => {
    const { supports, ...one } = bay([0, 2.5, 5, 7.5], [false, true]);
    expect(twist({ ...one, supports: { n00: "ffffrr", n01: "ffffrr", n31: "rfffrr" } }, 1)).toBeLessThan(1e-3 * EI);
  });
  test.each([1, 2, 3, 4, 5, 6])(
    "seed %s: turned round, or with its roller at the other end, all are held alike, as stiffly as they are",
    (seed) => {
      const next = random(seed);
      const places = [0];
      for (let i = 0; i < 3 + seed; i++) places.push(places.at(-1)! + 1 + 2 * next());
      const last = places.length - 1;
      const mirrored = places.map((x) => places[last]! - x).reverse();
      for (let i = 1; i < last; i++) {
        const found = twist(bay(places, [false, true]), i);
        expect(twist(bay(places, [true, false]), i) / found, `s${i}, the roller moved`).toBeCloseTo(1, 2);
        expect(twist(bay(mirrored, [true, false]), last - i) / found, `s${i}, mirrored`).toBeCloseTo(1, 9);
        expect(found / exact(bay(places, [false, true]), `s${i}`, `n${i}0`, up.x, true)!, `s${i}, exact`).toBeCloseTo(1, 5);
      }
    },
  );
});

const ACROSS: CheckMember["axes"] = { x: [0, 1, 0], y: [-1, 0, 0], z: [0, 0, 1] };
const GIRDER_EI = 210e9 * tabulated("IPE300").iy!;

/** A girder of 9 m from a fork to one that slides, and a cross beam of 2 m from it, at a. */
const girder = (a: number): Structure => ({
  nodes: { A: [0, 0, 0], m: [a, 0, 0], B: [9, 0, 0], tip: [a, 2, 0] },
  members: [
    ["left", "A", "m"],
    ["right", "m", "B"],
    ["cross", "m", "tip"],
  ],
  supports: { A: FORK, B: SLIDE },
  designs: [],
});

describe("a simple beam against turning at a place on it", () => {
  test.each([4.5, 3, 1])("3EI·L²/(a³ + b³), at %s m", (a) => {
    const b = 9 - a;
    const found = restAt(jointsOf(held(girder(a))), "m", ["cross"], ACROSS);
    expect(restAlong(found, 3) / ((3 * GIRDER_EI * 9 ** 2) / (a ** 3 + b ** 3))).toBeCloseTo(1, 6);
    expect(found.by.sort()).toEqual(["left", "right"]);
  });
  test("nothing is held by what leads to no support, nor by the members left out", () => {
    expect(restAlong(restAt(jointsOf(held(girder(3))), "m", ["left", "right"], ACROSS), 3)).toBe(0);
  });
});

describe("cross beams rigid between two equal girders, on one pin and rollers", () => {
  const N = 6;
  /** On 12 m n + 1 cross beams of 2.4 m, each with q; diagonals between hold the deck in plan. */
  const bridge = (first: string, n = N, q = 30e3, crosses = Array.from({ length: n + 1 }, (_, i) => `X${i}`)): Structure => {
    const other = first === "l" ? "r" : "l";
    const nodes: Structure["nodes"] = {};
    const members: Structure["members"] = [];
    for (let i = 0; i <= n; i++) {
      nodes[`l${i}`] = [(12 * i) / n, 0, 0];
      nodes[`r${i}`] = [(12 * i) / n, 2.4, 0];
      members.push([`X${i}`, `l${i}`, `r${i}`]);
      if (i === n) continue;
      for (const side of ["l", "r"]) members.push([`${side}g${i}`, `${side}${i}`, `${side}${i + 1}`]);
      const [from, to] = i % 2 ? [other, first] : [first, other];
      members.push([`D${i}`, `${from}${i}`, `${to}${i + 1}`, { type: "truss" }]);
    }
    return {
      nodes,
      members,
      supports: { [`${first}0`]: "fffrrr", [`${other}0`]: "frfrrr", [`${first}${n}`]: "rffrrr", [`${other}${n}`]: "rrfrrr" },
      loads: even(crosses, q),
      designs: crosses.map((id) => ({ id, members: [id] })),
    };
  };
  const used = (structure: Structure): number[] => {
    const found = checked(structure);
    return Array.from({ length: N + 1 }, (_, i) => part(found[`X${i}`]!, "ltb").utilisation as number);
  };
  test("are held alike as the girders bend: mirror images are used alike, and no more than between forks", () => {
    const [left, right] = [used(bridge("l")), used(bridge("r"))];
    const { D } = checked({ ...cutBeam(2.4, []), loads: even(["M0"], 30e3) });
    const forked = part(D!, "ltb").utilisation as number;
    left.forEach((one, i) => {
      expect(one / left[N - i]!, `X${i} and X${N - i}`).toBeCloseTo(1, 2);
      expect(one / right[i]!, `X${i} seen from either side`).toBeCloseTo(1, 2);
      expect(one, `X${i}`).toBeLessThan(1.01 * forked);
    });
  });
  test("however far the supports are: what the girders offer against turning holds it as forks do", () => {
    const ltb = (q: number) => part(checked(bridge("l", 80, q, ["X40"])).X40!, "ltb");
    expect(ltb(5e3).status).toBe("pass");
    const forked = part(checked({ ...cutBeam(2.4, []), loads: even(["M0"], 100e3) }).D!, "ltb").utilisation as number;
    expect(ltb(100e3).utilisation! / forked).toBeGreaterThan(0.9);
    expect(ltb(100e3).utilisation! / forked).toBeLessThan(1.02);
    // W·fy = 148 kNm, and q·l²/8 of 300 kN/m is 216 kNm.
    expect(ltb(300e3).status).toBe("fail");
  });
});
