/** The plastic modulus of a stem under a flange, which no formula gives where it has fillets. */

type Moments = readonly [area: number, first: number];

/** Of a rectangle between two heights, what lies below z. */
function rectangle(width: number, low: number, high: number, z: number): Moments {
  const top = Math.min(Math.max(z, low), high);
  return [width * (top - low), (width * (top * top - low * low)) / 2];
}

/** Of the fillet under a flange, what lies below z. */
function fillet(r: number, corner: number, z: number): Moments {
  if (r === 0) return [0, 0];
  const [[whole, first], [above, moment]] = [strip(r, r), strip(r, Math.min(Math.max(corner - z, 0), r))];
  return [whole - above, corner * (whole - above) - (first - moment)];
}

/** A fillet from its corner out to u along one edge, where it is r − √(r² − (r − u)²) wide. */
function strip(r: number, u: number): Moments {
  const v = r - u;
  const root = Math.sqrt(Math.max(r * r - v * v, 0));
  const circle = ((Math.PI * r * r) / 2 - v * root - r * r * Math.asin(Math.min(v / r, 1))) / 2;
  return [r * u - circle, (r * u * u) / 2 - (r * circle - root ** 3 / 3)];
}

/** ∫|distance| over the area from the line that halves it; z up from the tip of the stem, which stands under one side of the flange. */
export function plastic(h: number, b: number, tw: number, tf: number, r: number): number {
  const stem = h - tf;
  const under = (z: number): Moments => {
    const parts = [rectangle(b, stem, h, z), rectangle(tw, 0, stem, z), fillet(r, stem, z)];
    return [parts.reduce((sum, [area]) => sum + area, 0), parts.reduce((sum, [, first]) => sum + first, 0)];
  };
  const [area, first] = under(h);
  let [low, high] = [0, h];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (under(middle)[0] < area / 2) low = middle;
    else high = middle;
  }
  // The integral is smallest at the line sought, so that its last digits do not matter.
  return first - 2 * under(high)[1] + 2 * high * (under(high)[0] - area / 2);
}
