/** Chains round what is cut off. */

import { expect, test } from "vitest";
import { detours } from "../../src/members/detour.ts";
import type { Graph } from "../../src/members/graph.ts";

/** Members by their two nodes. */
const graphOf = (ends: readonly [number, number][]): Pick<Graph, "nearest" | "other"> => ({
  nearest: (node) => ends.flatMap(([a, b], m) => (a === node || b === node ? [m] : [])),
  other: (m, node) => (ends[m]![0] === node ? ends[m]![1] : ends[m]![0]),
});
const anywhere = (): boolean => true;

/** 0 — 1 — 2 — 3, and a short cut 0 — 3. */
const RING = graphOf([
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 3],
]);

test("the chain with the fewest members to a node that is free", () => {
  const [chain] = detours(RING, 0, anywhere, (node) => node === 3);
  expect(chain).toEqual([{ m: 3, to: 3 }]);
});

test("both ways round to a node are told, and both of two nodes as near", () => {
  const ends = (found: ReturnType<typeof detours>): number[][] => found.map((chain) => chain.map(({ to }) => to));
  expect(ends(detours(RING, 0, anywhere, (node) => node === 2))).toEqual([
    [1, 2],
    [3, 2],
  ]);
  expect(ends(detours(RING, 0, anywhere, (node) => node === 1 || node === 3))).toEqual([[1], [3]]);
});

test("past a member that is not open the other way round, member by member", () => {
  const [chain] = detours(
    RING,
    0,
    (m) => m !== 3,
    (node) => node === 3,
  );
  expect(chain!.map(({ m, to }) => [m, to])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test("a free node is told what the chain has passed, its start first", () => {
  const told: (readonly number[])[] = [];
  detours(
    RING,
    0,
    (m) => m !== 3,
    (node, passed) => node === 3 && told.push(passed) > 0,
  );
  expect(told).toEqual([[0, 1, 2]]);
});

test("none where nothing is free, and none from far away", () => {
  expect(detours(RING, 0, anywhere, () => false)).toEqual([]);
  const row = graphOf(Array.from({ length: 60 }, (_, i): [number, number] => [i, i + 1]));
  expect(detours(row, 0, anywhere, (node) => node === 5)[0]).toHaveLength(5);
  expect(detours(row, 0, anywhere, (node) => node === 60)).toEqual([]);
});
