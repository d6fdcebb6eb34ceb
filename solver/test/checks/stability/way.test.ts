/** The better of two ways to the ground: by what it holds, and only where that is alike by name. */

import { expect, test } from "vitest";
import { isBetter, type Way, wayOf } from "../../../src/checks/stability/way.ts";

const way = (id: string, x: number, y: number, z: number): Way => {
  const k = new Float64Array(36);
  k.set([x], 0);
  k.set([y], 7);
  k.set([z], 14);
  return wayOf(0, { id }, k);
};

test("what holds every direction is better than a stiff bar that holds one", () => {
  expect(isBetter(way("b", 1, 1, 1), way("a", 1e6, 0, 0))).toBe(true);
  expect(isBetter(way("a", 1e6, 0, 0), way("b", 1, 1, 1))).toBe(false);
});
test("of bars the stiffer, of ways alike but for round-off the first by name, whichever is asked first", () => {
  expect(isBetter(way("b", 2, 0, 0), way("a", 0, 1, 0))).toBe(true);
  const [a, b] = [way("a", 1, 2, 3), way("b", 3, 1, 2 * (1 + 1e-9))];
  expect([isBetter(a, b), isBetter(b, a)]).toEqual([true, false]);
});
