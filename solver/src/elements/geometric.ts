/** Geometric stiffness of a bar under an axial force, 12×12 in local axes, consistent with its shear-flexible shape. */

import type { Stiffness } from "../results/index.ts";

/** Ratio of shear to bending flexibility in the two planes; the skew part of bending changes no shape without shear. */
export function shearRatios({ eiy, eiz, gay, gaz }: Stiffness, length: number): { y: number; z: number } {
  const square = length * length;
  return { y: gay === null ? 0 : (12 * eiz) / (gay * square), z: gaz === null ? 0 : (12 * eiy) / (gaz * square) };
}

/** Symmetric 4×4 of one bending plane (w, w′ at the start, W, W′ at the end) put into a 12×12 matrix. */
export function putPlane(
  out: Float64Array,
  move: 1 | 2,
  { ww, wt, tt, wW, wT, tT }: { ww: number; wt: number; tt: number; wW: number; wT: number; tT: number },
): void {
  // Slope is +rz in the y-plane and −ry in the z-plane.
  const turn = move === 1 ? 5 : 4;
  const sign = move === 1 ? 1 : -1;
  const put = (i: number, j: number, value: number): void => {
    out[12 * i + j] = value;
    out[12 * j + i] = value;
  };
  put(move, move, ww);
  put(move + 6, move + 6, ww);
  put(move, turn, sign * wt);
  put(move + 6, turn + 6, -sign * wt);
  put(turn, turn, tt);
  put(turn + 6, turn + 6, tt);
  put(move, move + 6, wW);
  put(move, turn + 6, sign * wT);
  put(move + 6, turn, -sign * wT);
  put(turn, turn + 6, tT);
}

/**
 * N·∫ w′² dx for both planes with Timoshenko's cubic shapes, tension positive. Twist is left out: without warping, which these bars do
 * not know, Wagner's term would find open sections twisting far below the load at which they do (EN 1993-1-1 6.3.1.4).
 */
export function geometricStiffness(stiffness: Stiffness, length: number, force: number, out: Float64Array): void {
  out.fill(0);
  const phi = shearRatios(stiffness, length);
  for (const [move, p] of [
    [1, phi.y],
    [2, phi.z],
  ] as const) {
    const k = force / (length * (1 + p) * (1 + p));
    const ww = k * (1.2 + 2 * p + p * p);
    const wt = (k * length) / 10;
    const tt = k * length * length * (2 / 15 + p / 6 + (p * p) / 12);
    const tT = -k * length * length * (1 / 30 + p / 6 + (p * p) / 12);
    putPlane(out, move, { ww, wt, tt, wW: -ww, wT: wt, tT });
  }
}
