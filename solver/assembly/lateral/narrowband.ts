/**
 * Symmetric matrices of half-band three, lower part by rows of four: entry (i, j), i − 3 ≤ j ≤ i, stands at 3·i + j + 3. What rows share is carried from
 * one to the next; entries before the first column are zero.
 */

import { at, put } from "../storage";

/** Stands on the diagonal of a freedom that is held; its row and column are empty. */
export const HELD: f64 = -1;

/** Cholesky in place; false where a pivot is lost in round-off, that is where nothing resists a freedom. */
export function cholesky(a: usize, n: i32, least: f64): bool {
  // Diagonals of the three rows before, and their entries in columns that this row meets.
  let d3: f64 = 1, d2: f64 = 1, d1: f64 = 1, e23: f64 = 0, e13: f64 = 0, e12: f64 = 0;
  for (let i = 0; i < n; i++, a += 32) {
    const l3 = at(a, 0) / d3;
    const l2 = (at(a, 1) - l3 * e23) / d2;
    const l1 = (at(a, 2) - l3 * e13 - l2 * e12) / d1;
    const own = at(a, 3);
    let diagonal: f64 = 1;
    if (own != HELD) {
      const pivot = own - l3 * l3 - l2 * l2 - l1 * l1;
      if (!(pivot > least * own)) return false;
      diagonal = Math.sqrt(pivot);
    }
    put(a, 0, l3);
    put(a, 1, l2);
    put(a, 2, l1);
    put(a, 3, diagonal);
    d3 = d2; d2 = d1; d1 = diagonal;
    e23 = e12; e13 = l2; e12 = l1;
  }
  return true;
}

/** x ← (L·Lᵀ)⁻¹·x */
export function solve(l: usize, n: i32, x: usize): void {
  forward(l, n, x, true);
  backward(l, n, x, true);
}

/** L·D·Lᵀ in place, D on the diagonal: the functional just above its lowest λ is not positive definite. */
export function decompose(a: usize, n: i32): void {
  let d3: f64 = 1, d2: f64 = 1, d1: f64 = 1, e23: f64 = 0, e13: f64 = 0, e12: f64 = 0;
  for (let i = 0; i < n; i++, a += 32) {
    const s3 = at(a, 0);
    const s2 = at(a, 1) - s3 * e23;
    const s1 = at(a, 2) - s3 * e13 - s2 * e12;
    const own = at(a, 3), l3 = s3 / d3, l2 = s2 / d2, l1 = s1 / d1;
    let pivot: f64 = 1;
    if (own != HELD) {
      pivot = own - s3 * l3 - s2 * l2 - s1 * l1;
      if (pivot == 0) pivot = f64.EPSILON * own;
    }
    put(a, 0, l3);
    put(a, 1, l2);
    put(a, 2, l1);
    put(a, 3, pivot);
    d3 = d2; d2 = d1; d1 = pivot;
    e23 = e12; e13 = l2; e12 = l1;
  }
}

/** x ← (L·D·Lᵀ)⁻¹·x */
export function substitute(l: usize, n: i32, x: usize): void {
  forward(l, n, x, false);
  for (let i = 0; i < n; i++) put(x, i, at(x, i) / at(l, 4 * i + 3));
  backward(l, n, x, false);
}

function forward(l: usize, n: i32, x: usize, divides: bool): void {
  let x3: f64 = 0, x2: f64 = 0, x1: f64 = 0;
  for (let i = 0; i < n; i++, l += 32) {
    let sum = at(x, i) - at(l, 0) * x3 - at(l, 1) * x2 - at(l, 2) * x1;
    if (divides) sum /= at(l, 3);
    put(x, i, sum);
    x3 = x2; x2 = x1; x1 = sum;
  }
}

function backward(l: usize, n: i32, x: usize, divides: bool): void {
  // What is left of the next three right sides; those before the first are never used.
  let value = at(x, n - 1), x1 = at(x, n - 2), x2 = at(x, n - 3);
  l += (<usize>n - 1) << 5;
  for (let i = n - 1; i >= 0; i--, l -= 32) {
    if (divides) value /= at(l, 3);
    put(x, i, value);
    const x3 = at(x, i - 3) - at(l, 0) * value;
    x2 -= at(l, 1) * value;
    const next = x1 - at(l, 2) * value;
    x1 = x2; x2 = x3; value = next;
  }
}

/** y ← A·x; held freedoms of x are zero. */
export function times(a: usize, n: i32, x: usize, y: usize): void {
  let x3: f64 = 0, x2: f64 = 0, x1: f64 = 0, y3: f64 = 0, y2: f64 = 0, y1: f64 = 0;
  for (let i = 0; i < n; i++, a += 32) {
    const own = at(x, i);
    const sum = at(a, 3) * own + at(a, 0) * x3 + at(a, 1) * x2 + at(a, 2) * x1;
    if (i > 2) put(y, i - 3, y3 + at(a, 0) * own);
    y3 = y2 + at(a, 1) * own;
    y2 = y1 + at(a, 2) * own;
    y1 = sum;
    x3 = x2; x2 = x1; x1 = own;
  }
  put(y, n - 3, y3);
  put(y, n - 2, y2);
  put(y, n - 1, y1);
}

export function dot(a: usize, b: usize, n: i32): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < n; i++) sum += at(a, i) * at(b, i);
  return sum;
}
