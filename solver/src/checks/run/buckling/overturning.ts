/** What pushing its storeys over brings down on a column. */

import type { Part } from "../../stability/columns.ts";
import type { CheckCombination, CheckContext, CheckMember } from "../context.ts";

/** sin 15°: what is steeper is a column, whose force comes from above. */
export const LEVEL = Math.sin(Math.PI / 12);

export const isColumn = ({ axes: { x } }: CheckMember): boolean => Math.hypot(x[0], x[1]) < LEVEL;

const headOf = ({ start, end, axes }: CheckMember): string => (axes.x[2] > 0 ? end : start);

/**
 * By braces and beams that meet it at its head and, along the columns it bears, above, N: the mean of the forces at both their ends, in which even loads
 * between these cancel.
 */
export function overturning(column: CheckMember, part: Part, context: CheckContext, combination: CheckCombination): number {
  const known = (part.overturning ??= new Map());
  let own = known.get(combination.index);
  if (!own) known.set(combination.index, (own = broughtDown(part, context, combination)));
  return Math.abs(own.get(headOf(column)) ?? 0);
}

/** On every node, from the highest column down, so that one pass serves them all. */
function broughtDown(part: Part, context: CheckContext, combination: CheckCombination): Map<string, number> {
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
}
