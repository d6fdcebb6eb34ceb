/** Curved shells: the standard obstacle course of MacNeal and Harder (1985) and Belytschko et al. (1985). */

import { describe, expect, test } from "vitest";
import type { Plate } from "../../../src/numerics/shell/frame.ts";
import { addTraction } from "../../../src/numerics/shell/loads.ts";
import { type Corners, grid, hold, near, nodeAt, type Place, solveMesh, spread } from "./mesh.ts";
import { converge } from "./table.ts";

const PLATE: Plate = { thickness: 0.25, e: 4.32e8, nu: 0, density: 0, expansion: 0, offset: 0 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function scordelisLo(n: number, corners: Corners): number {
  const map = (s: number, t: number): Place => [25 * s, 25 * Math.sin(radians(40 * t)), 25 * Math.cos(radians(40 * t))];
  const mesh = grid(n, n, corners, map, PLATE);
  hold(mesh, [1, 2], (p) => near(p[0], 0));
  hold(mesh, [0, 4, 5], (p) => near(p[0], 25));
  hold(mesh, [1, 3, 5], (p) => near(p[1], 0));
  spread(mesh, (shell, out) => addTraction(shell, 0, 0, -90, out));
  const [x, y, z] = map(1, 1);
  return -solveMesh(mesh)[6 * nodeAt(mesh, x, y, z) + 2]!;
}

function pinchedCylinder(n: number, corners: Corners): number {
  const map = (s: number, t: number): Place => [300 * s, 300 * Math.sin(radians(90 * t)), 300 * Math.cos(radians(90 * t))];
  const mesh = grid(n, n, corners, map, { ...PLATE, thickness: 3, e: 3e6, nu: 0.3 });
  hold(mesh, [1, 2, 3], (p) => near(p[0], 0));
  hold(mesh, [0, 4, 5], (p) => near(p[0], 300));
  hold(mesh, [1, 3, 5], (p) => near(p[1], 0));
  hold(mesh, [2, 3, 4], (p) => near(p[2], 0));
  const loaded = nodeAt(mesh, 300, 0, 300);
  mesh.loads[6 * loaded + 2] = -0.25;
  return -solveMesh(mesh)[6 * loaded + 2]!;
}

function hemisphere(n: number, corners: Corners): number {
  const map = (s: number, t: number): Place => {
    const [a, b] = [radians(90 * s), radians(72 * t)];
    return [10 * Math.cos(b) * Math.cos(a), 10 * Math.cos(b) * Math.sin(a), 10 * Math.sin(b)];
  };
  const mesh = grid(n, n, corners, map, { ...PLATE, thickness: 0.04, e: 6.825e7, nu: 0.3 });
  hold(mesh, [1, 3, 5], (p) => near(p[1], 0));
  hold(mesh, [0, 4, 5], (p) => near(p[0], 0));
  const pulled = nodeAt(mesh, 10, 0, 0);
  const pushed = nodeAt(mesh, 0, 10, 0);
  hold(mesh, [2], (_, node) => node === pulled);
  mesh.loads[6 * pulled] = 1;
  mesh.loads[6 * pushed + 1] = -1;
  return solveMesh(mesh)[6 * pulled]!;
}

/** How near the last mesh must be. */
const CASES = [
  { name: "Scordelis–Lo roof", solve: scordelisLo, meshes: [4, 8, 16], reference: 0.3024, quads: 0.01, triangles: 0.01 },
  { name: "Pinched cylinder", solve: pinchedCylinder, meshes: [4, 8, 16, 32], reference: 1.8248e-5, quads: 0.01, triangles: 0.01 },
  { name: "Hemisphere with an 18° hole", solve: hemisphere, meshes: [4, 8, 16], reference: 0.094, quads: 0.01, triangles: 0.02 },
];

describe.each(CASES)("$name", ({ name, solve, meshes, reference, quads, triangles }) => {
  test.each([4, 3] as const)("%i nodes", (corners) => {
    const ratios = converge(`${name}, ${corners} nodes`, meshes, reference, (n) => solve(n, corners));
    expect(Math.abs(ratios.at(-1)! - 1)).toBeLessThan(corners === 4 ? quads : triangles);
  });
});

test("the hemisphere on its published 8 × 8 quads is within 1 %", () => {
  expect(Math.abs(hemisphere(8, 4) / 0.094 - 1)).toBeLessThan(0.01);
});
