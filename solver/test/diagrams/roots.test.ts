/** Roots on an interval: parabolas and lines built from known roots give them back. */

import { expect, test } from "vitest";
import { parabolaRoots } from "../../src/diagrams/roots.ts";
import { random } from "../building.ts";

test("real roots inside the interval are all found, ascending", () => {
  const next = random(4);
  for (let round = 0; round < 2000; round++) {
    const scale = 10 ** (6 * next() - 3);
    const first = 8 * next() - 2;
    const second = first + 0.1 + 3 * next();
    // scale · (t − first) · (t − second)
    const found = parabolaRoots(scale * first * second, -scale * (first + second), scale, 5);
    const expected = [first, second].filter((root) => root > 0 && root < 5);
    expect(found).toHaveLength(expected.length);
    expected.forEach((root, i) => expect(found[i]).toBeCloseTo(root, 8));
  }
});

test("a line has one root", () => {
  expect(parabolaRoots(-3, 2, 0, 5)).toEqual([1.5]);
  expect(parabolaRoots(3, 2, 0, 5)).toEqual([]);
});

test("a leading term lost in rounding leaves the line's root", () => {
  expect(parabolaRoots(-3, 2, 1e-30, 5)).toEqual([1.5]);
});

test("a parabola that touches zero has one root", () => {
  expect(parabolaRoots(4, -4, 1, 5)).toEqual([2]);
});

test("no roots: constants, and parabolas that stay on one side", () => {
  expect(parabolaRoots(3, 0, 0, 1)).toEqual([]);
  expect(parabolaRoots(0, 0, 0, 1)).toEqual([]);
  expect(parabolaRoots(1, 0, 1, 1)).toEqual([]);
});
