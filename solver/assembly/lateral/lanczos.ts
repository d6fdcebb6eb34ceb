/** Smallest positive λ of (K + λ·G)·u = 0 for a banded K > 0 and a banded, indefinite G. */

import { at, doubles, put } from "../storage";
import { beginDraws, draw } from "./draws";
import { dot } from "./narrowband";
import { largestEigenvalue } from "./tridiagonal";

/** Symmetric band matrices, lower part by rows: entry (i, j) with i − 8 < j ≤ i stands at 7·i + j + 7. */
export const WIDTH: i32 = 8;

/** One basis vector after the other, each `n` long; diagonal and off-diagonal of the tridiagonal matrix that they make. */
let basis: usize = 0, basisRoom: i32 = 0, alpha: usize = 0, beta: usize = 0, stepRoom: i32 = 0;
let work: usize = 0, next: usize = 0, room: i32 = 0;

function firstColumn(i: i32): i32 {
  return max(0, i - WIDTH + 1);
}

/** Cholesky in place; false where a pivot vanishes, that is where K is a mechanism. */
function cholesky(a: usize, n: i32): bool {
  for (let i = 0; i < n; i++) {
    const row = 7 * i + 7, from = firstColumn(i), own = at(a, row + i);
    for (let j = from; j <= i; j++) {
      const other = 7 * j + 7;
      let sum = at(a, row + j);
      for (let p = from; p < j; p++) sum -= at(a, row + p) * at(a, other + p);
      if (j < i) put(a, row + j, sum / at(a, other + j));
      else if (!(sum > 1e-12 * own)) return false;
      else put(a, row + j, Math.sqrt(sum));
    }
  }
  return true;
}

/** x ← L⁻ᵀ·x */
function solveUpper(l: usize, n: i32, x: usize): void {
  for (let i = n - 1; i >= 0; i--) {
    const row = 7 * i + 7, value = at(x, i) / at(l, row + i);
    put(x, i, value);
    for (let j = firstColumn(i); j < i; j++) put(x, j, at(x, j) - at(l, row + j) * value);
  }
}

/** x ← L⁻¹·x */
function solveLower(l: usize, n: i32, x: usize): void {
  for (let i = 0; i < n; i++) {
    const row = 7 * i + 7;
    let sum = at(x, i);
    for (let j = firstColumn(i); j < i; j++) sum -= at(l, row + j) * at(x, j);
    put(x, i, sum / at(l, row + i));
  }
}

/** y ← −G·x */
function negativeProduct(g: usize, n: i32, x: usize, y: usize): void {
  memory.fill(y, 0, (<usize>n) << 3);
  for (let i = 0; i < n; i++) {
    const row = 7 * i + 7, own = at(x, i);
    let sum = at(g, row + i) * own;
    for (let j = firstColumn(i); j < i; j++) {
      const value = at(g, row + j);
      sum += value * at(x, j);
      put(y, j, at(y, j) - value * own);
    }
    put(y, i, at(y, i) - sum);
  }
}

/** Room for one step more; what was found so far moves along. */
function reserve(n: i32, step: i32): void {
  if (n > room) {
    room = 2 * n;
    work = doubles(room);
    next = doubles(room);
  }
  if (n * (step + 1) > basisRoom) {
    basisRoom = 2 * n * (step + 16);
    const larger = doubles(basisRoom);
    memory.copy(larger, basis, (<usize>(n * step)) << 3);
    basis = larger;
  }
  if (step < stepRoom) return;
  stepRoom = 2 * step + 64;
  const diagonal = doubles(stepRoom), off = doubles(stepRoom);
  memory.copy(diagonal, alpha, (<usize>step) << 3);
  memory.copy(off, beta, (<usize>step) << 3);
  alpha = diagonal;
  beta = off;
}

/** What the operator makes of the newest vector of the basis, left orthogonal to all of them. */
function expand(k: usize, g: usize, n: i32, step: i32): void {
  const bytes = (<usize>n) << 3, v = basis + <usize>step * bytes;
  memory.copy(work, v, bytes);
  solveUpper(k, n, work);
  negativeProduct(g, n, work, next);
  solveLower(k, n, next);
  put(alpha, step, dot(next, v, n));
  for (let u = basis; u <= v; u += bytes) {
    const share = -dot(next, u, n);
    for (let i = 0; i < n; i++) put(next, i, at(next, i) + share * at(u, i));
  }
}

/** The vector in `from`, to length one, becomes the newest of the basis. */
function append(from: usize, size: f64, n: i32, step: i32): void {
  const v = basis + ((<usize>(n * step)) << 3), scale = 1 / size;
  for (let i = 0; i < n; i++) put(v, i, at(from, i) * scale);
}

/**
 * Both signs of λ exist, so the largest μ = 1/λ of −L⁻¹·G·L⁻ᵀ is taken by Lanczos with full reorthogonalisation: its ends converge first. Infinity where no
 * positive λ exists, NaN where K is a mechanism. K is overwritten by its factor.
 */
export function smallestPositive(k: usize, g: usize, n: i32, tolerance: f64): f64 {
  if (!cholesky(k, n)) return NaN;
  reserve(n, 0);
  // No symmetry of its own.
  beginDraws();
  for (let i = 0; i < n; i++) put(work, i, draw() - 0.5);
  append(work, Math.sqrt(dot(work, work, n)), n, 0);
  let found: f64 = 0, settled = 0, steps = 0;
  for (; steps < n; ) {
    expand(k, g, n, steps++);
    const size = Math.sqrt(dot(next, next, n));
    if (steps > 5) {
      // The largest Ritz value only grows; where it starts below zero nothing positive has shown yet.
      const last = found;
      found = largestEigenvalue(alpha, beta, steps, found);
      settled = found - last <= tolerance * found && (found > 0 || steps > 41) ? settled + 1 : 0;
    }
    if (settled >= 2 || size <= 1e-14 * Math.abs(at(alpha, 0)) || size == 0) break;
    put(beta, steps - 1, size);
    reserve(n, steps);
    append(next, size, n, steps);
  }
  if (steps < 6) found = largestEigenvalue(alpha, beta, steps, 0);
  return found > 0 ? 1 / found : Infinity;
}
