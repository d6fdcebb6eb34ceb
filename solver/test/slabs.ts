/** Meshes of plates as models: mapped grids of quads or triangles, in the model format. */

import { expect } from "vitest";
import type { Model, Results } from "../src/api/index.ts";
import { DIRECTIONS } from "./building.ts";

type Any = Record<string, unknown>;
export type Place = [number, number, number];

export interface Mesh {
  nx: number;
  ny: number;
  map: (s: number, t: number) => Place;
  thickness: number;
  material?: Any;
  triangles?: boolean;
  offset?: number;
  /** Directions held at a node; none where empty. */
  hold: (place: Place) => readonly (typeof DIRECTIONS)[number][];
  /** What acts on every plate. */
  load?: Any;
  selfWeight?: number;
  nodeLoads?: (place: Place, id: string) => Any[];
  members?: Any[];
  sections?: Any[];
  combinations?: Any[];
}

export const CONCRETE = { id: "C30", type: "concrete", e: 3.3e10, g: 1.375e10, nu: 0.2, density: 2500, thermal_expansion: 1e-5 };

/** Irregular quads of MacNeal and Harder, "A proposed standard set of problems" (Finite Elements in Analysis and Design 1, 1985). */
export const PATCH: { plan: [number, number][]; quads: number[][] } = {
  plan: [
    [0, 0],
    [0.24, 0],
    [0.24, 0.12],
    [0, 0.12],
    [0.04, 0.02],
    [0.18, 0.03],
    [0.16, 0.08],
    [0.08, 0.08],
  ],
  quads: [
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
    [4, 5, 6, 7],
  ],
};

export function slab(mesh: Mesh): Model {
  const { nx, ny, map, thickness, offset } = mesh;
  const name = (i: number, j: number): string => `N${i}-${j}`;
  const nodes: Any[] = [];
  const supports: Any[] = [];
  const nodeLoads: Any[] = [];
  const plates: Any[] = [];
  for (let i = 0; i <= nx; i++) {
    for (let j = 0; j <= ny; j++) {
      const place = map(i / nx, j / ny);
      const id = name(i, j);
      nodes.push({ id, x: place[0], y: place[1], z: place[2] });
      const held = mesh.hold(place);
      if (held.length)
        supports.push({ id: `S${id}`, node: id, ...Object.fromEntries(DIRECTIONS.map((d) => [d, held.includes(d) ? "fixed" : "free"])) });
      nodeLoads.push(...(mesh.nodeLoads?.(place, id) ?? []));
      if (i === nx || j === ny) continue;
      const [a, b, c, d] = [id, name(i + 1, j), name(i + 1, j + 1), name(i, j + 1)];
      const rings = !mesh.triangles
        ? [[a, b, c, d]]
        : (i + j) % 2
          ? [
              [a, b, d],
              [b, c, d],
            ]
          : [
              [a, b, c],
              [a, c, d],
            ];
      for (const ring of rings)
        plates.push({ id: `P${plates.length}`, nodes: ring, thickness, material: "plate", ...(offset === undefined ? {} : { offset }) });
    }
  }
  return {
    schema_version: "1.0",
    model: {
      nodes,
      materials: [
        { ...CONCRETE, ...mesh.material, id: "plate" },
        { id: "steel", type: "steel", e: 2.1e11, g: 8.1e10, density: 7850 },
      ],
      sections: mesh.sections ?? [],
      members: mesh.members ?? [],
      plates,
      supports,
      load_cases: [
        {
          id: "L",
          nature: "other",
          self_weight: mesh.selfWeight ?? 0,
          plate_loads: mesh.load ? plates.map(({ id }) => ({ plate: id, ...mesh.load })) : [],
          node_loads: nodeLoads,
        },
      ],
      load_combinations: mesh.combinations ?? [],
    },
    analysis: {},
  } as unknown as Model;
}

export const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** Hard simple support along all four edges of a rectangle, and what keeps it from sliding in its plane. */
export function simplySupported(a: number, b: number): Mesh["hold"] {
  return ([x, y]) => {
    const [alongY, alongX] = [close(x, 0) || close(x, a), close(y, 0) || close(y, b)];
    const held: (typeof DIRECTIONS)[number][] = [];
    if (alongX || alongY) held.push("uz");
    if (alongY) held.push("rx");
    if (alongX) held.push("ry");
    if (close(x, 0) && close(y, 0)) held.push("ux", "uy");
    if (close(x, a) && close(y, 0)) held.push("uy");
    return held;
  };
}

export const flat =
  (a: number, b: number) =>
  (s: number, t: number): Place => [a * s, b * t, 0];
export const moveAt = (model: Model, results: Results, x: number, y: number, z: number, direction: number): number => {
  const node = model.model.nodes.findIndex((n) => close(n.x, x) && close(n.y, y) && close(n.z, z));
  return results.load_cases[0]!.displacements[6 * node + direction]!;
};
export const balanced = (results: Results): void => {
  for (const set of results.load_cases) expect(set.equilibrium.error).toBeLessThan(1e-9);
  expect(results.conditioning.trusted).toBe(true);
  expect(results.warnings).toEqual([]);
};
