/** Consistent mass of a bar: what rigid movements carry, and Przemieniecki's matrix of a slender one. */

import { expect, test } from "vitest";
import { consistentMass } from "../../src/elements/mass.ts";

const LENGTH = 6;

test("a bar moved as a whole carries its mass, its second moment and nothing else, shear-flexible or not", () => {
  const stiffness = { ea: 2e9, eiy: 3e7, eiz: 4e6, eiyz: 0, gj: 1e5, gay: 5e7, gaz: 8e7 };
  const perLength = 40;
  const out = new Float64Array(144);
  for (const shear of [{}, { gay: null, gaz: null }]) {
    consistentMass({ ...stiffness, ...shear }, LENGTH, perLength, out);
    const quadratic = (x: number[]): number => x.reduce((sum, a, i) => sum + x.reduce((s, b, j) => s + a * b * out[12 * i + j]!, 0), 0);
    for (const j of [0, 1, 2]) expect(quadratic(Array.from({ length: 12 }, (_, i) => (i % 6 === j ? 1 : 0)))).toBeCloseTo(240, 9);
    // Turning about the start in the y-plane: ∫ ρA·x² dx + ρI·L.
    const turned = [0, 0, 0, 0, 0, 1, 0, LENGTH, 0, 0, 0, 1];
    expect(quadratic(turned)).toBeCloseTo((perLength * LENGTH ** 3) / 3 + (perLength * LENGTH * 4e6) / 2e9, 9);
  }
});

test("slender: 13/35, 11L/210, L²/105, 9/70, −13L/420 and −L²/140 of its mass (Przemieniecki 1968, 11.3)", () => {
  const out = new Float64Array(144);
  consistentMass({ ea: 1e20, eiy: 1, eiz: 1, eiyz: 0, gj: 1, gay: null, gaz: null }, LENGTH, 70, out);
  const m = 70 * LENGTH;
  const at = (i: number, j: number): number => out[12 * i + j]! / m;
  expect([at(1, 1), at(1, 5), at(5, 5), at(1, 7), at(1, 11), at(5, 11)]).toEqual(
    [13 / 35, (11 * LENGTH) / 210, LENGTH ** 2 / 105, 9 / 70, (-13 * LENGTH) / 420, -(LENGTH ** 2) / 140].map((share) =>
      expect.closeTo(share, 9),
    ),
  );
});

test("what is not its own resists no rotation", () => {
  const out = new Float64Array(144);
  consistentMass({ ea: 2e9, eiy: 3e7, eiz: 4e6, eiyz: 0, gj: 1e5, gay: null, gaz: null }, LENGTH, 40, out, 0);
  expect(out[13 * 3]).toBe(0);
});
