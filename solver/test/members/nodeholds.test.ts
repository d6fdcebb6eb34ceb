/** What holds a node by itself, and what a member passes on of what holds its far node: the springs of a cantilever and of a bar. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { bracesOf } from "../../src/members/bracing.ts";
import { Graph } from "../../src/members/graph.ts";
import { NodeHolds } from "../../src/members/nodeholds.ts";
import { readFrame } from "../../src/model/frame.ts";
import { Joints } from "../../src/topology/joints.ts";
import { tabulated } from "../checks/fake.ts";
import { CLAMP, held, type Structure } from "../checks/held.ts";

const [L, E] = [4, 210e9];
const { a, iy } = tabulated("IPE300");
const spring = { ux: 3e6, uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" };
const tie: Structure["members"][number] = ["tie", "B", "D", { type: "truss" }];

/** A cantilever column, its head on a spring; with `bar`, tied along x to a clamp as well. */
function structure(bar: boolean): { graph: Graph; holds: NodeHolds } {
  const model = held({
    nodes: { A: [0, 0, 0], B: [0, 0, L], ...(bar ? { D: [2, 0, L] } : {}) },
    members: [["c", "A", "B"], ...(bar ? [tie] : [])],
    supports: { A: CLAMP, B: spring, ...(bar ? { D: CLAMP } : {}) },
    designs: [],
  });
  const graph = new Graph(new Joints(checkContext(model, readFrame(model.model, false, undefined), solve(model))));
  return { graph, holds: new NodeHolds(graph, bracesOf(graph)) };
}
const { graph, holds } = structure(false);
const [A, B] = [graph.node("A")!, graph.node("B")!];
const column = graph.run("c");

test("a clamp fixes all, a spring holds its node with what it is, counted once", () => {
  expect(holds.at(A).fixed).toEqual(Array(6).fill(true));
  expect(holds.at(B).fixed).toEqual(Array(6).fill(false));
  expect(holds.at(B).k[0]).toBe(3e6);
  expect(holds.at(B)).toBe(holds.at(B));
});

test("of what bars give a node half counts, beside the whole of its spring: ways to the ground may hold them once more", () => {
  const tied = structure(true);
  const node = tied.graph.node("B")!;
  const bars = bracesOf(tied.graph)[node]!.k[0]! - 3e6;
  expect(bars).toBeGreaterThan(1e8);
  expect(tied.holds.at(node).k[0]).toBeCloseTo(3e6 + bars / 2, 0);
});

test("on a clamp a member offers what a cantilever does: 12EI/L³ across, 4EI/L in turning, EA/L along", () => {
  const k = holds.offered(column, B, holds.at(A));
  expect([k[0]! / ((12 * E * iy) / L ** 3), k[7 * 4]! / ((4 * E * iy) / L), k[7 * 2]! / ((E * a) / L)]).toEqual(
    [1, 1, 1].map((share) => expect.closeTo(share, 9)),
  );
});

test("on a node that nothing holds it offers nothing, on a pin 3EI/L in turning", () => {
  const free = { k: new Float64Array(36), fixed: Array(6).fill(false) };
  expect([...holds.offered(column, B, free)].every((value) => value === 0)).toBe(true);
  const pinned = { k: new Float64Array(36), fixed: [true, true, true, false, false, true] };
  expect(holds.offered(column, B, pinned)[7 * 4]! / ((3 * E * iy) / L)).toBeCloseTo(1, 9);
});
