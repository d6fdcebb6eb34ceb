/** Geometric stiffness of a shell: what its membrane forces do when it moves, ½ ∫ n : (∇uᵀ ∇u) for all three displacements. */

import { attachMatrix, rotateMatrix } from "./attachment.ts";
import type { Shell } from "./frame.ts";
import { integrationPoint, newPoint } from "./points.ts";

const point = newPoint();
const local = new Float64Array(576);
/** nx ny nxy at the point last visited, times the area it stands for. */
const pressed = new Float64Array(3);

/**
 * Row-major, 6 · count square, global axes. `forces` are nx ny nxy in N/m at each corner, local axes, tension positive; between
 * corners they follow the shape functions. Linear in the forces: λ times the forces is λ times the matrix.
 */
export function writeGeometricStiffness(shell: Shell, forces: Float64Array, out: Float64Array): void {
  const { count } = shell;
  const size = 6 * count;
  local.fill(0);
  for (let p = 0; p < count; p++) {
    pressAt(shell, forces, p);
    const { nx, ny } = point;
    const [fx, fy, fxy] = [pressed[0]!, pressed[1]!, pressed[2]!];
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

/** The same matrix times movements without being made: of the flat element's corners, local axes, forces on them into `out`. */
export function geometricForces(shell: Shell, forces: Float64Array, movements: Float64Array, out: Float64Array): void {
  const { count } = shell;
  out.fill(0, 0, 6 * count);
  for (let p = 0; p < count; p++) {
    pressAt(shell, forces, p);
    const { nx, ny } = point;
    for (let d = 0; d < 3; d++) {
      let slopeX = 0;
      let slopeY = 0;
      for (let i = 0; i < count; i++) {
        slopeX += nx[i]! * movements[6 * i + d]!;
        slopeY += ny[i]! * movements[6 * i + d]!;
      }
      const x = pressed[0]! * slopeX + pressed[2]! * slopeY;
      const y = pressed[2]! * slopeX + pressed[1]! * slopeY;
      for (let i = 0; i < count; i++) out[6 * i + d]! += nx[i]! * x + ny[i]! * y;
    }
  }
}

/** Visit integration point `p`. */
function pressAt(shell: Shell, forces: Float64Array, p: number): void {
  integrationPoint(shell, p, point);
  pressed.fill(0);
  for (let i = 0; i < shell.count; i++) {
    for (let d = 0; d < 3; d++) pressed[d]! += point.n[i]! * forces[3 * i + d]! * point.area;
  }
}
