/** Solves with the factor: forward, pivots, backward; four right-hand sides share one pass over the factor. */

import { factor, pivots } from "./fronts";
import { blockCount } from "./graph";
import { at, doubles, put } from "./storage";
import { firstColumn, firstFront, frontCount, frontOf, panelStarts, rowStarts, rows } from "./symbolic";

let gathered: usize = 0;

/** Solve for one vector in elimination order, in place. */
export function solveOne(x: usize): void {
  forwardFronts(x, 0, frontCount);
  for (let i = 0; i < 6 * blockCount; i++) put(x, i, at(x, i) / at(pivots, i));
  backwardFronts(x, 0, frontCount);
}

/** L·x = b in place over fronts [first, end); rows above the last of them are left alone. */
function forwardFronts(x: usize, first: i32, end: i32): void {
  prepare();
  const limit = firstColumn[end];
  for (let s = first; s < end; s++) {
    const own = firstColumn[s + 1] - firstColumn[s], all = rowStarts[s + 1] - rowStarts[s];
    forwardOne(factor + (panelStarts[s] << 3), x + (<usize>firstColumn[s]) * 48, 6 * own, 6 * all);
    for (let i = own; i < all; i++) {
      const row = rows[rowStarts[s] + i];
      if (row < limit) subtractSix(x + (<usize>row) * 48, gathered + (<usize>i) * 48);
    }
  }
}

/** Lᵀ·x = b in place over fronts [first, end). */
function backwardFronts(x: usize, first: i32, end: i32): void {
  prepare();
  for (let s = end - 1; s >= first; s--) {
    const own = firstColumn[s + 1] - firstColumn[s], all = rowStarts[s + 1] - rowStarts[s];
    for (let i = own; i < all; i++) memory.copy(gathered + (<usize>i) * 48, x + (<usize>rows[rowStarts[s] + i]) * 48, 48);
    backwardFront(factor + (panelStarts[s] << 3), x + (<usize>firstColumn[s]) * 48, 6 * own, 6 * all);
  }
}

/** First column of the part of the structure that is eliminated before `direction` and coupled to it. */
export function firstBelow(direction: i32): i32 {
  return firstColumn[firstFront[frontOf[direction / 6]]];
}

/** The motion behind a pivot: one along its direction, what was eliminated before follows without force. Zeros go in. */
export function pivotShape(direction: i32, x: usize): void {
  const s = frontOf[direction / 6];
  put(x, direction, 1);
  backwardFronts(x, firstFront[s], s + 1);
}

/** Solve with what was eliminated before `direction` alone; everything from there on is held. */
export function solveBelow(direction: i32, x: usize): void {
  const s = frontOf[direction / 6], first = firstFront[s];
  forwardFronts(x, first, s + 1);
  for (let i = 6 * firstColumn[first]; i < direction; i++) put(x, i, at(x, i) / at(pivots, i));
  for (let i = direction; i < 6 * firstColumn[s + 1]; i++) put(x, i, 0);
  backwardFronts(x, first, s + 1);
}

function prepare(): void {
  if (!gathered) gathered = doubles(24 * <usize>blockCount);
}

function subtractSix(x: usize, t: usize): void {
  v128.store(x, f64x2.sub(v128.load(x), v128.load(t)));
  v128.store(x, f64x2.sub(v128.load(x, 16), v128.load(t, 16)), 16);
  v128.store(x, f64x2.sub(v128.load(x, 32), v128.load(t, 32)), 32);
}

function forwardOne(panel: usize, x: usize, k: i32, m: i32): void {
  memory.fill(gathered + ((<usize>k) << 3), 0, (<usize>(m - k)) << 3);
  for (let j = 0; j < k; j++) {
    const xj = at(x, j), column = panel + ((<usize>j * m) << 3);
    for (let i = j + 1; i < k; i++) put(x, i, at(x, i) - at(column, i) * xj);
    addMultiple(gathered, column, xj, k, m);
  }
}

function addMultiple(t: usize, column: usize, factor: f64, from: i32, to: i32): void {
  const both = f64x2.splat(factor);
  let a = t + ((<usize>from) << 3), c = column + ((<usize>from) << 3);
  const end = t + ((<usize>to) << 3);
  for (; a < end; a += 16) {
    v128.store(a, f64x2.add(v128.load(a), f64x2.mul(v128.load(c), both)));
    c += 16;
  }
}

function backwardFront(panel: usize, x: usize, k: i32, m: i32): void {
  for (let j = k - 1; j >= 0; j--) {
    const column = panel + ((<usize>j * m) << 3);
    let sum = innerProduct(gathered, column, k, m);
    for (let i = j + 1; i < k; i++) sum += at(column, i) * at(x, i);
    put(x, j, at(x, j) - sum);
  }
}

