/** Membrane forces of a shell as fields over its area, and the work they do on its edges: what quads and triangles share. */

import type { Shell } from "./frame.ts";

/** The polynomials up to linear that satisfy equilibrium and compatibility. */
export const MODES = 7;
/** The first three are constant. */
const CONSTANT = 3;
const ROOT = Math.sqrt(1 / 3);

/** Rows nx, ny, nxy of the fields at the place last visited. */
export const modes = new Float64Array(3 * MODES);
/** Of each field per u, v, rz of the corners, twelve columns. */
export const work = new Float64Array(MODES * 12);
const centroid = new Float64Array(2);

/** Of the area, which is not the mean of the corners: from there linear forces have no mean, and constant ones are apart from them. */
export function findCentroid({ count, x, y, area }: Shell): void {
  centroid[0] = centroid[1] = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const weight = (x[i]! * y[j]! - x[j]! * y[i]!) / (6 * area);
    centroid[0]! += weight * (x[i]! + x[j]!);
    centroid[1]! += weight * (y[i]! + y[j]!);
  }
}

/** Rows nx, ny, nxy of the seven force fields at (x, y), which are made dimensionless by the element's size. */
export function forceModes({ area }: Shell, x: number, y: number): void {
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

/** nx ny nxy at each (x, y) of `places`, from how much there is of each field. */
export function forcesAt(shell: Shell, amounts: Float64Array, places: Float64Array, out: Float64Array): void {
  for (let p = 0; 2 * p < places.length; p++) {
    forceModes(shell, places[2 * p]!, places[2 * p + 1]!);
    for (let r = 0; r < 3; r++) {
      let sum = 0;
      for (let m = 0; m < MODES; m++) sum += modes[MODES * r + m]! * amounts[m]!;
      out[3 * p + r] = sum;
    }
  }
}

/** Work of each force field on the movements of the edges, per u, v, rz of the corners; two points are exact. */
export function edgeWork(shell: Shell): void {
  const { count, x, y, bulge } = shell;
  work.fill(0);
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
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
