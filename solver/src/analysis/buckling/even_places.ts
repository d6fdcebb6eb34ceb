/** The movements of a shape at a model's nodes and at even places inside its members, wherever these are cut: results know so many parts of each. */

import { endMovements } from "../../diagrams/movements.ts";
import type { View } from "./view.ts";

/** Of a member's length: no distance. */
const NEAR = 1e-9;
/** Where directions ux uy uz rx ry rz of a member's own axes stand in a station, and with which sign. */
const PLACE = [4, 0, 1, 5, 3, 2] as const;
const SIGN = [1, 1, 1, 1, -1, 1] as const;

export function evenPlaces({ frame, cuts }: View, parts: number, shape: Float64Array): Float64Array {
  const nodes = frame.nodeIds.length;
  const out = new Float64Array(6 * (nodes + frame.length.length * (parts - 1)));
  out.set(shape.subarray(0, 6 * nodes));
  let next = 6 * nodes;
  let inner = 6 * nodes;
  let first = 0;
  for (let m = 0; m < frame.length.length; m++) {
    let last = first;
    while (cuts[last]?.member === m) last++;
    const { places, ends, taken } = stationsOf(frame, m, cuts.slice(first, last), shape, inner);
    inner += taken;
    first = last;
    for (let k = 1, p = 0; k < parts; k++, next += 6) {
      const x = (frame.length[m]! * k) / parts;
      while (p < places.length - 2 && x >= places[p + 1]! - NEAR * frame.length[m]!) p++;
      out.set(inside(frame.axes, m, places[p]!, places[p + 1]!, ends.subarray(6 * p, 6 * p + 12), x), next);
    }
  }
  return out;
}

/** Places along a member and six movements at each, from its own start to its own end; `taken` numbers of the shape are its. */
function stationsOf(frame: View["frame"], m: number, cuts: View["cuts"], shape: Float64Array, from: number) {
  const places = [
    0,
    ...cuts.flatMap(({ from: a, to, parts }) => Array.from({ length: parts }, (_, k) => a + ((to - a) * (k + 1)) / parts)),
  ];
  const ends = new Float64Array(6 * places.length);
  const carried = new Float64Array(12);
  endMovements(frame, m, shape, carried);
  const connection = frame.connections[frame.connectionOf[m]!];
  const isHinged = connection?.some((k) => k !== Infinity) ?? false;
  const last = ends.length - 6;
  for (let d = 0; d < 12; d++) {
    const j = d % 6;
    const isReleased = isHinged && connection![d] !== Infinity && !(d === 3 && connection![3] === 0 && connection![9] === 0);
    const own = isReleased ? SIGN[j]! * shape[from + PLACE[j]! + (d < 6 ? 0 : 6)]! : carried[d]!;
    ends[d < 6 ? j : last + j] = own;
  }
  let at = from + (isHinged ? 12 : 0);
  for (let s = 1; s < places.length - 1; s++, at += 6) for (let j = 0; j < 6; j++) ends[6 * s + j] = SIGN[j]! * shape[at + PLACE[j]!]!;
  return { places, ends, taken: at - from };
}

/** Movement at x between two stations, by the cubic between them: global axes. */
function inside(axes: Float64Array, m: number, from: number, to: number, ends: Float64Array, x: number): Float64Array {
  const length = to - from;
  const t = (x - from) / length;
  const [a, b] = [(1 - t) ** 2 * (1 + 2 * t), t * t * (3 - 2 * t)];
  const [start, end] = [length * t * (1 - t) ** 2, -length * t * t * (1 - t)];
  const local = [
    (1 - t) * ends[0]! + t * ends[6]!,
    a * ends[1]! + b * ends[7]! + start * ends[5]! + end * ends[11]!,
    a * ends[2]! + b * ends[8]! - start * ends[4]! - end * ends[10]!,
  ];
  return Float64Array.from([0, 1, 2], (c) => local.reduce((sum, value, r) => sum + value * axes[9 * m + 3 * r + c]!, 0));
}
