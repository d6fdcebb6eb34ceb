/** Points and directions in space, as three numbers. */

export type Point = readonly [number, number, number];

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const norm = (a: Point): number => Math.sqrt(dot(a, a));
export const scaled = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
export const unit = (a: Point): Point => scaled(a, 1 / (norm(a) || 1));

/** How far along a line of unit direction a point stands, and how far beside it. */
export function offLine(point: Point, origin: Point, along: Point): [reach: number, beside: number] {
  const away = minus(point, origin);
  const reach = dot(away, along);
  return [reach, Math.sqrt(Math.max(0, dot(away, away) - reach * reach))];
}

/** Newell: twice the area of corners along the normal about which they run anticlockwise. */
export function newell(corners: readonly Point[]): Point {
  const [origin] = corners as readonly [Point];
  let twice: Point = [0, 0, 0];
  corners.forEach((corner, i) => {
    const turn = cross(minus(corner, origin), minus(corners[(i + 1) % corners.length]!, origin));
    twice = [twice[0] + turn[0], twice[1] + turn[1], twice[2] + turn[2]];
  });
  return twice;
}
