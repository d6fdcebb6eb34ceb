/** Where the eye stands so that points just fill what is free of the picture: exact, in perspective and without it. */
import type { Vec } from "../geometry/vectors.ts";

/** Shares of the picture's height and width that lie under controls. */
export interface Covered {
  top: number;
  bottom: number;
  right: number;
}

/** The eye's own axes; `back` leads from what it looks at to the eye. */
export interface Axes {
  right: Vec;
  up: Vec;
  back: Vec;
}

/** How the picture is looked at: its width by its height, and the tangent of half the angle of view, null without perspective. */
export interface Lens {
  aspect: number;
  slope: number | null;
}

/** How far to go right and up from the origin before looking back at it, and half the height that is seen there. */
export interface Fit {
  across: number;
  up: number;
  half: number;
}

/** Left free along every border, as a share of half the picture. */
const EDGE = 0.06;

/** `room` is left round the points themselves, in metres; `least` is the smallest half height. */
export function fitted(
  points: Iterable<Readonly<Vec>>,
  { right, up, back }: Axes,
  { aspect, slope }: Lens,
  covered: Covered,
  room: { across: number; up: number },
  least: number,
): Fit {
  // What the half height is multiplied with where a side of the free window lies.
  const sides = {
    right: aspect * (1 - 2 * covered.right - EDGE),
    left: aspect * (1 - EDGE),
    top: 1 - 2 * covered.top - EDGE,
    bottom: 1 - 2 * covered.bottom - EDGE,
  };
  // A point nearer to the eye by z is seen as if the window were smaller by z times the slope; without perspective it is not.
  const lean = slope ?? 0;
  let [east, west, north, south, near] = [-Infinity, Infinity, -Infinity, Infinity, -Infinity];
  for (const [px, py, pz] of points) {
    const x = px * right[0] + py * right[1] + pz * right[2];
    const y = px * up[0] + py * up[1] + pz * up[2];
    const z = lean * (px * back[0] + py * back[1] + pz * back[2]);
    east = Math.max(east, x + sides.right * z);
    west = Math.min(west, x - sides.left * z);
    north = Math.max(north, y + sides.top * z);
    south = Math.min(south, y - sides.bottom * z);
    near = Math.max(near, z);
  }
  east += room.across;
  west -= room.across;
  north += room.up;
  south -= room.up;
  const half = Math.max((east - west) / (sides.right + sides.left), (north - south) / (sides.top + sides.bottom), least + near);
  const middle = (low: number, high: number): number => (low + high) / 2;
  return {
    across: middle(east - sides.right * half, west + sides.left * half),
    up: middle(north - sides.top * half, south + sides.bottom * half),
    half,
  };
}
