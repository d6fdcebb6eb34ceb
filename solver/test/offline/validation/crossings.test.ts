/** Nodes on members that are not split there, and members on a part of one another. */

import { expect, test } from "vitest";
import { crossings } from "../../../src/offline/validation/crossings.ts";
import { documentWith, member, nodes, told } from "./judged.ts";

type Places = Record<string, readonly number[]>;
const BEAM = { A: [0, 0, 0], B: [6, 0, 0] };
const found = (places: Places, members: object[], more: object = {}) =>
  told(crossings(documentWith({ nodes: nodes(places), members, ...more })));
/** A beam and a post whose head is at a place near it. */
const post = (head: readonly number[], beam: object = {}) =>
  found({ ...BEAM, F: [3, 0, -3], H: head }, [member("beam", "A", "B", beam), member("post", "F", "H")]);

test("the head of a post on a beam that is not split is told at the node", () => {
  expect(post([3, 0, 0])).toEqual(["model.nodes[3] node_on_member"]);
  expect(post([3, 0.002, 0])).toEqual([]);
  expect(post([6.5, 0, 0])).toEqual([]);
});

test("in whatever direction the structure is turned", () => {
  const [c, s] = [Math.cos(0.7), Math.sin(0.7)];
  const turn = ([x = 0, y = 0, z = 0]: readonly number[]) => [
    c * x - s * y,
    0.6 * (s * x + c * y) - 0.8 * z,
    0.8 * (s * x + c * y) + 0.6 * z,
  ];
  const places = Object.entries({ ...BEAM, F: [3, 0, -3], H: [3, 0, 0] }).map(([id, place]) => [id, turn(place)]);
  expect(found(Object.fromEntries(places), [member("beam", "B", "A"), member("post", "F", "H")])).toEqual([
    "model.nodes[3] node_on_member",
  ]);
});

test("a beam that connects, or that offsets move away, is not asked", () => {
  expect(post([3, 0, 0], { connect: true })).toEqual([]);
  expect(post([3, 0, 0], { start_offset: [0, 0, 0.2], end_offset: [0, 0, 0.2] })).toEqual([]);
});

test("a node counts where something joins or holds it", () => {
  const places = { ...BEAM, H: [3, 0, 0] };
  const held = { id: "S", node: "H", ux: "fixed", uy: "fixed", uz: "fixed", rx: "free", ry: "free", rz: "free" };
  expect(found(places, [member("beam", "A", "B")])).toEqual([]);
  expect(found(places, [member("beam", "A", "B")], { supports: [held] })).toEqual(["model.nodes[2] node_on_member"]);
});

test("members that share a part of a line are told of once, at the later one", () => {
  const places = { ...BEAM, C: [4, 0, 0], D: [10, 0, 0] };
  expect(found(places, [member("one", "A", "B"), member("two", "C", "D")])).toEqual(["model.members[1] partly_overlapping_members"]);
  expect(found(places, [member("one", "A", "C"), member("two", "C", "D")])).toEqual([]);
});
