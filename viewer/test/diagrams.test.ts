/** Diagrams on members: cut where they change sign, labelled where a reader looks. */
import { expect, it } from "vitest";
import type { Vec } from "../src/geometry/vectors.ts";
import { bySign, isEven, notable } from "../src/results/ordinates.ts";
import { reachOf, valueLabels } from "../src/scene/diagrams.ts";
import type { Palette } from "../src/scene/palette.ts";

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

it("keeps an envelope's value apart from the combination that gives it", () => {
  const curve = { member: 0, x: [0, 2, 4], values: [0, 15.19, 0], by: ["6.10-2", "6.10-11", "6.10-2"] };
  const point = (x: number): Vec => [x, 0, 0];
  const palette = { css: { positive: "blue" } } as unknown as Palette;
  const labels = valueLabels(
    curve,
    { foot: point, tip: point },
    15.19,
    () => false,
    palette,
    (value) => value.toFixed(2),
  );
  expect(labels.map(({ text }) => text)).toEqual(["15.19 (6.10-11)"]);
});

it("reaches as far as its largest ordinates, moments on the tension side", () => {
  const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as { x: Vec; y: Vec; z: Vec };
  const run = { from: [0, 0, 5] as Vec, to: [4, 0, 5] as Vec, length: 4, axes };
  // Hogging at the start: tension above, so that the tip stands 3 m over the member.
  const tips = reachOf(run, "my", { member: 0, x: [0, 2, 4], values: [-300, 0, 100], by: null }, 0.01);
  expect(tips).toContainEqual([0, 0, 8]);
  expect(tips).toContainEqual([4, 0, 4]);
});
