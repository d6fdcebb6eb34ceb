/** Loads on shells: resultants from statics, temperature from free and held plates. */

import { describe, expect, test } from "vitest";
import { shellOf } from "../../../src/numerics/shell/frame.ts";
import { addPressure, addProjected, addSelfWeight, addTemperature, addTraction } from "../../../src/numerics/shell/loads.ts";
import { recover } from "../../../src/numerics/shell/recovery.ts";
import { type Corners, grid, hold, movementsOf, STEEL, solveMesh, spread } from "./mesh.ts";

/** Force and moment about the origin of six forces per node. */
function resultant(nodes: number[], forces: Float64Array): number[] {
  const sum = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < nodes.length / 3; i++) {
    const [x, y, z] = [nodes[3 * i]!, nodes[3 * i + 1]!, nodes[3 * i + 2]!];
    const [fx, fy, fz, mx, my, mz] = [...forces.subarray(6 * i, 6 * i + 6)] as [number, number, number, number, number, number];
    [fx, fy, fz, mx + y * fz - z * fy, my + z * fx - x * fz, mz + x * fy - y * fx].forEach((value, d) => (sum[d]! += value));
  }
  return sum;
}

const close = (actual: number[], expected: number[]) => expected.forEach((value, d) => expect(actual[d]).toBeCloseTo(value, 9));

describe("resultants", () => {
  const rectangle = [0, 0, 0, 4, 0, 0, 4, 2, 0, 0, 2, 0];

  test("pressure acts along local +z at the centroid", () => {
    const out = new Float64Array(24);
    addPressure(shellOf(rectangle, STEEL), 3, out);
    close(resultant(rectangle, out), [0, 0, 24, 24, -48, 0]);
  });

  test("pressure on a warped quad is that on its vector area, which closes with the flat triangles over its edges", () => {
    const nodes = [0, 0, 0, 1, 0, 0.3, 1, 1, 0, 0, 1, 0.3];
    const out = new Float64Array(24);
    addPressure(shellOf(nodes, STEEL), 1, out);
    close(resultant(nodes, out).slice(0, 3), [0, 0, 1]);
  });

  test("a trapezoid's corners carry the integrals of their shape functions: moments about its centroid vanish", () => {
    const nodes = [-2, 0, 0, 2, 0, 0, 1, 3, 0, -1, 3, 0];
    const out = new Float64Array(24);
    addTraction(shellOf(nodes, STEEL), 0, 0, -1, out);
    const centroid = (3 / 3) * ((4 + 2 * 2) / (4 + 2));
    close(resultant(nodes, out), [0, 0, -9, -9 * centroid, 0, 0]);
  });

  test("projected loads act per area of the plan, others per area of the slope", () => {
    const roof = [0, 0, 0, 3, 0, 4, 3, 1, 4, 0, 1, 0];
    const shell = shellOf(roof, STEEL);
    const snow = new Float64Array(24);
    addProjected(shell, 0, 0, -10, snow);
    expect(resultant(roof, snow)[2]).toBeCloseTo(-30, 9);
    const wind = new Float64Array(24);
    addProjected(shell, 10, 0, 0, wind);
    expect(resultant(roof, wind)[0]).toBeCloseTo(40, 9);
    const cladding = new Float64Array(24);
    addTraction(shell, 0, 0, -10, cladding);
    expect(resultant(roof, cladding)[2]).toBeCloseTo(-50, 9);
  });

  test("weight is density times volume, and an offset one sits off its nodes", () => {
    const wall = [0, 0, 0, 0, 2, 0, 0, 0, 3];
    const plate = { ...STEEL, thickness: 0.1, density: 2500, offset: 0.4 };
    const out = new Float64Array(18);
    addSelfWeight(shellOf(wall, plate), 0, 0, -10, out);
    const weight = 2500 * 0.1 * 3 * 10;
    close(resultant(wall, out), [0, 0, -weight, -weight * (2 / 3), weight * 0.4, 0]);
  });

  test("temperature forces balance themselves", () => {
    const nodes = [0, 0, 0, 2, 0.1, 0.4, 1.7, 1.2, 0, 0.2, 1, 0.3];
    const out = new Float64Array(24);
    addTemperature(shellOf(nodes, { ...STEEL, thickness: 0.1, offset: 0.2 }), 30, 200, out);
    const size = Math.max(...out.map(Math.abs));
    for (const value of resultant(nodes, out)) expect(Math.abs(value)).toBeLessThan(1e-12 * size);
  });
});

describe.each([4, 3] as const)("temperature, %i nodes", (corners: Corners) => {
  const [dt, gradient] = [40, 150];
  const plate = { ...STEEL, thickness: 0.2 };
  const distorted = () =>
    grid(
      3,
      3,
      corners,
      (s, t, i, j) => [2 * s + (i % 3 && j % 3 ? 0.1 * (j - i) + 0.05 : 0), 2 * t + (i % 3 && j % 3 ? 0.08 * i : 0), 0],
      plate,
    );

  test("a free plate grows and curves without a force", () => {
    const mesh = distorted();
    hold(mesh, [0, 1, 2, 3, 4, 5], (_, node) => node === 0);
    spread(mesh, (shell, out) => addTemperature(shell, dt, gradient, out));
    const movements = solveMesh(mesh);
    const last = 6 * (mesh.places.length - 1);
    expect(movements[last]).toBeCloseTo(2 * STEEL.expansion * dt, 12);
    expect(movements[last + 2]).toBeCloseTo(-0.5 * STEEL.expansion * gradient * 8, 12);
    mesh.shells.forEach((shell, e) => {
      const out = new Float64Array(8 * (corners + 1));
      recover(shell, movementsOf(mesh, e, movements), dt, gradient, out);
      for (const force of out) expect(Math.abs(force)).toBeLessThan(1e-3);
    });
  });

  test("a held plate is pressed by E α ΔT t / (1 − ν) and bent by E α g t³ / 12 (1 − ν)", () => {
    const shell = distorted().shells[4]!;
    const out = new Float64Array(8 * (corners + 1));
    recover(shell, new Float64Array(6 * corners), dt, gradient, out);
    const stiff = (STEEL.e * STEEL.expansion) / (1 - STEEL.nu);
    for (let p = 0; p <= corners; p++) {
      expect(out[8 * p]! / (-stiff * dt * 0.2)).toBeCloseTo(1, 9);
      expect(out[8 * p + 1]! / (-stiff * dt * 0.2)).toBeCloseTo(1, 9);
      expect(out[8 * p + 3]! / ((-stiff * gradient * 0.2 ** 3) / 12)).toBeCloseTo(1, 9);
      expect(out[8 * p + 4]! / ((-stiff * gradient * 0.2 ** 3) / 12)).toBeCloseTo(1, 9);
    }
  });
});
