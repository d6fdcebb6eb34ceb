/** Dense kernels of one front, column-major: packed products, triangular solves, the diagonal block. */

import { at, doubles, put } from "./storage";

/** Depth of a packed panel and width of a packed strip: both fit the first-level cache together with a tile. */
const DEPTH: i32 = 240, STRIP: i32 = 96;
/** Columns eliminated together before the rest of their group is updated, and groups before the rest of the panel. */
const PANEL: i32 = 12, GROUP: i32 = 96;
/** A pivot below this share of its diagonal term is round-off alone, whatever its sign. */
const ROUND_OFF: f64 = 1e-13;
/** Stands for an infinite pivot: its column of the factor vanishes and its movement is zero. */
const INFINITE: f64 = 1e300;

let tile: usize = 0, strip: usize = 0;

export let negativePivots: i32 = 0;
/** Pivots lost in round-off: held while the matrix should be definite, a breakdown where it need not be. */
export let lostPivots: i32 = 0;
/** A negative pivot of a matrix that should be definite is round-off too. */
let positive: bool = true;
export let smallestRatio: f64 = Infinity;
export let smallestAt: i32 = -1;

export function resetPivots(definite: bool): void {
  if (!tile) {
    tile = doubles(6 * DEPTH);
    strip = doubles(STRIP * DEPTH);
  }
  positive = definite;
  negativePivots = 0;
  lostPivots = 0;
  smallestRatio = Infinity;
  smallestAt = -1;
}

/** C −= A·B on a 6×6 tile; A and B are packed, C has `stride` bytes per column. A number spread over both lanes joins its product in one instruction. */
function microTile(depth: i32, a: usize, b: usize, c: usize, stride: usize): void {
  let c00 = f64x2.splat(0), c10 = c00, c20 = c00;
  let c01 = c00, c11 = c00, c21 = c00;
  let c02 = c00, c12 = c00, c22 = c00;
  let c03 = c00, c13 = c00, c23 = c00;
  let c04 = c00, c14 = c00, c24 = c00;
  let c05 = c00, c15 = c00, c25 = c00;
  for (let k = 0; k < depth; k++) {
    const a0 = v128.load(a), a1 = v128.load(a, 16), a2 = v128.load(a, 32);
    const b0 = v128.load(b), b1 = v128.load(b, 16), b2 = v128.load(b, 32);
    c00 = f64x2.add(c00, f64x2.mul(a0, low(b0))); c10 = f64x2.add(c10, f64x2.mul(a1, low(b0))); c20 = f64x2.add(c20, f64x2.mul(a2, low(b0)));
    c01 = f64x2.add(c01, f64x2.mul(a0, high(b0))); c11 = f64x2.add(c11, f64x2.mul(a1, high(b0))); c21 = f64x2.add(c21, f64x2.mul(a2, high(b0)));
    c02 = f64x2.add(c02, f64x2.mul(a0, low(b1))); c12 = f64x2.add(c12, f64x2.mul(a1, low(b1))); c22 = f64x2.add(c22, f64x2.mul(a2, low(b1)));
    c03 = f64x2.add(c03, f64x2.mul(a0, high(b1))); c13 = f64x2.add(c13, f64x2.mul(a1, high(b1))); c23 = f64x2.add(c23, f64x2.mul(a2, high(b1)));
    c04 = f64x2.add(c04, f64x2.mul(a0, low(b2))); c14 = f64x2.add(c14, f64x2.mul(a1, low(b2))); c24 = f64x2.add(c24, f64x2.mul(a2, low(b2)));
    c05 = f64x2.add(c05, f64x2.mul(a0, high(b2))); c15 = f64x2.add(c15, f64x2.mul(a1, high(b2))); c25 = f64x2.add(c25, f64x2.mul(a2, high(b2)));
    a += 48;
    b += 48;
  }
  subtractColumn(c, c00, c10, c20);
  subtractColumn(c + stride, c01, c11, c21);
  subtractColumn(c + 2 * stride, c02, c12, c22);
  subtractColumn(c + 3 * stride, c03, c13, c23);
  subtractColumn(c + 4 * stride, c04, c14, c24);
  subtractColumn(c + 5 * stride, c05, c15, c25);
}

// @ts-ignore: decorator
@inline
function low(pair: v128): v128 {
  return v128.shuffle<f64>(pair, pair, 0, 0);
}

// @ts-ignore: decorator
@inline
function high(pair: v128): v128 {
  return v128.shuffle<f64>(pair, pair, 1, 1);
}

// @ts-ignore: decorator
@inline
function subtractColumn(c: usize, x: v128, y: v128, z: v128): void {
  v128.store(c, f64x2.sub(v128.load(c), x));
  v128.store(c, f64x2.sub(v128.load(c, 16), y), 16);
  v128.store(c, f64x2.sub(v128.load(c, 32), z), 32);
}

/** Rows [i, i + 6) of A, `depth` columns, row by row together. */
function packTile(source: usize, stride: usize, depth: i32): void {
  let to = tile;
  for (let k = 0; k < depth; k++) {
    v128.store(to, v128.load(source));
    v128.store(to, v128.load(source, 16), 16);
    v128.store(to, v128.load(source, 32), 32);
    to += 48;
    source += stride;
  }
}

/** `width` rows of B times the pivots, six rows together. */
function packStrip(source: usize, stride: usize, width: i32, depth: i32, pivots: usize): void {
  let to = strip;
  for (let j = 0; j < width; j += 6) {
    let from = source + ((<usize>j) << 3), d = pivots;
    for (let k = 0; k < depth; k++) {
      const pivot = v128.load64_splat(d);
      v128.store(to, f64x2.mul(v128.load(from), pivot));
      v128.store(to, f64x2.mul(v128.load(from, 16), pivot), 16);
      v128.store(to, f64x2.mul(v128.load(from, 32), pivot), 32);
      to += 48;
      from += stride;
      d += 8;
    }
  }
}

/** C −= A·D·Bᵀ with A height×depth and B width×depth; `lower` leaves out what lies above the diagonal of C. */
export function subtractProduct(
  height: i32, width: i32, depth: i32, a: usize, b: usize, lead: i32, pivots: usize, c: usize, leadC: i32, lower: bool,
): void {
  const stride = (<usize>lead) << 3, strideC = (<usize>leadC) << 3;
  for (let k0 = 0; k0 < depth; k0 += DEPTH) {
    const deep = min(DEPTH, depth - k0);
    for (let j0 = 0; j0 < width; j0 += STRIP) {
      const wide = min(STRIP, width - j0);
      packStrip(b + ((<usize>j0) << 3) + (<usize>k0) * stride, stride, wide, deep, pivots + ((<usize>k0) << 3));
      for (let i = lower ? j0 : 0; i < height; i += 6) {
        packTile(a + ((<usize>i) << 3) + (<usize>k0) * stride, stride, deep);
        tileRow(deep, lower ? min(wide, i + 6 - j0) : wide, c + ((<usize>i) << 3) + (<usize>j0) * strideC, strideC);
      }
    }
  }
}

function tileRow(depth: i32, width: i32, c: usize, stride: usize): void {
  for (let j = 0; j < width; j += 6) microTile(depth, tile, strip + ((<usize>j * depth) << 3), c + <usize>j * stride, stride);
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
  subtractProduct(m - to, end - to, to - from, rows, rows, m, pivots + ((<usize>from) << 3), panel + ((<usize>to + <usize>to * m) << 3), m, false);
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
