/** Beams of MacNeal and Harder, "A proposed standard set of problems to test finite element accuracy" (1985), on their meshes. */

import { describe, expect, test } from "vitest";
import type { Plate } from "../../../src/numerics/shell/frame.ts";
import { type Corners, grid, hold, type Mesh, near, type Place, solveMesh } from "./mesh.ts";
import { report } from "./table.ts";

const PLATE: Plate = { thickness: 0.1, e: 1e7, nu: 0.3, density: 0, expansion: 0, offset: 0 };

/** Clamped where `clamped`, the load spread over the tip's nodes by their width; the tip's mean movement along it. */
function cantilever(mesh: Mesh, clamped: (p: Place) => boolean, tip: (p: Place) => boolean, direction: number, load: number): number {
  hold(mesh, [0, 1, 2, 3, 4, 5], clamped);
  const nodes = mesh.places.flatMap((p, n) => (tip(p) ? [n] : []));
  nodes.forEach((n, k) => (mesh.loads[6 * n + direction] = (load * (k === 0 || k === nodes.length - 1 ? 0.5 : 1)) / (nodes.length - 1)));
  const movements = solveMesh(mesh);
  return nodes.reduce((sum, n) => sum + movements[6 * n + direction]!, 0) / nodes.length;
}

describe("straight beam, 6 × 1 elements", () => {
  const lean = { rectangles: () => 0, trapezoids: (i: number) => (i % 2 ? 0.1 : -0.1), parallelograms: () => 0.1 };
  const ratio = (corners: Corners, shape: keyof typeof lean, direction: number, reference: number) => {
    const map = (s: number, t: number, i: number): Place => [6 * s + (i > 0 && i < 6 ? (2 * t - 1) * lean[shape](i) : 0), 0.2 * t, 0];
    const mesh = grid(6, 1, corners, map, PLATE);
    return (
      cantilever(
        mesh,
        (p) => near(p[0], 0),
        (p) => near(p[0], 6),
        direction,
        1,
      ) / reference
    );
  };
  const loads = [
    { load: "extension", direction: 0, reference: 3e-5 },
    { load: "in-plane shear", direction: 1, reference: 0.1081 },
    { load: "out-of-plane shear", direction: 2, reference: 0.4321 },
  ];

  test.each(loads)("quads, $load $reference: within 3 %, tapered and sheared ones too", ({ load, direction, reference }) => {
    const shapes = Object.keys(lean) as (keyof typeof lean)[];
    const rows = shapes.map((shape): [string, number] => [shape, ratio(4, shape, direction, reference)]);
    report(`Straight beam, quads, ${load}`, rows);
    for (const [, value] of rows) expect(Math.abs(value - 1)).toBeLessThan(0.03);
  });

  // In plane, triangles of constant strain reach 0.03, 0.015 and 0.011; distorted optimal ones half.
  test.each(loads)("triangles, $load: within 3 %, regular ones in their plane within 6 %", ({ load, direction, reference }) => {
    const shapes = Object.keys(lean) as (keyof typeof lean)[];
    const rows = shapes.map((shape): [string, number] => [shape, ratio(3, shape, direction, reference)]);
    report(`Straight beam, triangles, ${load}`, rows);
    if (direction === 1) {
      expect(Math.abs(rows[0]![1] - 1)).toBeLessThan(0.06);
      for (const [, value] of rows.slice(1)) expect(value).toBeGreaterThan(0.5);
    } else for (const [, value] of rows) expect(Math.abs(value - 1)).toBeLessThan(0.03);
  });

  // Saint-Venant: θ = T L / (G · 0.229 b t³) for b/t = 2; the paper's own 0.03208 is 6 % less.
  test("twist approaches 0.03406 as elements become as narrow as the plate is thick", () => {
    const rows = [1, 2, 4, 8].map((k): [string, number] => {
      const mesh = grid(6 * k, k, 4, (s, t) => [6 * s, 0.2 * t, 0], PLATE);
      hold(mesh, [0, 1, 2, 3, 4, 5], (p) => near(p[0], 0));
      const tip = mesh.places.flatMap((p, n) => (near(p[0], 6) ? [n] : []));
      const [first, last] = [tip[0]!, tip[k]!];
      mesh.loads[6 * first + 2] = -5;
      mesh.loads[6 * last + 2] = 5;
      const movements = solveMesh(mesh);
      return [`${6 * k} × ${k}`, (movements[6 * last + 2]! - movements[6 * first + 2]!) / 0.2 / 0.03406];
    });
    report("Straight beam, quads, twist", rows);
    expect(rows[0]![1]).toBeGreaterThan(0.75);
    expect(Math.abs(rows[3]![1] - 1)).toBeLessThan(0.03);
  });
});

