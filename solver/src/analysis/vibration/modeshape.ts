/** A mode's shape as results carry it: its largest movement is 1. */

import { endMovements } from "../../diagrams/movements.ts";
import { hingeTransformation } from "../../elements/condensation.ts";
import type { ModeShape } from "../../results/index.ts";
import type { Pieces } from "../buckling/pieces.ts";

/** Digits of a picture. */
const DIGITS = 6;

export function modeShape(shape: Float64Array, nodes: number): ModeShape {
  let largest = 0;
  let sign = 1;
  for (let i = 0; i < shape.length; i++) {
    if (i % 6 > 2 || Math.abs(shape[i]!) <= largest * (1 + 1e-6)) continue;
    largest = Math.abs(shape[i]!);
    sign = Math.sign(shape[i]!);
  }
  const scaled = (i: number): number => (largest > 0 ? Number(((sign * shape[i]!) / largest).toPrecision(DIGITS)) : 0);
  const inner: number[] = [];
  for (let i = 6 * nodes; i < shape.length; i++) if (i % 6 < 3) inner.push(scaled(i));
  return { shape: Array.from({ length: 6 * nodes }, (_, i) => scaled(i)), inner };
}

/** The movements of a shape at a model's `nodes` and at even places inside its members, wherever these are cut: results know so many `parts` of each. */
export function atEvenPlaces(
  { frame, elements, places: { of, from } }: Pieces,
  nodes: number,
  parts: number,
  shape: Float64Array,
): Float64Array {
  const members = (of.at(-1) ?? -1) + 1;
  const out = new Float64Array(6 * (nodes + members * (parts - 1)));
  out.set(shape.subarray(0, 6 * nodes));
  let next = 6 * nodes;
  for (let first = 0, last = 0; first < of.length; first = last) {
    while (of[last] === of[first]) last++;
    const length = from[last - 1]! + frame.length[last - 1]!;
    for (let k = 1, p = first; k < parts; k++, next += 6) {
      const x = (length * k) / parts;
      while (p < last - 1 && x >= from[p + 1]! - NEAR * length) p++;
      out.set(inside(frame, elements, p, (x - from[p]!) / frame.length[p]!, shape), next);
    }
  }
  return out;
}

/** Of a member's length: no distance. */
const NEAR = 1e-9;
const nodal = new Float64Array(12);
const ends = new Float64Array(12);

/** Movement inside a piece, t = 0 … 1 along it: global axes, by the cubic between its ends as its hinges leave them. */
function inside(frame: Pieces["frame"], elements: Pieces["elements"], p: number, t: number, shape: Float64Array): Float64Array {
  const { axes, length } = frame;
  endMovements(frame, p, shape, nodal);
  const hinge = elements.hinges.get(p);
  if (hinge) {
    const transformation = hingeTransformation(hinge, length[p]!);
    for (let i = 0; i < 12; i++) ends[i] = nodal.reduce((sum, value, j) => sum + transformation[12 * i + j]! * value, 0);
  } else ends.set(nodal);
  const [a, b] = [(1 - t) ** 2 * (1 + 2 * t), t * t * (3 - 2 * t)];
  const [start, end] = [length[p]! * t * (1 - t) ** 2, -length[p]! * t * t * (1 - t)];
  const local = [
    (1 - t) * ends[0]! + t * ends[6]!,
    a * ends[1]! + b * ends[7]! + start * ends[5]! + end * ends[11]!,
    a * ends[2]! + b * ends[8]! - start * ends[4]! - end * ends[10]!,
  ];
  return Float64Array.from([0, 1, 2], (c) => local.reduce((sum, value, r) => sum + value * axes[9 * p + 3 * r + c]!, 0));
}
