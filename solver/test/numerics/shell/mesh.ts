/** Meshes of shells for the tests: mapped grids, restraints, loads, and their solution. */

import { setEdges } from "../../../src/numerics/shell/edges.ts";
import { type Plate, type Shell, shellOf } from "../../../src/numerics/shell/frame.ts";
import { writeStiffness } from "../../../src/numerics/shell/stiffness.ts";
import { add, factor, type Skyline, skyline, substitute } from "./skyline.ts";

export type Place = [number, number, number];
export type Corners = 3 | 4;

export interface Mesh {
  places: Place[];
  elements: number[][];
  shells: Shell[];
  /** Held movements of each node: six flags. */
  held: boolean[][];
  loads: Float64Array;
}

export const STEEL: Plate = { thickness: 0.01, e: 2.1e11, nu: 0.3, density: 7850, expansion: 1.2e-5, offset: 0 };

export function meshOf(places: Place[], elements: number[][], plate: Plate): Mesh {
  const shells = elements.map((nodes) =>
    shellOf(
      nodes.flatMap((n) => places[n]!),
      plate,
    ),
  );
  return { places, elements, shells, held: places.map(() => Array(6).fill(false)), loads: new Float64Array(6 * places.length) };
}

/** (nx + 1)(ny + 1) nodes at map(i / nx, j / ny); triangles halve each quad along alternating diagonals or one. */
export function grid(
  nx: number,
  ny: number,
  corners: Corners,
  map: (s: number, t: number, i: number, j: number) => Place,
  plate: Plate,
  alternate = false,
): Mesh {
  const places: Place[] = [];
  for (let i = 0; i <= nx; i++) for (let j = 0; j <= ny; j++) places.push(map(i / nx, j / ny, i, j));
  const elements: number[][] = [];
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      const a = i * (ny + 1) + j;
      const quad = [a, a + ny + 1, a + ny + 2, a + 1] as const;
      if (corners === 4) elements.push([...quad]);
      else if (alternate && (i + j) % 2 === 1) elements.push([quad[0], quad[1], quad[3]], [quad[1], quad[2], quad[3]]);
      else elements.push([quad[0], quad[1], quad[2]], [quad[0], quad[2], quad[3]]);
    }
  }
  return meshOf(places, elements, plate);
}

/** Hold movements (0–5: ux uy uz rx ry rz) of every node for which `where` holds. */
export function hold(mesh: Mesh, movements: number[], where: (place: Place, node: number) => boolean): void {
  mesh.places.forEach((place, node) => {
    if (where(place, node)) for (const d of movements) mesh.held[node]![d] = true;
  });
}

export function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}

export function nodeAt(mesh: Mesh, x: number, y: number, z: number): number {
  const node = mesh.places.findIndex((p) => near(p[0], x) && near(p[1], y) && near(p[2], z));
  if (node < 0) throw new Error(`no node at ${x}, ${y}, ${z}`);
  return node;
}

export function numbering(mesh: Mesh): { freedoms: number[]; size: number } {
  let size = 0;
  const freedoms = mesh.held.flatMap((flags) => flags.map((held) => (held ? -1 : size++)));
  return { freedoms, size };
}

/** Edges by what holds and pulls their nodes, as for a model. */
function settle(mesh: Mesh): void {
  const pulled = Uint8Array.from(mesh.held.flatMap((flags, n) => [0, 1, 2].map((d) => (flags[d] || mesh.loads[6 * n + d] !== 0 ? 1 : 0))));
  setEdges(mesh.shells, mesh.elements, pulled);
}

export function assemble(mesh: Mesh, write: (shell: Shell, out: Float64Array, element: number) => void): Skyline {
  settle(mesh);
  const { freedoms, size } = numbering(mesh);
  const places = mesh.elements.map((nodes) => nodes.flatMap((n) => [0, 1, 2, 3, 4, 5].map((d) => freedoms[6 * n + d]!)));
  const matrix = skyline(size, places);
  mesh.shells.forEach((shell, e) => {
    const out = new Float64Array(36 * shell.count * shell.count);
    write(shell, out, e);
    add(matrix, places[e]!, out);
  });
  return matrix;
}

/** Movements of all nodes, six each; held ones keep what `imposed` says. */
export function solveMesh(mesh: Mesh, imposed?: Float64Array): Float64Array {
  const { freedoms, size } = numbering(mesh);
  const matrix = assemble(mesh, writeStiffness);
  const right = new Float64Array(size);
  const movements = Float64Array.from(imposed ?? new Float64Array(6 * mesh.places.length));
  for (let d = 0; d < freedoms.length; d++) if (freedoms[d]! >= 0) right[freedoms[d]!] = mesh.loads[d]!;
  if (imposed) {
    const element = new Float64Array(576);
    mesh.shells.forEach((shell, e) => {
      writeStiffness(shell, element);
      const at = mesh.elements[e]!.flatMap((n) => [0, 1, 2, 3, 4, 5].map((d) => 6 * n + d));
      for (const [i, gi] of at.entries()) {
        for (const [j, gj] of at.entries()) {
          if (freedoms[gi]! >= 0 && freedoms[gj]! < 0) right[freedoms[gi]!]! -= element[at.length * i + j]! * imposed[gj]!;
        }
      }
    });
  }
  const free = substitute(factor(matrix), right);
  for (let d = 0; d < freedoms.length; d++) if (freedoms[d]! >= 0) movements[d] = free[freedoms[d]!]!;
  return movements;
}

/** What an element's nodes do, six numbers each. */
export function movementsOf(mesh: Mesh, element: number, movements: Float64Array): Float64Array {
  return Float64Array.from(mesh.elements[element]!.flatMap((n) => [...movements.subarray(6 * n, 6 * n + 6)]));
}

/** Adds each shell's nodal forces to the mesh's loads. */
export function spread(mesh: Mesh, load: (shell: Shell, out: Float64Array) => void): void {
  mesh.shells.forEach((shell, e) => {
    const forces = new Float64Array(6 * shell.count);
    load(shell, forces);
    mesh.elements[e]!.forEach((n, i) => {
      for (let d = 0; d < 6; d++) mesh.loads[6 * n + d]! += forces[6 * i + d]!;
    });
  });
}
