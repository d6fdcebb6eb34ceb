/** From loads to the right-hand side, and from displacements back to member forces and reactions. */

import { endMovements } from "../diagrams/movements.ts";
import type { Fixity } from "../elements/fixity.ts";
import { hingeMovements } from "../elements/hinge.ts";
import type { Elements } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";

/** Forces of one load case before and after the solve. */
export interface Recovered {
  /** Twelve per member: n vy vz mx my mz at the start and at the end. */
  endForces: Float64Array;
  /** Six per node: what the members exert on it, with the sign of the forces that hold the members. */
  nodeForces: Float64Array;
  /** Twelve per hinged member: movements of its own ends, local axes. */
  hingedEnds: Float64Array;
}

/** Writes the relative movement of a member's ends where refinement knows more digits than the displacements hold. */
export type ExactStrain = (m: number, out: Float64Array) => void;

// Scratch for one member at a time: ten thousand members would otherwise make as many small arrays.
const local = new Float64Array(12);
const strain = new Float64Array(6);
const force = new Float64Array(12);
const slip = new Float64Array(12);
const global = new Float64Array(12);

/** Movement of the end against the start moved along as a rigid body, less the free movement loads cause; `exact` knows it better. */
function endStrain(length: number, fixity: Fixity | undefined, m: number, exact?: ExactStrain): void {
  strain[0] = local[6]! - local[0]!;
  strain[1] = local[7]! - local[1]! - length * local[5]!;
  strain[2] = local[8]! - local[2]! + length * local[4]!;
  strain[3] = local[9]! - local[3]!;
  strain[4] = local[10]! - local[4]!;
  strain[5] = local[11]! - local[5]!;
  exact?.(m, strain);
  if (fixity) for (let i = 0; i < 6; i++) strain[i]! -= fixity.free[6 * m + i]!;
}

/** Forces on both ends of member `m` in local axes, into `force`. */
function endForce(frame: Frame, elements: Elements, fixity: Fixity | undefined, m: number, exact?: ExactStrain): void {
  const length = frame.length[m]!;
  endStrain(length, fixity, m, exact);
  const k = elements.stiffness;
  for (let i = 0; i < 6; i++) {
    const at = 36 * m + 6 * i;
    force[6 + i] =
      k[at]! * strain[0]! +
      k[at + 1]! * strain[1]! +
      k[at + 2]! * strain[2]! +
      k[at + 3]! * strain[3]! +
      k[at + 4]! * strain[4]! +
      k[at + 5]! * strain[5]!;
  }
  force[6]! += fixity?.slack?.get(m) ?? 0;
  const hinge = fixity && elements.hinges.get(m);
  if (hinge) addHingeDrive(hinge.released, hinge.inverse, hinge.bar, hinge.motion, fixity.resultant, 6 * m);
  const r = fixity ? fixity.resultant : undefined;
  const at = 6 * m;
  force[0] = -force[6]! - (r ? r[at]! : 0);
  force[1] = -force[7]! - (r ? r[at + 1]! : 0);
  force[2] = -force[8]! - (r ? r[at + 2]! : 0);
  force[3] = -force[9]! - (r ? r[at + 3]! : 0);
  force[4] = -force[10]! + length * force[8]! - (r ? r[at + 4]! : 0);
  force[5] = -force[11]! - length * force[7]! - (r ? r[at + 5]! : 0);
}

/** Loads that a hinge at the start cannot take there reach the end through the bar. */
function addHingeDrive(
  released: number[],
  inverse: Float64Array,
  bar: Float64Array,
  motion: Float64Array,
  resultant: Float64Array,
  at: number,
): void {
  const n = released.length;
  for (let r = 0; r < n; r++) {
    let movement = 0;
    for (let s = 0; s < n; s++) if (released[s]! < 6) movement += inverse[n * r + s]! * resultant[at + released[s]!]!;
    if (movement === 0) continue;
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) force[6 + i]! += bar[6 * i + j]! * motion[6 * r + j]! * movement;
    }
  }
}

