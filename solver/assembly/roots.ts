/** Real roots of polynomials up to the fourth degree on an interval, found between the turning points. */

import { at, put } from "./storage";

/** Scratch per degree: turning points, then derivative coefficients. */
const turning = memory.data(5 * 8 * 8, 16), derivative = memory.data(5 * 8 * 8, 16);

/** Roots of c0 + c1·t + … strictly between 0 and h, ascending, into `out`; returns how many. */
export function rootsWithin(c: usize, degree: i32, h: f64, out: usize): i32 {
  let top = degree;
  let size: f64 = 0, weight: f64 = 1;
  for (let i = degree; i >= 0; i--) size = Math.abs(at(c, i)) + size * h;
  for (let i = 0; i < top; i++) weight *= h;
  // Terms lost in the rounding of the others would only send the root finder astray.
  while (top > 0 && Math.abs(at(c, top)) * weight <= 1e-15 * size) {
    top--;
    weight /= h;
  }
  if (top == 0) return 0;
  if (top == 1) return keep(-at(c, 0) / at(c, 1), h, out, 0);
  if (top == 2) return quadratic(at(c, 0), at(c, 1), at(c, 2), h, out);
  const turns = turning + ((<usize>top) << 6), slope = derivative + ((<usize>top) << 6);
  for (let i = 0; i < top; i++) put(slope, i, <f64>(i + 1) * at(c, i + 1));
  const count = rootsWithin(slope, top - 1, h, turns);
  let found = 0, left: f64 = 0, atLeft = at(c, 0);
  for (let i = 0; i <= count; i++) {
    const right = i < count ? at(turns, i) : h;
    const atRight = evaluate(c, top, right);
    if (atLeft * atRight < 0) found = keep(bracketed(c, top, left, right, atLeft), h, out, found);
    else if (atRight == 0) found = keep(right, h, out, found);
    left = right;
    atLeft = atRight;
  }
  return found;
}

function keep(root: f64, h: f64, out: usize, found: i32): i32 {
  if (!(root > 0 && root < h)) return found;
  put(out, found, root);
  return found + 1;
}

function quadratic(c: f64, b: f64, a: f64, h: f64, out: usize): i32 {
  const discriminant = b * b - 4 * a * c;
  if (!(discriminant >= 0)) return 0;
  const q = -0.5 * (b + (b < 0 ? -1.0 : 1.0) * Math.sqrt(discriminant));
  const one = q / a, other = q == 0 ? one : c / q;
  const found = keep(Math.min(one, other), h, out, 0);
  return one == other ? found : keep(Math.max(one, other), h, out, found);
}

function evaluate(c: usize, degree: i32, t: f64): f64 {
  let sum = at(c, degree);
  for (let i = degree - 1; i >= 0; i--) sum = sum * t + at(c, i);
  return sum;
}

/** Newton's method held inside a shrinking bracket with a change of sign. */
function bracketed(c: usize, degree: i32, from: f64, to: f64, atFrom: f64): f64 {
  let low = from, high = to, t = 0.5 * (from + to);
  for (let step = 0; step < 60; step++) {
    let value = at(c, degree), slope: f64 = 0;
    for (let i = degree - 1; i >= 0; i--) {
      slope = slope * t + value;
      value = value * t + at(c, i);
    }
    if (value == 0) return t;
    if (value < 0 == atFrom < 0) low = t;
    else high = t;
    let next = t - value / slope;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (Math.abs(next - t) <= 1e-15 * to) return next;
    t = next;
  }
  return t;
}
