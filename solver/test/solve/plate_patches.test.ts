/** The patch of MacNeal and Harder, solved as a model: what its rim imposes is followed inside. */

import { describe, expect, test } from "vitest";
import { type Model, type Plate, plateValues, type Results, solve } from "../../src/api/index.ts";
import { PATCH, slab } from "../slabs.ts";

describe("the patch of five distorted quads follows what its rim imposes", () => {
  // E = 1e6, ν = 0.25, t = 0.001.
  const rings = PATCH.quads.map((ring) => ring.map((n) => `N${n}`));
  const halves = rings.flatMap(([a, b, c, d]) => [
    [a!, b!, c!],
    [a!, c!, d!],
  ]);
  const patch = (field: (x: number, y: number) => number[], corners: string[][]): { model: Model; results: Results } => {
    const model = slab({
      nx: 1,
      ny: 1,
      map: (s, t) => [s, t, 0],
      thickness: 0.001,
      material: { e: 1e6, g: 4e5, nu: 0.25 },
      hold: () => [],
    });
    const { model: parts } = model;
    parts.nodes = PATCH.plan.map(([x, y], i) => ({ id: `N${i}`, x, y, z: 0 }));
    parts.plates = corners.map((nodes, i) => ({ id: `P${i}`, nodes: nodes as Plate["nodes"], thickness: 0.001, material: "plate" }));
    const fixed = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" } as const;
    parts.supports = [0, 1, 2, 3].map((i) => ({ id: `S${i}`, node: `N${i}`, ...fixed }));
    parts.load_cases[0]!.support_displacements = [0, 1, 2, 3].map((i) => {
      const [ux, uy, uz, rx, ry, rz] = field(...PATCH.plan[i]!) as [number, number, number, number, number, number];
      const degrees = 180 / Math.PI;
      return { support: `S${i}`, ux, uy, uz, rx: rx * degrees, ry: ry * degrees, rz: rz * degrees };
    });
    return { model, results: solve(model) };
  };
  for (const [name, corners] of [
    ["quads", rings],
    ["triangles", halves],
  ] as const) {
    test(`constant membrane strain, ${name}`, () => {
      const field = (x: number, y: number): number[] => [1e-3 * (x + y / 2), 1e-3 * (y + x / 2), 0, 0, 0, 0];
      const { results } = patch(field, corners);
      for (let n = 4; n < 8; n++) {
        const want = field(...PATCH.plan[n]!);
        for (let j = 0; j < 3; j++) expect(results.load_cases[0]!.displacements[6 * n + j]).toBeCloseTo(want[j]!, 14);
      }
      for (const id of results.plates.ids) {
        const { centre, corners: ends } = plateValues(results, "L", id);
        for (const { nx, ny, nxy, mx } of [centre, ...ends]) {
          expect([nx, ny, nxy].map((n, i) => n / 1e-3 / [1333.3333333, 1333.3333333, 400][i]!)).toEqual(
            [1, 1, 1].map((v) => expect.closeTo(v, 8)),
          );
          expect(Math.abs(mx)).toBeLessThan(1e-15);
        }
      }
    });
    test(`constant curvature, ${name}`, () => {
      const field = (x: number, y: number): number[] => [
        0,
        0,
        1e-3 * 0.5 * (x * x + x * y + y * y),
        1e-3 * (y + x / 2),
        -1e-3 * (x + y / 2),
        0,
      ];
      const { results } = patch(field, corners);
      for (let n = 4; n < 8; n++) {
        const want = field(...PATCH.plan[n]!);
        for (let j = 2; j < 5; j++) expect(results.load_cases[0]!.displacements[6 * n + j]).toBeCloseTo(want[j]!, 13);
      }
      for (const id of results.plates.ids) {
        const { centre, corners: ends } = plateValues(results, "L", id);
        for (const { mx, my, mxy } of [centre, ...ends]) {
          expect(-mx / 1.1111111111e-7).toBeCloseTo(1, 6);
          expect(-my / 1.1111111111e-7).toBeCloseTo(1, 6);
          expect(-mxy / 3.3333333333e-8).toBeCloseTo(1, 6);
        }
      }
    });
  }
});
