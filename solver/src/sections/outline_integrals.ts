/** Exact integrals over rectangles and fillets. */

export interface Rectangle {
  y0: number;
  y1: number;
  z0: number;
  z1: number;
}

/** What lies between two edges and the arc of radius r touching both; from its corner it opens towards +y and −z. */
export interface Fillet {
  y: number;
  z: number;
  r: number;
}

export type Part = Rectangle | Fillet;

/** Over the area: 1, y, z, z² (iy) and y² (iz), about the axes the parts are given in. */
export interface Integrals {
  a: number;
  sy: number;
  sz: number;
  iy: number;
  iz: number;
}

// A square of side 1 less the quarter circle in it, about its corner: area, first and second moment.
const AREA = 1 - Math.PI / 4;
const FIRST = 5 / 6 - Math.PI / 4;
const SECOND = 1 - (5 * Math.PI) / 16;

export function integrate(parts: readonly Part[]): Integrals {
  const sum: Integrals = { a: 0, sy: 0, sz: 0, iy: 0, iz: 0 };
  for (const part of parts) {
    if ("r" in part) {
      const { y, z, r } = part;
      const [a, first, second] = [AREA * r * r, FIRST * r ** 3, SECOND * r ** 4];
      sum.a += a;
      sum.sy += a * y + first;
      sum.sz += a * z - first;
      sum.iy += second - 2 * z * first + a * z * z;
      sum.iz += second + 2 * y * first + a * y * y;
    } else {
      const { y0, y1, z0, z1 } = part;
      const [dy, dz] = [y1 - y0, z1 - z0];
      sum.a += dy * dz;
      sum.sy += ((y1 * y1 - y0 * y0) / 2) * dz;
      sum.sz += ((z1 * z1 - z0 * z0) / 2) * dy;
      sum.iy += ((z1 ** 3 - z0 ** 3) / 3) * dy;
      sum.iz += ((y1 ** 3 - y0 ** 3) / 3) * dz;
    }
  }
  return sum;
}

/** Area and first moment of what lies below z. */
function below(part: Part, z: number): [number, number] {
  if (!("r" in part)) {
    const top = Math.min(Math.max(z, part.z0), part.z1);
    const width = part.y1 - part.y0;
    return [width * (top - part.z0), (width * (top * top - part.z0 * part.z0)) / 2];
  }
  const { r } = part;
  // From its corner down to u the fillet is r − √(r² − (r − u)²) wide.
  const u = Math.min(Math.max(part.z - z, 0), r);
  const v = r - u;
  const root = Math.sqrt(Math.max(r * r - v * v, 0));
  const circle = ((Math.PI * r * r) / 2 - v * root - r * r * Math.asin(Math.min(v / r, 1))) / 2;
  const [area, moment] = [AREA * r * r - (r * u - circle), FIRST * r ** 3 - ((r * u * u) / 2 - (r * circle - root ** 3 / 3))];
  return [area, part.z * area - moment];
}

/** ∫|distance| dA from the line of constant z that halves the area, which lies between 0 and `height`. */
export function plasticModulus(parts: readonly Part[], whole: Integrals, height: number): number {
  const under = (z: number): [number, number] =>
    parts.reduce<[number, number]>(([a, s], part) => [a + below(part, z)[0], s + below(part, z)[1]], [0, 0]);
  let [low, high] = [0, height];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (under(middle)[0] < whole.a / 2) low = middle;
    else high = middle;
  }
  // The integral is smallest at the line sought, so that its last digits do not matter.
  return whole.sz - 2 * under(high)[1] + 2 * high * (under(high)[0] - whole.a / 2);
}
