/** What pushing its storeys over brings down on a column. */

import { byCombination } from "../../topology/bycombination.ts";
import { LEVEL, type Part } from "../../topology/columns.ts";
import type { CheckCombination, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";

/** What is steeper than 75° is a column, whose force comes from above. */
export const isColumn = ({ axes: { x } }: CheckMember): boolean => Math.hypot(x[0], x[1]) < LEVEL;

const headOf = ({ start, end, axes }: CheckMember): string => (axes.x[2] > 0 ? end : start);

/**
 * By braces and beams that meet it at its head and, along the columns it bears, above, N: the mean of the forces at both their ends, in which even loads
 * between these cancel.
 */
export function overturning(column: CheckMember, part: Part, joints: Joints, combination: CheckCombination): number {
  return Math.abs(broughtDown(part, joints, combination).get(headOf(column)) ?? 0);
}

/** On every node, from the highest column down, so that one pass serves them all. */
const broughtDown = byCombination((part, { context }, combination): ReadonlyMap<string, number> => {
  const out = new Map<string, number>();
  const add = (node: string, force: number): void => void out.set(node, (out.get(node) ?? 0) + force);
  part.fromAbove ??= part.members.filter(isColumn).sort((a, b) => Math.max(b.from[2], b.to[2]) - Math.max(a.from[2], a.to[2]));
  for (const member of part.members) {
    if (isColumn(member)) continue;
    const { x, y, z } = member.axes;
    const forces = context.ends?.(member, combination) ?? [];
    let half = 0;
    for (const i of [0, 6]) half += (forces[i]! * x[2] - forces[i + 1]! * y[2] - forces[i + 2]! * z[2]) / 2;
    add(member.start, half);
    add(member.end, -half);
  }
  for (const column of part.fromAbove) {
    const head = headOf(column);
    add(head === column.end ? column.start : column.end, out.get(head) ?? 0);
  }
  return out;
});