function innerProduct(t: usize, column: usize, from: i32, to: i32): f64 {
  let sum = f64x2.splat(0), other = sum;
  let a = t + ((<usize>from) << 3), c = column + ((<usize>from) << 3);
  const end = t + ((<usize>to) << 3);
  for (; a + 16 < end; a += 32) {
    sum = f64x2.add(sum, f64x2.mul(v128.load(a), v128.load(c)));
    other = f64x2.add(other, f64x2.mul(v128.load(a, 16), v128.load(c, 16)));
    c += 32;
  }
  if (a < end) sum = f64x2.add(sum, f64x2.mul(v128.load(a), v128.load(c)));
  sum = f64x2.add(sum, other);
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}

/** Solve for four vectors whose entries alternate, in place. */
export function solveFour(x: usize): void {
  prepare();
  for (let s = 0; s < frontCount; s++) {
    const own = firstColumn[s + 1] - firstColumn[s], all = rowStarts[s + 1] - rowStarts[s];
    forwardFour(factor + (panelStarts[s] << 3), x + (<usize>firstColumn[s]) * 192, 6 * own, 6 * all);
    for (let i = own; i < all; i++) subtractBlock(x + (<usize>rows[rowStarts[s] + i]) * 192, gathered + (<usize>i) * 192);
  }
  for (let i = 0; i < 6 * blockCount; i++) divideFour(x + ((<usize>i) << 5), at(pivots, i));
  for (let s = frontCount - 1; s >= 0; s--) {
    const own = firstColumn[s + 1] - firstColumn[s], all = rowStarts[s + 1] - rowStarts[s];
    for (let i = own; i < all; i++) memory.copy(gathered + (<usize>i) * 192, x + (<usize>rows[rowStarts[s] + i]) * 192, 192);
    backwardFour(factor + (panelStarts[s] << 3), x + (<usize>firstColumn[s]) * 192, 6 * own, 6 * all);
  }
}

function divideFour(x: usize, pivot: f64): void {
  const d = f64x2.splat(pivot);
  v128.store(x, f64x2.div(v128.load(x), d));
  v128.store(x, f64x2.div(v128.load(x, 16), d), 16);
}

function subtractBlock(x: usize, t: usize): void {
  for (let q = 0; q < 192; q += 16) v128.store(x + q, f64x2.sub(v128.load(x + q), v128.load(t + q)));
}

function forwardFour(panel: usize, x: usize, k: i32, m: i32): void {
  memory.fill(gathered + ((<usize>k) << 5), 0, (<usize>(m - k)) << 5);
  for (let j = 0; j < k; j++) {
    const xj = x + ((<usize>j) << 5), column = panel + ((<usize>j * m) << 3);
    const low = v128.load(xj), high = v128.load(xj, 16);
    for (let i = j + 1; i < k; i++) {
      const to = x + ((<usize>i) << 5), l = v128.load64_splat(column + ((<usize>i) << 3));
      v128.store(to, f64x2.sub(v128.load(to), f64x2.mul(l, low)));
      v128.store(to, f64x2.sub(v128.load(to, 16), f64x2.mul(l, high)), 16);
    }
    addMultipleFour(column, low, high, k, m);
  }
}

function addMultipleFour(column: usize, low: v128, high: v128, from: i32, to: i32): void {
  let t = gathered + ((<usize>from) << 5), c = column + ((<usize>from) << 3);
  const end = column + ((<usize>to) << 3);
  for (; c < end; c += 8) {
    const l = v128.load64_splat(c);
    v128.store(t, f64x2.add(v128.load(t), f64x2.mul(l, low)));
    v128.store(t, f64x2.add(v128.load(t, 16), f64x2.mul(l, high)), 16);
    t += 32;
  }
}

function backwardFour(panel: usize, x: usize, k: i32, m: i32): void {
  for (let j = k - 1; j >= 0; j--) {
    const column = panel + ((<usize>j * m) << 3), xj = x + ((<usize>j) << 5);
    let low = v128.load(xj), high = v128.load(xj, 16);
    let c = column + ((<usize>(j + 1)) << 3), t = x + ((<usize>(j + 1)) << 5);
    for (let i = j + 1; i < m; i++) {
      if (i == k) t = gathered + ((<usize>k) << 5);
      const l = v128.load64_splat(c);
      low = f64x2.sub(low, f64x2.mul(l, v128.load(t)));
      high = f64x2.sub(high, f64x2.mul(l, v128.load(t, 16)));
      c += 8;
      t += 32;
    }
    v128.store(xj, low);
    v128.store(xj, high, 16);
  }
}
