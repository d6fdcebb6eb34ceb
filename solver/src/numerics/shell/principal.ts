/** What an engineer reads off plane forces: principal values with their direction, stresses and von Mises at both faces. */

/** A plane symmetric quantity along its own axes. */
export interface Principal {
  /** The larger and the smaller value. */
  first: number;
  second: number;
  /** Degrees from local x towards local y to the direction of `first`, over −90 to 90; 0 where every direction is principal. */
  angle: number;
}

/** Of (x, y, xy): membrane forces, moments or stresses. */
export function principal(x: number, y: number, xy: number): Principal {
  const middle = (x + y) / 2;
  const half = (x - y) / 2;
  const radius = Math.sqrt(half * half + xy * xy);
  // For display alone: engines may differ in the last bit of atan2.
  const angle = radius === 0 ? 0 : (Math.atan2(xy, half) * 90) / Math.PI;
  return { first: middle + radius, second: middle - radius, angle };
}

/** Stresses at a face, Pa. */
export interface Face {
  x: number;
  y: number;
  xy: number;
  vonMises: number;
}

/** Stresses at local z = side · t/2, from the eight forces of `recover` that start at `at`; in-plane stresses alone act on a face. */
export function faceStress(forces: ArrayLike<number>, at: number, thickness: number, side: 1 | -1): Face {
  const bend = (side * 6) / (thickness * thickness);
  const x = forces[at]! / thickness + bend * forces[at + 3]!;
  const y = forces[at + 1]! / thickness + bend * forces[at + 4]!;
  const xy = forces[at + 2]! / thickness + bend * forces[at + 5]!;
  return { x, y, xy, vonMises: Math.sqrt(x * x - x * y + y * y + 3 * xy * xy) };
}
