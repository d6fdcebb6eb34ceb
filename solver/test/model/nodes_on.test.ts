/** Nodes along a line: the cells find what a look at every node finds. */

import { expect, test } from "vitest";
import type { Node } from "../../src/generated/model.ts";
import { NodesOn, type Point } from "../../src/model/nodes_on.ts";

const node = (id: string, x: number, y: number, z: number): Node => ({ id, x, y, z });

test("in order from the first point, without the ends and what lies a millimetre and more beside", () => {
  const nodes = [
    node("late", 6, 0, 0),
    node("start", 0, 0, 0),
    node("beside", 3, 0.0011, 0),
    node("early", 2, 0.0009, 0),
    node("end", 9, 0, 0),
  ];
  const found = new NodesOn(nodes).between([0, 0, 0], [9, 0, 0]);
  expect(found.map(({ node: { id } }) => id)).toEqual(["early", "late"]);
  expect(found[1]!.at).toBeCloseTo(6 / 9, 12);
});

/** Distances from the line by the cross product. */
function everyNode(nodes: Node[], from: Point, to: Point): string[] {
  const run = to.map((value, k) => value - from[k]!) as [number, number, number];
  const length = Math.hypot(...run);
  return nodes
    .filter(({ x, y, z }) => {
      const [a, b, c] = [x - from[0], y - from[1], z - from[2]];
      const reach = (a * run[0] + b * run[1] + c * run[2]) / length;
      const beside = Math.hypot(b * run[2] - c * run[1], c * run[0] - a * run[2], a * run[1] - b * run[0]) / length;
      return beside <= 1e-3 && reach > 1e-3 && reach < length - 1e-3;
    })
    .map(({ id }) => id);
}

test("of a grid of 1,000 nodes, lines along it, across it and through its corners", () => {
  const nodes = Array.from({ length: 1000 }, (_, i) =>
    node(`N${i}`, (i % 10) * 1.7, (Math.floor(i / 10) % 10) * 2.3, Math.floor(i / 100) * 3),
  );
  const search = new NodesOn(nodes);
  const at = (i: number): Point => [nodes[i]!.x, nodes[i]!.y, nodes[i]!.z];
  let met = 0;
  for (const [a, b] of [
    [0, 9],
    [0, 99],
    [0, 999],
    [5, 905],
    [12, 998],
    [900, 99],
    [123, 456],
    [3, 39],
  ] as const) {
    const found = search.between(at(a), at(b)).map(({ node: { id } }) => id);
    expect([...found].sort()).toEqual(everyNode(nodes, at(a), at(b)).sort());
    met += found.length;
  }
  expect(met).toBeGreaterThan(30);
});
