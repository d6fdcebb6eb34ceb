/** Diagrams on members: cut where they change sign, labelled where a reader looks. */
import { expect, it } from "vitest";
import { bySign, isEven, notable } from "../src/scene/diagrams.ts";

it("cuts a curve exactly where it is zero", () => {
  const parts = bySign([0, 4], [-1, 3]);
  expect(parts).toHaveLength(2);
  expect(parts[0]!.x1).toBeCloseTo(1, 12);
  expect(parts[1]).toMatchObject({ v0: 0, v1: 3 });
});

it("labels the smallest and the largest value once each", () => {
  expect(notable([0, 5, -2, 1])).toEqual([2, 1]);
  expect(notable([4, 4, 4])).toEqual([0]);
});

it("takes a normal force that its own weight changes a little for one number, and a moment for several", () => {
  expect(isEven([-122.62e3, -122.51e3, -122.4e3])).toBe(true);
  expect(isEven([4, 4, 4])).toBe(true);
  expect(isEven([-1e3, -2e3])).toBe(false);
  expect(isEven([-1, 1])).toBe(false);
});
