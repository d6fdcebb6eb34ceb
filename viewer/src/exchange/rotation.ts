/** The rotation of a member that turns its local axes towards a direction. */

import { localAxes } from "../geometry/axes.ts";
import { dot, norm, type Vec } from "../geometry/vectors.ts";

/** Engines differ in the last bits of an arctangent; nobody turns a member by less than this, degrees. */
const FINEST = 1e-9;

/** Degrees that turn local y, or local z, towards a vector; null where that is along the member. */
export function rotationTo(along: Vec, axis: "y" | "z", towards: Vec): number | null {
  const { y, z } = localAxes(along);
  const [c, s] = axis === "y" ? [dot(towards, y), dot(towards, z)] : [dot(towards, z), -dot(towards, y)];
  const size = norm(towards);
  if (size === 0 || Math.sqrt(c * c + s * s) <= 1e-9 * size) return null;
  // A half turn is 180 and not −180 degrees, whatever the sign of a zero.
  return Math.round((Math.atan2(s || 0, c) * 180) / Math.PI / FINEST) * FINEST || 0;
}
