/** What holds the corner rotations of the membrane quad where its force fields do not. */

import type { Shell } from "./frame.ts";

/** Share of the shear modulus: enough to be far from singular, little enough not to stiffen what the forces already hold. */
const MEAN = 0.1;
const ALTERNATING = 0.001;

const row = new Float64Array(12);

/** Adds to the 12 × 12 stiffness of u, v, rz. */
export function addDrilling(shell: Shell, out: Float64Array): void {
  const { e, nu, thickness, area } = shell;
  const stiffness = (e * thickness * area) / (2 * (1 + nu));
  meanRow(shell);
  addSquare(MEAN * stiffness, out);
  alternatingRow(shell);
  addSquare(ALTERNATING * stiffness, out);
}

/** Mean of the four rotations less the element's own mean rotation (v,x − u,y)/2 (Hughes and Brezzi 1989, at one point). */
function meanRow({ x, y, area }: Shell): void {
  for (let i = 0; i < 4; i++) {
    const next = (i + 1) % 4;
    const last = (i + 3) % 4;
    row[3 * i] = (x[last]! - x[next]!) / (4 * area);
    row[3 * i + 1] = (y[last]! - y[next]!) / (4 * area);
    row[3 * i + 2] = 0.25;
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

function addSquare(factor: number, out: Float64Array): void {
  for (let i = 0; i < 12; i++) for (let j = 0; j < 12; j++) out[12 * i + j]! += factor * row[i]! * row[j]!;
}