describe("curved beam, 6 × 1 elements", () => {
  const ratio = (corners: Corners, k: number, direction: number, reference: number) => {
    const map = (s: number, t: number): Place => [
      (4.32 - 0.2 * t) * Math.cos((s * Math.PI) / 2),
      (4.32 - 0.2 * t) * Math.sin((s * Math.PI) / 2),
      0,
    ];
    const mesh = grid(6 * k, k, corners, map, { ...PLATE, nu: 0.25 });
    return (
      cantilever(
        mesh,
        (p) => near(p[1], 0),
        (p) => near(p[0], 0),
        direction,
        1,
      ) / reference
    );
  };

  test.each([
    // Beam theory: meshes of both elements end 1.3 % above it.
    { load: "in-plane", direction: 1, reference: 0.08734, coarse: 0.01, fine: 0.02 },
    // What is missing is twist: see the straight beam.
    { load: "out-of-plane", direction: 2, reference: 0.5022, coarse: 0.08, fine: 0.03 },
  ])("$load shear $reference: quads within $coarse", ({ load, direction, reference, coarse, fine }) => {
    const rows = ([4, 3] as const).flatMap((corners) =>
      [1, 2, 4].map((k): [string, number] => [`${corners} nodes, ${6 * k} × ${k}`, ratio(corners, k, direction, reference)]),
    );
    report(`Curved beam, ${load} shear`, rows);
    expect(Math.abs(rows[0]![1] - 1)).toBeLessThan(coarse);
    expect(Math.abs(rows[2]![1] - 1)).toBeLessThan(fine);
    expect(Math.abs(rows[3]![1] - 1)).toBeLessThan(direction === 2 ? 0.13 : 0.06);
  });
});

describe("twisted beam, 12 × 2 warped elements", () => {
  const ratio = (corners: Corners, k: number, thickness: number, load: number, direction: number, reference: number) => {
    const map = (s: number, t: number): Place => {
      const angle = (s * Math.PI) / 2;
      return [12 * s, 1.1 * (t - 0.5) * Math.cos(angle), 1.1 * (t - 0.5) * Math.sin(angle)];
    };
    const mesh = grid(12 * k, 2 * k, corners, map, { ...PLATE, thickness, e: 2.9e7, nu: 0.22 });
    return (
      cantilever(
        mesh,
        (p) => near(p[0], 0),
        (p) => near(p[0], 12),
        direction,
        load,
      ) / reference
    );
  };

  // The thin one: Belytschko, Wong and Stolarski, Int. J. Num. Meth. Eng. 28 (1989).
  test.each([
    { name: "0.32 thick, in plane at the tip", thickness: 0.32, load: 1, direction: 2, reference: 0.005424 },
    { name: "0.32 thick, out of plane", thickness: 0.32, load: 1, direction: 1, reference: 0.001754 },
    { name: "0.0032 thick, in plane", thickness: 0.0032, load: 1e-6, direction: 2, reference: 0.005256 },
    { name: "0.0032 thick, out of plane", thickness: 0.0032, load: 1e-6, direction: 1, reference: 0.001294 },
  ])("$name: quads within 1 %", ({ name, thickness, load, direction, reference }) => {
    const rows = ([4, 3] as const).flatMap((corners) =>
      [1, 2].map((k): [string, number] => [
        `${corners} nodes, ${12 * k} × ${2 * k}`,
        ratio(corners, k, thickness, load, direction, reference),
      ]),
    );
    report(`Twisted beam, ${name}`, rows);
    for (const [, value] of rows.slice(0, 2)) expect(Math.abs(value - 1)).toBeLessThan(0.01);
    if (thickness === 0.32) expect(Math.abs(rows[3]![1] - 1)).toBeLessThan(0.01);
  });
});
