/** A member under the axial force of one combination: how much softer it is than without, and how it bows as its nodes move. */

import { addEntries } from "../numerics/entries.ts";
import { type Axis, type BendingShapes, PIECES, SHAPES } from "./bendingshapes.ts";

export const BOWS = SHAPES - 12;

/** Compression at the start and at the end of each piece of a member, N; tension counts below zero. */
export type Compression = ArrayLike<number>;

export interface PressedMember {
  /** Its bows per force of their kind. */
  compliance: Float64Array;
  /** Its bows per movement of its nodes, bows × 12; null where there are none, as of a member without force. */
  follows: Float64Array | null;
}

export const unpressed = ({ compliance }: BendingShapes): PressedMember => ({ compliance, follows: null });

/** Adds what compression takes from the stiffness against bending about an axis: shapes × shapes. */
export function addTaken({ pressed, evenly }: BendingShapes, axis: Axis, compression: Compression, out: Float64Array): void {
  if (isEven(compression)) addEntries(evenly[axis], compression[0]!, out);
  else for (let k = 0; k < 2 * PIECES; k++) addEntries(pressed[axis][k]!, compression[k]!, out);
}

/** Of the force: less is even along a member. */
const EVEN = 1e-9;

function isEven(compression: Compression): boolean {
  const first = compression[0]!;
  for (let k = 1; k < compression.length; k++) if (Math.abs(compression[k]! - first) > EVEN * Math.abs(first)) return false;
  return true;
}

// Scratch of one member.
const taken = new Float64Array(SHAPES * SHAPES);
const compliance = new Float64Array(BOWS * BOWS);
const follows = new Float64Array(BOWS * 12);

/**
 * The member under compression, in the scratch above; false where it buckles between clamped ends.
 */
function press(shapes: BendingShapes, compression: Readonly<Record<Axis, Compression>>): boolean {
  taken.fill(0);
  addTaken(shapes, "y", compression.y, taken);
  addTaken(shapes, "z", compression.z, taken);
  for (let i = 0; i < BOWS; i++)
    for (let j = 0; j < BOWS; j++) compliance[BOWS * i + j] = shapes.stiffness[BOWS * i + j]! - taken[SHAPES * (12 + i) + 12 + j]!;
  if (!invert(compliance)) return false;
  follows.fill(0);
  for (let i = 0; i < BOWS; i++)
    for (let k = 0; k < BOWS; k++) {
      const c = compliance[BOWS * i + k]!;
      if (c !== 0) for (let j = 0; j < 12; j++) follows[12 * i + j]! += c * taken[SHAPES * (12 + k) + j]!;
    }
  return true;
}

/** Null where it buckles between clamped ends. */
export function pressedMember(shapes: BendingShapes, compression: Readonly<Record<Axis, Compression>>): PressedMember | null {
  return press(shapes, compression) ? { compliance: compliance.slice(), follows: follows.slice() } : null;
}

/** Writes into `change`, 12×12, by how much its stiffness between its nodes grows under compression; false where it buckles between clamped ends. */
export function stiffnessChange(shapes: BendingShapes, compression: Readonly<Record<Axis, Compression>>, change: Float64Array): boolean {
  if (!press(shapes, compression)) return false;
  for (let i = 0; i < 12; i++) {
    for (let j = 0; j < 12; j++) change[12 * i + j] = -taken[SHAPES * i + j]!;
    for (let k = 0; k < BOWS; k++) {
      const share = taken[SHAPES * i + 12 + k]!;
      if (share !== 0) for (let j = 0; j < 12; j++) change[12 * i + j]! -= share * follows[12 * k + j]!;
    }
  }
  return true;
}

/** In place; false where the matrix is not positive definite. */
function invert(a: Float64Array): boolean {
  for (let p = 0; p < BOWS; p++) {
    const pivot = a[(BOWS + 1) * p]!;
    if (!(pivot > 0)) return false;
    a[(BOWS + 1) * p] = 1;
    for (let j = 0; j < BOWS; j++) a[BOWS * p + j]! /= pivot;
    for (let i = 0; i < BOWS; i++) {
      if (i === p) continue;
      const factor = a[BOWS * i + p]!;
      if (factor === 0) continue;
      a[BOWS * i + p] = 0;
      for (let j = 0; j < BOWS; j++) a[BOWS * i + j]! -= factor * a[BOWS * p + j]!;
    }
  }
  return true;
}
