/** Diagrams of members: read at x, enveloped, with their exact extrema among their points. */
import type { Stations } from "handoff-solver";
import { reachOf } from "handoff-solver/statics";
import { describe, expect, it } from "vitest";
import { hull, readAt } from "../src/geometry/hull.ts";
import { furthest, peaksOf, rangeAt } from "../src/panel/curves.ts";
import type { MemberCurves } from "../src/results/sets.ts";
import { withExtremes } from "../src/solving/curves.ts";

describe("a shear diagram under a point load at mid-span", () => {
  const x = [0, 2, 2, 4];
  const v = [5, 5, -5, -5];
  it("reads both sides of the jump", () => expect(readAt(x, v, 2)).toEqual({ left: 5, right: -5 }));
  it("reads one value elsewhere", () => {
    expect(readAt(x, v, 1)).toEqual({ left: 5, right: 5 });
    expect(readAt(x, v, 4)).toEqual({ left: -5, right: -5 });
    expect(readAt(x, v, 0)).toEqual({ left: 5, right: 5 });
  });
});
it("reads between stations linearly", () => expect(readAt([0, 1], [0, 10], 0.25).left).toBeCloseTo(2.5, 12));
it("names the combination that governs each side of an envelope", () => {
  const none = { n: [0, 0], vy: [0, 0], vz: [0, 0], mx: [0, 0], mz: [0, 0], deflection_y: [0, 0], deflection_z: [0, 0] };
  const still = { displacement_x: [0, 0], displacement_y: [0, 0], displacement_z: [0, 0] };
  const flat = { min: 0, minX: 0, max: 0, maxX: 0 };
  const curve = (set: string, value: number): MemberCurves => ({
    set,
    stations: { member: "M1", set, x: [0, 1], ...none, ...still, my: [value, value] },
    extremes: { n: flat, vy: flat, vz: flat, mx: flat, my: flat, mz: flat },
  });
  expect(rangeAt([curve("A", 3), curve("B", -7), curve("C", 5)], "my", 0.5)).toEqual({
    max: { value: 5, by: "C" },
    min: { value: -7, by: "B" },
  });
});
it("finds the ends of an envelope, by whom and where, and the set with the value furthest from zero", () => {
  const of = (set: string, min: number, minX: number, max: number, maxX: number) =>
    ({ set, extremes: { my: { min, minX, max, maxX } } }) as unknown as MemberCurves;
  const curves = [of("A", -3, 1, 5, 2), of("B", -7, 4, 2, 3), of("C", 0, 0, 6, 2.5)];
  expect(peaksOf(curves, "my")).toEqual({ max: { value: 6, by: "C", x: 2.5 }, min: { value: -7, by: "B", x: 4 } });
  expect(furthest(curves, "my")).toBe("B");
});
it("outlines two curves that cross and one that jumps", () => {
  const rising = { x: [0, 4], values: [0, 4] };
  const falling = { x: [0, 2, 2, 4], values: [3, 3, -1, -1] };
  const { max, min } = hull([rising, falling]);
  expect(max).toEqual({ x: [0, 2, 2, 4], values: [3, 3, 2, 4], by: [1, 1, 0, 0] });
  expect(min).toEqual({ x: [0, 2, 2, 4], values: [0, 2, -1, -1], by: [0, 0, 1, 1] });
});
it("puts exact extrema among the points of a curve, once", () => {
  const curve = withExtremes([0, 1, 3, 4], [0, 3, 3, 0], { min: 0, minX: 0, max: 4, maxX: 2 });
  expect(curve).toEqual({ x: [0, 1, 2, 3, 4], values: [0, 3, 4, 3, 0] });
});
it("finds the sag of a parabola between stations", () => {
  // w = x·(4 − x)/4 over 4 m is 1 in the middle, where no station is.
  const x = [0, 0.5, 1.5, 2.5, 3.5, 4];
  const w = x.map((at) => (-at * (4 - at)) / 4);
  const nil = x.map(() => 0);
  const found = reachOf({ x, displacement_x: nil, displacement_y: nil, displacement_z: w } as Stations);
  expect(found.value).toBeCloseTo(1, 12);
  expect(found.x).toBeCloseTo(2, 12);
});
