/** Plates in bending against series solutions and published benchmarks, with pressure from `loads.ts`. */

import { describe, expect, test } from "vitest";
import type { Plate } from "../../../src/numerics/shell/frame.ts";
import { addPressure } from "../../../src/numerics/shell/loads.ts";
import { type Corners, grid, hold, type Mesh, near, nodeAt, type Place, solveMesh, spread } from "./mesh.ts";
import { converge } from "./table.ts";

const PLATE: Plate = { thickness: 0.001, e: 1.092e7, nu: 0.3, density: 0, expansion: 0, offset: 0 };
const rigidity = (t: number) => (PLATE.e * t ** 3) / (12 * (1 - PLATE.nu ** 2));

function pressed(mesh: Mesh): Float64Array {
  hold(mesh, [0, 1, 5], () => true);
  spread(mesh, (shell, out) => addPressure(shell, 1, out));
  return solveMesh(mesh);
}

/** A quarter of the square with side 1, its centre at (½, ½). */
function square(n: number, corners: Corners, thickness: number, clamped: boolean): number {
  const mesh = grid(n, n, corners, (s, t) => [s / 2, t / 2, 0], { ...PLATE, thickness });
  hold(mesh, [4], (p) => near(p[0], 0.5));
  hold(mesh, [3], (p) => near(p[1], 0.5));
  hold(mesh, clamped ? [2, 3, 4] : [2, 3], (p) => near(p[0], 0));
  hold(mesh, clamped ? [2, 3, 4] : [2, 4], (p) => near(p[1], 0));
  return pressed(mesh)[6 * nodeAt(mesh, 0.5, 0.5, 0) + 2]! * rigidity(thickness);
}

/** Navier's series for a Mindlin plate whose edges cannot turn along themselves: bending and shear simply add. */
function navier(thickness: number): number {
  const shear = rigidity(thickness) / ((5 / 6) * (PLATE.e / 2.6) * thickness);
  let sum = 0;
  for (let m = 1; m < 200; m += 2) {
    for (let n = 1; n < 200; n += 2) {
      const wave = Math.PI ** 2 * (m * m + n * n);
      const sign = ((m + n) / 2) % 2 ? 1 : -1;
      sum += ((sign * 16) / (Math.PI ** 2 * m * n)) * (1 / wave ** 2 + shear / wave);
    }
  }
  return sum;
}

describe.each([4, 3] as const)("%i nodes", (corners) => {
  test("simply supported square: 0.004062 qa⁴/D (Timoshenko and Woinowsky-Krieger, table 8)", () => {
    const ratios = converge(`Square, simply supported, ${corners} nodes`, [2, 4, 8, 16], 0.0040624, (n) =>
      square(n, corners, 0.001, false),
    );
    expect(Math.abs(ratios[1]! - 1)).toBeLessThan(0.005);
    expect(Math.abs(ratios[3]! - 1)).toBeLessThan(0.001);
  });

  test("clamped square: 0.00126 qa⁴/D (Timoshenko and Woinowsky-Krieger, table 35; 0.0012653 to more digits)", () => {
    const ratios = converge(`Square, clamped, ${corners} nodes`, [2, 4, 8, 16], 0.0012653, (n) => square(n, corners, 0.001, true));
    expect(Math.abs(ratios[2]! - 1)).toBeLessThan(0.02);
    expect(Math.abs(ratios[3]! - 1)).toBeLessThan(0.005);
  });

  test.each([0.1, 0.2])("simply supported square %s of its side thick, by Navier's series with shear", (thickness) => {
    const reference = navier(thickness);
    const ratios = converge(`Square, t/a = ${thickness}, ${corners} nodes`, [2, 4, 8, 16], reference, (n) =>
      square(n, corners, thickness, false),
    );
    expect(Math.abs(ratios[3]! - 1)).toBeLessThan(0.002);
  });

  test("a plate a millionth of its side thick does not lock", () => {
    expect(square(8, corners, 1e-6, true) / 0.0012653).toBeCloseTo(1, 1);
  });

  test("rhombus of 30°, simply supported: 0.000408 qL⁴/D (Morley, Skew Plates and Structures, 1963)", () => {
    const ratios = converge(`Morley's rhombus, ${corners} nodes`, [4, 8, 16, 32], 0.000408, (n) => {
      const map = (s: number, t: number): Place => [s + (t * Math.sqrt(3)) / 2, t / 2, 0];
      const mesh = grid(n, n, corners, map, PLATE);
      hold(mesh, [2], (_, node) => node < n + 1 || node >= n * (n + 1) || node % (n + 1) === 0 || node % (n + 1) === n);
      return pressed(mesh)[6 * ((n / 2) * (n + 1) + n / 2) + 2]! * rigidity(0.001);
    });
    expect(Math.abs(ratios[3]! - 1)).toBeLessThan(0.05);
  });

  test("rhombus of 60°, two edges simply supported and two free: 0.007945 qL⁴/D (Razzaque, Int. J. Num. Meth. Eng. 6, 1973)", () => {
    const ratios = converge(`Razzaque's rhombus, ${corners} nodes`, [2, 4, 8, 16], 0.007945, (n) => {
      const map = (s: number, t: number): Place => [s + t / 2, (t * Math.sqrt(3)) / 2, 0];
      const mesh = grid(n, n, corners, map, PLATE);
      hold(mesh, [2], (_, node) => node % (n + 1) === 0 || node % (n + 1) === n);
      return pressed(mesh)[6 * ((n / 2) * (n + 1) + n / 2) + 2]! * rigidity(0.001);
    });
    expect(Math.abs(ratios[2]! - 1)).toBeLessThan(0.03);
    expect(Math.abs(ratios[3]! - 1)).toBeLessThan(0.015);
  });
});
