/** What pushing its storeys over brings down on a column. */

import { gather } from "../../../gather.ts";
import type { Part } from "../../stability/columns.ts";
import type { CheckCombination, CheckContext, CheckMember } from "../context.ts";

/** sin 15°: what is steeper is a column, whose force comes from above. */
export const LEVEL = Math.sin(Math.PI / 12);

export const isColumn = ({ axes: { x } }: CheckMember): boolean => Math.hypot(x[0], x[1]) < LEVEL;

/**
 * By braces and beams that meet it at its head and, along the columns it bears, above, N: the mean of the forces at both their ends, in which even loads
 * between these cancel.
 */
export function overturning(column: CheckMember, part: Part, context: CheckContext, combination: CheckCombination): number {
  let { at } = part;
  if (!at) {
    part.at = at = new Map();
    for (const member of part.members) for (const node of [member.start, member.end]) gather(at, node, member);
  }
  const headOf = ({ start, end, axes }: CheckMember): string => (axes.x[2] > 0 ? end : start);
  let sum = 0;
  const heads = new Set([headOf(column)]);
  for (const node of heads)
    for (const member of at.get(node)!) {
      const { x, y, z } = member.axes;
      if (isColumn(member)) heads.add(headOf(member));
      else {
        const forces = context.ends?.(member, combination) ?? [];
        for (const i of [0, 6])
          sum += (member.start === node ? 0.5 : -0.5) * (forces[i]! * x[2] - forces[i + 1]! * y[2] - forces[i + 2]! * z[2]);
      }
    }
  return Math.abs(sum);
}
