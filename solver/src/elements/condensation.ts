/** From a bar's own ends to its nodes by one transformation: hinges by static condensation, rigid offsets, axes. */

import type { Frame } from "../model/frame.ts";
import type { Hinge } from "./hinge.ts";
import type { Elements } from "./members.ts";

const transformations = new WeakMap<Hinge, Float64Array>();

/** 12×12: end movements of the bar from those its nodes carry, local axes, once its hinges have come to rest. Made once of each hinge, which has one bar. */
export function hingeTransformation(hinge: Hinge, length: number): Float64Array {
  const found = transformations.get(hinge) ?? atRest(hinge, length);
  transformations.set(hinge, found);
  return found;
}

function atRest({ bar, motion, inverse, released }: Hinge, length: number): Float64Array {
  const n = released.length;
  const out = new Float64Array(144);
  for (let i = 0; i < 12; i++) out[13 * i] = 1;
  // What drives each hinge per movement of the end; the start's movements are the end's backwards.
  const drive = new Float64Array(12);
  for (let s = 0; s < n; s++) {
    for (let j = 0; j < 6; j++) {
      let sum = 0;
      for (let i = 0; i < 6; i++) sum -= motion[6 * s + i]! * bar[6 * i + j]!;
      drive[6 + j] = sum;
      drive[j] = -sum;
    }
    drive[4]! += length * drive[8]!;
    drive[5]! -= length * drive[7]!;
    for (let r = 0; r < n; r++)
      for (let column = 0; column < 12; column++) out[12 * released[r]! + column]! += inverse[n * r + s]! * drive[column]!;
  }
  return out;
}

const half = new Float64Array(144);
const carried = new Float64Array(144);
const condensed = new Float64Array(144);

/** out = Tᵀ · matrix · T, all 12×12; of T most is nothing. */
export function transform(matrix: Float64Array, t: Float64Array, out: Float64Array): void {
  half.fill(0);
  for (let k = 0; k < 12; k++)
    for (let j = 0; j < 12; j++) {
      const entry = t[12 * k + j]!;
      if (entry !== 0) for (let i = 0; i < 144; i += 12) half[i + j]! += matrix[i + k]! * entry;
    }
  out.fill(0, 0, 144);
  for (let k = 0; k < 12; k++)
    for (let i = 0; i < 12; i++) {
      const entry = t[12 * k + i]!;
      if (entry !== 0) for (let j = 0; j < 12; j++) out[12 * i + j]! += entry * half[12 * k + j]!;
    }
}

/** Turn a bar's local 12×12 matrix (geometric stiffness or mass) into the one between its nodes, global axes. */
export function toNodes(frame: Frame, elements: Elements, m: number, local: Float64Array, out: Float64Array): void {
  const hinge = elements.hinges.get(m);
  if (hinge) transform(local, hingeTransformation(hinge, frame.length[m]!), condensed);
  const own = hinge ? condensed : local;
  if (hasOffset(frame.offset, 6 * m)) transform(own, armed(frame, m), out);
  else turned(own, frame.axes, 9 * m, out);
}

/** With rigid arms at the ends. */
function armed({ axes, offset }: Frame, m: number): Float64Array {
  carried.fill(0);
  for (let end = 0; end < 12; end += 6) {
    const o = 6 * m + end / 2;
    const [x, y, z] = [offset[o]!, offset[o + 1]!, offset[o + 2]!];
    for (let r = 0; r < 3; r++) {
      const [a, b, c] = [axes[9 * m + 3 * r]!, axes[9 * m + 3 * r + 1]!, axes[9 * m + 3 * r + 2]!];
      carried.set([a, b, c, c * y - b * z, a * z - c * x, b * x - a * y], 12 * (end + r) + end);
      carried.set([a, b, c], 12 * (end + 3 + r) + end + 3);
    }
  }
  return carried;
}

/** Between the same ends: each 3×3 turned into global axes. */
function turned(matrix: Float64Array, axes: Float64Array, at: number, out: Float64Array): void {
  for (let i = 0; i < 12; i += 3)
    for (let c = 0; c < 3; c++) {
      const [a, b, d] = [axes[at + c]!, axes[at + 3 + c]!, axes[at + 6 + c]!];
      const row = 12 * i;
      for (let j = 0; j < 12; j += 3) {
        const x = a * matrix[row + j]! + b * matrix[row + 12 + j]! + d * matrix[row + 24 + j]!;
        const y = a * matrix[row + j + 1]! + b * matrix[row + 13 + j]! + d * matrix[row + 25 + j]!;
        const z = a * matrix[row + j + 2]! + b * matrix[row + 14 + j]! + d * matrix[row + 26 + j]!;
        const to = row + 12 * c + j;
        for (let e = 0; e < 3; e++) out[to + e] = x * axes[at + e]! + y * axes[at + 3 + e]! + z * axes[at + 6 + e]!;
      }
    }
}

/** Whether either end of a member lies off its node. */
export function hasOffset(offset: Float64Array, at: number): boolean {
  for (let i = at; i < at + 6; i++) if (offset[i] !== 0) return true;
  return false;
}
