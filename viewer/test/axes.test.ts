/** Local axes as the model format states them. */
import { expect, it } from "vitest";
import { localAxes, memberRun } from "../src/geometry/axes.ts";

const near = (a: readonly number[], b: readonly number[]): void => a.forEach((value, i) => expect(value).toBeCloseTo(b[i]!, 12));

it("lays z of a horizontal member up and y to its left", () => {
  const { x, y, z } = localAxes([5, 0, 0]);
  near(x, [1, 0, 0]);
  near(y, [0, 1, 0]);
  near(z, [0, 0, 1]);
});
it("keeps z of a sloping member in the vertical plane, pointing up, and y horizontal", () => {
  const { y, z } = localAxes([3, 4, 5]);
  expect(y[2]).toBe(0);
  expect(z[2]).toBeGreaterThan(0);
  expect(3 * z[1] - 4 * z[0]).toBeCloseTo(0, 12);
});
it("takes global Y as y of a vertical member, whichever way it runs", () => {
  near(localAxes([0, 0, 3]).y, [0, 1, 0]);
  near(localAxes([0, 0, -3]).y, [0, 1, 0]);
  near(localAxes([0, 0, 3]).z, [-1, 0, 0]);
});
it("turns y towards z by a positive rotation about +x", () => {
  const { y, z } = localAxes([1, 0, 0], 90);
  near(y, [0, 0, 1]);
  near(z, [0, -1, 0]);
});
it("measures a member between its offset ends", () => {
  const run = memberRun(
    { id: "M", start: "a", end: "b", section: "s", material: "m", start_offset: [0.5, 0, 0], end_offset: [-0.5, 0, 0] },
    [0, 0, 0],
    [6, 0, 0],
  );
  expect(run.length).toBeCloseTo(5, 12);
  near(run.from, [0.5, 0, 0]);
});
