/** Real roots of polynomials up to the fourth degree on an interval, found between the turning points. */

const pieces = [0, 1, 2, 3, 4].map(() => new Float64Array(6));
const slopes = [0, 1, 2, 3, 4].map(() => new Float64Array(5));

/** Write the roots of c0 + c1·t + … strictly between 0 and h into `out`, ascending; returns how many. */
export function rootsWithin(c: Float64Array, degree: number, h: number, out: Float64Array): number {
  let top = degree;
  let size = 0;
  for (let i = degree; i >= 0; i--) size = Math.abs(c[i]!) + size * h;
  let weight = 1;
  for (let i = 0; i < top; i++) weight *= h;
  // Terms lost in the rounding of the others would only send the root finder astray.
  while (top > 0 && Math.abs(c[top]!) * weight <= 1e-15 * size) {
    top--;
    weight /= h;
  }
  if (top === 0) return 0;
  if (top === 1) return keep(-c[0]! / c[1]!, h, out, 0);
  if (top === 2) return quadratic(c[0]!, c[1]!, c[2]!, h, out);
  const turning = pieces[top]!;
  const slope = slopes[top]!;
  for (let i = 0; i < top; i++) slope[i] = (i + 1) * c[i + 1]!;
  const turns = rootsWithin(slope, top - 1, h, turning);
  let found = 0;
  let left = 0;
  let atLeft = c[0]!;
  for (let i = 0; i <= turns; i++) {
    const right = i < turns ? turning[i]! : h;
    const atRight = evaluate(c, top, right);
    if (atLeft * atRight < 0) found = keep(bracketed(c, top, left, right, atLeft), h, out, found);
    else if (atRight === 0) found = keep(right, h, out, found);
    left = right;
    atLeft = atRight;
  }
  return found;
}

function keep(root: number, h: number, out: Float64Array, found: number): number {
  if (!(root > 0 && root < h)) return found;
  out[found] = root;
  return found + 1;
}

function quadratic(c: number, b: number, a: number, h: number, out: Float64Array): number {
  const discriminant = b * b - 4 * a * c;
  if (!(discriminant >= 0)) return 0;
  const q = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant));
  const one = q / a;
  const other = q === 0 ? one : c / q;
  const found = keep(Math.min(one, other), h, out, 0);
  return one === other ? found : keep(Math.max(one, other), h, out, found);
}

export function evaluate(c: Float64Array, degree: number, t: number): number {
  let sum = c[degree]!;
  for (let i = degree - 1; i >= 0; i--) sum = sum * t + c[i]!;
  return sum;
}

/** Newton's method held inside a shrinking bracket with a change of sign. */
function bracketed(c: Float64Array, degree: number, from: number, to: number, atFrom: number): number {
  let low = from;
  let high = to;
  let t = 0.5 * (low + high);
  for (let step = 0; step < 60; step++) {
    let value = c[degree]!;
    let slope = 0;
    for (let i = degree - 1; i >= 0; i--) {
      slope = slope * t + value;
      value = value * t + c[i]!;
    }
    if (value === 0) return t;
    if (value < 0 === atFrom < 0) low = t;
    else high = t;
    let next = t - value / slope;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (Math.abs(next - t) <= 1e-15 * to) return next;
    t = next;
  }
  return t;
}
