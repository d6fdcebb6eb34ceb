/** Movements of member ends as their nodes carry them. */

/** The little of a frame that carries node movements to member ends. */
export interface Placed {
  axes: ArrayLike<number>;
  offset: ArrayLike<number>;
  start: ArrayLike<number>;
  end: ArrayLike<number>;
}

/** Movements of member `m`'s ends as its nodes carry them, local axes. */
export function endMovements(frame: Placed, m: number, displacements: ArrayLike<number>, out: Float64Array): void {
  carry(frame, m, displacements, 6 * frame.start[m]!, 0, out);
  carry(frame, m, displacements, 6 * frame.end[m]!, 6, out);
}

function carry(frame: Placed, m: number, d: ArrayLike<number>, at: number, end: 0 | 6, out: Float64Array): void {
  const o = 6 * m + end / 2;
  const { axes, offset } = frame;
  const ox = offset[o]!;
  const oy = offset[o + 1]!;
  const oz = offset[o + 2]!;
  const rx = d[at + 3]!;
  const ry = d[at + 4]!;
  const rz = d[at + 5]!;
  const ux = d[at]! + ry * oz - rz * oy;
  const uy = d[at + 1]! + rz * ox - rx * oz;
  const uz = d[at + 2]! + rx * oy - ry * ox;
  for (let r = 0; r < 3; r++) {
    const a = 9 * m + 3 * r;
    out[end + r] = axes[a]! * ux + axes[a + 1]! * uy + axes[a + 2]! * uz;
    out[end + 3 + r] = axes[a]! * rx + axes[a + 1]! * ry + axes[a + 2]! * rz;
  }
}
