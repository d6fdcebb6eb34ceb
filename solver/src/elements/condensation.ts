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
  const strain = new Float64Array(6);
  for (let column = 0; column < 12; column++) {
    strain.fill(0);
    if (column >= 6) strain[column - 6] = 1;
    else strain[column] = -1;
    if (column === 4) strain[2] = length;
    if (column === 5) strain[1] = -length;
    for (let s = 0; s < n; s++) {
      let drive = 0;
      for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) drive -= motion[6 * s + i]! * bar[6 * i + j]! * strain[j]!;
      for (let r = 0; r < n; r++) out[12 * released[r]! + column]! += inverse[n * r + s]! * drive;
    }
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
  const { axes, offset, length } = frame;
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
  const hinge = elements.hinges.get(m);
  if (hinge) transform(local, hingeTransformation(hinge, length[m]!), condensed);
  transform(hinge ? condensed : local, carried, out);
}
