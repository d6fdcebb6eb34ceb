/** From which side a drawing without a graphics card shows a model. */
import { type Bounds, CORNER, homeView } from "../geometry/bounds.ts";
import { norm, scaled, type Vec } from "../geometry/vectors.ts";

/** Two unit vectors that span the sheet: to the right, and up. */
export function sheet(bounds: Bounds): [Vec, Vec] {
  const view = homeView(bounds);
  if (view !== "iso") return [view === "front" ? [1, 0, 0] : [0, 1, 0], [0, 0, 1]];
  const [x, y, z] = scaled(CORNER, 1 / norm(CORNER));
  const across = Math.hypot(x, y);
  return [
    [-y / across, x / across, 0],
    [(-x * z) / across, (-y * z) / across, across],
  ];
}
