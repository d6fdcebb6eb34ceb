/** All members' end stiffnesses, hinges condensed, ready for assembly and for recovery. */

import type { Connection } from "../model/connections.ts";
import type { Frame } from "../model/frame.ts";
import { type Compliance, complianceOf, endStiffness } from "./bar.ts";
import { condense, condensedStiffness, type Hinge } from "./hinge.ts";

export interface Elements {
  /** 36 per member: end forces per movement of the end against the start, local axes. */
  stiffness: Float64Array;
  compliances: Compliance[];
  /** By member index, only where ends can move against their nodes. */
  hinges: Map<number, Hinge>;
  /** 1 where a member has the stiffness between its nodes of the one before it, as pieces of one have. */
  repeats: Uint8Array;
}

/** `idle` members keep all but their stiffness along their axis. */
export function buildElements(frame: Frame, idle?: ReadonlySet<number>): Elements {
  const count = frame.memberIds.length;
  const stiffness = new Float64Array(36 * count);
  const hinges = new Map<number, Hinge>();
  const repeats = new Uint8Array(count);
  // Of bars alike in all but where they are.
  const condensed = new Map<string, { hinge: Hinge; stiffness: Float64Array }>();
  for (let m = 0; m < count; m++) {
    if (m > 0 && isRepeated(frame, m) && idle?.has(m) === idle?.has(m - 1)) {
      repeats[m] = 1;
      stiffness.copyWithin(36 * m, 36 * (m - 1), 36 * m);
      continue;
    }
    const own = stiffness.subarray(36 * m, 36 * m + 36);
    const c = frame.connectionOf[m]!;
    const key = c < 0 ? "" : `${c} ${frame.stiffnessOf[m]} ${frame.length[m]} ${idle?.has(m) ?? false}`;
    const like = condensed.get(key);
    if (like) {
      own.set(like.stiffness);
      hinges.set(m, like.hinge);
      continue;
    }
    endStiffness(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, own);
    if (idle?.has(m)) own[0] = 0;
    if (c < 0) continue;
    const connection = idle?.has(m) ? rigidAlong(frame.connections[c]!) : frame.connections[c]!;
    const hinge = condense(own.slice(), connection, frame.length[m]!, frame.memberIds[m]!);
    if (hinge.released.length === 0) continue;
    condensedStiffness(hinge, own);
    hinges.set(m, hinge);
    condensed.set(key, { hinge, stiffness: own });
  }
  return { stiffness, compliances: frame.stiffnesses.map(complianceOf), hinges, repeats };
}

/** Without hinges, and as long, stiff and turned as the member before it, from nodes as far away. */
function isRepeated({ connectionOf, stiffnessOf, length, axes, offset }: Frame, m: number): boolean {
  const before = m - 1;
  if (connectionOf[m]! >= 0 || connectionOf[before]! >= 0) return false;
  if (stiffnessOf[m] !== stiffnessOf[before] || length[m] !== length[before]) return false;
  for (let i = 9 * m; i < 9 * m + 9; i++) if (axes[i] !== axes[i - 9]) return false;
  for (let i = 6 * m; i < 6 * m + 6; i++) if (offset[i] !== offset[i - 6]) return false;
  return true;
}

/** A bar without axial stiffness has no use for a hinge along its axis. */
function rigidAlong(connection: Connection): Connection {
  return connection.map((stiffness, direction) => (direction % 6 === 0 ? Infinity : stiffness));
}

/**
 * Stiffness of member `m` between its nodes, global axes, written as a 12×12 matrix: with the end's stiffness S and the
 * rigid arms from the nodes to the member's end, K = [Aᵀ·S·A, −Aᵀ·S·B; −Bᵀ·S·A, Bᵀ·S·B].
 */
export function writeStiffness(frame: Frame, elements: Elements, m: number, out: Float64Array): void {
  rotate(elements.stiffness, 36 * m, frame.axes, 9 * m, core);
  const { axes, offset, length } = frame;
  const l = length[m]!;
  const endX = offset[6 * m + 3]!;
  const endY = offset[6 * m + 4]!;
  const endZ = offset[6 * m + 5]!;
  const startX = offset[6 * m]! + l * axes[9 * m]!;
  const startY = offset[6 * m + 1]! + l * axes[9 * m + 1]!;
  const startZ = offset[6 * m + 2]! + l * axes[9 * m + 2]!;
  timesArm(core, startX, startY, startZ, byStart);
  timesArm(core, endX, endY, endZ, byEnd);
  armTimes(byStart, startX, startY, startZ, 1, out, 0);
  armTimes(byEnd, startX, startY, startZ, -1, out, 6);
  armTimes(byStart, endX, endY, endZ, -1, out, 72);
  armTimes(byEnd, endX, endY, endZ, 1, out, 78);
}

// Scratch of `writeStiffness`, which takes one member at a time.
const core = new Float64Array(36);
const byStart = new Float64Array(36);
const byEnd = new Float64Array(36);
const half = new Float64Array(36);

/** out = Rᵀ · S · R for each 3×3 quarter of S. */
function rotate(s: Float64Array, at: number, r: Float64Array, ar: number, out: Float64Array): void {
  for (let i = 0; i < 6; i++) {
    for (let b = 0; b < 6; b += 3) {
      const p = at + 6 * i + b;
      const x = s[p]!;
      const y = s[p + 1]!;
      const z = s[p + 2]!;
      for (let c = 0; c < 3; c++) half[6 * i + b + c] = x * r[ar + c]! + y * r[ar + 3 + c]! + z * r[ar + 6 + c]!;
    }
  }
  for (let b = 0; b < 6; b += 3) {
    for (let c = 0; c < 3; c++) {
      const rx = r[ar + c]!;
      const ry = r[ar + 3 + c]!;
      const rz = r[ar + 6 + c]!;
      const p = 6 * b;
      for (let j = 0; j < 6; j++) out[6 * (b + c) + j] = rx * half[p + j]! + ry * half[p + 6 + j]! + rz * half[p + 12 + j]!;
    }
  }
}

/** out = S · A: a rotation θ of the node moves the far end of the arm (x, y, z) by θ × arm. */
function timesArm(s: Float64Array, x: number, y: number, z: number, out: Float64Array): void {
  for (let i = 0; i < 36; i += 6) {
    const fx = s[i]!;
    const fy = s[i + 1]!;
    const fz = s[i + 2]!;
    out[i] = fx;
    out[i + 1] = fy;
    out[i + 2] = fz;
    out[i + 3] = s[i + 3]! - fy * z + fz * y;
    out[i + 4] = s[i + 4]! + fx * z - fz * x;
    out[i + 5] = s[i + 5]! - fx * y + fy * x;
  }
}

/** Write sign · Aᵀ · S into a quarter of the 12×12 matrix. */
function armTimes(s: Float64Array, x: number, y: number, z: number, sign: number, out: Float64Array, at: number): void {
  for (let j = 0; j < 6; j++) {
    const fx = s[j]!;
    const fy = s[6 + j]!;
    const fz = s[12 + j]!;
    out[at + j] = sign * fx;
    out[at + 12 + j] = sign * fy;
    out[at + 24 + j] = sign * fz;
    out[at + 36 + j] = sign * (s[18 + j]! - fy * z + fz * y);
    out[at + 48 + j] = sign * (s[24 + j]! + fx * z - fz * x);
    out[at + 60 + j] = sign * (s[30 + j]! - fx * y + fy * x);
  }
}
