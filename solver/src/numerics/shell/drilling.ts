/** What holds the rotations about a shell's normal where its membrane forces do not: shares of the shear stiffness. */

import type { Shell } from "./frame.ts";

/**
 * Far from singular, yet soft: on a curved shell the normals of neighbours differ, so that each takes part of the other's bending for
 * rotation about its own normal. Ten times the last two would take the pinched hemisphere on 4 × 4 quads from 0.92 of its deflection
 * to 0.63; a tenth of the first would let the twisted beam go 2 % too far.
 */
const MEAN = 0.1;
const ALTERNATING = 0.001;
/** Of each corner of a triangle on a curved shell; a flat one's rotations strain it. */
export const CORNER = 0.005;

const row = new Float64Array(12);

export function shearStiffness({ e, nu, thickness, area }: Shell): number {
  return (e * thickness * area) / (2 * (1 + nu));
}

/** Adds to the 12 × 12 stiffness of u, v, rz of a quad. */
export function addQuadDrilling(shell: Shell, out: Float64Array): void {
  rotationRow(shell, row, () => 0.25);
  addSquare(MEAN * shearStiffness(shell), 12, out);
  alternatingRow(shell);
  addSquare(ALTERNATING * shearStiffness(shell), 12, out);
}

/** Rotations of the corners by their weights, less the element's own mean rotation (v,x − u,y)/2 (Hughes and Brezzi 1989, at one point). */
export function rotationRow({ count, x, y, area }: Shell, out: Float64Array, weightOf: (corner: number) => number): void {
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    const last = (i + count - 1) % count;
    out[3 * i] = (x[last]! - x[next]!) / (4 * area);
    out[3 * i + 1] = (y[last]! - y[next]!) / (4 * area);
    out[3 * i + 2] = weightOf(i);
  }
}

/** Rotations that alternate round the corners, freed of any linear field (Flanagan and Belytschko 1981): bending is not touched. */
function alternatingRow({ x, y, area }: Shell): void {
  const hx = x[0]! - x[1]! + x[2]! - x[3]!;
  const hy = y[0]! - y[1]! + y[2]! - y[3]!;
  for (let i = 0; i < 4; i++) {
    const next = (i + 1) % 4;
    const last = (i + 3) % 4;
    const bx = (y[next]! - y[last]!) / (2 * area);
    const by = (x[last]! - x[next]!) / (2 * area);
    row[3 * i] = row[3 * i + 1] = 0;
    row[3 * i + 2] = 0.25 * ((i % 2 === 0 ? 1 : -1) - hx * bx - hy * by);
  }
}

function addSquare(factor: number, size: number, out: Float64Array): void {
  for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) out[size * i + j]! += factor * row[i]! * row[j]!;
}
