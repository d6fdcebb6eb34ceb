/**
 * Membrane triangle with drilling rotations: the optimal ANDES template (OPT; Felippa 2003, Comput. Methods Appl. Mech. Eng. 192).
 *
 * A basic stiffness, which alone answers constant stress and so passes the patch test, and a higher-order one from assumed
 * natural strains, tuned to bend in plane exactly at any aspect ratio. Of full rank without any penalty on rotations.
 */

import type { Shell } from "./frame.ts";

/** Rows: the natural strains along edges 12, 23, 31 at corner 1 per hierarchical rotation of each corner (the paper's β1 … β9). */
const STRAIN_1 = [1, 2, 1, 0, 1, -1, -1, -1, -2];
/** The same at corners 2 and 3 are permutations of it. */
const STRAIN_2 = [8, 6, 7, 2, 0, 1, 5, 3, 4].map((k) => STRAIN_1[k]!);
const STRAIN_3 = [4, 5, 3, 7, 8, 6, 1, 2, 0].map((k) => STRAIN_1[k]!);
const CORNERS = [STRAIN_1, STRAIN_2, STRAIN_3] as const;
const LUMPING = 1.5;
const SMALLEST_SCALE = 0.01;

const lumping = new Float64Array(27);
const hierarchical = new Float64Array(27);
const cartesian = new Float64Array(9);
const rows = new Float64Array(27);
const forces = new Float64Array(3);

/** Local stiffness 9 × 9: u, v, rz of each corner. */
export function triangleStiffness(shell: Shell, out: Float64Array): void {
  const { area, thickness } = shell;
  prepare(shell);
  out.fill(0, 0, 81);
  for (let k = 0; k < 27; k++) rows[k] = lumping[k]! / area;
  addEnergy(shell, area * thickness, out);
  // Strains at the mid-edges integrate the linear field exactly; the three carry a third of the area each.
  for (let m = 0; m < 3; m++) {
    const from = m;
    const to = (m + 1) % 3;
    rows.fill(0);
    addHigherStrain(shell, from, 0.5);
    addHigherStrain(shell, to, 0.5);
    addEnergy(shell, (area * thickness) / 3, out);
  }
}

/** nx ny nxy at the point with the area coordinates of corners 1 and 2, from u, v, rz of the corners. */
export function triangleForces(shell: Shell, q: Float64Array, xi: number, eta: number, out: Float64Array): void {
  prepare(shell);
  for (let k = 0; k < 27; k++) rows[k] = lumping[k]! / shell.area;
  addHigherStrain(shell, 0, 1 - xi - eta);
  addHigherStrain(shell, 1, xi);
  addHigherStrain(shell, 2, eta);
  for (let r = 0; r < 3; r++) {
    let sum = 0;
    for (let j = 0; j < 9; j++) sum += rows[9 * r + j]! * q[j]!;
    forces[r] = sum;
  }
  stressOf(shell, forces, out);
  for (let r = 0; r < 3; r++) out[r]! *= shell.thickness;
}

/** Mean strains (times the area), hierarchical rotations, and natural to Cartesian strains. */
function prepare({ x, y, area }: Shell): void {
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const k = (i + 2) % 3;
    const xkj = x[k]! - x[j]!;
    const yjk = y[j]! - y[k]!;
    const xij = x[i]! - x[j]!;
    const xki = x[k]! - x[i]!;
    const yji = y[j]! - y[i]!;
    const yik = y[i]! - y[k]!;
    const at = 3 * i;
    lumping[at] = lumping[18 + at + 1] = yjk / 2;
    lumping[9 + at + 1] = lumping[18 + at] = xkj / 2;
    lumping[at + 1] = lumping[9 + at] = 0;
    lumping[at + 2] = (LUMPING / 12) * yjk * (yik - yji);
    lumping[9 + at + 2] = (LUMPING / 12) * xkj * (xki - xij);
    lumping[18 + at + 2] = (LUMPING / 6) * (xki * yik - xij * yji);
    for (let r = 0; r < 3; r++) {
      hierarchical[9 * r + at] = xkj / (4 * area);
      hierarchical[9 * r + at + 1] = -yjk / (4 * area);
      hierarchical[9 * r + at + 2] = r === i ? 1 : 0;
    }
    // Natural strain along edge ij; k is the corner across. The paper's factor l² cancels against that of the strains.
    cartesian[i] = (yjk * yik) / (4 * area * area);
    cartesian[3 + i] = (xkj * xki) / (4 * area * area);
    cartesian[6 + i] = (yjk * xki + xkj * yik) / (4 * area * area);
  }
}

/** The strain at a corner, weighted, per u, v, rz of all corners, added to `rows`. */
function addHigherStrain({ nu, area }: Shell, corner: number, weight: number): void {
  const scale = Math.max(0.5 * (1 - 4 * nu * nu), SMALLEST_SCALE);
  const factor = ((1.5 * 2 * area) / 3) * Math.sqrt(scale) * weight;
  const natural = CORNERS[corner]!;
  for (let r = 0; r < 3; r++) {
    for (let m = 0; m < 3; m++) {
      let sum = 0;
      for (let e = 0; e < 3; e++) sum += cartesian[3 * r + e]! * natural[3 * e + m]!;
      for (let j = 0; j < 9; j++) rows[9 * r + j]! += factor * sum * hierarchical[9 * m + j]!;
    }
  }
}

const column = new Float64Array(3);
const stress = new Float64Array(3);

function addEnergy(shell: Shell, volume: number, out: Float64Array): void {
  for (let j = 0; j < 9; j++) {
    for (let r = 0; r < 3; r++) column[r] = rows[9 * r + j]!;
    stressOf(shell, column, stress);
    for (let i = 0; i < 9; i++) {
      out[9 * i + j]! += volume * (rows[i]! * stress[0]! + rows[9 + i]! * stress[1]! + rows[18 + i]! * stress[2]!);
    }
  }
}

function stressOf({ e, nu }: Shell, strain: Float64Array, out: Float64Array): void {
  const c = e / (1 - nu * nu);
  out[0] = c * (strain[0]! + nu * strain[1]!);
  out[1] = c * (strain[1]! + nu * strain[0]!);
  out[2] = 0.5 * c * (1 - nu) * strain[2]!;
}
