/** Which ways the analysis leans the structure: both in the plane in which a member buckles, so that its forces have the sway (EN 1993-1-1 5.2.2(7)b), and by turning. */

import type { CheckMember } from "../topology/context.ts";
import type { Joints } from "../topology/joints.ts";
import type { SwayAssumptions } from "../topology/sway_assumptions.ts";

/** A direction has a part in a plane from 15° on. */
const PART = 0.26;
/** A plane stands where its axis lies in plan by this share. */
const STANDS = 0.7;

/**
 * By second order, about one of the member's axes. Leans among the loads are their author's word and are not looked for; what gives way in a level plane is none
 * of what a lean of the structure bends.
 */
export function leansBothWays(joints: Joints, { axes }: Pick<CheckMember, "axes">, axis: "y" | "z"): boolean {
  const { directions, among_loads } = joints.assumed;
  if (!joints.leans || !directions || among_loads || !isUpright({ axes }, axis)) return false;
  // In plan a plane that stands is square to its axis.
  const [y, x] = axes[axis];
  const isLeant = (name: string, share: number): boolean =>
    Math.abs(share) < PART * Math.hypot(x, y) || (directions.includes(`+${name}`) && directions.includes(`-${name}`));
  return isLeant("x", x) && isLeant("y", y);
}

/** The plane in which it buckles about an axis stands. */
export const isUpright = ({ axes }: Pick<CheckMember, "axes">, axis: "y" | "z"): boolean =>
  Math.hypot(axes[axis][0], axes[axis][1]) >= STANDS;

/** About the vertical, either way (5.3.2(10)). */
export const leansByTurning = ({ directions }: SwayAssumptions): boolean =>
  Boolean(directions?.includes("+rz") && directions.includes("-rz"));
