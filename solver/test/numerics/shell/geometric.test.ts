/** Geometric stiffness: critical loads of plates and of columns made of plates. */

import { describe, expect, test } from "vitest";
import { type Plate, type Shell, shellOf } from "../../../src/numerics/shell/frame.ts";
import { writeGeometricStiffness } from "../../../src/numerics/shell/geometric.ts";
import { writeStiffness } from "../../../src/numerics/shell/stiffness.ts";
import { assemble, grid, hold, type Mesh, near, STEEL } from "./mesh.ts";
import { lowest } from "./skyline.ts";
import { converge } from "./table.ts";

/** The smallest factor on the membrane forces nx, ny, nxy that lets the mesh buckle. */
function criticalFactor(mesh: Mesh, nx: number, ny: number, nxy: number): number {
  const softening = assemble(mesh, (shell: Shell, out) => {
    const forces = Float64Array.from(Array.from({ length: shell.count }, () => [-nx, -ny, -nxy]).flat());
    writeGeometricStiffness(shell, forces, out);
  });
  return lowest(assemble(mesh, writeStiffness), softening, 1)[0]!;
}

const PLATE: Plate = { ...STEEL, thickness: 0.005 };
const D = (PLATE.e * PLATE.thickness ** 3) / (12 * (1 - PLATE.nu ** 2));

describe.each([4, 3] as const)("%i nodes", (corners) => {
  const supported = (n: number, length: number) => {
    const mesh = grid(n * length, n, corners, (s, t) => [length * s, t, 0], PLATE, true);
    hold(mesh, [0, 1, 5], () => true);
    hold(mesh, [2, 3], (p) => near(p[0], 0) || near(p[0], length));
    hold(mesh, [2, 4], (p) => near(p[1], 0) || near(p[1], 1));
    return mesh;
  };
  const factors = (title: string, k: number, solve: (n: number) => number) =>
    converge(`${title}, ${corners} nodes`, [4, 8, 16], k, (n) => solve(n) / (Math.PI ** 2 * D));

  test("simply supported square, compressed one way: k = 4.00 (Bryan 1891)", () => {
    const ratios = factors("Buckling, one way", 4, (n) => criticalFactor(supported(n, 1), -1, 0, 0));
    expect(Math.abs(ratios[2]! - 1)).toBeLessThan(0.01);
  });

  test("compressed both ways: k = 2", () => {
    const ratios = factors("Buckling, both ways", 2, (n) => criticalFactor(supported(n, 1), -1, -1, 0));
    expect(Math.abs(ratios[2]! - 1)).toBeLessThan(0.01);
  });

  test("in shear: k = 9.325 (Stein and Neff 1947: 9.35)", () => {
    const ratios = converge(
      `Buckling in shear, ${corners} nodes`,
      [8, 16],
      9.325,
      (n) => criticalFactor(supported(n, 1), 0, 0, 1) / (Math.PI ** 2 * D),
    );
    expect(Math.abs(ratios[1]! - 1)).toBeLessThan(0.04);
  });

  test("twice as long as wide it buckles in two waves: k = 4 again", () => {
    expect(criticalFactor(supported(8, 2), -1, 0, 0) / (4 * Math.PI ** 2 * D)).toBeCloseTo(1, 1);
  });

  test("a strip is Euler's column out of its plane: π² E I / L²", () => {
    const [length, width] = [1, 0.05];
    const euler = (Math.PI ** 2 * PLATE.e * width * PLATE.thickness ** 3) / 12 / length ** 2;
    const ratios = converge(`Euler column out of plane, ${corners} nodes`, [4, 8, 16], euler, (n) => {
      const mesh = grid(n, 1, corners, (s, t) => [length * s, width * t, 0], { ...PLATE, nu: 0 });
      hold(mesh, [0, 1, 5], () => true);
      hold(mesh, [2], (p) => near(p[0], 0) || near(p[0], length));
      return criticalFactor(mesh, -1 / width, 0, 0);
    });
    expect(Math.abs(ratios[2]! - 1)).toBeLessThan(0.01);
  });
});

test("a strip of quads is Euler's column in its plane too, as a cantilever: π² E I / 4 L², less the shear's part 1 / (1 + N / G A)", () => {
  const [length, width] = [2, 0.05];
  const ei = (PLATE.e * PLATE.thickness * width ** 3) / 12;
  const bent = (Math.PI ** 2 * ei) / (4 * length ** 2);
  const euler = bent / (1 + bent / ((5 / 6) * (PLATE.e / 2) * PLATE.thickness * width));
  const ratios = converge("Euler column in plane, 4 nodes", [4, 8, 16, 32], euler, (n) => {
    const mesh = grid(n, 1, 4, (s, t) => [length * s, width * t, 0], { ...PLATE, nu: 0 });
    hold(mesh, [2, 3, 4], () => true);
    hold(mesh, [0, 1, 5], (p) => near(p[0], 0));
    return criticalFactor(mesh, -1 / width, 0, 0);
  });
  expect(Math.abs(ratios[3]! - 1)).toBeLessThan(0.01);
});

test("is linear in the forces and free of rigid translations", () => {
  const shell = shellOf([0, 0, 0, 2, 0.2, 1, 1.5, 1.2, 1.5, 0.4, 0.9, 0.7], { ...STEEL, offset: 0.1 });
  const forces = Float64Array.from({ length: 12 }, (_, i) => 1000 * (i - 4));
  const once = new Float64Array(576);
  const thrice = new Float64Array(576);
  writeGeometricStiffness(shell, forces, once);
  writeGeometricStiffness(
    shell,
    forces.map((f) => 3 * f),
    thrice,
  );
  const scale = Math.max(...once.map(Math.abs));
  once.forEach((value, i) => expect(Math.abs(thrice[i]! - 3 * value)).toBeLessThan(1e-12 * scale));
  for (let row = 0; row < 24; row++) {
    for (let d = 0; d < 3; d++) {
      let sum = 0;
      for (let node = 0; node < 4; node++) sum += once[24 * row + 6 * node + d]!;
      expect(Math.abs(sum)).toBeLessThan(1e-12 * scale);
    }
  }
});
