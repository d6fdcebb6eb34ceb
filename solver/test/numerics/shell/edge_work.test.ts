/** Fields of membrane force: each is in equilibrium by itself, and does on the edges the work that it does inside. */

import { describe, expect, test } from "vitest";
import { edgeWork, findCentroid, forceModes, forcesAt, MODES, modes, work } from "../../../src/numerics/shell/edge_work.ts";
import { shellOf } from "../../../src/numerics/shell/frame.ts";
import { STEEL } from "./mesh.ts";

describe.each([
  ["quad", [0, 0, 0, 3, 0.2, 0, 2.5, 1.7, 0, 0.4, 1.1, 0]],
  ["triangle", [0, 0, 0, 2, 0.3, 0, 0.5, 1.5, 0]],
])("%s", (_, nodes) => {
  const shell = shellOf(nodes, STEEL);
  const { x, y, count, area } = shell;
  const fields = (px: number, py: number): Float64Array => {
    forceModes(shell, px, py);
    return modes.slice();
  };

  test("nx,x + nxy,y = 0 and nxy,x + ny,y = 0", () => {
    findCentroid(shell);
    const [here, along, across] = [fields(0.2, 0.3), fields(1.2, 0.3), fields(0.2, 1.3)];
    for (let m = 0; m < MODES; m++) {
      const slope = (r: number, to: Float64Array): number => to[MODES * r + m]! - here[MODES * r + m]!;
      expect(slope(0, along) + slope(2, across)).toBeCloseTo(0, 12);
      expect(slope(2, along) + slope(1, across)).toBeCloseTo(0, 12);
    }
  });

  test("an even force on an even strain: area times both, and nothing where the plane moves as a whole", () => {
    findCentroid(shell);
    edgeWork(shell);
    const of = (m: number, ux: number, uy: number, vx: number, vy: number, turn: number): number =>
      Array.from({ length: count }, (_, i) => {
        const moved = [5 + ux * x[i]! + uy * y[i]!, 6 + vx * x[i]! + vy * y[i]!, turn];
        return moved.reduce((sum, value, k) => sum + work[12 * m + 3 * i + k]! * value, 0);
      }).reduce((sum, value) => sum + value, 0);
    for (let m = 0; m < MODES; m++) expect(of(m, 0, -0.4, 0.4, 0, 0.4)).toBeCloseTo(0, 12);
    expect([of(0, 0.1, 0, 0, 0, 0), of(1, 0, 0, 0, 0.2, 0), of(2, 0, 0.3, 0, 0, -0.15)]).toEqual(
      [0.1, 0.2, 0.3].map((strain) => expect.closeTo(strain * area, 12)),
    );
  });

  test("amounts of each field add up at a place", () => {
    findCentroid(shell);
    const out = new Float64Array(3);
    forcesAt(shell, Float64Array.of(1, 2, 3, 0, 0, 0, 0), Float64Array.of(0.7, 0.4), out);
    expect([...out]).toEqual([1, 2, 3]);
  });
});
