/** What axial forces add to the stiffness of all members between their nodes, written fast: second order and buckling do it over and over. */

import type { Frame } from "../model/frame.ts";
import { hasOffset, toNodes } from "./condensation.ts";
import { evenForce, type ForceMoments, geometricStiffness, noPlane, type Plane, shearRatios, slopePlane } from "./geometric.ts";
import type { Elements } from "./members.ts";

/** Per member and unit of axial force: ww wt tt tT of the y-plane, then of the z-plane (see `putPlane`). */
export const SHAPE = 8;

const local = new Float64Array(144);

export function pressedShapes({ stiffnesses, stiffnessOf, length }: Frame): Float64Array {
  const out = new Float64Array(SHAPE * length.length);
  for (let m = 0; m < length.length; m++) {
    // Pieces of one member follow each other and are alike.
    if (m > 0 && stiffnessOf[m] === stiffnessOf[m - 1] && length[m] === length[m - 1]) {
      out.copyWithin(SHAPE * m, SHAPE * (m - 1), SHAPE * m);
      continue;
    }
    geometricStiffness(stiffnesses[stiffnessOf[m]!]!, length[m]!, evenForce(1), local);
    const entry = (i: number, j: number): number => local[12 * i + j]!;
    out.set([entry(1, 1), entry(1, 5), entry(5, 5), entry(5, 11), entry(2, 2), -entry(2, 4), entry(4, 4), entry(4, 10)], SHAPE * m);
  }
  return out;
}

/** A force that varies along its piece. */
export interface Varying {
  moments: ForceMoments;
  start: number;
  end: number;
}

/** Axial forces in pieces of members, tension positive: the mean of each, and those that vary inside by more than nothing. */
export interface Axial {
  mean: Float64Array;
  varying: ReadonlyMap<number, Varying>;
}

const NO_VARYING: Axial["varying"] = new Map();
export const evenAxial = (mean: Float64Array): Axial => ({ mean, varying: NO_VARYING });

/** Whether anything is pressed somewhere. */
export const isPressed = ({ mean, varying }: Axial): boolean =>
  mean.some((n) => n < 0) || [...varying.values()].some(({ start, end }) => start < 0 || end < 0);

/** The same variation about another mean, as long as the loads between are the same. */
export function aboutMean({ moments, start, end }: Varying, mean: number): Varying {
  const by = mean - moments[0]!;
  const even = evenForce(by);
  return { moments: Float64Array.from(moments, (moment, k) => moment + even[k]!), start: start + by, end: end + by };
}

/** What the force along piece `m` does in both of its bending planes. */
export function pressPlanes(
  { stiffnesses, stiffnessOf, length }: Frame,
  shapes: Float64Array,
  m: number,
  force: number | Varying,
  y: Plane,
  z: Plane,
): void {
  if (typeof force === "number") {
    scaled(shapes, SHAPE * m, force, y);
    scaled(shapes, SHAPE * m + 4, force, z);
    return;
  }
  const phi = shearRatios(stiffnesses[stiffnessOf[m]!]!, length[m]!);
  slopePlane(phi.y, length[m]!, force.moments, y);
  slopePlane(phi.z, length[m]!, force.moments, z);
}

const [y, z] = [noPlane(), noPlane()];

/** Geometric stiffness of piece `m` under the mean axial force `n`, or one that varies about it, 12×12, global axes. */
export function writePressed(
  frame: Frame,
  elements: Elements,
  shapes: Float64Array,
  m: number,
  n: number,
  out: Float64Array,
  varying?: Varying,
): void {
  const { axes, length } = frame;
  if (elements.hinges.has(m) || hasOffset(frame.offset, 6 * m)) {
    geometricStiffness(frame.stiffnesses[frame.stiffnessOf[m]!]!, length[m]!, varying?.moments ?? evenForce(n), local);
    toNodes(frame, elements, m, local, out);
    turnArms(frame, m, varying ?? n, (end, i, j, value) => (out[39 + 26 * end + 12 * i + j]! += value));
    return;
  }
  pressPlanes(frame, shapes, m, varying ?? n, y, z);
  const at = 9 * m;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const yy = axes[at + 3 + i]! * axes[at + 3 + j]!;
      const zz = axes[at + 6 + i]! * axes[at + 6 + j]!;
      const yz = axes[at + 3 + i]! * axes[at + 6 + j]!;
      const zy = axes[at + 6 + i]! * axes[at + 3 + j]!;
      const move = y.ww * yy + z.ww * zz;
      const near = y.wt * yz - z.wt * zy;
      const far = y.wT * yz - z.wT * zy;
      const p = 12 * i + j;
      const q = 12 * j + i;
      out[p] = out[p + 78] = move;
      out[p + 6] = out[p + 72] = -move;
      out[p + 3] = out[q + 36] = near;
      out[p + 75] = out[q + 42] = -near;
      out[p + 9] = out[q + 108] = far;
      out[p + 81] = out[q + 114] = -far;
      out[p + 39] = y.tt * zz + z.tt * yy;
      out[p + 117] = y.TT * zz + z.TT * yy;
      out[p + 45] = out[p + 111] = y.tT * zz + z.tT * yy;
    }
  }
}

function scaled(shapes: Float64Array, at: number, n: number, out: Plane): void {
  out.ww = n * shapes[at]!;
  out.wt = out.wT = n * shapes[at + 1]!;
  out.tt = out.TT = n * shapes[at + 2]!;
  out.tT = n * shapes[at + 3]!;
}

/**
 * Moments on nodes per turn of them, by rows and columns of each: a rigid arm d turns with its node, and the axial force f on it
 * works by f·(θ × (θ × d))/2 besides.
 */
export function turnArms(
  { axes, offset }: Frame,
  m: number,
  force: number | Varying,
  put: (end: number, i: number, j: number, value: number) => void,
): void {
  const x = axes.subarray(9 * m);
  for (const end of [0, 3]) {
    const d = offset.subarray(6 * m + end);
    const n = typeof force === "number" ? force : end ? force.end : force.start;
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const along = i === j ? d[0]! * x[0]! + d[1]! * x[1]! + d[2]! * x[2]! : 0;
        put(end, i, j, (end ? -n : n) * (along - (d[i]! * x[j]! + x[i]! * d[j]!) / 2));
      }
  }
}
