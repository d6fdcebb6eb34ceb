/** Gaps between the restraints of a design member. */

import type { LateralRestraint } from "../generated/model.ts";

/** The widest gap between places along a line, in any order. */
export function widestGap(places: readonly number[]): number {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.reduce((widest, to, i) => (i === 0 ? widest : Math.max(widest, to - sorted[i - 1]!)), 0);
}

/** Longest stretch between points of which both flanges are held, as a fraction of the length, 1 where none are. Ends stand still in a bow. */
export function longestUnheld(restraints: readonly LateralRestraint[]): number {
  return widestGap([0, ...restraints.filter(({ flange }) => flange === "both").map(({ position }) => position), 1]);
}
