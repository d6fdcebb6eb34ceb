/** Plate bending: even curvatures cost what they cost in a plate, however the element lies, and rigid movements are free. */

import { describe, expect, test } from "vitest";
import { bendingStiffness, resultants, shearShare } from "../../../src/numerics/shell/bending.ts";
import { shellOf } from "../../../src/numerics/shell/frame.ts";
import { STEEL } from "./mesh.ts";

describe.each([
  ["quad", [0, 0, 0, 3, 0.2, 0, 2.5, 1.7, 0, 0.4, 1.1, 0]],
  ["triangle", [0, 0, 0, 2, 0.3, 0, 0.5, 1.5, 0]],
])("%s", (_, nodes) => {
  const shell = shellOf(nodes, STEEL);
  const { x, y, count, area, e, nu, thickness } = shell;
  const size = 3 * count;
  const k = new Float64Array(size * size);
  bendingStiffness(shell, k);
  /** w, rx, ry with w = c + a·x + b·y − (κx·x² + κy·y² + κxy·x·y)/2 and slopes to it: ry = −w,x and rx = w,y. */
  const bent = (kx: number, ky: number, kxy: number, a = 0, b = 0): number[] =>
    Array.from({ length: count }, (_, i) => {
      const [px, py] = [x[i]!, y[i]!];
      const w = 1 + a * px + b * py - (kx * px * px + ky * py * py + kxy * px * py) / 2;
      return [w, b - ky * py - (kxy * px) / 2, -(a - kx * px - (kxy * py) / 2)];
    }).flat();
  const energy = (q: number[]): number => q.reduce((sum, a, i) => sum + q.reduce((row, b, j) => row + a * k[size * i + j]! * b, 0), 0);
  const d = (e * thickness ** 3) / (12 * (1 - nu * nu));

  test.each([
    [1e-3, 0, 0],
    [0, 1e-3, 0],
    [0, 0, 1e-3],
    [1e-3, -2e-3, 5e-4],
  ])("κx = %d, κy = %d, κxy = %d", (kx, ky, kxy) => {
    const expected = area * d * (kx * kx + ky * ky + 2 * nu * kx * ky + ((1 - nu) / 2) * kxy * kxy);
    expect(energy(bent(kx, ky, kxy)) / expected).toBeCloseTo(1, 6);
  });

  test("a plane that tilts costs nothing", () => expect(Math.abs(energy(bent(0, 0, 0, 0.3, -0.2))) / (area * d)).toBeLessThan(1e-9));
});

test("moments are D·(κx + ν·κy), D·(1 − ν)·κxy/2, shears 5/6·G·t·γ", () => {
  const shell = shellOf([0, 0, 0, 1, 0, 0, 0, 1, 0], STEEL);
  const out = new Float64Array(5);
  resultants(shell, Float64Array.of(1, 2, 3, 4, 5), out);
  const [d, gt] = [(2.1e11 * 1e-6) / (12 * 0.91), (2.1e11 / 2.6) * 0.01];
  expect([...out].map((value, i) => value / [1.6 * d, 2.3 * d, 1.05 * d, (20 / 6) * gt, (25 / 6) * gt][i]!)).toEqual(
    Array(5).fill(expect.closeTo(1, 12)),
  );
});

test("a thin edge bends and a thick one shears", () => {
  const share = (thickness: number) => shearShare(shellOf([0, 0, 0, 1, 0, 0, 0, 1, 0], { ...STEEL, thickness }), 1);
  expect(share(1e-4)).toBeLessThan(1e-6);
  expect(share(1e3)).toBeGreaterThan(1 - 1e-6);
});
