/** Points and directions in space. */

import { expect, test } from "vitest";
import { cross, newell, offLine, type Point, unit } from "../../src/model/vectors.ts";

test("a point three along and four beside a line, whichever way the line leans", () => {
  const along = unit([1, 2, 2]);
  const aside = unit(cross(along, [0, 0, 1]));
  const origin: Point = [5, -1, 2];
  const point = origin.map((value, k) => value + 3 * along[k]! + 4 * aside[k]!) as unknown as Point;
  const [reach, beside] = offLine(point, origin, along);
  expect(reach).toBeCloseTo(3, 12);
  expect(beside).toBeCloseTo(4, 12);
});

test("Newell's vector is twice the area, up where corners run anticlockwise and down where they run clockwise", () => {
  const corners: Point[] = [
    [1, 1, 7],
    [4, 1, 7],
    [4, 3, 7],
    [1, 3, 7],
  ];
  expect(newell(corners)).toEqual([0, 0, 12]);
  expect(newell([...corners].reverse())).toEqual([0, 0, -12]);
});

test("what has no length has no direction", () => expect(unit([0, 0, 0])).toEqual([0, 0, 0]));
