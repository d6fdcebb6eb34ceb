/** The web of a design member beyond its own ends, where the beam merely goes on as another one. */

import type { Joints } from "../../stability/joints.ts";
import type { Vector } from "../context.ts";
import { Holds } from "../deflection/holds.ts";
import type { Line } from "../forces/line.ts";
import { type Prolonged, prolonged } from "../forces/prolonged.ts";

/** By line: the same in every combination. */
const known = new WeakMap<Line, Prolonged>();

/**
 * For at least `widest` at each end: a cut that nothing else meets, or that stands on a support, parts no web. What else meets may be a connection in which
 * it ends.
 */
export function webOf(line: Line, joints: Joints, widest: number): Prolonged {
  let web = known.get(line);
  if (!web) {
    const isWhole = (node: string, z: Vector): boolean => joints.degreeOf(node) === 2 || Holds.of(joints).supported(node, z);
    web = prolonged(line, joints, (node, [{ axes }], length) => length < widest && isWhole(node, axes.z));
    known.set(line, web);
  }
  return web;
}
