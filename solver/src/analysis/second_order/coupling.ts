/**
 * Bending and torque inside closed members as these bend and twist: nothing looks at that member by member, as 6.3.2 does of open ones, so that the
 * analysis has to. Of the exact rod (rotation vectors θ, moment m = T·t + M) it is ∫ (θ·t)(θ′·(t × M)) − ½[(θ·t)(θ·(t × M))] − ½∫ T·t·(θ × θ′).
 */

import type { Frame } from "../../model/frame.ts";
import type { ResolvedSection } from "../../model/section.ts";

/** It/Imin of sections whose shape nobody knows: tubes and bars have 1.5 and more, open ones 0.4 at most. */
const CLOSED = 0.5;

/** Twists hardly more easily than it bends; flats topple, which is looked at member by member. */
export function isClosed({ shape, iy, iz, it }: ResolvedSection): boolean {
  if (!shape) return it >= CLOSED * Math.min(iy, iz);
  return shape.type === "rhs" || shape.type === "chs" || shape.type === "circle" || (shape.type === "rectangle" && shape.h === shape.b);
}

/** Those that act in tension alone, rods and cables, have no mode of their own. */
export const closedMembers = ({ sections, sectionOf, sign }: Frame): ReadonlySet<number> => {
  const closed = sections.map(isClosed);
  return new Set([...sectionOf.keys()].filter((m) => closed[sectionOf[m]!] && !(sign[m]! > 0)));
};
