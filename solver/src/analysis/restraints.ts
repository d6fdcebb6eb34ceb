/** What holds each node: fixed directions, springs, and rotations that nothing stiffens. */

import type { Frame } from "../model/frame.ts";

/** Share of cancelled parts that may remain as noise. */
const ROUND_OFF = 1e-13;

export interface Restraints {
  /** One byte per node, bit j set where direction j is fixed. */
  held: Uint8Array;
  /** Six per node: sum of spring stiffnesses. */
  springs: Float64Array;
  /** Nodes that no member and no plate uses: they take no part. */
  unused: number[];
}

export function buildRestraints(frame: Frame): Restraints {
  const count = frame.nodeIds.length;
  const held = new Uint8Array(count);
  const springs = new Float64Array(6 * count);
  for (const { node, stiffness } of frame.supports) {
    for (let j = 0; j < 6; j++) {
      if (stiffness[j] === Infinity) held[node]! |= 1 << j;
      else springs[6 * node + j]! += stiffness[j]!;
    }
  }
  const used = new Uint8Array(count);
  for (let m = 0; m < frame.memberIds.length; m++) used[frame.start[m]!] = used[frame.end[m]!] = 1;
  for (const nodes of frame.plates.nodes) for (const node of nodes) used[node] = 1;
  const unused: number[] = [];
  for (let node = 0; node < count; node++) {
    if (used[node]) continue;
    unused.push(node);
    held[node] = 63;
  }
  return { held, springs, unused };
}

/**
 * Directions in which a node's 3×3 rotational stiffness vanishes, as unit vectors. The stiffness is a sum of positive
 * semi-definite parts, so such a rotation is coupled to nothing else either: it is inactive, not a mechanism. `size` is
 * what the parts were before they cancelled, and so sets the scale of round-off.
 */
export function idleRotations(stiffness: Float64Array, held: number, size: number): number[][] {
  const a = Float64Array.from(stiffness);
  for (let j = 0; j < 3; j++) {
    if (!((held >> (3 + j)) & 1)) continue;
    for (let i = 0; i < 3; i++) a[3 * i + j] = a[3 * j + i] = 0;
    a[4 * j] = size;
  }
  const vectors = diagonalise(a);
  const idle: number[][] = [];
  for (let j = 0; j < 3; j++) if (!(a[4 * j]! > ROUND_OFF * size)) idle.push([vectors[j]!, vectors[3 + j]!, vectors[6 + j]!]);
  return idle;
}

/** Jacobi rotations on a symmetric 3×3 matrix in place; returns the eigenvectors as columns. */
function diagonalise(a: Float64Array): Float64Array {
  const v = Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  for (let sweep = 0; sweep < 12; sweep++) {
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const off = a[3 * p + q]!;
      if (off === 0) continue;
      const theta = (a[4 * q]! - a[4 * p]!) / (2 * off);
      const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const c = 1 / Math.sqrt(t * t + 1);
      const s = t * c;
      for (let k = 0; k < 3; k++) {
        const kp = a[3 * k + p]!;
        const kq = a[3 * k + q]!;
        a[3 * k + p] = c * kp - s * kq;
        a[3 * k + q] = s * kp + c * kq;
      }
      for (let k = 0; k < 3; k++) {
        const pk = a[3 * p + k]!;
        const qk = a[3 * q + k]!;
        a[3 * p + k] = c * pk - s * qk;
        a[3 * q + k] = s * pk + c * qk;
        const vp = v[3 * k + p]!;
        const vq = v[3 * k + q]!;
        v[3 * k + p] = c * vp - s * vq;
        v[3 * k + q] = s * vp + c * vq;
      }
    }
  }
  return v;
}
