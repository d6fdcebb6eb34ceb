/** The box around a model: its diagonal is its size, and a flat model is met face on. */
import { describe, expect, it } from "vitest";
import { spanOf } from "../src/drawing/sheet.ts";
import { boundsOf, homeView, isFlat } from "../src/geometry/bounds.ts";
import { cross, dot, norm } from "../src/geometry/vectors.ts";

const at = (...places: [number, number, number][]) => boundsOf(places.map(([x, y, z]) => ({ x, y, z })));

it("reaches from corner to corner", () => {
  // 2, 3 and 6 have the diagonal 7.
  const bounds = at([1, 5, 0], [3, 2, 6]);
  expect(bounds).toEqual({ low: [1, 2, 0], high: [3, 5, 6], centre: [2, 3.5, 3], size: 7 });
  expect([0, 1, 2].map((k) => isFlat(bounds, k))).toEqual([false, false, false]);
});
it("has a size where there is no extent, and where there is nothing", () => {
  expect(at([4, 4, 4]).size).toBe(1);
  expect(at()).toEqual({ low: [0, 0, 0], high: [0, 0, 0], centre: [0, 0, 0], size: 1 });
});

describe("the view that a model opens in", () => {
  const cases: [string, ReturnType<typeof at>, string][] = [
    ["a frame in X and Z", at([0, 0, 0], [6, 0, 4]), "front"],
    ["a frame in Y and Z", at([0, 0, 0], [0, 6, 4]), "side"],
    ["a frame in space", at([0, 0, 0], [6, 6, 4]), "iso"],
    ["a frame that leans by round-off alone", at([0, 0, 0], [6, 1e-9, 4]), "front"],
  ];
  it.each(cases)("%s", (_, bounds, view) => expect(homeView(bounds)).toBe(view));
  it.each(cases)("%s lies on a sheet of two unit vectors at right angles, the second upwards", (_, bounds) => {
    const [right, up] = spanOf(bounds);
    expect(norm(right)).toBeCloseTo(1, 12);
    expect(norm(up)).toBeCloseTo(1, 12);
    expect(dot(right, up)).toBeCloseTo(0, 12);
    expect(up[2]).toBeGreaterThan(0);
    // Nothing is mirrored: from the eye, right × up points towards whoever looks, who stands at −y or +x.
    const [x, y] = cross(right, up);
    expect(x - y).toBeGreaterThan(0);
  });
});
