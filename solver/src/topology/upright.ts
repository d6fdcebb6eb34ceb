/** Columns and posts, as against beams. */

import type { CheckMember } from "./context.ts";

/** A member is upright from this rise per length on: 45°, but for round-off. */
const UPRIGHT = 0.7;

export const isUpright = ({ axes }: Pick<CheckMember, "axes">): boolean => Math.abs(axes.x[2]) >= UPRIGHT;
