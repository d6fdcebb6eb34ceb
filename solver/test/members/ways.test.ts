/** Ways to the ground, by the bending of an L: a column clamped at its foot with an arm at its head. */

import { describe, expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { bracesOf } from "../../src/members/bracing.ts";
import { Graph } from "../../src/members/graph.ts";
import { NodeHolds } from "../../src/members/nodeholds.ts";
import { restAlong } from "../../src/members/surroundings.ts";
import { Ways } from "../../src/members/ways.ts";
import { readFrame } from "../../src/model/frame.ts";
import { Joints } from "../../src/topology/joints.ts";
import { tabulated } from "../checks/fake.ts";
import { CLAMP, held } from "../checks/held.ts";

const [COLUMN, ARM, E] = [3, 2, 210e9];
const { a, iy } = tabulated("IPE300");

const model = held({
  nodes: { A: [0, 0, 0], B: [0, 0, COLUMN], C: [ARM, 0, COLUMN], D: [ARM, 0, 9], F: [2 * ARM, 0, 9] },
  members: [
    ["column", "A", "B"],
    ["arm", "B", "C"],
    ["apart", "D", "F"],
  ],
  supports: { A: CLAMP, D: CLAMP },
  designs: [],
});
function waysOf(document: typeof model): { graph: Graph; ways: Ways } {
  const graph = new Graph(new Joints(checkContext(document, readFrame(document.model, false, undefined), solve(document))));
  return { graph, ways: new Ways(graph, new NodeHolds(graph, bracesOf(graph))) };
}
const { graph, ways } = waysOf(model);
const [A, B, C, F] = ["A", "B", "C", "F"].map((id) => graph.node(id)!) as [number, number, number, number];
const none: number[] = [];

describe("which way", () => {
  test("the arm's end goes by the column's head, and not the other way", () => {
    expect([ways.passes(C, B), ways.passes(C, A), ways.passes(B, C), ways.passes(F, A)]).toEqual([true, true, false, false]);
  });
  test("without its members, or past the node that asks, it holds nothing", () => {
    expect(ways.apart(C, F, none)).toBe(true);
    expect(ways.apart(C, B, none)).toBe(false);
    for (const member of ["column", "arm"]) expect(ways.apart(C, F, [graph.run(member)]), member).toBe(false);
    expect(ways.apart(B, F, [graph.run("arm")])).toBe(true);
  });
});

describe("what it offers", () => {
  const along = (m: string, near: number, direction: number): number =>
    restAlong({ k: ways.offered(graph.run(m), near), by: [] }, direction);
  test("the column holds its head as a cantilever: 3·E·I/L³ across, E·A/L along", () => {
    expect(along("column", B, 0) / ((3 * E * iy) / COLUMN ** 3)).toBeCloseTo(1, 6);
    expect(along("column", B, 2) / ((E * a) / COLUMN)).toBeCloseTo(1, 6);
  });
  test("the arm's end sags by its own bending and the turn of the head, and by no more than the column shortens besides", () => {
    const sag = ARM ** 3 / (3 * E * iy) + (ARM ** 2 * COLUMN) / (E * iy);
    // The column braces its head along itself too, and is counted there beside the way.
    expect(1 / along("arm", C, 2)).toBeGreaterThan(sag);
    expect(1 / along("arm", C, 2)).toBeLessThan(sag + COLUMN / (E * a));
  });
});

describe("a beam between two columns alike, with a post that hangs from its middle", () => {
  const portal = waysOf(
    held({
      nodes: { A: [0, 0, 0], B: [0, 0, COLUMN], M: [ARM, 0, COLUMN], C: [2 * ARM, 0, COLUMN], D: [2 * ARM, 0, 0], P: [ARM, 0, 1] },
      members: [
        ["left", "A", "B"],
        ["near", "B", "M"],
        ["far", "M", "C"],
        ["right", "D", "C"],
        ["post", "M", "P"],
      ],
      supports: { A: CLAMP, D: CLAMP },
      designs: [],
    }),
  );
  const at = (id: string): number => portal.graph.node(id) as number;
  test("the middle and what hangs from it have both ways, so that neither side counts on the other", () => {
    for (const from of ["M", "P"]) {
      expect(["A", "B", "C", "D"].map((other) => portal.ways.passes(at(from), at(other)))).toEqual([true, true, true, true]);
      for (const side of ["left", "near", "far", "right"])
        expect(portal.ways.apart(at(from), at("P"), [portal.graph.run(side)]), side).toBe(false);
    }
    expect(portal.ways.passes(at("M"), at("P"))).toBe(false);
    expect(portal.ways.passes(at("B"), at("M"))).toBe(false);
    expect(portal.ways.apart(at("B"), at("C"), [])).toBe(true);
  });
});
