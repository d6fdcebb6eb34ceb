/** Geometric stiffness of a bar under an axial force, 12×12 in local axes, consistent with its shear-flexible shape. */

import type { Stiffness } from "../results/index.ts";

/** Ratio of shear to bending flexibility in the two planes; the skew part of bending changes no shape without shear. */
export function shearRatios({ eiy, eiz, gay, gaz }: Stiffness, length: number): { y: number; z: number } {
  const square = length * length;
  return { y: gay === null ? 0 : (12 * eiz) / (gay * square), z: gaz === null ? 0 : (12 * eiy) / (gaz * square) };
}

/** Work of one bending plane: w, w′ at the start and w′ at the end, each with each; W does what w does, the other way. */
export interface Plane {
  ww: number;
  wt: number;
  tt: number;
  wT: number;
  tT: number;
  TT: number;
}

/** The 4×4 of a plane put into a 12×12 matrix. */
function putSlopes(out: Float64Array, move: 1 | 2, { ww, wt, tt, wT, tT, TT }: Plane): void {
  putPlane(out, move, { ww, wt, tt, wW: -ww, wT, tT });
  const turn = move === 1 ? 11 : 10;
  const sign = move === 1 ? 1 : -1;
  out[13 * turn] = TT;
  out[12 * (move + 6) + turn] = out[12 * turn + move + 6] = -sign * wT;
  out[12 * (move + 6) + turn - 6] = out[12 * (turn - 6) + move + 6] = -sign * wt;
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
 * What shapes of the third degree feel of the force along a bar, tension positive: its mean, and that of it times t, t², t³ and t⁴, where t runs from −1 at the
 * start to 1 at the end.
 */
export type ForceMoments = ArrayLike<number>;

export const evenForce = (n: number): ForceMoments => [n, 0, n / 3, 0, n / 5];

/** ∫ N·w′² dx of one plane; `p` is its ratio of shear to bending flexibility. */
export function slopePlane(p: number, length: number, n: ForceMoments, out: Plane): Plane {
  // Slopes of the shapes as polynomials in t; that of W is −w's.
  const w2 = 1.5 / length;
  const w0 = -(1.5 + p) / length;
  const t1 = (1 + p) / 2;
  const k = length / ((1 + p) * (1 + p));
  const [n0, n1, n2, n3, n4] = [n[0]!, n[1]!, n[2]!, n[3]!, n[4]!];
  const even = w0 * (0.75 * n2 - 0.25 * n0) + w2 * (0.75 * n4 - 0.25 * n2);
  const odd = t1 * (w0 * n1 + w2 * n3);
  const same = n0 / 16 - 0.375 * n2 + 0.5625 * n4;
  const turned = t1 * t1 * n2;
  const skew = t1 * (1.5 * n3 - 0.5 * n1);
  out.ww = k * (w0 * w0 * n0 + 2 * w0 * w2 * n2 + w2 * w2 * n4);
  out.wt = k * (even - odd);
  out.wT = k * (even + odd);
  out.tt = k * (same + turned - skew);
  out.TT = k * (same + turned + skew);
  out.tT = k * (same - turned);
  return out;
}

export const noPlane = (): Plane => ({ ww: 0, wt: 0, tt: 0, wT: 0, tT: 0, TT: 0 });
const plane = noPlane();

/**
 * ∫ N·w′² dx for both planes with Timoshenko's cubic shapes, tension positive. Twist is left out: without warping, which these bars do
 * not know, Wagner's term would find open sections twisting far below the load at which they do (EN 1993-1-1 6.3.1.4).
 */
export function geometricStiffness(stiffness: Stiffness, length: number, force: ForceMoments, out: Float64Array): void {
  out.fill(0);
  const phi = shearRatios(stiffness, length);
  putSlopes(out, 1, slopePlane(phi.y, length, force, plane));
  putSlopes(out, 2, slopePlane(phi.z, length, force, plane));
}
