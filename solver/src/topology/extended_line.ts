/** A line with what goes straight on from its ends, in one section and without a hinge. */

import type { CheckMember } from "./context.ts";
import type { Joints } from "./joints.ts";
import { type Line, lineOf, type Span } from "./line.ts";
import { otherEnd } from "./load_transfer.ts";
import { VerticalSupports } from "./vertical_supports.ts";

/** A longer line, and where the line it was made of begins in it. */
export interface ExtendedLine {
  line: Line;
  from: number;
}

/** Whether the line is followed beyond a node that lies so far beyond its own end, from a member to the next. */
type Passes = (node: string, pair: readonly [last: CheckMember, next: CheckMember], length: number) => boolean;

export function extendedLine(line: Line, joints: Joints, passes: Passes): ExtendedLine {
  const own = line.spans.map(({ member }) => member);
  const before = beyond(own[0] as CheckMember, line.nodes[0] as string, joints, passes).reverse();
  const behind = beyond(own.at(-1) as CheckMember, line.nodes.at(-1) as string, joints, passes);
  const longer = before.length + behind.length > 0 ? lineOf([...before, ...own, ...behind], joints) : line;
  return { line: longer, from: (longer.spans[before.length] as Span).from };
}

/** From an end outward. */
function beyond(end: CheckMember, at: string, joints: Joints, passes: Passes): CheckMember[] {
  const out: CheckMember[] = [];
  let [last, node, length] = [end, at, 0];
  for (;;) {
    const next = VerticalSupports.of(joints).onward(last, node)?.member;
    if (!next || lineOf([last, next], joints).reason !== null || !passes(node, [last, next], length)) return out;
    out.push(next);
    [last, node, length] = [next, otherEnd(next, node), length + next.length];
  }
}
