/** Shape functions: they sum to one, reproduce what is linear, and their points stand for the whole area. */

import { describe, expect, test } from "vitest";
import { shellOf } from "../../../src/numerics/shell/frame.ts";
import { integrationPoint, newPoint, pointAt, STATIONS } from "../../../src/numerics/shell/points.ts";
import { STEEL } from "./mesh.ts";

const SHAPES: Record<string, number[]> = {
  quad: [0, 0, 0, 3, 0.2, 0, 2.5, 1.7, 0, 0.4, 1.1, 0],
  triangle: [0, 0, 0, 2, 0.3, 0, 0.5, 1.5, 0],
};

describe.each(Object.entries(SHAPES))("%s", (_, nodes) => {
  const shell = shellOf(nodes, STEEL);
  const corners = Array.from({ length: shell.count }, (_, i) => i);
  const point = newPoint();
  const sum = (values: Float64Array, weight: (i: number) => number): number =>
    corners.reduce((total, i) => total + values[i]! * weight(i), 0);

  test.each(corners)("at integration point %i the functions sum to 1, and a linear field has its slope", (p) => {
    integrationPoint(shell, p, point);
    expect(sum(point.n, () => 1)).toBeCloseTo(1, 12);
    const field = (i: number): number => 4 + 2 * shell.x[i]! - 3 * shell.y[i]!;
    expect(sum(point.nx, field)).toBeCloseTo(2, 12);
    expect(sum(point.ny, field)).toBeCloseTo(-3, 12);
  });

  test("points stand for the area together", () => {
    const total = corners.reduce((area, p) => {
      integrationPoint(shell, p, point);
      return area + point.area;
    }, 0);
    expect(total).toBeCloseTo(shell.area, 12);
  });

  test("the stations behind the first are the corners, where one function is 1 and the others 0", () => {
    for (const corner of corners) {
      pointAt(shell, STATIONS[shell.count][2 * corner + 2]!, STATIONS[shell.count][2 * corner + 3]!, point);
      for (const i of corners) expect(point.n[i]).toBeCloseTo(Number(i === corner), 12);
    }
  });

  test("edge-wise shear reproduces an even one: γ along each edge gives γx and γy back", () => {
    const [gx, gy] = [0.7, -0.4];
    const along = (i: number): number => {
      const j = (i + 1) % shell.count;
      return gx * (shell.x[j]! - shell.x[i]!) + gy * (shell.y[j]! - shell.y[i]!);
    };
    integrationPoint(shell, 1, point);
    expect([sum(point.sx, along), sum(point.sy, along)]).toEqual([expect.closeTo(gx, 12), expect.closeTo(gy, 12)]);
  });
});
