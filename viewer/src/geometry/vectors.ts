/** Points and directions in space: the solver's, and what only drawings need besides. */
import type { Point as Vec } from "../../../solver/src/model/vectors.ts";

export { cross, dot, minus, norm, type Point as Vec, scaled } from "../../../solver/src/model/vectors.ts";

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Made of its three components. */
export const vector = (component: (k: 0 | 1 | 2) => number): Vec => [component(0), component(1), component(2)];

export const middleOf = (corners: readonly Vec[]): Vec =>
  vector((k) => corners.reduce((sum, corner) => sum + corner[k], 0) / corners.length);
