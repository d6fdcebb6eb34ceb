/** Local axes as the model's format says: x along, y horizontal, z up; of a vertical member y is global Y. */

import { describe, expect, test } from "vitest";
import { memberAxes } from "../../src/model/axes.ts";
import { TOLERANCES } from "../../src/model/tolerances.ts";

/** Three vectors, by rows. */
const axes = (direction: [number, number, number], rotation = 0): number[][] => {
  const size = Math.hypot(...direction);
  const all = memberAxes(direction[0] / size, direction[1] / size, direction[2] / size, rotation);
  return [all.slice(0, 3), all.slice(3, 6), all.slice(6)];
};
const near = (found: number[] | undefined, expected: number[]): void =>
  expected.forEach((value, i) => {
    expect(found![i]).toBeCloseTo(value, 9);
  });

describe("where they lie", () => {
  test.each<[string, [number, number, number], number[], number[]]>([
    ["along X", [1, 0, 0], [0, 1, 0], [0, 0, 1]],
    ["against X", [-1, 0, 0], [0, -1, 0], [0, 0, 1]],
    ["along Y", [0, 1, 0], [-1, 0, 0], [0, 0, 1]],
    ["upright", [0, 0, 1], [0, 1, 0], [-1, 0, 0]],
    ["upright, from the top down", [0, 0, -1], [0, 1, 0], [1, 0, 0]],
    ["a rafter", [1, 0, 1], [0, 1, 0], [-Math.SQRT1_2, 0, Math.SQRT1_2]],
  ])("%s", (_, direction, y, z) => {
    near(axes(direction)[1], y);
    near(axes(direction)[2], z);
  });
  test("validation asks from the very lean on by which local y goes", () => {
    const { plumb } = TOLERANCES.geometry;
    const turned = (lean: number): number => Math.round(axes([0, lean, 1])[1]![0]!);
    expect([turned(0.99 * plumb), turned(1.01 * plumb)]).toEqual([0, -1]);
  });
  test("a column that leans by rounding alone is upright", () => {
    near(axes([1e-9, 1e-9, 3])[1], [0, 1, 0]);
  });
});

test("turned by 90° about x, y is where z was and z points where −y was", () => {
  const [, y, z] = axes([1, 0, 0], 90);
  near(y, [0, 0, 1]);
  near(z, [0, -1, 0]);
});

test("always a right-handed set of unit vectors, whatever the direction and the turn", () => {
  for (let i = 0; i < 50; i++) {
    const [x, y, z] = axes([Math.sin(i), Math.cos(2 * i), Math.sin(3 * i)], 37 * i) as [number[], number[], number[]];
    near([y[1]! * z[2]! - y[2]! * z[1]!, y[2]! * z[0]! - y[0]! * z[2]!, y[0]! * z[1]! - y[1]! * z[0]!], x);
    for (const axis of [x, y, z]) expect(Math.hypot(...axis)).toBeCloseTo(1, 9);
  }
});
