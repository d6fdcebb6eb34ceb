/** Principal values and face stresses by Mohr's circle. */

import { describe, expect, test } from "vitest";
import { faceStress, principal } from "../../../src/numerics/shell/principal.ts";

describe("principal values", () => {
  test.each([
    { of: [5, -1, 4], first: 7, second: -3, angle: 26.565051177 },
    { of: [0, 0, 3], first: 3, second: -3, angle: 45 },
    { of: [2, 6, 0], first: 6, second: 2, angle: 90 },
    { of: [4, 4, 0], first: 4, second: 4, angle: 0 },
    { of: [0, 0, -3], first: 3, second: -3, angle: -45 },
  ])("of $of", ({ of, first, second, angle }) => {
    const found = principal(of[0]!, of[1]!, of[2]!);
    expect(found.first).toBeCloseTo(first, 12);
    expect(found.second).toBeCloseTo(second, 12);
    expect(found.angle).toBeCloseTo(angle, 8);
  });
});

describe("face stresses: n/t ± 6 m/t²", () => {
  const forces = Float64Array.of(0, 0, 0, 0, 0, 0, 0, 0, 100, 20, -10, 3, 1, 2, 0, 0);

  test("at both faces", () => {
    const top = faceStress(forces, 8, 0.1, 1);
    expect([top.x, top.y, top.xy]).toEqual([expect.closeTo(2800, 9), expect.closeTo(800, 9), expect.closeTo(1100, 9)]);
    const bottom = faceStress(forces, 8, 0.1, -1);
    expect([bottom.x, bottom.y, bottom.xy]).toEqual([expect.closeTo(-800, 9), expect.closeTo(-400, 9), expect.closeTo(-1300, 9)]);
  });

  test("von Mises of pure shear is √3 τ, of one stress the stress itself", () => {
    expect(faceStress(Float64Array.of(0, 0, 7, 0, 0, 0, 0, 0), 0, 1, 1).vonMises).toBeCloseTo(7 * Math.sqrt(3), 12);
    expect(faceStress(Float64Array.of(-7, 0, 0, 0, 0, 0, 0, 0), 0, 1, -1).vonMises).toBeCloseTo(7, 12);
  });
});
