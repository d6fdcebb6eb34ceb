/** Geometric stiffness of a shell: what its membrane forces do when it moves, ½ ∫ n : (∇uᵀ ∇u) for all three displacements. */

import { attachMatrix, rotateMatrix } from "./attachment.ts";
import type { Shell } from "./frame.ts";
import { integrationPoint, newPoint } from "./points.ts";

const point = newPoint();
const local = new Float64Array(576);

/**
 * Row-major, 6 · count square, global axes. `forces` are nx ny nxy in N/m at each corner, local axes, tension positive; between
 * corners they follow the shape functions. Linear in the forces: λ times the forces is λ times the matrix.
 */
export function writeGeometricStiffness(shell: Shell, forces: Float64Array, out: Float64Array): void {
  const { count } = shell;
  const size = 6 * count;
  local.fill(0);
  for (let p = 0; p < count; p++) {
    integrationPoint(shell, p, point);
    const { n, nx, ny, area } = point;
    let fx = 0;
    let fy = 0;
    let fxy = 0;
    for (let i = 0; i < count; i++) {
      fx += n[i]! * forces[3 * i]! * area;
      fy += n[i]! * forces[3 * i + 1]! * area;
      fxy += n[i]! * forces[3 * i + 2]! * area;
    }
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        const share = nx[i]! * (fx * nx[j]! + fxy * ny[j]!) + ny[i]! * (fxy * nx[j]! + fy * ny[j]!);
        const at = 6 * size * i + 6 * j;
        for (let d = 0; d < 3; d++) local[at + (size + 1) * d]! += share;
      }
    }
  }
  attachMatrix(shell, local);
  rotateMatrix(shell, local, out);
}
