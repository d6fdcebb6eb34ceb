/**
 * Membrane triangle with drilling rotations: Felippa's optimal triangle (Comput. Methods Appl. Mech. Engrg. 192, 2003).
 *
 * Constant force works on edges that bulge with the rotations of their ends, as far as `edges.ts` lets them. Beside it, strains
 * that are linear in the corners' rotations against the triangle's own bend a rectangle of two triangles exactly, however slender.
 */

import { addTriangleDrilling } from "./drilling.ts";
import type { Shell } from "./frame.ts";

/** Strain along each edge at each corner per rotation, over the edge's length and all scaled alike: Felippa's β1 to β9, turned from corner to corner. */
const NATURAL = [
  [1, 2, 1, 0, 1, -1, -1, -1, -2],
  [-2, -1, -1, 1, 1, 2, -1, 0, 1],
  [1, -1, 0, -1, -2, -1, 2, 1, 1],
] as const;
/** β0 vanishes where ν is ½; this much of it stays. */
const LEAST = 0.01;

/** εx, εy, γxy per u, v, rz: the mean, and what is added to it at each corner. */
const mean = new Float64Array(27);
const corner = [new Float64Array(27), new Float64Array(27), new Float64Array(27)];
const against = new Float64Array(27);
const along = new Float64Array(9);
const strain = new Float64Array(3);
const force = new Float64Array(3);
const rows = new Float64Array(27);

/** Local stiffness 9 × 9: u, v, rz of each corner. */
export function triangleStiffness(shell: Shell, out: Float64Array): void {
  meanRows(shell);
  againstRows(shell);
  cornerRows(shell);
  out.fill(0, 0, 81);
  addEnergy(shell, mean, shell.area, out);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [corner[i]!, corner[(i + 1) % 3]!];
    for (let k = 0; k < 27; k++) rows[k] = 0.5 * (a[k]! + b[k]!);
    addEnergy(shell, rows, shell.area / 3, out);
  }
  addTriangleDrilling(shell, out);
}

/**
 * nx ny nxy at each corner from u, v, rz of the corners; linear between them. To the mean comes the bending that turns the corners
 * against one another: of the states in equilibrium whose rotations grow so, that of Airy's function (x² + y²)·(c·x), which prefers no axis.
 */
export function triangleForces(shell: Shell, q: Float64Array, out: Float64Array): void {
  const { x, y, area, e, thickness, flat } = shell;
  meanRows(shell);
  let turnX = 0;
  let turnY = 0;
  for (let i = 0; i < 3; i++) {
    const [next, last] = [(i + 1) % 3, (i + 2) % 3];
    turnX += ((y[next]! - y[last]!) / (2 * area)) * q[3 * i + 2]!;
    turnY += ((x[last]! - x[next]!) / (2 * area)) * q[3 * i + 2]!;
  }
  const c1 = 0.25 * flat * e * thickness * turnY;
  const c2 = -0.25 * flat * e * thickness * turnX;
  for (let r = 0; r < 3; r++) {
    let sum = 0;
    for (let j = 0; j < 9; j++) sum += mean[9 * r + j]! * q[j]!;
    strain[r] = sum;
  }
  forcesOf(shell, strain, force);
  const [middleX, middleY] = [(x[0]! + x[1]! + x[2]!) / 3, (y[0]! + y[1]! + y[2]!) / 3];
  for (let i = 0; i < 3; i++) {
    const [a, b] = [x[i]! - middleX, y[i]! - middleY];
    out[3 * i] = force[0]! + c1 * a + 3 * c2 * b;
    out[3 * i + 1] = force[1]! + 3 * c1 * a + c2 * b;
    out[3 * i + 2] = force[2]! - c1 * b - c2 * a;
  }
}

/** From the work of constant forces on the edges: half an edge's force on each end, and ±L²/12 of moment where it bulges. */
function meanRows({ x, y, area, bulge }: Shell): void {
  mean.fill(0);
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const dx = (x[j]! - x[i]!) / area;
    const dy = (y[j]! - y[i]!) / area;
    for (const k of [i, j]) {
      mean[3 * k]! += 0.5 * dy;
      mean[9 + 3 * k + 1]! -= 0.5 * dx;
      mean[18 + 3 * k]! -= 0.5 * dx;
      mean[18 + 3 * k + 1]! += 0.5 * dy;
    }
    const moment = (bulge[i]! * area) / 12;
    for (const [k, sign] of [
      [i, -moment],
      [j, moment],
    ] as const) {
      mean[3 * k + 2]! += sign * dy * dy;
      mean[9 + 3 * k + 2]! += sign * dx * dx;
      mean[18 + 3 * k + 2]! -= 2 * sign * dx * dy;
    }
  }
}

/** Each corner's rotation less the triangle's (v,x − u,y)/2. */
function againstRows({ x, y, area }: Shell): void {
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < 3; i++) {
      const next = (i + 1) % 3;
      const last = (i + 2) % 3;
      against[9 * c + 3 * i] = (x[last]! - x[next]!) / (4 * area);
      against[9 * c + 3 * i + 1] = (y[last]! - y[next]!) / (4 * area);
      against[9 * c + 3 * i + 2] = i === c ? 1 : 0;
    }
  }
}

function cornerRows({ x, y, area, nu, flat }: Shell): void {
  const beta = Math.max(0.5 * (1 - 4 * nu * nu), LEAST);
  const scale = Math.sqrt(beta * flat) / (4 * area);
  // Strains along the edges, made Cartesian: column e belongs to the edge from corner e to the next, o is the corner opposite.
  for (let e = 0; e < 3; e++) {
    const next = (e + 1) % 3;
    const o = (e + 2) % 3;
    const [xa, ya] = [x[next]! - x[o]!, y[next]! - y[o]!];
    const [xb, yb] = [x[e]! - x[o]!, y[e]! - y[o]!];
    along[e] = scale * ya * yb;
    along[3 + e] = scale * xa * xb;
    along[6 + e] = -scale * (ya * xb + xa * yb);
  }
  for (let c = 0; c < 3; c++) {
    const own = corner[c]!;
    const natural = NATURAL[c]!;
    for (let r = 0; r < 3; r++) {
      for (let j = 0; j < 9; j++) {
        let sum = 0;
        for (let n = 0; n < 3; n++) {
          const turned = along[3 * r]! * natural[n]! + along[3 * r + 1]! * natural[3 + n]! + along[3 * r + 2]! * natural[6 + n]!;
          sum += turned * against[9 * n + j]!;
        }
        own[9 * r + j] = sum;
      }
    }
  }
}

function addEnergy(shell: Shell, strains: Float64Array, area: number, out: Float64Array): void {
  for (let j = 0; j < 9; j++) {
    for (let r = 0; r < 3; r++) strain[r] = strains[9 * r + j]!;
    forcesOf(shell, strain, force);
    for (let i = 0; i < 9; i++) {
      out[9 * i + j]! += area * (strains[i]! * force[0]! + strains[9 + i]! * force[1]! + strains[18 + i]! * force[2]!);
    }
  }
}

function forcesOf({ e, nu, thickness }: Shell, strains: Float64Array, out: Float64Array): void {
  const c = (e * thickness) / (1 - nu * nu);
  out[0] = c * (strains[0]! + nu * strains[1]!);
  out[1] = c * (strains[1]! + nu * strains[0]!);
  out[2] = 0.5 * c * (1 - nu) * strains[2]!;
}