/** Turn forces on a member's ends to global axes at the nodes, offsets included, into `global`. */
function toNodes(frame: Frame, m: number, force: Float64Array): void {
  const { axes, offset } = frame;
  for (let end = 0; end < 12; end += 3) {
    const x = force[end]!;
    const y = force[end + 1]!;
    const z = force[end + 2]!;
    for (let c = 0; c < 3; c++) {
      global[end + c] = axes[9 * m + c]! * x + axes[9 * m + 3 + c]! * y + axes[9 * m + 6 + c]! * z;
    }
  }
  for (let end = 0; end < 12; end += 6) {
    const o = 6 * m + end / 2;
    const ox = offset[o]!;
    const oy = offset[o + 1]!;
    const oz = offset[o + 2]!;
    global[end + 3]! += oy * global[end + 2]! - oz * global[end + 1]!;
    global[end + 4]! += oz * global[end]! - ox * global[end + 2]!;
    global[end + 5]! += ox * global[end + 1]! - oy * global[end]!;
  }
}

/** Add forces on the ends of member `m`, local axes, to what its nodes receive. */
export function addToNodes(frame: Frame, m: number, force: Float64Array, target: Float64Array, sign: number): void {
  toNodes(frame, m, force);
  const a = 6 * frame.start[m]!;
  const b = 6 * frame.end[m]!;
  for (let j = 0; j < 6; j++) {
    target[a + j]! += sign * global[j]!;
    target[b + j]! += sign * global[6 + j]!;
  }
}

/** Node loads plus what loaded members and imposed movements put on the nodes. */
export function rightHandSide(
  frame: Frame,
  elements: Elements,
  nodal: Float64Array,
  fixity: Fixity,
  imposed: Float64Array | undefined,
): Float64Array {
  const vector = nodal.slice();
  for (let m = 0; m < frame.memberIds.length; m++) {
    if (imposed) endMovements(frame, m, imposed, local);
    else local.fill(0);
    if (!imposed && !loaded(fixity, m)) continue;
    endForce(frame, elements, fixity, m);
    addToNodes(frame, m, force, vector, -1);
  }
  return vector;
}

function loaded({ free, resultant }: Fixity, m: number): boolean {
  for (let i = 6 * m; i < 6 * m + 6; i++) if (free[i] !== 0 || resultant[i] !== 0) return true;
  return false;
}

export function recover(frame: Frame, elements: Elements, fixity: Fixity, displacements: Float64Array, exact?: ExactStrain): Recovered {
  const count = frame.memberIds.length;
  const endForces = new Float64Array(12 * count);
  const nodeForces = new Float64Array(6 * frame.nodeIds.length);
  const hingedEnds = new Float64Array(12 * elements.hinges.size);
  let hinged = 0;
  for (let m = 0; m < count; m++) {
    endMovements(frame, m, displacements, local);
    endForce(frame, elements, fixity, m, exact);
    writeInternal(force, endForces, 12 * m);
    addToNodes(frame, m, force, nodeForces, 1);
    const hinge = elements.hinges.get(m);
    if (!hinge) continue;
    hingeMovements(hinge, strain, fixity.resultant, 6 * m, slip);
    hingedEnds.set(local, hinged);
    hinge.released.forEach((direction, r) => (hingedEnds[hinged + direction]! += slip[r]!));
    if (hinge.spins) hingedEnds[hinged + 3] = hingedEnds[hinged + 9]!;
    hinged += 12;
  }
  return { endForces, nodeForces, hingedEnds };
}

/** Forces on the ends become internal forces: N tension positive, My and Mz positive with the −z and −y face in tension. */
export function writeInternal(force: Float64Array, out: Float64Array, at: number): void {
  out[at] = -force[0]!;
  out[at + 1] = force[1]!;
  out[at + 2] = force[2]!;
  out[at + 3] = -force[3]!;
  out[at + 4] = force[4]!;
  out[at + 5] = -force[5]!;
  out[at + 6] = force[6]!;
  out[at + 7] = -force[7]!;
  out[at + 8] = -force[8]!;
  out[at + 9] = force[9]!;
  out[at + 10] = -force[10]!;
  out[at + 11] = force[11]!;
}
