/** Which directions each node is pulled or held in. */

/** The sum of d·dᵀ over the directions d of each node: xx yy zz xy yz zx. */
export type Grips = Float64Array;
export type Direction = [x: number, y: number, z: number];

/** A share of a direction across: sin² of about 3°. */
const ACROSS = 0.0025;

export function newGrips(nodes: number): Grips {
  return new Float64Array(6 * nodes);
}

/** Something acts on the node along this direction, of whatever length. */
export function grip(grips: Grips, node: number, [x, y, z]: Direction): void {
  const square = x * x + y * y + z * z;
  if (!(square > 0)) return;
  [x * x, y * y, z * z, x * y, y * z, z * x].forEach((product, i) => {
    grips[6 * node + i]! += product / square;
  });
}

/** Whether something acts on the node along the unit vector, if only by a share. */
export function gripped(grips: Grips, node: number, [x, y, z]: Direction): boolean {
  const at = 6 * node;
  const straight = grips[at]! * x * x + grips[at + 1]! * y * y + grips[at + 2]! * z * z;
  const mixed = grips[at + 3]! * x * y + grips[at + 4]! * y * z + grips[at + 5]! * z * x;
  return straight + 2 * mixed > ACROSS;
}
