/** C −= A·D·Bᵀ on column-major panels, packed into tiles of 6×6. */

import { doubles } from "./storage";

/** Depth of a packed panel and width of a packed strip: both fit the first-level cache together with a tile. */
const DEPTH: i32 = 240, STRIP: i32 = 96;

let tile: usize = 0, strip: usize = 0;

export function prepareProducts(): void {
  if (tile) return;
  tile = doubles(6 * DEPTH);
  strip = doubles(STRIP * DEPTH);
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
  height: i32, width: i32, depth: i32, a: usize, leadA: i32, b: usize, leadB: i32, pivots: usize, c: usize, leadC: i32, lower: bool,
): void {
  const strideA = (<usize>leadA) << 3, strideB = (<usize>leadB) << 3, strideC = (<usize>leadC) << 3;
  for (let k0 = 0; k0 < depth; k0 += DEPTH) {
    const deep = min(DEPTH, depth - k0);
    for (let j0 = 0; j0 < width; j0 += STRIP) {
      const wide = min(STRIP, width - j0);
      packStrip(b + ((<usize>j0) << 3) + (<usize>k0) * strideB, strideB, wide, deep, pivots + ((<usize>k0) << 3));
      for (let i = lower ? j0 : 0; i < height; i += 6) {
        packTile(a + ((<usize>i) << 3) + (<usize>k0) * strideA, strideA, deep);
        tileRow(deep, lower ? min(wide, i + 6 - j0) : wide, c + ((<usize>i) << 3) + (<usize>j0) * strideC, strideC);
      }
    }
  }
}

function tileRow(depth: i32, width: i32, c: usize, stride: usize): void {
  for (let j = 0; j < width; j += 6) microTile(depth, tile, strip + ((<usize>j * depth) << 3), c + <usize>j * stride, stride);
}
