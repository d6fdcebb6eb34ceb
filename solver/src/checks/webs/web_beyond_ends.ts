/** The web of a design member beyond its own ends, where the beam merely goes on as another one. */

import type { Vector } from "../../topology/context.ts";
import { type ExtendedLine, extendedLine } from "../../topology/extended_line.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import { VerticalSupports } from "../../topology/vertical_supports.ts";
import type { Way } from "./webforces.ts";

/** By line and axis: the same in every combination. */
const known = { y: new WeakMap<Line, ExtendedLine>(), z: new WeakMap<Line, ExtendedLine>() };

/**
 * For at least `widest` at each end: a cut that nothing else meets, or that stands on a support, parts no web. What else meets may be a connection in which
 * it ends.
 */
export function webOf(line: Line, joints: Joints, widest: number, way: Way): ExtendedLine {
  let web = known[way].get(line);
  if (!web) {
    const isWhole = (node: string, along: Vector): boolean =>
      joints.degreeOf(node) === 2 || VerticalSupports.of(joints).supported(node, along);
    web = extendedLine(line, joints, (node, [{ axes }], length) => length < widest && isWhole(node, axes[way]));
    known[way].set(line, web);
  }
  return web;
}
