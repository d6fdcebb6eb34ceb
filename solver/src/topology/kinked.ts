/** A line of one tube with kinks in its plane, from one fork to the next. */

import { dot } from "../model/vectors.ts";
import type { CheckMember } from "./context.ts";
import { fixesMove, type Joints } from "./joints.ts";
import type { Line, Span } from "./line.ts";
import { otherEnd } from "./load_transfer.ts";
import { goesOn } from "./meeting.ts";

/** cos 45°: a support that fixes turning about an axis nearer than this is a fork. */
const NEAR = Math.SQRT1_2;
/** More pieces are left to the engineer. */
const LONGEST = 64;

/** Its length along itself, and what goes on from a piece of it; null where that does not lead to forks that are supports from both its ends. */
export function kinkedFrom({ spans, nodes, system }: Line, joints: Joints): { length: number; others: CheckMember[] } | null {
  const [first, last] = [spans[0] as Span, spans.at(-1) as Span];
  const before = toFork(first.member, nodes[0] as string, joints);
  const behind = toFork(last.member, nodes.at(-1) as string, joints);
  if (first.member.turned || !before || !behind) return null;
  const others = [...before, ...behind];
  return { others, length: others.reduce((sum, { length, beyond = 0 }) => sum + length + beyond, system) };
}

/** What goes on from a node to a fork: nothing where the node has one. */
function toFork(from: CheckMember, at: string, joints: Joints): CheckMember[] | null {
  const out: CheckMember[] = [];
  let [member, node] = [from, at];
  while (out.length < LONGEST) {
    if (joints.support(node)) return isFork(member, node, joints) ? out : null;
    const next = joints.at(node).find(({ id }) => id !== member.id);
    if (!next || joints.degreeOf(node) !== 2 || !isOne(member, next, node, joints)) return null;
    out.push(next);
    [member, node] = [next, otherEnd(next, node)];
  }
  return null;
}

const hingeAt = ({ start, start_hinge, end_hinge }: CheckMember, node: string): string | undefined =>
  start === node ? start_hinge : end_hinge;

function isFork(member: CheckMember, node: string, joints: Joints): boolean {
  const support = joints.support(node);
  const { x, y } = member.axes;
  const turns = support?.stiffness.slice(3).some((value, k) => value === Infinity && Math.abs(x[k] as number) >= NEAR);
  const hinge = hingeAt(member, node);
  return turns === true && fixesMove(support, y) && (["rx", "uy"] as const).every((dof) => joints.left(hinge, dof) === Infinity);
}

/** The next piece is of the same tube, goes on within 45° in the same plane, and no hinge lies between them. */
function isOne(member: CheckMember, next: CheckMember, node: string, joints: Joints): boolean {
  return (
    goesOn(next, node, member.axes.x, joints) &&
    Math.abs(dot(member.axes.y, next.axes.y)) > 1 - 1e-6 &&
    member.section.id === next.section.id &&
    member.material.id === next.material.id &&
    ![member, next].some((one) => joints.releases(hingeAt(one, node)))
  );
}
