/** The graph of runs: who meets where, and a run's stiffness from either of its ends. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { Graph } from "../../src/members/graph.ts";
import { readFrame } from "../../src/model/frame.ts";
import { Joints } from "../../src/topology/joints.ts";
import { tabulated } from "../checks/fake.ts";
import { CLAMP, held, type Structure } from "../checks/held.ts";

const [SPAN, HEIGHT, E] = [6, 4, 210e9];
const { a, iy } = tabulated("IPE300");

function graphOf(members: Structure["members"], nodes: Structure["nodes"]): Graph {
  const model = held({ nodes, members, supports: { A: CLAMP }, designs: [] });
  return new Graph(new Joints(checkContext(model, readFrame(model.model, false, undefined), solve(model))));
}

const graph = graphOf(
  [
    ["column", "A", "B"],
    ["left", "B", "M"],
    ["right", "C", "M"],
  ],
  { A: [0, 0, 0], B: [0, 0, HEIGHT], M: [2, 0, HEIGHT], C: [SPAN, 0, HEIGHT] },
);
const [A, B, C] = ["A", "B", "C"].map((id) => graph.node(id)!) as [number, number, number];

test("a beam in two pieces, one drawn backwards, is one run, and the node between them none of the graph's", () => {
  expect([graph.size, graph.runs.length, graph.node("M")]).toEqual([3, 2, undefined]);
  expect(graph.run("left")).toBe(graph.run("right"));
  expect([graph.other(graph.run("left"), B), graph.other(graph.run("column"), B)]).toEqual([C, A]);
});

test("the piece at a node is the one that meets it", () => {
  const run = graph.run("left");
  expect([graph.pieceAt(run, B).id, graph.pieceAt(run, C).id]).toEqual(["left", "right"]);
});

test("from either end its own freedoms come first: 12·E·I/L³ across, 6·E·I/L² with the other sign", () => {
  const run = graph.run("left");
  const [near, far] = [B, C].map((node) => Float64Array.from(graph.stiffness(run, node))) as [Float64Array, Float64Array];
  for (const matrix of [near, far]) expect(matrix[12 * 2 + 2]! / ((12 * E * iy) / SPAN ** 3)).toBeCloseTo(1, 9);
  expect(Math.abs(near[12 * 2 + 4]!) / ((6 * E * iy) / SPAN ** 2)).toBeCloseTo(1, 9);
  expect(far[12 * 2 + 4]! / near[12 * 2 + 4]!).toBeCloseTo(-1, 9);
});

test("along itself E·A/L, whichever way it stands", () => {
  expect(graph.axial(graph.run("left")) / ((E * a) / SPAN)).toBeCloseTo(1, 9);
  expect(graph.axial(graph.run("column")) / ((E * a) / HEIGHT)).toBeCloseTo(1, 9);
});
