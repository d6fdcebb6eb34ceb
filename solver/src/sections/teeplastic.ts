/** The plastic modulus of a tee about its major axis, which no formula gives where it has fillets. */

// A square of side 1 less the quarter circle in it, about its corner: area and first moment.
const AREA = 1 - Math.PI / 4;
const FIRST = 5 / 6 - Math.PI / 4;

type Moments = readonly [area: number, first: number];

/** Of a rectangle between two heights, what lies below z. */
function rectangle(width: number, low: number, high: number, z: number): Moments {
  const top = Math.min(Math.max(z, low), high);
  return [width * (top - low), (width * (top * top - low * low)) / 2];
}

/** Of the fillet under a flange, what lies below z: from its corner down to u it is r − √(r² − (r − u)²) wide. */
function fillet(r: number, corner: number, z: number): Moments {
  if (r === 0) return [0, 0];
  const u = Math.min(Math.max(corner - z, 0), r);
  const v = r - u;
  const root = Math.sqrt(Math.max(r * r - v * v, 0));
  const circle = ((Math.PI * r * r) / 2 - v * root - r * r * Math.asin(Math.min(v / r, 1))) / 2;
  const [area, moment] = [AREA * r * r - (r * u - circle), FIRST * r ** 3 - ((r * u * u) / 2 - (r * circle - root ** 3 / 3))];
  return [area, corner * area - moment];
}

/** Twice ∫|distance| dA of its right half, from the line that halves the area; mm, z up from the stem's tip. */
export function teePlastic(h: number, b: number, tw: number, tf: number, r: number): number {
  const stem = h - tf;
  const under = (z: number): Moments => {
    const parts = [rectangle(b / 2, stem, h, z), rectangle(tw / 2, 0, stem, z), fillet(r, stem, z)];
    return [parts.reduce((sum, [area]) => sum + area, 0), parts.reduce((sum, [, first]) => sum + first, 0)];
  };
  const [area, first] = under(h);
  let [low, high] = [0, h];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (under(middle)[0] < area / 2) low = middle;
    else high = middle;
  }
  // The integral is smallest at the line sought, so that its last digits do not matter.
  return 2 * (first - 2 * under(high)[1] + 2 * high * (under(high)[0] - area / 2));
}
