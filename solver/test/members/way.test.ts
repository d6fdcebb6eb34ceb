/** The best of several ways to the ground: by what they hold, and where that is alike all of them. */

import { expect, test } from "vitest";
import { bestOf, shared, type Way, wayOf } from "../../src/members/way.ts";

const way = (m: number, x: number, y: number, z: number): Way => {
  const k = new Float64Array(36);
  k.set([x], 0);
  k.set([y], 7);
  k.set([z], 14);
  return wayOf(m, k);
};
const best = (...ways: Way[]): number[] => bestOf(ways).map(({ m }) => m);

test("what holds every direction is better than a stiff bar that holds one", () => {
  expect(best(way(1, 1, 1, 1), way(2, 1e6, 0, 0))).toEqual([1]);
  expect(best(way(2, 1e6, 0, 0), way(1, 1, 1, 1))).toEqual([1]);
});
test("of bars the stiffer, of ways alike but for round-off both", () => {
  expect(best(way(1, 2, 0, 0), way(2, 0, 1, 0))).toEqual([1]);
  expect(best(way(1, 1, 2, 3), way(2, 3, 1, 2 * (1 + 1e-9)), way(3, 1, 1, 1))).toEqual([1, 2]);
});
test("ways alike share in what they offer by halves", () => {
  const both = shared([way(1, 1, 2, 3), way(2, 3, 2, 1)]);
  expect([0, 7, 14].map((i) => both[i])).toEqual([2, 2, 2]);
});
