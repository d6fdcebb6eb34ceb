/** Elastic stiffness of a shell: membrane, drilling and bending together, at its nodes in global axes. */

import { attachMatrix, rotateMatrix } from "./attachment.ts";
import { bendingStiffness } from "./bending.ts";
import type { Shell } from "./frame.ts";
import { quadStiffness } from "./membrane_quad.ts";
import { triangleStiffness } from "./membrane_triangle.ts";

/** Places of u, v, rz and of w, rx, ry among a node's six movements. */
export const IN_PLANE = [0, 1, 5] as const;
export const OUT_OF_PLANE = [2, 3, 4] as const;

const part = new Float64Array(144);
const local = new Float64Array(576);

/** Row-major, 6 · count square: ux uy uz rx ry rz of each node, global. */
export function writeStiffness(shell: Shell, out: Float64Array): void {
  flatStiffness(shell, local);
  attachMatrix(shell, local);
  rotateMatrix(shell, local, out);
}

/** The flat element's own stiffness, local axes, without offset and warp. */
export function flatStiffness(shell: Shell, out: Float64Array): void {
  out.fill(0);
  membraneStiffness(shell, part);
  place(shell.count, IN_PLANE, out);
  bendingStiffness(shell, part);
  place(shell.count, OUT_OF_PLANE, out);
}

/** Of u, v, rz, row-major with 3 · count columns, local axes: membrane and drilling. */
export function membraneStiffness(shell: Shell, out: Float64Array): void {
  if (shell.count === 3) triangleStiffness(shell, out);
  else quadStiffness(shell, out);
}

function place(count: number, freedoms: readonly number[], out: Float64Array): void {
  const size = 3 * count;
  for (let i = 0; i < size; i++) {
    const row = 6 * Math.floor(i / 3) + freedoms[i % 3]!;
    for (let j = 0; j < size; j++) out[6 * count * row + 6 * Math.floor(j / 3) + freedoms[j % 3]!] = part[size * i + j]!;
  }
}
