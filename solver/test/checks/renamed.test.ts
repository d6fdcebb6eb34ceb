/** Regular structures under other names: whoever reads them reads the same verdicts and the same numbers. */

import { expect, test } from "vitest";
import { random } from "../building.ts";
import { seeds } from "../seeds.ts";
import { CLAMP, checked, type Structure } from "./held.ts";

const SEEDS = seeds(1, 20);

const PIN = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" };

/** More beams than are looked at of a node, all alike: all end in the air but one, which leads to a clamp and alone keeps the girder's end upright. */
function star(spokes: number): Structure {
  const nodes: Structure["nodes"] = { hub: [0, 0, 0], wall: [-6, 0, 0] };
  const members: Structure["members"] = [["girder", "wall", "hub"]];
  for (let i = 0; i < spokes; i++) {
    // To both sides, so that the girder goes on into none of them.
    const turn = Math.PI * (0.3 + (0.4 * i) / spokes);
    nodes[`tip${i}`] = [4 * Math.cos(turn), (i % 2 ? 4 : -4) * Math.sin(turn), 0];
    members.push([`spoke${i}`, "hub", `tip${i}`]);
  }
  return { nodes, members, supports: { wall: "ffffrr", [`tip${spokes / 2}`]: CLAMP }, designs: [{ id: "D", members: ["girder"] }] };
}

/** A storeyed grid, braced by crossed ties in its outer bays along x. */
function grid(nx: number, ny: number, nz: number): Structure {
  const nodes: Structure["nodes"] = {};
  const members: Structure["members"] = [];
  const supports: Structure["supports"] = {};
  const at = (i: number, j: number, k: number): string => `n${i}.${j}.${k}`;
  const add = (...[start, end, more]: [string, string, Record<string, unknown>?]): void =>
    void members.push([`m${members.length}`, start, end, more ?? {}]);
  for (let i = 0; i <= nx; i++)
    for (let j = 0; j <= ny; j++)
      for (let k = 0; k <= nz; k++) {
        nodes[at(i, j, k)] = [5 * i, 4 * j, 3 * k];
        if (k === 0) {
          supports[at(i, j, k)] = CLAMP;
          continue;
        }
        add(at(i, j, k - 1), at(i, j, k));
        if (i > 0) add(at(i - 1, j, k), at(i, j, k), { start_hinge: "pin", end_hinge: "pin" });
        if (j > 0) add(at(i, j - 1, k), at(i, j, k));
        if (i === 1 && (j === 0 || j === ny)) {
          add(at(0, j, k - 1), at(1, j, k), { type: "tension" });
          add(at(1, j, k - 1), at(0, j, k), { type: "tension" });
        }
      }
  const designs = members.flatMap(([id, , , more]) => (more?.type ? [] : [{ id: `D${id}`, members: [id] }]));
  return { nodes, members, supports, hinges: [PIN], designs };
}

function loaded(structure: Structure, force: number): Structure {
  const above = Object.entries(structure.nodes).filter(([node]) => !(node in structure.supports));
  return {
    ...structure,
    loads: {
      node_loads: above.map(([node, [x, y]]) => ({ node, fz: -force * (30 + 0.1 * x + 0.2 * y), fx: 0.4 * force, fy: 0.3 * force })),
    },
  };
}

/** Every name drawn by lot, and every list in another order. Design members keep theirs: they are how results are found. */
function renamed({ nodes, members, supports, loads, ...rest }: Structure, seed: number): Structure {
  const next = random(seed);
  const shuffled = <T>(all: readonly T[]): T[] =>
    all
      .map((one) => ({ one, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  const drawn = (ids: readonly string[]): Map<string, string> => new Map(shuffled(ids).map((id, i) => [id, `${"zyxwvutsrq"[i % 10]}${i}`]));
  const node = drawn(Object.keys(nodes));
  const member = drawn(members.map(([id]) => id));
  const named = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(shuffled(Object.entries(all)).map(([id, value]) => [node.get(id)!, value]));
  return {
    ...rest,
    nodes: named(nodes),
    supports: named(supports),
    members: shuffled(members).map(([id, start, end, more]) => [member.get(id)!, node.get(start)!, node.get(end)!, more ?? {}]),
    loads: { node_loads: (loads!.node_loads as { node: string }[]).map((load) => ({ ...load, node: node.get(load.node)! })) },
    designs: shuffled(rest.designs).map((design) => ({ ...design, members: (design.members as string[]).map((id) => member.get(id)!) })),
  };
}

test.each([
  ["forty alike that meet in one node", star(40), 10],
  ["a frame of storeys with crossed ties", grid(4, 3, 2), 1e3],
])("%s", (_, structure, force) => {
  const given = loaded(structure, force);
  const first = checked(given);
  for (const seed of SEEDS) {
    const other = checked(renamed(given, seed));
    for (const [id, { verdict, verifications }] of Object.entries(first)) {
      const again = other[id]!;
      const told = ({ key, status }: (typeof verifications)[number]): string => `${key} ${status}`;
      expect([again.verdict, ...again.verifications.map(told)], id).toEqual([verdict, ...verifications.map(told)]);
      verifications.forEach(({ key, utilisation }, i) => {
        if (utilisation !== null) expect(again.verifications[i]!.utilisation, `${id}: ${key}`).toBeCloseTo(utilisation, 6);
      });
    }
  }
});
