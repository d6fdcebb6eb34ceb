/** What the rest of a structure offers a node: on the safe side of the exact stiffness, and near it where the way to the ground is short. */

import { describe, expect, test } from "vitest";
import { checkContext } from "../../../src/checks/run/analysis.ts";
import type { Vector } from "../../../src/checks/run/context.ts";
import { bracesOf } from "../../../src/checks/stability/bracing.ts";
import { Joints } from "../../../src/checks/stability/joints.ts";
import { NodeHolds } from "../../../src/checks/stability/nodeholds.ts";
import { COUNTED_TWICE, restAlong, Surroundings } from "../../../src/checks/stability/surroundings.ts";
import { Ways } from "../../../src/checks/stability/ways.ts";
import { type Model, SolveError, solve } from "../../../src/index.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { random } from "../../building.ts";
import { CLAMP, held, type Structure } from "../held.ts";

const jointsOf = (model: Model): Joints => new Joints(checkContext(model, readFrame(model.model, false, undefined), solve(model), null));

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

describe("random storeys, every end of every member", () => {
  test.each([1, 2, 5, 11, 31, 39, 42, 47])(
    "seed %s: at most what may be counted twice above the exact stiffness, the member being a mere bar",
    (seed) => {
      const structure = storeys(seed);
      const joints = jointsOf(held(structure));
      const next = random(seed + 100);
      for (const [id, start, end] of structure.members) {
        if (next() > 0.35) continue;
        const member = joints.context.member(id)!;
        const { x, y, z } = member.axes;
        for (const node of [start, end]) {
          if (structure.supports[node]) continue;
          const rest = joints.surroundings.rest(node, new Set([id]), [x, y, z]);
          for (const [j, axis, turn] of [
            [3, x, true],
            [1, y, false],
            [2, z, false],
          ] as const) {
            const truth = exact(structure, id, node, axis, turn);
            if (truth === null) continue;
            expect(restAlong(rest, j), `${id} at ${node}, freedom ${j}`).toBeLessThanOrEqual(truth * (turn ? COUNTED_TWICE : 3));
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
