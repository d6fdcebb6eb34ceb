/** Panels of one front, column-major, factored: the diagonal block, the rows below it, and what its pivots tell. */

import { prepareProducts, subtractProduct } from "./products";
import { at, put } from "./storage";

/** Columns eliminated together before the rest of their group is updated, and groups before the rest of the panel. */
const PANEL: i32 = 12, GROUP: i32 = 96;
/** A pivot below this share of its diagonal term is round-off alone, whatever its sign. */
const ROUND_OFF: f64 = 1e-13;
/** Stands for an infinite pivot: its column of the factor vanishes and its movement is zero. */
const INFINITE: f64 = 1e300;

export let negativePivots: i32 = 0;
/** Pivots lost in round-off: held while the matrix should be definite, a breakdown where it need not be. */
export let lostPivots: i32 = 0;
/** A negative pivot of a matrix that should be definite is round-off too. */
let positive: bool = true;
export let smallestRatio: f64 = Infinity;
export let smallestAt: i32 = -1;

export function resetPivots(definite: bool): void {
  prepareProducts();
  positive = definite;
  negativePivots = 0;
  lostPivots = 0;
  smallestRatio = Infinity;
  smallestAt = -1;
}

/** Factor the `k` leading columns of an m-row panel; `first` is the panel's first direction in elimination order. */
export function factorPanel(panel: usize, m: i32, k: i32, pivots: usize, diagonal: usize, first: i32): void {
  for (let g0 = 0; g0 < k; g0 += GROUP) {
    const g1 = g0 + min(GROUP, k - g0);
    if (g0) updateColumns(panel, m, 0, g0, g1, pivots);
    for (let j0 = g0; j0 < g1; j0 += PANEL) {
      const j1 = j0 + min(PANEL, g1 - j0);
      if (j0 > g0) updateColumns(panel, m, g0, j0, j1, pivots);
      factorDiagonal(panel, m, j0, j1, pivots, diagonal, first);
      for (let i = j1; i < m; i += 6) solveRows(panel, m, j0, j1, i, pivots);
    }
  }
}

/** Columns [to, end) of a panel, after columns [from, to) are eliminated. */
function updateColumns(panel: usize, m: i32, from: i32, to: i32, end: i32, pivots: usize): void {
  const rows = panel + ((<usize>to + <usize>from * m) << 3);
  subtractProduct(m - to, end - to, to - from, rows, m, rows, m, pivots + ((<usize>from) << 3), panel + ((<usize>to + <usize>to * m) << 3), m, false);
}

function factorDiagonal(panel: usize, m: i32, j0: i32, j1: i32, pivots: usize, diagonal: usize, first: i32): void {
  for (let j = j0; j < j1; j++) {
    const column = panel + ((<usize>j * m) << 3);
    const pivot = judgePivot(at(column, j), at(diagonal, j), first + j);
    put(pivots, j, pivot);
    const inverse = 1.0 / pivot;
    for (let i = j + 1; i < j1; i++) put(column, i, at(column, i) * inverse);
    for (let c = j + 1; c < j1; c++) {
      const factor = at(column, c) * pivot, target = panel + ((<usize>c * m) << 3);
      for (let i = c; i < j1; i++) put(target, i, at(target, i) - at(column, i) * factor);
    }
  }
}

function judgePivot(pivot: f64, original: f64, direction: i32): f64 {
  const ratio = Math.abs(pivot) / Math.abs(original);
  // Written so that a NaN is lost too.
  if (!(ratio > ROUND_OFF) || (positive && pivot < 0)) {
    lostPivots++;
    return INFINITE;
  }
  if (ratio < smallestRatio) {
    smallestRatio = ratio;
    smallestAt = direction;
  }
  if (pivot < 0) negativePivots++;
  return pivot;
}

/** Six rows below the diagonal block: X·Lᵀ = B, then divided by the pivots. */
function solveRows(panel: usize, m: i32, j0: i32, j1: i32, i: i32, pivots: usize): void {
  const stride = (<usize>m) << 3;
  const rowStart = panel + ((<usize>i + <usize>j0 * m) << 3);
  for (let j = j0; j < j1; j++) {
    const target = panel + ((<usize>i + <usize>j * m) << 3);
    let x0 = v128.load(target), x1 = v128.load(target, 16), x2 = v128.load(target, 32);
    let l = panel + ((<usize>j + <usize>j0 * m) << 3), x = rowStart;
    for (let t = j0; t < j; t++) {
      const factor = v128.load64_splat(l);
      x0 = f64x2.sub(x0, f64x2.mul(v128.load(x), factor));
      x1 = f64x2.sub(x1, f64x2.mul(v128.load(x, 16), factor));
      x2 = f64x2.sub(x2, f64x2.mul(v128.load(x, 32), factor));
      l += stride;
      x += stride;
    }
    v128.store(target, x0);
    v128.store(target, x1, 16);
    v128.store(target, x2, 32);
  }
  for (let j = j0; j < j1; j++) {
    const target = panel + ((<usize>i + <usize>j * m) << 3);
    const inverse = f64x2.splat(1.0 / at(pivots, j));
    v128.store(target, f64x2.mul(v128.load(target), inverse));
    v128.store(target, f64x2.mul(v128.load(target, 16), inverse), 16);
    v128.store(target, f64x2.mul(v128.load(target, 32), inverse), 32);
  }
}
