/**
 * Membrane triangle: constant strain, with the rotations about the normal held softly to the triangle's own (`drilling.ts`).
 *
 * Triangles whose rotations strain them (Allman's, or the optimal ANDES template) bend better in plane, but under constant force
 * they want moments on the plate's rim: two of them pulled by plain forces on their corners stretch several times too far.
 * Exact answers to such loads are worth more than bending, for which there are quads.
 */

import { addTriangleDrilling } from "./drilling.ts";
import type { Shell } from "./frame.ts";

const rows = new Float64Array(27);
const column = new Float64Array(3);
const force = new Float64Array(3);

/** Local stiffness 9 × 9: u, v, rz of each corner. */
export function triangleStiffness(shell: Shell, out: Float64Array): void {
  strainRows(shell);
  for (let j = 0; j < 9; j++) {
    for (let r = 0; r < 3; r++) column[r] = rows[9 * r + j]!;
    forcesOf(shell, column, force);
    for (let i = 0; i < 9; i++) {
      out[9 * i + j] = shell.area * (rows[i]! * force[0]! + rows[9 + i]! * force[1]! + rows[18 + i]! * force[2]!);
    }
  }
  addTriangleDrilling(shell, out);
}

/** nx ny nxy, the same everywhere in the triangle, from u, v, rz of the corners. */
export function triangleForces(shell: Shell, q: Float64Array, out: Float64Array): void {
  strainRows(shell);
  for (let r = 0; r < 3; r++) {
    let sum = 0;
    for (let j = 0; j < 9; j++) sum += rows[9 * r + j]! * q[j]!;
    column[r] = sum;
  }
  forcesOf(shell, column, out);
}

/** εx, εy, γxy per u, v, rz of the corners. */
function strainRows({ x, y, area }: Shell): void {
  rows.fill(0);
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const k = (i + 2) % 3;
    rows[3 * i] = rows[18 + 3 * i + 1] = (y[j]! - y[k]!) / (2 * area);
    rows[9 + 3 * i + 1] = rows[18 + 3 * i] = (x[k]! - x[j]!) / (2 * area);
  }
}

function forcesOf({ e, nu, thickness }: Shell, strain: Float64Array, out: Float64Array): void {
  const c = (e * thickness) / (1 - nu * nu);
  out[0] = c * (strain[0]! + nu * strain[1]!);
  out[1] = c * (strain[1]! + nu * strain[0]!);
  out[2] = 0.5 * c * (1 - nu) * strain[2]!;
}
