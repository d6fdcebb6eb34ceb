/**
 * Membrane triangle with drilling rotations: Felippa's optimal triangle (Comput. Methods Appl. Mech. Engrg. 192, 2003).
 *
 * Constant force works on edges that bulge with the rotations of their ends, as far as `edges.ts` lets them. Beside it, strains
 * that are linear in the corners' rotations against the triangle's own bend a rectangle of two triangles exactly, however slender.
 */

import { planeForces } from "./bending.ts";
import { CORNER, rotationRow, shearStiffness } from "./drilling.ts";
import { edgeWork, findCentroid, work } from "./edge_work.ts";
import type { Shell } from "./frame.ts";

/** Twice the strains along the edges amid the first one, per rotation and scaled: Felippa's β1 to β9, which turn with the edge. */
const NATURAL = [-1, 1, 0, 1, 2, 1, -2, -1, -1] as const;
/** β0 vanishes where ν is ½; this much of it stays. */
const LEAST = 0.01;

/** εx, εy, γxy per u, v, rz: the mean, and what is added to it amid an edge. */
const mean = new Float64Array(27);
const added = new Float64Array(27);
/** Each corner's rotation less the triangle's. */
const against = new Float64Array(27);
const along = new Float64Array(9);
const strain = new Float64Array(3);
const force = new Float64Array(3);

/** Local stiffness 9 × 9: u, v, rz of each corner. */
export function triangleStiffness(shell: Shell, out: Float64Array): void {
  meanRows(shell);
  for (let c = 0; c < 3; c++) rotationRow(shell, against.subarray(9 * c), (i) => (i === c ? 1 : 0));
  cartesian(shell);
  out.fill(0, 0, 81);
  addEnergy(shell, mean, shell.area, out);
  for (let edge = 0; edge < 3; edge++) {
    addedRows(edge);
    addEnergy(shell, added, shell.area / 3, out);
  }
  // On a curved shell they do so less, and are held softly instead.
  const soft = ((1 - shell.flat) * CORNER * shearStiffness(shell)) / 3;
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) for (let c = 0; c < 27; c += 9) out[9 * i + j]! += soft * against[c + i]! * against[c + j]!;
  }
}

/**
 * How much there is of each field of forces, from u, v, rz of the corners. To the mean comes the bending that turns the corners against
 * one another: of the states in equilibrium whose rotations grow so, that of Airy's function (x² + y²)·(c·x), which prefers no axis.
 */
export function triangleAmounts(shell: Shell, q: Float64Array, amounts: Float64Array): void {
  const { x, y, area, e, thickness, flat } = shell;
  meanRows(shell);
  findCentroid(shell);
  const scale = (0.125 * flat * e * thickness) / Math.sqrt(area);
  strain.fill(0);
  let turnX = 0;
  let turnY = 0;
  for (let i = 0; i < 9; i++) {
    for (let r = 0; r < 3; r++) strain[r]! += mean[9 * r + i]! * q[i]!;
    if (i % 3 < 2) continue;
    const next = ((i + 1) / 3) % 3;
    const last = (next + 1) % 3;
    turnX += scale * (y[next]! - y[last]!) * q[i]!;
    turnY += scale * (x[last]! - x[next]!) * q[i]!;
  }
  forcesOf(shell, amounts);
  amounts[3] = -3 * turnX;
  amounts[4] = 3 * turnY;
  amounts[5] = turnY;
  amounts[6] = -turnX;
}

/** From the work of constant forces on the edges. */
function meanRows(shell: Shell): void {
  edgeWork(shell);
  for (let r = 0; r < 3; r++) for (let j = 0; j < 9; j++) mean[9 * r + j] = work[12 * r + j]! / shell.area;
}

/** Strains along the edges made Cartesian: column i belongs to the edge from corner i to the next, o is the corner opposite. */
function cartesian({ x, y, area, nu, flat }: Shell): void {
  const beta = Math.max(0.5 * (1 - 4 * nu * nu), LEAST);
  const scale = Math.sqrt(beta * flat) / (8 * area);
  for (let i = 0; i < 3; i++) {
    const next = (i + 1) % 3;
    const o = (i + 2) % 3;
    const [xa, ya] = [x[next]! - x[o]!, y[next]! - y[o]!];
    const [xb, yb] = [x[i]! - x[o]!, y[i]! - y[o]!];
    along[i] = scale * ya * yb;
    along[3 + i] = scale * xa * xb;
    along[6 + i] = -scale * (ya * xb + xa * yb);
  }
}

function addedRows(edge: number): void {
  added.fill(0);
  for (let k = 0; k < 9; k++) {
    const [i, n] = [(Math.floor(k / 3) + edge) % 3, (k + edge) % 3];
    for (let r = 0; r < 3; r++) for (let j = 0; j < 9; j++) added[9 * r + j]! += along[3 * r + i]! * NATURAL[k]! * against[9 * n + j]!;
  }
}

function addEnergy(shell: Shell, strains: Float64Array, area: number, out: Float64Array): void {
  for (let j = 0; j < 9; j++) {
    for (let r = 0; r < 3; r++) strain[r] = strains[9 * r + j]!;
    forcesOf(shell, force);
    for (let i = 0; i < 9; i++) {
      out[9 * i + j]! += area * (strains[i]! * force[0]! + strains[9 + i]! * force[1]! + strains[18 + i]! * force[2]!);
    }
  }
}

function forcesOf({ e, nu, thickness }: Shell, out: Float64Array): void {
  planeForces((e * thickness) / (1 - nu * nu), nu, strain, out);
}
