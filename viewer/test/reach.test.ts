/** The largest displacement is exact, not that of a station near it. */
import type { Stations } from "handoff-solver";
import { reachOf } from "handoff-solver/statics";
import { expect, it } from "vitest";
import { withExtremes } from "../src/solving/curves.ts";

it("finds the sag of a parabola between stations", () => {
  // w = x·(4 − x)/4 over 4 m is 1 in the middle, where no station is.
  const x = [0, 0.5, 1.5, 2.5, 3.5, 4];
  const w = x.map((at) => (-at * (4 - at)) / 4);
  const nil = x.map(() => 0);
  const found = reachOf({ x, displacement_x: nil, displacement_y: nil, displacement_z: w } as Stations);
  expect(found.value).toBeCloseTo(1, 12);
  expect(found.x).toBeCloseTo(2, 12);
});
it("puts exact extrema among the points of a curve, once", () => {
  const curve = withExtremes([0, 1, 3, 4], [0, 3, 3, 0], { min: 0, minX: 0, max: 4, maxX: 2 });
  expect(curve).toEqual({ x: [0, 1, 2, 3, 4], values: [0, 3, 4, 3, 0] });
});
