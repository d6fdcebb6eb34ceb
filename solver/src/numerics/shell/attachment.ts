/**
 * From the flat shell to its nodes: rigid arms across offset and warp, then global axes.
 *
 * Each arm is turned by its own node, so membrane forces off the nodes come out as moments there, and rigid movements stay free.
 */

import type { Shell } from "./frame.ts";

/** A flat element's matrix becomes that of the nodes, in place: local axes, six movements per node. */
export function attachMatrix(shell: Shell, matrix: Float64Array): void {
  const size = 6 * shell.count;
  attachLines(shell, matrix, size, size, 1);
  attachLines(shell, matrix, size, 1, size);
}

/** `count` lines of movements, `stride` apart; a line's entries are `step` apart. The corner moves by u + arm · ry and v − arm · rx. */
function attachLines(shell: Shell, a: Float64Array, count: number, stride: number, step: number): void {
  for (let node = 0; node < shell.count; node++) {
    const arm = shell.arm[node]!;
    if (arm === 0) continue;
    const first = 6 * node * step;
    for (let line = 0, at = first; line < count; line++, at += stride) {
      a[at + 4 * step]! += arm * a[at]!;
      a[at + 3 * step]! -= arm * a[at + step]!;
    }
  }
}

/** out = Rᵀ · matrix · R, for each 3 × 3 block. */
export function rotateMatrix({ count, axes }: Shell, matrix: Float64Array, out: Float64Array): void {
  const size = 6 * count;
  for (let i = 0; i < size; i += 3) {
    for (let j = 0; j < size; j += 3) {
      for (let c = 0; c < 3; c++) {
        for (let r = 0; r < 3; r++) {
          const at = size * (i + r) + j;
          half[3 * r + c] = matrix[at]! * axes[c]! + matrix[at + 1]! * axes[3 + c]! + matrix[at + 2]! * axes[6 + c]!;
        }
      }
      for (let r = 0; r < 3; r++) {
        for (let c = 0; c < 3; c++) {
          out[size * (i + r) + j + c] = axes[r]! * half[c]! + axes[3 + r]! * half[3 + c]! + axes[6 + r]! * half[6 + c]!;
        }
      }
    }
  }
}

const half = new Float64Array(9);

/** Adds forces on the flat element's corners, local, to those on the nodes, global; `forces` is spent. */
export function addForces(shell: Shell, forces: Float64Array, out: Float64Array): void {
  const { count, axes } = shell;
  attachLines(shell, forces, 1, 1, 1);
  for (let at = 0; at < 6 * count; at += 3) {
    const x = forces[at]!;
    const y = forces[at + 1]!;
    const z = forces[at + 2]!;
    for (let c = 0; c < 3; c++) out[at + c]! += axes[c]! * x + axes[3 + c]! * y + axes[6 + c]! * z;
  }
}

/** Movements of the flat element's corners, local, from those of the nodes, global. */
export function localMovements({ count, axes, arm }: Shell, global: Float64Array, out: Float64Array): void {
  for (let at = 0; at < 6 * count; at += 3) {
    for (let d = 0; d < 3; d++) {
      out[at + d] = axes[3 * d]! * global[at]! + axes[3 * d + 1]! * global[at + 1]! + axes[3 * d + 2]! * global[at + 2]!;
    }
  }
  for (let i = 0; i < count; i++) {
    out[6 * i]! += arm[i]! * out[6 * i + 4]!;
    out[6 * i + 1]! -= arm[i]! * out[6 * i + 3]!;
  }
}
