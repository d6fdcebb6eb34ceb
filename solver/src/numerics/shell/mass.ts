/** Consistent mass of a shell: its translations, and the rotation of its thickness about axes in its plane. */

import { attachMatrix, rotateMatrix } from "./attachment.ts";
import type { Shell } from "./frame.ts";
import { integrationPoint, newPoint } from "./points.ts";

const point = newPoint();
const local = new Float64Array(576);

/** Row-major, 6 · count square, global axes. A fibre has no inertia about itself, so rotation about the normal has none. */
export function writeMass(shell: Shell, out: Float64Array): void {
  const { count, density, thickness } = shell;
  const size = 6 * count;
  const inertia = (thickness * thickness) / 12;
  local.fill(0);
  for (let p = 0; p < count; p++) {
    integrationPoint(shell, p, point);
    const weight = density * thickness * point.area;
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        const share = weight * point.n[i]! * point.n[j]!;
        const at = 6 * size * i + 6 * j;
        for (let d = 0; d < 3; d++) local[at + (size + 1) * d]! += share;
        for (let d = 3; d < 5; d++) local[at + (size + 1) * d]! += share * inertia;
      }
    }
  }
  attachMatrix(shell, local);
  rotateMatrix(shell, local, out);
}
