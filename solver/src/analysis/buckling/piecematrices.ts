/** Kg of every piece of one state, made once: what the kernel assembles and the work of every shape that is looked at are sums of these. */

import { type Axial, writePressed } from "../../elements/axial_stiffness.ts";
import { addCoupling } from "../second_order/coupling.ts";
import type { Turning } from "../second_order/turning.ts";
import type { Pieces } from "./pieces.ts";

const SIZE = 144;

/** 12×12 between the nodes of some pieces, global axes. */
export interface Blocks {
  pieces: Int32Array;
  data: Float64Array;
}

export interface PieceMatrices {
  /** What forces along them do. */
  pressed: Blocks;
  /** What bending and torque inside closed members do. */
  coupled: Blocks;
}

const known = new WeakMap<Axial, PieceMatrices>();

/** Of the forces along the pieces and the moments in them: those of the same forces are made once. */
export function pieceMatrices({ frame, elements, shapes, places }: Omit<Pieces, "kernel">, axial: Axial, turns: Turning): PieceMatrices {
  const found = known.get(axial);
  if (found) return found;
  const { mean, varying } = axial;
  const active: number[] = [];
  for (let p = 0; p < mean.length; p++) if (mean[p] !== 0 || varying.has(p)) active.push(p);
  const pressed = blocks(active, (p, out) => writePressed(frame, elements, shapes, p, mean[p]!, out, varying.get(p)));
  const inside = turns.inside(frame, places);
  const coupled = blocks([...inside.keys()], (p, out) => addCoupling(frame, elements, p, inside.get(p)!, out));
  const made = { pressed, coupled };
  known.set(axial, made);
  return made;
}

function blocks(pieces: readonly number[], write: (piece: number, out: Float64Array) => void): Blocks {
  const data = new Float64Array(SIZE * pieces.length);
  pieces.forEach((p, i) => write(p, data.subarray(SIZE * i, SIZE * (i + 1))));
  return { pieces: Int32Array.from(pieces), data };
}

/** Each member's own share in the last form that `quadratic` gave: what movements along its z and turns about its y have in it. */
export let ofY = 0;

/** Of a block and the shape at two nodes; the member's axes begin at `at`. */
export function quadratic(
  { data }: Blocks,
  block: number,
  a: number,
  b: number,
  shape: Float64Array,
  axes: Float64Array,
  at: number,
): number {
  const from = SIZE * block;
  let sum = 0;
  let y = 0;
  for (let k = 0; k < 4; k++) {
    // Translations and rotations of either node, by turns; along z of the ones, about y of the others.
    const own = (k < 2 ? a : b) + 3 * (k & 1);
    const e = at + (k & 1 ? 3 : 6);
    const share = shape[own]! * axes[e]! + shape[own + 1]! * axes[e + 1]! + shape[own + 2]! * axes[e + 2]!;
    for (let c = 0; c < 3; c++) {
      const x = shape[own + c]!;
      const along = share * axes[e + c]!;
      if (x === 0 && along === 0) continue;
      const r = from + 12 * (3 * k + c);
      let row = 0;
      for (let j = 0; j < 6; j++) row += data[r + j]! * shape[a + j]! + data[r + 6 + j]! * shape[b + j]!;
      sum += x * row;
      y += along * row;
    }
  }
  ofY = y;
  return sum;
}
