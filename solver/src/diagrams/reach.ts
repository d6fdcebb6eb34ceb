/** How far a member moves, and where most: between stations by the parabola through the three around the largest. */

import type { Stations } from "../results/index.ts";

/** Stations that find where a member moves most. */
export const FINE = 129;

export interface Reach {
  value: number;
  member: number;
  x: number;
}

export function reachOf({ x, displacement_x: u, displacement_y: v, displacement_z: w }: Stations): { value: number; x: number } {
  const size = x.map((_, i) => Math.sqrt(u[i]! * u[i]! + v[i]! * v[i]! + w[i]! * w[i]!));
  let top = 0;
  for (let i = 1; i < size.length; i++) if (size[i]! > size[top]!) top = i;
  const here = { value: size[top] ?? 0, x: x[top] ?? 0 };
  if (top === 0 || top >= size.length - 1) return here;
  const [before, after] = [x[top]! - x[top - 1]!, x[top + 1]! - x[top]!];
  if (!(before > 0 && after > 0)) return here;
  // Newton's form through the three points; its top is where the slope is nil.
  const first = (size[top]! - size[top - 1]!) / before;
  const bend = ((size[top + 1]! - size[top]!) / after - first) / (before + after);
  if (!(bend < 0)) return here;
  const shift = Math.min(after, Math.max(-before, -(first / bend + before) / 2));
  return { value: size[top]! + (first + bend * before) * shift + bend * shift * shift, x: x[top]! + shift };
}
