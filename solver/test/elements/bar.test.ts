/** The clamped bar against textbook end stiffnesses: 12EI/L³, 6EI/L², 4EI/L, EA/L, GJ/L, and Timoshenko's φ. */

import { expect, test } from "vitest";
import { complianceOf, endStiffness, invertSymmetric } from "../../src/elements/bar.ts";

const BAR = { ea: 2e9, eiy: 6e7, eiz: 5e6, eiyz: 0, gj: 1e5, gay: null, gaz: null };
const L = 4;
const stiffness = (bar: Parameters<typeof endStiffness>[0]): Float64Array => {
  const out = new Float64Array(36);
  endStiffness(bar, L, out);
  return out;
};

test("without shear deformation: Euler–Bernoulli", () => {
  const k = stiffness(BAR);
  expect(k[0]).toBe(BAR.ea / L);
  expect(k[21]).toBe(BAR.gj / L);
  expect(k[7]).toBeCloseTo((12 * BAR.eiz) / L ** 3, 6);
  expect(k[14]).toBeCloseTo((12 * BAR.eiy) / L ** 3, 6);
  expect(k[28]).toBeCloseTo((4 * BAR.eiy) / L, 6);
  expect(k[35]).toBeCloseTo((4 * BAR.eiz) / L, 6);
  // Pushed along +z, the end is held by a moment about +y; along +y, by one about −z.
  expect(k[16]).toBeCloseTo((6 * BAR.eiy) / L ** 2, 6);
  expect(k[11]).toBeCloseTo((-6 * BAR.eiz) / L ** 2, 6);
});

test("shear deformation softens by 1 + φ, φ = 12EI/(GA·L²)", () => {
  const gaz = 1e7;
  const phi = (12 * BAR.eiy) / (gaz * L ** 2);
  const k = stiffness({ ...BAR, gaz });
  expect(k[14]).toBeCloseTo((12 * BAR.eiy) / L ** 3 / (1 + phi), 6);
  expect(k[28]).toBeCloseTo(((4 + phi) * BAR.eiy) / L / (1 + phi), 6);
});

test("skew bending tends to the uncoupled bar as the product of inertia vanishes", () => {
  const [skew, plain] = [stiffness({ ...BAR, eiyz: 1e-6 }), stiffness(BAR)];
  skew.forEach((value, i) => expect(Math.abs(value - plain[i]!)).toBeLessThan(1e-6 * Math.abs(plain[0]!)));
});

test("compliance of skew bending is the inverse of [[EIy, EIyz], [EIyz, EIz]]", () => {
  const { czz, czy, cyy } = complianceOf({ ...BAR, eiyz: 1e7 });
  expect(czz * 6e7 + czy * 1e7).toBeCloseTo(1, 12);
  expect(czy * 1e7 + cyy * 5e6).toBeCloseTo(1, 12);
  expect(czz * 1e7 + czy * 5e6).toBeCloseTo(0, 12);
});

test("a symmetric matrix times its inverse is one", () => {
  const matrix = Float64Array.of(4, 1, 0, 1, 3, 1, 0, 1, 2);
  const inverse = invertSymmetric(matrix, 3);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const sum = [0, 1, 2].reduce((total, k) => total + matrix[3 * i + k]! * inverse[3 * k + j]!, 0);
      expect(sum).toBeCloseTo(i === j ? 1 : 0, 14);
    }
  }
});
