/** The force that a buckling mode's factor stands for on a piece of a straight line: that of the line, which bows as one however it is cut. */

import { gather } from "../../results/gather.ts";
import type { CheckCombination, CheckMember, Forces } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";

/** By straight line, as modes number them: its members. */
const membersOf = new WeakMap<Int32Array, Map<number, number[]>>();
/** By line and combination: the largest compressive stress. */
const stresses = new WeakMap<Joints, Map<string, number>>();

/**
 * A line buckles where it is pressed most, at α_cr times that; a piece pressed less is moved along and bears a part of the mode alone. As 6.3.4(3) has one
 * slenderness for all of it, by the section used most, every piece takes the line's largest stress on its own area; of one section that is the largest force.
 */
export function lineForce(lines: Int32Array | null, member: CheckMember, n: number, joints: Joints, combination: CheckCombination): number {
  if (!lines) return n;
  let known = stresses.get(joints);
  if (!known) stresses.set(joints, (known = new Map()));
  const key = `${lines[member.index]} ${combination.index}`;
  let stress = known.get(key);
  if (stress === undefined) known.set(key, (stress = largestStress(lines, member, joints, combination)));
  return Math.max(n, member.section.a * stress);
}

function largestStress(lines: Int32Array, { index }: CheckMember, { context }: Joints, combination: CheckCombination): number {
  let found = membersOf.get(lines);
  if (!found) {
    found = new Map();
    for (let m = 0; m < lines.length; m++) gather(found, lines[m]!, m);
    membersOf.set(lines, found);
  }
  const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  let most = 0;
  for (const m of found.get(lines[index]!) ?? []) {
    const one = context.member(context.model.model.members[m]!.id);
    if (!one) continue;
    const diagram = context.diagram(one, combination);
    for (const x of diagram.positions)
      for (const side of [-1, 1] as const) {
        if ((side < 0 && x <= 0) || (side > 0 && x >= one.length)) continue;
        diagram.forces(x, side, scratch);
        most = Math.max(most, -scratch.n / one.section.a);
      }
  }
  return most;
}
