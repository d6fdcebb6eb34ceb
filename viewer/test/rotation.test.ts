/** The rotation that turns a member's local axes towards a direction, against the axes that it gives. */
import { expect, it } from "vitest";
import { rotationTo } from "../src/exchange/rotation.ts";
import { localAxes } from "../src/geometry/axes.ts";
import type { Vec } from "../src/geometry/vectors.ts";

it.each<[Vec, number]>([
  [[5, 0, 0], 30],
  [[3, 4, 5], -75],
  [[0, 0, 3], 120],
  [[1, -2, 0.5], 180],
])("a member along %j turned by %d degrees", (along, rotation) => {
  const { y, z } = localAxes(along, rotation);
  expect(rotationTo(along, "y", y)).toBeCloseTo(rotation, 8);
  expect(rotationTo(along, "z", z)).toBeCloseTo(rotation, 8);
});
it("is none towards the member itself, or towards nothing", () => {
  expect(rotationTo([2, 0, 0], "y", [1, 0, 0])).toBeNull();
  expect(rotationTo([2, 0, 0], "y", [0, 0, 0])).toBeNull();
});
