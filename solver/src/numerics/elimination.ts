/** Elimination of freedoms from small stiffness matrices that may be singular: what a node feels of what lies behind it. */

import { zeros } from "./small_vectors.ts";

/** Below this share of what it began with, a pivot is round-off: nothing resists that freedom, and it passes nothing on. */
const ROUND_OFF = 1e-9;

/** Take freedom j out of the n×n positive semi-definite matrix in place; `size` is its diagonal before any elimination. */
export function eliminate(a: Float64Array, n: number, j: number, size: number): void {
  const pivot = a[n * j + j] as number;
  if (pivot > ROUND_OFF * size) {
    for (let r = 0; r < n; r++) {
      const factor = (a[n * r + j] as number) / pivot;
      if (r === j || factor === 0) continue;
      for (let c = 0; c < n; c++) a[n * r + c] = (a[n * r + c] as number) - factor * (a[n * j + c] as number);
    }
  }
  for (let r = 0; r < n; r++) a[n * r + j] = a[n * j + r] = 0;
}

/** A freedom that cannot move is left out: what it would pass on, the ground takes. */
export function ground(a: Float64Array, n: number, j: number): void {
  for (let r = 0; r < n; r++) a[n * r + j] = a[n * j + r] = 0;
}

const left = new Float64Array(36);
const sizes = new Float64Array(6);

/** Stiffness of a 3×3 or 6×6 matrix along one of its freedoms, all others being free to give way. */
export function stiffnessAlong(matrix: Float64Array, n: number, kept: number): number {
  for (let i = 0; i < n * n; i++) left[i] = matrix[i] as number;
  for (let j = 0; j < n; j++) sizes[j] = left[n * j + j] as number;
  for (let j = 0; j < n; j++) if (j !== kept) eliminate(left, n, j, sizes[j] as number);
  const stiffness = left[n * kept + kept] as number;
  return stiffness > ROUND_OFF * (sizes[kept] as number) ? stiffness : 0;
}

const half = new Float64Array(36);

/** The same 6×6 matrix in other axes: rows of `axes` are the new unit vectors, for every block of three freedoms. By index: until it is compiled the engine walks a pattern of an array by an iterator. */
export function turned(matrix: Float64Array, axes: readonly (readonly number[])[]): Float64Array {
  const out = zeros(36);
  for (let c = 0; c < 3; c++) {
    const { 0: x, 1: y, 2: z } = axes[c] as readonly [number, number, number];
    for (let r = 0; r < 36; r += 6)
      for (let at = r; at < r + 6; at += 3)
        half[at + c] = x * (matrix[at] as number) + y * (matrix[at + 1] as number) + z * (matrix[at + 2] as number);
  }
  for (let c = 0; c < 3; c++) {
    const { 0: x, 1: y, 2: z } = axes[c] as readonly [number, number, number];
    for (let r = 0; r < 6; r++)
      for (let at = r; at < 36; at += 18)
        out[at + 6 * c] = x * (half[at] as number) + y * (half[at + 6] as number) + z * (half[at + 12] as number);
  }
  return out;
}
