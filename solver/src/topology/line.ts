/** A design member: members in a line, read as one with a single coordinate s from its start. */

import { dot } from "../model/vectors.ts";
import type { CheckMember, Vector } from "./context.ts";
import type { Joints } from "./joints.ts";

/** One member of the line: where it starts, whether it runs backwards, and how its local axes lie to the first member's. */
export interface Span {
  member: CheckMember;
  from: number;
  reversed: boolean;
  /** Signs of x, y and z against the first member's. */
  sx: number;
  sy: number;
  sz: number;
}

export interface Line {
  spans: Span[];
  length: number;
  /** From node to node: a rigid offset along the axis is part of what buckles between the nodes. */
  system: number;
  /** Nodes from start to end, one more than spans. */
  nodes: string[];
  /** Why 6.3 cannot be applied to it as one member; null where it can. */
  reason: string | null;
  /** That is no more than a change of section. */
  stepped: boolean;
  /** That is no more than hinges that pass twist on. */
  hinged: boolean;
  ends: { start: "held" | "free"; end: "held" | "free" };
  /** Sign of z on the upper side: −1 where a rotation turns z downward; an upright member's top is its +z side. */
  up: 1 | -1;
}

/** Lay the members end to end. */
export function lineOf(members: readonly CheckMember[], joints: Joints): Line {
  const first = members[0] as CheckMember;
  const spans: Span[] = [];
  let reason: string | null = null;
  let steps: string | null = null;
  let hinges: string | null = null;
  let length = 0;
  let system = 0;
  let node =
    members[1] && [members[1].start, members[1].end].includes(first.start) && ![members[1].start, members[1].end].includes(first.end)
      ? first.end
      : first.start;
  const nodes = [node];
  const startReversed = node === first.end;
  const leading = (member: CheckMember, reversed: boolean): Vector =>
    reversed ? [-member.axes.x[0], -member.axes.x[1], -member.axes.x[2]] : member.axes.x;
  const direction = leading(first, startReversed);
  for (let i = 0; i < members.length; i++) {
    const member = members[i] as CheckMember;
    const reversed = member.start !== node;
    if (reversed && member.end !== node) reason ??= `member ${member.id} does not continue from ${spans[i - 1]?.member.id}`;
    const sx = reversed ? -1 : 1;
    const sy = Math.sign(dot(member.axes.y, first.axes.y)) || 1;
    const sz = Math.sign(dot(member.axes.z, first.axes.z)) || 1;
    if (dot(leading(member, reversed), direction) < 1 - 1e-6) reason ??= `members of the design member are not in one line at ${member.id}`;
    else if (Math.abs(dot(member.axes.z, first.axes.z)) < 1 - 1e-6)
      reason ??= `member ${member.id} is turned about its axis against ${first.id}`;
    if (!sameSection(member, first))
      steps ??= `members ${first.id} and ${member.id} differ in section or material: 6.3 holds for uniform members. Give each piece a design member of its own, with the lengths of the whole stretch between what holds it (l_cr_y, l_cr_z, l_lt, l_t), and lateral_restraints of flange 'both' only where something holds it there`;
    if (i > 0) {
      const before = spans[i - 1] as Span;
      const both = [
        before.reversed ? before.member.start_hinge : before.member.end_hinge,
        reversed ? member.end_hinge : member.start_hinge,
      ];
      if (both.some((hinge) => joints.releases(hinge))) {
        const said = `a hinge inside the design member at node ${node} breaks it for buckling`;
        if (both.some((hinge) => joints.left(hinge, "rx") !== Infinity)) reason ??= said;
        else hinges ??= said;
      }
    }
    spans.push({ member, from: length, reversed, sx, sy, sz });
    length += member.length;
    system += member.length + (member.beyond ?? 0);
    node = reversed ? member.start : member.end;
    nodes.push(node);
  }
  const end = (at: string): "held" | "free" => (joints.held(at, 1) ? "held" : "free");
  return {
    spans,
    length,
    system,
    nodes,
    reason: reason ?? hinges ?? steps,
    stepped: reason === null && hinges === null && steps !== null,
    hinged: reason === null && hinges !== null,
    ends: { start: end(nodes[0] as string), end: end(node) },
    up: first.axes.z[2] < -1e-6 ? -1 : 1,
  };
}

/** Where x of a span's member lies along the line. */
export const along = ({ from, reversed, member }: Span, x: number): number => from + (reversed ? member.length - x : x);

/** The last span that begins before s, or `at` it and no more than `near` behind it; else the first. By halves: long lines are asked at all their places. */
export function spanAt(spans: readonly Span[], s: number, at: boolean, near = 0): number {
  let first = 0;
  let end = spans.length;
  while (end - first > 1) {
    const middle = (first + end) >> 1;
    const { from } = spans[middle] as Span;
    if (at ? s >= from - near : s > from) first = middle;
    else end = middle;
  }
  return first;
}

/** How far the i-th node lies above the line's axis, along its z: a rigid offset is an arm on which supports hold it, and loads of the node act. */
export function nodeHeight({ spans }: Pick<Line, "spans">, i: number): number {
  const { member, reversed } = spans[Math.min(i, spans.length - 1)] as Span;
  const offset = member.offsets?.[i < spans.length !== reversed ? "start" : "end"];
  return offset ? -dot(offset, (spans[0] as Span).member.axes.z) : 0;
}

function sameSection(a: CheckMember, b: CheckMember): boolean {
  return (a.section === b.section || a.section.id === b.section.id) && (a.material === b.material || a.material.id === b.material.id);
}
