/** Shares of an area: strips are bounded where another edge is as near, and all of them together are the area. */

import { expect, test } from "vitest";
import { nearestShares, polygonOf, type Share, spanningShares } from "../../../src/model/authoring/area_shares.ts";
import type { Point } from "../../../src/model/vectors.ts";

const bay: Point[] = [
  [0, 0, 0],
  [6, 0, 0],
  [6, 4, 0],
  [0, 4, 0],
];
const lean: Point[] = [
  [0, 0, 0],
  [7, 1, 1],
  [8, 4, 4],
  [3, 6, 6],
  [-1, 3, 3],
];
const under = (share: Share, length: number): number =>
  share.slice(1).reduce((sum, [t, depth], i) => sum + ((share[i]![1] + depth) / 2) * (t - share[i]![0]) * length, 0);
const total = (shares: Share[], lengths: number[]): number => shares.reduce((sum, share, i) => sum + under(share, lengths[i]!), 0);

test("two-way, the strips of a bay of 6 × 4 m meet at 45°: a trapezoid and a triangle, 2 m deep", () => {
  const [long, short] = nearestShares(polygonOf(bay));
  expect(long!.map(([t, depth]) => [6 * t, depth])).toEqual([
    [0, 0],
    [2, 2],
    [4, 2],
    [6, 0],
  ]);
  expect(short!.map(([t, depth]) => [4 * t, depth])).toEqual([
    [0, 0],
    [2, 2],
    [4, 0],
  ]);
});

test("one-way, the edges across the span have half each, and those along it nothing", () => {
  const [along, across] = spanningShares(polygonOf(bay), [1, 0, 0]);
  expect(along).toEqual([]);
  expect(across!.map(([, depth]) => depth)).toEqual([3, 3]);
});

test.each([
  ["two-way", (corners: Point[]) => nearestShares(polygonOf(corners))],
  ["one-way", (corners: Point[]) => spanningShares(polygonOf(corners), [1, 0.5, 0.5])],
])("%s, the strips of a leaning pentagon are its area", (_, sharesOf) => {
  const { area, edges } = polygonOf(lean);
  const lengths = edges.map(({ length }) => length);
  expect(total(sharesOf(lean), lengths) / area).toBeCloseTo(1, 9);
});
