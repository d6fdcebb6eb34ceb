/** The web of a design member beyond its own ends, where the beam merely goes on as another one. */

import type { Joints } from "../../stability/joints.ts";
import type { CheckMember } from "../context.ts";
import { Holds, otherEnd } from "../deflection/holds.ts";
import { type Line, lineOf, type Span } from "../forces/line.ts";

/** A longer line, and where a design member's own line begins in it. */
interface Web {
  line: Line;
  from: number;
}

/** By line: the same in every combination. */
const known = new WeakMap<Line, Web>();

/**
 * The line with what goes straight on from it, in one section and without a hinge, for at least `widest` at each end: a cut that nothing else meets, or that
 * stands on a support, parts no web. What else meets may be a connection in which it ends.
 */
export function webOf(line: Line, joints: Joints, widest: number): Web {
  const found = known.get(line);
  if (found) return found;
  const own = line.spans.map(({ member }) => member);
  const [before, behind] = [
    beyond(own[0] as CheckMember, line.nodes[0] as string, joints, widest).reverse(),
    beyond(own.at(-1) as CheckMember, line.nodes.at(-1) as string, joints, widest),
  ];
  const longer = before.length + behind.length > 0 ? lineOf([...before, ...own, ...behind], joints) : line;
  const web = { line: longer, from: (longer.spans[before.length] as Span).from };
  known.set(line, web);
  return web;
}

/** From an end outward. */
function beyond(end: CheckMember, at: string, joints: Joints, widest: number): CheckMember[] {
  const holds = Holds.of(joints);
  const out: CheckMember[] = [];
  let [last, node, length] = [end, at, 0];
  while (length < widest && (joints.degreeOf(node) === 2 || holds.supported(node, last.axes.z))) {
    const next = holds.onward(last, node)?.member;
    if (!next || lineOf([last, next], joints).reason !== null) break;
    out.push(next);
    [last, node, length] = [next, otherEnd(next, node), length + next.length];
  }
  return out;
}
