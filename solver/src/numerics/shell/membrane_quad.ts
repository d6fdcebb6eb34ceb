/**
 * Membrane quad with drilling rotations: hybrid stress inside, Allman's displacements on the edges.
 *
 * Forces are the seven polynomials up to linear that satisfy equilibrium and compatibility (Airy functions to the third degree:
 * complete, so no direction is preferred); each edge moves linearly along itself and quadratically across, bent by the rotations
 * of its ends (Allman 1984). K = Gᵀ H⁻¹ G with H the complementary energy and G the work of the forces on the edges
 * (Pian 1964). Constant forces work on edges that bulge as far as `edges.ts` lets them: tapered and sheared quads bend in plane as
 * rectangles do, except where they are pulled across a rim. Two movements of the rotations escape the forces, and are held by `drilling.ts`.
 */

import { addQuadDrilling } from "./drilling.ts";
import { edgeWork, findCentroid, forceModes, MODES, modes, work } from "./edge_work.ts";
import type { Shell } from "./frame.ts";
import { integrationPoint, newPoint } from "./points.ts";

const point = newPoint();
const energy = new Float64Array(MODES * MODES);

/** Local stiffness 12 × 12: u, v, rz of each corner. */
export function quadStiffness(shell: Shell, out: Float64Array): void {
  prepare(shell);
  for (let i = 0; i < 12; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let m = 0; m < MODES; m++) sum += work[12 * m + i]! * work[12 * m + j]!;
      out[12 * i + j] = out[12 * j + i] = sum;
    }
  }
  addQuadDrilling(shell, out);
}

/** How much there is of each field of forces, from u, v, rz of the corners. */
export function quadAmounts(shell: Shell, q: Float64Array, amounts: Float64Array): void {
  prepare(shell);
  for (let m = MODES - 1; m >= 0; m--) {
    let sum = 0;
    for (let j = 0; j < 12; j++) sum += work[12 * m + j]! * q[j]!;
    for (let k = m + 1; k < MODES; k++) sum -= energy[MODES * k + m]! * amounts[k]!;
    amounts[m] = sum / energy[MODES * m + m]!;
  }
}

/** Leaves Cholesky's factor C of H in `energy` and C⁻¹ G in `work`. */
function prepare(shell: Shell): void {
  findCentroid(shell);
  complementaryEnergy(shell);
  edgeWork(shell);
  for (let j = 0; j < MODES; j++) {
    for (let i = j; i < MODES; i++) {
      let sum = energy[MODES * i + j]!;
      for (let k = 0; k < j; k++) sum -= energy[MODES * i + k]! * energy[MODES * j + k]!;
      energy[MODES * i + j] = i === j ? Math.sqrt(sum) : sum / energy[MODES * j + j]!;
    }
  }
  for (let m = 0; m < MODES; m++) {
    for (let j = 0; j < 12; j++) {
      let sum = work[12 * m + j]!;
      for (let k = 0; k < m; k++) sum -= energy[MODES * m + k]! * work[12 * k + j]!;
      work[12 * m + j] = sum / energy[MODES * m + m]!;
    }
  }
}

function complementaryEnergy(shell: Shell): void {
  const { e, nu, thickness, x, y } = shell;
  energy.fill(0);
  for (let p = 0; p < 4; p++) {
    integrationPoint(shell, p, point);
    let px = 0;
    let py = 0;
    for (let i = 0; i < 4; i++) {
      px += point.n[i]! * x[i]!;
      py += point.n[i]! * y[i]!;
    }
    forceModes(shell, px, py);
    const weight = point.area / (e * thickness);
    for (let j = 0; j < MODES; j++) {
      const sx = modes[j]! - nu * modes[MODES + j]!;
      const sy = modes[MODES + j]! - nu * modes[j]!;
      const sxy = 2 * (1 + nu) * modes[2 * MODES + j]!;
      for (let i = j; i < MODES; i++) {
        energy[MODES * i + j]! += weight * (modes[i]! * sx + modes[MODES + i]! * sy + modes[2 * MODES + i]! * sxy);
      }
    }
  }
}
