/** Lengths, areas, corners and lines, by geometry that can be drawn on paper. */

import { expect, test } from "vitest";
import type { Point } from "../../../src/model/vectors.ts";
import { area, badCorner, firstBreak, memberEnds, memberLength } from "../../../src/offline/validation/geometry.ts";

const POINTS = new Map<string, Point>([
  ["a", [0, 0, 0]],
  ["b", [3, 0, 4]],
  ["c", [6, 0, 8]],
  ["d", [6, 0, 4]],
]);
const SQUARE: Point[] = [
  [0, 0, 0],
  [2, 0, 0],
  [2, 2, 0],
  [0, 2, 0],
];
const line = (start: string, end: string, more: object = {}) => ({ start, end, ...more });
const flat = (...corners: [number, number][]): Point[] => corners.map(([x, y]) => [x, y, 0]);

test("a member is as long as its ends are apart, offsets included", () => {
  expect(memberLength(line("a", "b"), POINTS)).toBe(5);
  const lifted = line("a", "b", { start_offset: [0, 0, 4] });
  expect(memberEnds(lifted, POINTS)).toEqual([
    [0, 0, 4],
    [3, 0, 4],
  ]);
  expect(memberLength(lifted, POINTS)).toBe(3);
  expect(memberLength(line("a", "nowhere"), POINTS)).toBeUndefined();
});

test("areas of triangles and quadrilaterals", () => {
  expect(area(SQUARE.slice(0, 3))).toBe(2);
  expect(area(SQUARE)).toBe(4);
  // Half the product of diagonals that cross squarely: 4 · 6 / 2.
  expect(area(flat([0, 0], [2, -3], [4, 0], [2, 3]))).toBe(12);
  expect(area([])).toBeUndefined();
});

test.each<[string, Point[], number | undefined]>([
  ["a square", SQUARE, undefined],
  ["the other way round", [...SQUARE].reverse(), undefined],
  ["a triangle", SQUARE.slice(0, 3), undefined],
  ["inwards", flat([0, 0], [2, 0], [0.5, 0.5], [0, 2]), 2],
  ["straight", flat([0, 0], [1, 0], [2, 0], [0, 2]), 1],
  ["no area", flat([0, 0], [1, 0], [2, 0], [3, 0]), undefined],
])("the first corner that does not turn outwards: %s", (_, corners, bad) => expect(badCorner(corners)).toBe(bad));

test("a chain goes on in one line, whichever way its members point, or breaks", () => {
  expect(firstBreak([line("a", "b"), line("c", "b")], POINTS)).toBeUndefined();
  expect(firstBreak([line("a", "b"), line("c", "d")], POINTS)).toEqual([1, "gap"]);
  expect(firstBreak([line("a", "b"), line("b", "d")], POINTS)).toEqual([1, "turn"]);
});

test("a line may bend by less than one degree, and runs past a node that both members are offset from", () => {
  const bent = (degrees: number) =>
    new Map(POINTS)
      .set("a", [-4, 0, 0])
      .set("b", [0, 0, 0])
      .set("c", [4 * Math.cos((degrees * Math.PI) / 180), 0, 4 * Math.sin((degrees * Math.PI) / 180)]);
  const chain = [line("a", "b"), line("b", "c")];
  expect(firstBreak(chain, bent(0.9))).toBeUndefined();
  expect(firstBreak(chain, bent(1.1))).toEqual([1, "turn"]);
  const lowered = new Map(POINTS).set("b", [3, 0, 3]);
  const lift = [0, 0, 1];
  expect(firstBreak([line("a", "b", { end_offset: lift }), line("b", "c", { start_offset: lift })], lowered)).toBeUndefined();
  expect(firstBreak([line("a", "b", { end_offset: lift }), line("b", "c")], lowered)).toEqual([1, "turn"]);
});
