/** Points of a shell: shape functions, edge bubbles and edge-wise shear, with their derivatives in local x and y. */

import type { Shell } from "./frame.ts";

/** Edge k runs from corner k to the next. Four places each; a triangle leaves the last at zero. */
export interface Point {
  /** Shape functions of the corners and their slopes. */
  n: Float64Array;
  nx: Float64Array;
  ny: Float64Array;
  /** Slopes of the edges' bubbles, which are 1 at mid-edge and 0 on the other edges. */
  px: Float64Array;
  py: Float64Array;
  /** Shear strains γxz and γyz per shear strain along each edge times the edge's length. */
  sx: Float64Array;
  sy: Float64Array;
  /** Area that the point stands for when it is one of the integration points. */
  area: number;
}

const ROOT = Math.sqrt(1 / 3);

/** Integration points, (ξ, η) each: exact for the matrices of a triangle, the usual 2 × 2 for a quad. */
const INTEGRATION = {
  3: [0.5, 0, 0.5, 0.5, 0, 0.5],
  4: [-ROOT, -ROOT, ROOT, -ROOT, ROOT, ROOT, -ROOT, ROOT],
} as const;
/** Where results are given, (ξ, η) each: the centre, then the corners. */
export const STATIONS = {
  3: [1 / 3, 1 / 3, 0, 0, 1, 0, 0, 1],
  4: [0, 0, -1, -1, 1, -1, 1, 1, -1, 1],
} as const;

export function newPoint(): Point {
  const four = () => new Float64Array(4);
  return { n: four(), nx: four(), ny: four(), px: four(), py: four(), sx: four(), sy: four(), area: 0 };
}

/** As many integration points as corners; quad point i lies towards corner i. */
export function integrationPoint(shell: Shell, i: number, out: Point): void {
  const at = INTEGRATION[shell.count];
  pointAt(shell, at[2 * i]!, at[2 * i + 1]!, out);
}

/** ξ, η are the triangle's area coordinates of corners 1 and 2, or the quad's natural coordinates from −1 to 1. */
export function pointAt(shell: Shell, xi: number, eta: number, out: Point): void {
  if (shell.count === 3) triangle(xi, eta, out);
  else quad(xi, eta, out);
  toLocal(shell, out);
}

function triangle(xi: number, eta: number, { n, nx, ny, px, py, sx, sy }: Point): void {
  n[0] = 1 - xi - eta;
  n[1] = xi;
  n[2] = eta;
  nx[0] = ny[0] = -1;
  nx[1] = ny[2] = 1;
  nx[2] = ny[1] = 0;
  px[0] = 4 * (1 - 2 * xi - eta);
  py[0] = -4 * xi;
  px[1] = 4 * eta;
  py[1] = 4 * xi;
  px[2] = -4 * eta;
  py[2] = 4 * (1 - xi - 2 * eta);
  sx[0] = 1 - eta;
  sx[1] = sx[2] = -eta;
  sy[0] = sy[1] = xi;
  sy[2] = xi - 1;
}

function quad(xi: number, eta: number, { n, nx, ny, px, py, sx, sy }: Point): void {
  for (let i = 0; i < 4; i++) {
    const a = i === 1 || i === 2 ? 1 : -1;
    const b = i > 1 ? 1 : -1;
    n[i] = 0.25 * (1 + a * xi) * (1 + b * eta);
    nx[i] = 0.25 * a * (1 + b * eta);
    ny[i] = 0.25 * b * (1 + a * xi);
  }
  px[0] = -xi * (1 - eta);
  py[0] = -0.5 * (1 - xi * xi);
  px[1] = 0.5 * (1 - eta * eta);
  py[1] = -eta * (1 + xi);
  px[2] = -xi * (1 + eta);
  py[2] = 0.5 * (1 - xi * xi);
  px[3] = -0.5 * (1 - eta * eta);
  py[3] = -eta * (1 - xi);
  sx[0] = 0.25 * (1 - eta);
  sx[2] = -0.25 * (1 + eta);
  sy[1] = 0.25 * (1 + xi);
  sy[3] = -0.25 * (1 - xi);
  sx[1] = sx[3] = sy[0] = sy[2] = 0;
}

/** Slopes and covariant shears both turn into local components by the inverse Jacobian. */
function toLocal({ x, y, count }: Shell, point: Point): void {
  let xXi = 0;
  let yXi = 0;
  let xEta = 0;
  let yEta = 0;
  for (let i = 0; i < count; i++) {
    xXi += point.nx[i]! * x[i]!;
    yXi += point.nx[i]! * y[i]!;
    xEta += point.ny[i]! * x[i]!;
    yEta += point.ny[i]! * y[i]!;
  }
  const determinant = xXi * yEta - yXi * xEta;
  point.area = count === 3 ? determinant / 6 : determinant;
  inverse[0] = yEta / determinant;
  inverse[1] = -yXi / determinant;
  inverse[2] = -xEta / determinant;
  inverse[3] = xXi / determinant;
  turn(point.nx, point.ny, count);
  turn(point.px, point.py, count);
  turn(point.sx, point.sy, count);
}

const inverse = new Float64Array(4);

function turn(a: Float64Array, b: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const u = a[i]!;
    const v = b[i]!;
    a[i] = inverse[0]! * u + inverse[1]! * v;
    b[i] = inverse[2]! * u + inverse[3]! * v;
  }
}
