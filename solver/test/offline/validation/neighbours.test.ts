/** Nodes and members that miss one another by a little, or cover one another. */

import { expect, test } from "vitest";
import { covered, missed, near } from "../../../src/offline/validation/neighbours.ts";
import { documentWith, member, nodes, told } from "./judged.ts";

const structure = (places: Record<string, readonly number[]>, ...members: object[]) => documentWith({ nodes: nodes(places), members });
const LINE = { A: [0, 0, 0], B: [3, 3, 0], C: [5, 5, 0], D: [0, 4, 0] };

test("of two members that leave a node in one direction the longer covers the shorter", () => {
  const long = member("long", "A", "C");
  expect(told(covered(structure(LINE, long, member("short", "A", "B"))))).toEqual(["model.members[1] overlapping_members"]);
  // Whichever end they share, and whichever way they point.
  expect(told(covered(structure(LINE, long, member("short", "B", "C"))))).toEqual(["model.members[1] overlapping_members"]);
  expect(told(covered(structure(LINE, member("short", "B", "A"), member("on", "B", "C"))))).toEqual([]);
  expect(told(covered(structure(LINE, long, member("other", "A", "D"))))).toEqual([]);
  expect(told(covered(structure(LINE, long, member("beside", "A", "B", { start_offset: [0, 0, 0.1] }))))).toEqual([]);
});

test("two members between the same nodes are doubled, which a row tells", () => {
  expect(told(covered(structure(LINE, member("one", "A", "C"), member("two", "C", "A"))))).toEqual([]);
});

test.each([
  [0.002, true],
  [0.009, true],
  [0.0101, false],
  [1e-6, false], // at one place, which a row tells
])("nodes %d m apart that nothing joins", (apart, isTold) => {
  const side = apart / Math.sqrt(3);
  const places = { A: [0, 0, 0], B: [4, 0, 0], C: [4 + side, side, side], D: [8, 0, 0] };
  const parted = structure(places, member("left", "A", "B"), member("right", "C", "D"));
  expect(told(near(parted))).toEqual(isTold ? ["model.nodes[2] near_nodes"] : []);
  const joined = structure(places, member("left", "A", "B"), member("link", "B", "C"), member("right", "C", "D"));
  expect(told(near(joined))).toEqual([]);
});

test.each([
  [0.0005, false],
  [0.02, true],
  [0.06, false],
])("a member that connects passes a node at %d m", (aside, isTold) => {
  const places = { A: [0, 0, 0], B: [6, 0, 0], F: [3, aside, -3], H: [3, aside, 0] };
  const crossed = (connect: boolean) => told(missed(structure(places, member("beam", "A", "B", { connect }), member("post", "F", "H"))));
  expect(crossed(true)).toEqual(isTold ? ["model.nodes[3] missed_member"] : []);
  expect(crossed(false)).toEqual([]);
});
