/** Which of the members that meet the end of a design member go on from it, rather than frame in. */

import type { CheckMember, Vector } from "./context.ts";
import type { Joints } from "./joints.ts";

/** Cosine of the angle up to which a member goes on: 45°. */
const ONWARD = Math.SQRT1_2;

/** The member leaves the node within 45° of the axis and takes twist over. */
export function goesOn(member: CheckMember, node: string, x: Vector, joints: Joints): boolean {
  const hinge = member.start === node ? member.start_hinge : member.end_hinge;
  return turn(member, x) > ONWARD && member.type === "beam" && joints.left(hinge, "rx") > 0;
}

/** A bar that is no part of the straight line: pinned at both ends, it twists along by its own loads alone. */
export const isBrace = (member: CheckMember, x: Vector, joints: Joints): boolean => joints.isBar(member) && turn(member, x) < 1 - 1e-9;

/** Bars apart, all of them go on within 45°. */
export function allGoOn(members: readonly CheckMember[], x: Vector, joints: Joints): boolean {
  const rigid = members.filter((one) => !joints.isBar(one));
  return rigid.length > 0 && rigid.every((one) => turn(one, x) > ONWARD);
}

/** One of them continues the line, and none of the others could hold it along `e`. */
export function goesThrough(members: readonly CheckMember[], x: Vector, e: Vector, joints: Joints): boolean {
  const isStraight = (one: CheckMember): boolean => one.type === "beam" && turn(one, x) > 1 - 1e-9;
  return members.some(isStraight) && members.every((one) => isStraight(one) || !couldHold(one, e, joints));
}

/** Anything but a bar square to `e` could hold what it meets along it. */
export const couldHold = (one: CheckMember, e: Vector, joints: Joints): boolean => !joints.isBar(one) || turn(one, e) >= 1e-6;

/** Cosine of the angle between a member and a direction, either way along it. */
const turn = ({ axes: { x } }: CheckMember, e: Vector): number => Math.abs(x[0] * e[0] + x[1] * e[1] + x[2] * e[2]);
