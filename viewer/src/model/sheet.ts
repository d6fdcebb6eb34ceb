/** From which side a drawing without a graphics card shows a model. */
import type { Vec } from "./axes.ts";

interface Bounds {
  low: Vec;
  high: Vec;
  /** The longest extent, m. */
  size: number;
}

/** Two unit vectors that span the sheet: a flat model is met face on, another from the corner, as on the page. */
export function sheet({ low, high, size }: Bounds): [Vec, Vec] {
  const flat = (k: 0 | 1): boolean => high[k] - low[k] < size * 1e-6;
  if (flat(1))
    return [
      [1, 0, 0],
      [0, 0, 1],
    ];
  if (flat(0))
    return [
      [0, 1, 0],
      [0, 0, 1],
    ];
  const [x, y, z] = [0.82, -1.35, 0.72].map((v) => v / Math.hypot(0.82, -1.35, 0.72)) as Vec;
  const across = Math.hypot(x, y);
  return [
    [-y / across, x / across, 0],
    [(-x * z) / across, (-y * z) / across, across],
  ];
}
