/** What axial forces add to the stiffness of all members between their nodes, written fast: second order and buckling do it over and over. */

import type { Frame } from "../model/frame.ts";
import { toNodes } from "./condensation.ts";
import { geometricStiffness } from "./geometric.ts";
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
    geometricStiffness(stiffnesses[stiffnessOf[m]!]!, length[m]!, 1, local);
    const entry = (i: number, j: number): number => local[12 * i + j]!;
    out.set([entry(1, 1), entry(1, 5), entry(5, 5), entry(5, 11), entry(2, 2), -entry(2, 4), entry(4, 4), entry(4, 10)], SHAPE * m);
  }
  return out;
}

/** Geometric stiffness of member `m` under the axial force `n`, 12×12, global axes. */
export function writePressed(frame: Frame, elements: Elements, shapes: Float64Array, m: number, n: number, out: Float64Array): void {
  if (elements.hinges.has(m) || hasOffset(frame.offset, 6 * m)) {
    geometricStiffness(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, n, local);
    toNodes(frame, elements, m, local, out);
    turnArms(frame, m, n, (end, i, j, value) => (out[39 + 26 * end + 12 * i + j]! += value));
    return;
  }
  const { axes } = frame;
  const s = SHAPE * m;
  const at = 9 * m;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const yy = n * axes[at + 3 + i]! * axes[at + 3 + j]!;
      const zz = n * axes[at + 6 + i]! * axes[at + 6 + j]!;
      const yz = n * axes[at + 3 + i]! * axes[at + 6 + j]!;
      const zy = n * axes[at + 6 + i]! * axes[at + 3 + j]!;
      const move = shapes[s]! * yy + shapes[s + 4]! * zz;
      const couple = shapes[s + 1]! * yz - shapes[s + 5]! * zy;
      const turn = shapes[s + 2]! * zz + shapes[s + 6]! * yy;
      const across = shapes[s + 3]! * zz + shapes[s + 7]! * yy;
      const p = 12 * i + j;
      const q = 12 * j + i;
      out[p] = out[p + 78] = move;
      out[p + 6] = out[p + 72] = -move;
      out[p + 3] = out[p + 9] = couple;
      out[p + 75] = out[p + 81] = -couple;
      out[q + 36] = out[q + 108] = couple;
      out[q + 42] = out[q + 114] = -couple;
      out[p + 39] = out[p + 117] = turn;
      out[p + 45] = out[p + 111] = across;
    }
  }
}

/**
 * Moments on nodes per turn of them, by rows and columns of each: a rigid arm d turns with its node, and the axial force f on it
 * works by f·(θ × (θ × d))/2 besides.
 */
export function turnArms(
  { axes, offset }: Frame,
  m: number,
  n: number,
  put: (end: number, i: number, j: number, value: number) => void,
): void {
  const x = axes.subarray(9 * m);
  for (const end of [0, 3]) {
    const d = offset.subarray(6 * m + end);
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const along = i === j ? d[0]! * x[0]! + d[1]! * x[1]! + d[2]! * x[2]! : 0;
        put(end, i, j, (end ? -n : n) * (along - (d[i]! * x[j]! + x[i]! * d[j]!) / 2));
      }
  }
}

function hasOffset(offset: Float64Array, at: number): boolean {
  for (let i = at; i < at + 6; i++) if (offset[i] !== 0) return true;
  return false;
}
