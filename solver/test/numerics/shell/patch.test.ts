/** Patch tests on the mesh of MacNeal and Harder (Finite Elements in Analysis and Design 1, 1985): irregular quads, and triangles cut from them. */

import { describe, expect, test } from "vitest";
import type { Plate } from "../../../src/numerics/shell/frame.ts";
import { recover } from "../../../src/numerics/shell/recovery.ts";
import { PATCH } from "../../slabs.ts";
import { type Corners, hold, type Mesh, meshOf, movementsOf, type Place, solveMesh } from "./mesh.ts";

const PLATE: Plate = { thickness: 0.001, e: 1e6, nu: 0.25, density: 1, expansion: 0, offset: 0 };
const { plan: PLAN, quads: QUADS } = PATCH;
const FLAT = [1, 0, 0, 0, 1, 0, 0, 0, 1];
/** Columns: where the plan's x, y and normal point; the projection of global X is not the plan's x. */
const TILTED = [2 / 3, -1 / 3, 2 / 3, 2 / 3, 2 / 3, -1 / 3, -1 / 3, 2 / 3, 2 / 3];

type Field = (x: number, y: number) => [number, number, number, number, number, number];

/** The patch in space with the field imposed on its boundary, or everywhere in the movements of `everywhere`. */
function patch(
  corners: Corners | "mixed",
  axes: number[],
  plate: Plate,
  field: Field,
  everywhere: number[] = [],
): { mesh: Mesh; exact: Float64Array; found: Float64Array } {
  const into = (v: number[]) => [0, 1, 2].map((r) => axes[3 * r]! * v[0]! + axes[3 * r + 1]! * v[1]! + axes[3 * r + 2]! * v[2]!);
  const halves = ([a, b, c, d]: number[], other: boolean) =>
    other
      ? [
          [a!, b!, c!],
          [a!, c!, d!],
        ]
      : [
          [a!, b!, d!],
          [b!, c!, d!],
        ];
  const elements = QUADS.flatMap((quad, k) => (corners === 4 || (corners === "mixed" && k % 2) ? [quad] : halves(quad, k % 2 === 1)));
  const mesh = meshOf(
    PLAN.map(([x, y]) => into([x, y, 0]) as Place),
    elements,
    plate,
  );
  const exact = Float64Array.from(PLAN.flatMap(([x, y]) => [...into(field(x, y).slice(0, 3)), ...into(field(x, y).slice(3))]));
  hold(mesh, [0, 1, 2, 3, 4, 5], (_, node) => node < 4);
  hold(mesh, everywhere, () => true);
  return { mesh, exact, found: solveMesh(mesh, exact) };
}

/** Forces at all stations of all elements, turned from their local axes to the plan's. */
function forcesInPlan({ mesh, found }: { mesh: Mesh; found: Float64Array }, axes: number[]): number[][] {
  return mesh.shells.flatMap((shell, e) => {
    const out = new Float64Array(8 * (shell.count + 1));
    recover(shell, movementsOf(mesh, e, found), 0, 0, out);
    const c = shell.axes[0]! * axes[0]! + shell.axes[1]! * axes[3]! + shell.axes[2]! * axes[6]!;
    const s = shell.axes[0]! * axes[1]! + shell.axes[1]! * axes[4]! + shell.axes[2]! * axes[7]!;
    const plane = (x: number, y: number, xy: number) => [
      c * c * x + s * s * y - 2 * c * s * xy,
      s * s * x + c * c * y + 2 * c * s * xy,
      c * s * (x - y) + (c * c - s * s) * xy,
    ];
    return Array.from({ length: shell.count + 1 }, (_, p) => {
      const f = out.subarray(8 * p, 8 * p + 8);
      return [...plane(f[0]!, f[1]!, f[2]!), ...plane(f[3]!, f[4]!, f[5]!), c * f[6]! - s * f[7]!, s * f[6]! + c * f[7]!];
    });
  });
}

const VARIANTS = [
  { name: "quads, flat", corners: 4, axes: FLAT },
  { name: "quads, tilted", corners: 4, axes: TILTED },
  { name: "both, tilted", corners: "mixed", axes: TILTED },
  { name: "triangles, flat", corners: 3, axes: FLAT },
  { name: "triangles, tilted", corners: 3, axes: TILTED },
] as const;

describe.each(VARIANTS)("$name", ({ corners, axes }) => {
  const expectField = (result: ReturnType<typeof patch>, size: number) =>
    result.exact.forEach((value, d) => expect(Math.abs(result.found[d]! - value)).toBeLessThan(size));

  test("constant membrane forces: stresses 1333, 1333 and 400 as published", () => {
    const result = patch(corners, [...axes], PLATE, (x, y) => [1e-3 * (x + y / 2), 1e-3 * (y + x / 2), 0, 0, 0, 0]);
    expectField(result, 1e-13);
    for (const f of forcesInPlan(result, [...axes])) {
      expect(f[0]! / PLATE.thickness).toBeCloseTo(4000 / 3, 7);
      expect(f[1]! / PLATE.thickness).toBeCloseTo(4000 / 3, 7);
      expect(f[2]! / PLATE.thickness).toBeCloseTo(400, 7);
      for (const other of f.slice(3)) expect(Math.abs(other)).toBeLessThan(1e-13);
    }
  });

  test.each([0.001, 0.05])(
    "constant moments in a plate %s thick: surface stresses 667, 667 and 200 for the published 0.001",
    (thickness) => {
      const plate = { ...PLATE, thickness };
      const result = patch(corners, [...axes], plate, (x, y) => [
        0,
        0,
        (1e-3 * (x * x + x * y + y * y)) / 2,
        1e-3 * (y + x / 2),
        -1e-3 * (x + y / 2),
        0,
      ]);
      expectField(result, 1e-12);
      const surface = thickness / PLATE.thickness / 1000;
      for (const f of forcesInPlan(result, [...axes])) {
        // The +z face of a plate that curves upwards is compressed.
        expect((-6 * f[3]!) / thickness ** 2 / surface).toBeCloseTo(2000 / 3, 6);
        expect((-6 * f[4]!) / thickness ** 2 / surface).toBeCloseTo(2000 / 3, 6);
        expect((-6 * f[5]!) / thickness ** 2 / surface).toBeCloseTo(200, 6);
        expect(Math.abs(f[6]!) + Math.abs(f[7]!)).toBeLessThan((1e-6 * Math.abs(f[3]!)) / 0.01);
      }
    },
  );

  // Without turning, a plate can only shear if it is so thick that its bending does not matter (Katili 1993).
  test("constant shear forces", () => {
    const thickness = 1000;
    const result = patch(corners, [...axes], { ...PLATE, thickness }, (x, y) => [0, 0, 1e-3 * (x + y / 2), 0, 0, 0], [3, 4, 5]);
    expectField(result, 1e-10);
    const q = ((5 / 6) * PLATE.e * thickness * 1e-3) / 2.5;
    for (const f of forcesInPlan(result, [...axes])) {
      expect(f[6]! / q).toBeCloseTo(1, 6);
      expect(f[7]! / q).toBeCloseTo(0.5, 6);
    }
  });
});
