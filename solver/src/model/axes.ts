/** Local axes of members: x along, y horizontal, z up; y is global Y for a vertical member. */

import { turn } from "./trigonometry.ts";

/** A member counts as vertical when it leans less than this per metre. */
const PLUMB = 1e-6;

/** Nine numbers: local x, y, z in global axes for the unit direction (dx, dy, dz), turned by `rotation` degrees about +x. */
export function memberAxes(dx: number, dy: number, dz: number, rotation: number): number[] {
  const plan = Math.sqrt(dx * dx + dy * dy);
  let y0 = 0;
  let y1 = 1;
  let y2 = 0;
  if (plan > PLUMB) {
    y0 = -dy / plan;
    y1 = dx / plan;
  } else {
    // Make global Y exactly perpendicular to a member that leans by rounding alone.
    y0 -= dy * dx;
    y1 -= dy * dy;
    y2 -= dy * dz;
    const size = Math.sqrt(y0 * y0 + y1 * y1 + y2 * y2);
    y0 /= size;
    y1 /= size;
    y2 /= size;
  }
  const z0 = dy * y2 - dz * y1;
  const z1 = dz * y0 - dx * y2;
  const z2 = dx * y1 - dy * y0;
  if (rotation === 0) return [dx, dy, dz, y0, y1, y2, z0, z1, z2];
  const { sin, cos } = turn(rotation);
  return [
    dx,
    dy,
    dz,
    cos * y0 + sin * z0,
    cos * y1 + sin * z1,
    cos * y2 + sin * z2,
    cos * z0 - sin * y0,
    cos * z1 - sin * y1,
    cos * z2 - sin * y2,
  ];
}
