/** How the segments of a member lie in memory. */

import { zeros } from "../numerics/small_vectors.ts";

/**
 * Numbers of one segment. Inside it, with t from its start: N = n − qx·t − sx·t²/2, Vz = vz + qz·t + sz·t²/2,
 * My = my + vz·t + qz·t²/2 + sz·t³/6, the y-plane likewise, Mx constant. `dz`, `tz` (and `dy`, `ty`) are deflection and
 * bending slope at the start, measured from the chord.
 */
export const SEGMENT = {
  x: 0,
  h: 1,
  n: 2,
  qx: 3,
  sx: 4,
  mx: 5,
  my: 6,
  vz: 7,
  qz: 8,
  sz: 9,
  dz: 10,
  tz: 11,
  mz: 12,
  vy: 13,
  qy: 14,
  sy: 15,
  dy: 16,
  ty: 17,
} as const;
export const STRIDE = 18;

/** Reusable storage. */
export class Segments {
  count = 0;
  data: Float64Array;
  /** n vy vz mx my mz at the start before anything sets in, and at the end after everything has. */
  readonly first: number[] = [0, 0, 0, 0, 0, 0];
  readonly last: number[] = [0, 0, 0, 0, 0, 0];

  /** Room for so many segments and the end behind the last; more are made room for as they come. */
  constructor(segments = 3) {
    this.data = zeros((segments + 1) * STRIDE);
  }
}
