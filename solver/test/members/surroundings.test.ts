/** What the rest of a structure offers a node: on the safe side of the exact stiffness, and near it where the way to the ground is short. */

import { describe, expect, test } from "vitest";
import { type Model, SolveError, solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { bracesOf } from "../../src/members/bracing.ts";
import { NodeHolds } from "../../src/members/nodeholds.ts";
import { StructureView } from "../../src/members/structure.ts";
import { COUNTED_TWICE, restAlong, Surroundings } from "../../src/members/surroundings.ts";
import { Ways } from "../../src/members/ways.ts";
import { readFrame } from "../../src/model/frame.ts";
import type { Vector } from "../../src/topology/context.ts";
import { random } from "../building.ts";
import { tabulated } from "../checks/fake.ts";
import { CLAMP, checked, even, held, type Structure } from "../checks/held.ts";

const jointsOf = (model: Model): StructureView =>
  new StructureView(checkContext(model, readFrame(model.model, false, undefined), solve(model)));

/** Stiffness by freedom of `node` in the structure without a member, from the analysis: a unit force or moment over what it moves. */
function exact(structure: Structure, without: string, node: string, axis: Vector, turn: boolean): number | null {
  const names = turn ? ["mx", "my", "mz"] : ["fx", "fy", "fz"];
  const load = { node, ...Object.fromEntries(names.map((name, k) => [name, axis[k]])) };
  const members = structure.members.map(([id, start, end, more]): Structure["members"][number] =>
    id === without ? [id, start, end, { type: "truss" }] : [id, start, end, more ?? {}],
  );
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
  ])(
    "seed $seed: at most what may be counted twice above the exact stiffness, outward never above it, the member being a mere bar",
    ({ seed, structure }) => {
      const joints = jointsOf(held(structure));
      const next = random(seed + 100);
      for (const [id, start, end] of structure.members) {
        if (next() > 0.35) continue;
        const member = joints.context.member(id)!;
        const { x, y, z } = member.axes;
        for (const node of [start, end]) {
          if (structure.supports[node]) continue;
          const rest = joints.surroundings.rest(node, new Set([id]), [x, y, z]);
          const outward = joints.surroundings.outward(node, new Set([id]), [x, y, z]);
          expect(restAlong(outward, 3)).toBeLessThanOrEqual(joints.surroundings.mostAbout(node, new Set([id]), x) * (1 + 1e-9));
          for (const [j, axis, turn] of [
            [3, x, true],
            [1, y, false],
            [2, z, false],
          ] as const) {
            const truth = exact(structure, id, node, axis, turn);
            if (truth === null) continue;
            expect(restAlong(rest, j), `${id} at ${node}, freedom ${j}`).toBeLessThanOrEqual(truth * (turn ? COUNTED_TWICE : 3));
            expect(restAlong(outward, j), `${id} at ${node}, freedom ${j}, outward`).toBeLessThanOrEqual(truth * (1 + 1e-6));
          }
        }
      }
    },
  );
});

describe("random storeys, what members that meet at a node share", () => {
  test.each([1, 2, 5, 11, 31, 39])("seed %s: what holds an end is the same, whoever asked before", (seed) => {
    const { members, ...structure } = storeys(seed);
    const joints = jointsOf(held({ members, ...structure }));
    for (const [id, start, end] of members)
      for (const node of [start, end]) {
        const { x, y, z } = joints.context.member(id)!.axes;
        const asked = (surroundings: Surroundings) => surroundings.rest(node, new Set([id]), [x, y, z]);
        expect(asked(joints.surroundings), `${id} at ${node}`).toEqual(asked(new Surroundings(joints)));
      }
  });
  test.each([1, 2, 5, 11, 31, 39])("seed %s: a way that passes a member which meets the node passes the node", (seed) => {
    const { graph } = jointsOf(held(storeys(seed))).surroundings;
    const ways = new Ways(graph, new NodeHolds(graph, bracesOf(graph)));
    const nodes = graph.supports.map((_, node) => node);
    for (const node of nodes)
      for (const m of graph.around(node))
        for (const from of nodes) expect(ways.apart(from, node, [m]), `${from} past ${node} by ${m}`).toBe(ways.apart(from, node, []));
  });
});

describe("a portal whose rafters have haunches of another section, held out of its plane", () => {
  // Every node's way to the ground leads down one of the columns: from the ridge down the left one or the right one, never both.
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
  const up: Vector[] = [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ];
  test("its columns are held alike against twist, and no stiffer than they are", () => {
    const structure = portal(9);
    const { surroundings } = jointsOf(held(structure));
    const twist = (column: string, node: string): number => restAlong(surroundings.rest(node, new Set([column]), up), 3);
    const [left, right] = [twist("c0", "e0"), twist("c1", "e1")];
    const found = exact(structure, "c0", "e0", up[0]!, true) as number;
    expect(left).toBeGreaterThan(0.2 * found);
    expect(left).toBeLessThan(found * (1 + 1e-6));
    expect(Math.max(left, right) / Math.min(left, right)).toBeLessThan(COUNTED_TWICE);
  });
});

describe("a beam on a pin and a roller, along which other beams meet it", () => {
  const up: Vector[] = [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ];
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
  const twist = (structure: Structure, i: number): number =>
    restAlong(jointsOf(held(structure)).surroundings.rest(`n${i}0`, new Set([`s${i}`]), up), 3);
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
    "seed %s: turned round, or with its roller at the other end, all are held alike, and no stiffer than they are",
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
        expect(found / exact(bay(places, [false, true]), `s${i}`, `n${i}0`, up[0]!, true)!, `s${i}, exact`).toBeLessThan(1.01);
      }
    },
  );
});
