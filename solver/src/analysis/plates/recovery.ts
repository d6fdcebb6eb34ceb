/** Plates between loads and results: what warmth and moved supports put on the nodes, and internal forces from displacements. */

import type { Heat, Plates } from "../../model/plates.ts";
import { addTemperature, FORCES, recover } from "../../numerics/shell/index.ts";
import { smoothTriangles } from "./smoothing.ts";
import { inOrder, type PlateStrains } from "./strain.ts";

const moved = new Float64Array(24);
const more = new Float64Array(24);
const gathered = new Float64Array(24);

/** What warm plates press on their nodes, `sign` times. */
export function addHeat({ shells, nodes }: Plates, heat: Heat | undefined, sign: number, out: Float64Array): void {
  if (!heat) return;
  shells.forEach((shell, p) => {
    const dt = heat[2 * p]!;
    const gradient = heat[2 * p + 1]!;
    if (dt === 0 && gradient === 0) return;
    gathered.fill(0);
    addTemperature(shell, dt, gradient, gathered);
    nodes[p]!.forEach((node, i) => {
      for (let j = 0; j < 6; j++) out[6 * node + j]! += sign * gathered[6 * i + j]!;
    });
  });
}

/** Adds to the load vector what warm plates and plates at moved supports put on the nodes. */
export function loadPlates(
  plates: Plates,
  strains: PlateStrains,
  heat: Heat | undefined,
  imposed: Float64Array | undefined,
  vector: Float64Array,
): void {
  addHeat(plates, heat, 1, vector);
  if (imposed) strains.addAllForces(imposed, -1, vector);
}

/** Eight forces at each plate's centre and corners, plate after plate; adds to `nodeForces` what holds the plates at their nodes. */
export function recoverPlates(
  plates: Plates,
  strains: PlateStrains,
  heat: Heat | undefined,
  displacements: Float64Array,
  rest: Float64Array | undefined,
  nodeForces: Float64Array,
): Float64Array {
  const { shells, nodes } = plates;
  strains.addAllForces(displacements, 1, nodeForces);
  if (rest) strains.addAllForces(rest, 1, nodeForces);
  addHeat(plates, heat, -1, nodeForces);
  const forces = new Float64Array(shells.reduce((sum, { count }) => sum + FORCES * (count + 1), 0));
  let at = 0;
  shells.forEach((shell, p) => {
    const places = inOrder(nodes[p]!);
    strains.relative(p, displacements, places, moved);
    if (rest) {
      strains.relative(p, rest, places, more);
      for (let i = 0; i < 24; i++) moved[i]! += more[i]!;
    }
    const size = FORCES * (shell.count + 1);
    recover(shell, moved, heat ? heat[2 * p]! : 0, heat ? heat[2 * p + 1]! : 0, forces.subarray(at, at + size));
    at += size;
  });
  smoothTriangles(plates, nodeForces.length / 6, forces);
  return forces;
}
