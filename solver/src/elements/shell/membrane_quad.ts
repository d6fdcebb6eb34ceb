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
import type { Shell } from "./frame.ts";
import { integrationPoint, newPoint } from "./points.ts";

const MODES = 7;
/** The first three are constant. */
const CONSTANT = 3;
const ROOT = Math.sqrt(1 / 3);

const point = newPoint();
const modes = new Float64Array(3 * MODES);
const energy = new Float64Array(MODES * MODES);
const work = new Float64Array(MODES * 12);
const centroid = new Float64Array(2);
const amounts = new Float64Array(MODES);

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

/** nx ny nxy at each (x, y) of `places`, from u, v, rz of the corners. */
export function quadForces(shell: Shell, q: Float64Array, places: Float64Array, out: Float64Array): void {
  prepare(shell);
  for (let m = MODES - 1; m >= 0; m--) {
    let sum = 0;
    for (let j = 0; j < 12; j++) sum += work[12 * m + j]! * q[j]!;
    for (let k = m + 1; k < MODES; k++) sum -= energy[MODES * k + m]! * amounts[k]!;
    amounts[m] = sum / energy[MODES * m + m]!;
  }
  for (let p = 0; 2 * p < places.length; p++) {
    forceModes(shell, places[2 * p]!, places[2 * p + 1]!);
    for (let r = 0; r < 3; r++) {
      let sum = 0;
      for (let m = 0; m < MODES; m++) sum += modes[MODES * r + m]! * amounts[m]!;
      out[3 * p + r] = sum;
    }
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

/** Of the area, which is not the mean of the corners: from there linear forces have no mean, and constant ones are apart from them. */
function findCentroid({ x, y, area }: Shell): void {
  centroid[0] = centroid[1] = 0;
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    const weight = (x[i]! * y[j]! - x[j]! * y[i]!) / (6 * area);
    centroid[0]! += weight * (x[i]! + x[j]!);
    centroid[1]! += weight * (y[i]! + y[j]!);
  }
}

/** Rows nx, ny, nxy of the seven force fields at (x, y), which are made dimensionless by the element's size. */
function forceModes({ area }: Shell, x: number, y: number): void {
  const size = Math.sqrt(area);
  const a = (x - centroid[0]!) / size;
  const b = (y - centroid[1]!) / size;
  modes.fill(0);
  modes[0] = modes[MODES + 1] = modes[2 * MODES + 2] = 1;
  modes[3] = b;
  modes[MODES + 4] = a;
  modes[5] = a;
  modes[2 * MODES + 5] = -b;
  modes[MODES + 6] = b;
  modes[2 * MODES + 6] = -a;
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

/** Work of each force field on the movements of the edges, per u, v, rz of the corners; two points are exact. */
function edgeWork(shell: Shell): void {
  const { x, y, bulge } = shell;
  work.fill(0);
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    const dx = x[j]! - x[i]!;
    const dy = y[j]! - y[i]!;
    for (let s = -1; s <= 1; s += 2) {
      const first = 0.5 * (1 - s * ROOT);
      const second = 0.5 * (1 + s * ROOT);
      forceModes(shell, first * x[i]! + second * x[j]!, first * y[i]! + second * y[j]!);
      // (1 − ξ²) L/8 outwards per difference of the rotations; (dy, −dx) is the outward normal times L.
      const height = (1 - ROOT * ROOT) / 8;
      for (let m = 0; m < MODES; m++) {
        const tx = 0.5 * (modes[m]! * dy - modes[2 * MODES + m]! * dx);
        const ty = 0.5 * (modes[2 * MODES + m]! * dy - modes[MODES + m]! * dx);
        const across = height * (tx * dy - ty * dx);
        work[12 * m + 3 * i]! += first * tx;
        work[12 * m + 3 * j]! += second * tx;
        work[12 * m + 3 * i + 1]! += first * ty;
        work[12 * m + 3 * j + 1]! += second * ty;
        const moment = m < CONSTANT ? bulge[i]! * across : across;
        work[12 * m + 3 * i + 2]! -= moment;
        work[12 * m + 3 * j + 2]! += moment;
      }
    }
  }
}
