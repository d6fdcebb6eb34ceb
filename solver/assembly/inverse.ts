/**
 * Entries of the inverse from its factor, front by front from the last to the first (Takahashi, Fagan and Chin; Erisman and Tinney): below column J,
 * Z_RJ = −Z_RR·L_RJ·L_JJ⁻¹, and Z_JJ = L_JJ⁻ᵀ·D⁻¹·L_JJ⁻¹ − (L_RJ·L_JJ⁻¹)ᵀ·Z_RJ.
 */

import { factor, pivots } from "./fronts";
import { blockCount, heldBits } from "./graph";
import { prepareProducts, subtractProduct } from "./products";
import { firstChild, handedSize, handedTo, largestFront, nextSibling, nodeOf, positionOf, requestStarts, requested, select } from "./selection";
import { Integers, at, doubles, integers, put } from "./storage";
import { firstColumn, frontCount, frontFlops, panelStarts, rowStarts, rows } from "./symbolic";

/** Columns found together. */
const PANEL: i32 = 24;

/** What fronts are handed by the one above, on a stack; and the front at work, all of its square. */
let handed: usize = 0, top: usize = 0, front: usize = 0;
let handedRoom: usize = 0, frontRoom: usize = 0;
/** L_RJ·L_JJ⁻¹ of some columns, and its transpose; the inverse of their diagonal block; ones in place of pivots. */
let below: usize = 0, across: usize = 0, corner: usize = 0, ones: usize = 0, tallest: i32 = 0;
let rowInFront: Integers = integers(0);
let target: usize = 0;
let next: i32 = -1;

/** `pairs` holds two nodes per block sought, `out` has 36 doubles for each: row by row, directions of the first node against those of the second. */
export function beginInverse(pairs: usize, count: i32, out: usize): void {
  select(pairs, count);
  prepareProducts();
  target = out;
  memory.fill(out, 0, (<usize>count) * 288);
  if (handedSize > handedRoom) handed = doubles((handedRoom = handedSize));
  if (largestFront > frontRoom) front = doubles((frontRoom = largestFront));
  reserve();
  top = 0;
  next = frontCount - 1;
}

function reserve(): void {
  if (rowInFront.length < blockCount) rowInFront = integers(blockCount);
  let most = 0;
  for (let s = 0; s < frontCount; s++) most = max(most, 6 * (rowStarts[s + 1] - rowStarts[s]));
  if (most <= tallest) return;
  tallest = most;
  below = doubles(<usize>most * PANEL);
  across = doubles(<usize>most * PANEL);
  corner = doubles(PANEL * PANEL);
  ones = doubles(most);
  for (let i = 0; i < most; i++) put(ones, i, 1);
}

/** Go on until about `work` flops are spent; returns the flops spent, 0 when all is found. */
export function advanceInverse(work: f64): f64 {
  let spent: f64 = 0;
  while (next >= 0 && spent < work) {
    invertFront(next);
    spent += 2 * frontFlops(next--);
  }
  return spent;
}

function invertFront(s: i32): void {
  const own = firstColumn[s + 1] - firstColumn[s], all = rowStarts[s + 1] - rowStarts[s];
  const k = 6 * own, m = 6 * all;
  takeHanded(s, k, m);
  const panel = factor + (panelStarts[s] << 3), d = pivots + ((<usize>(6 * firstColumn[s])) << 3);
  for (let c1 = k; c1 > 0; c1 -= PANEL) invertColumns(panel, d, max(0, c1 - PANEL), c1, m);
  for (let i = 0; i < all; i++) rowInFront[rows[rowStarts[s] + i]] = i;
  for (let q = requestStarts[s]; q < requestStarts[s + 1]; q++) answer(requested[q], s, m);
  for (let c = firstChild[s]; c >= 0; c = nextSibling[c]) handDown(c, m);
}

// @ts-ignore: decorator
@inline
function place(row: i32, column: i32, lead: i32): usize {
  return front + ((<usize>row + <usize>column * <usize>lead) << 3);
}

function takeHanded(s: i32, k: i32, m: i32): void {
  top -= handedTo(s);
  const tall = (<usize>(m - k)) << 3;
  for (let j = k; j < m; j++) memory.copy(place(k, j, m), handed + (top << 3) + <usize>(j - k) * tall, tall);
}

/** Columns [c0, c1) of a front whose later ones are there. */
function invertColumns(panel: usize, d: usize, c0: i32, c1: i32, m: i32): void {
  const b = c1 - c0, u = m - c1;
  invertCorner(panel, d, c0, b, m);
  for (let j = 0; j < b; j++) {
    memory.copy(place(c0, c0 + j, m), corner + ((<usize>(j * b)) << 3), (<usize>b) << 3);
    memory.fill(place(c1, c0 + j, m), 0, (<usize>u) << 3);
  }
  if (!u) return;
  divideByCorner(panel, c0, b, m);
  subtractProduct(u, b, u, place(c1, c1, m), m, across, b, ones, place(c1, c0, m), m, false);
  transpose(place(c1, c0, m), m, u, b, place(c0, c1, m), m);
  subtractProduct(b, b, u, across, b, place(c0, c1, m), m, ones, place(c0, c0, m), m, false);
}

/** corner = L⁻ᵀ·D⁻¹·L⁻¹ of the diagonal block, L with ones on its diagonal. */
function invertCorner(panel: usize, d: usize, c0: i32, b: i32, m: i32): void {
  // The inverse of L column by column, in what is free until it is needed.
  const w = across;
  for (let j = 0; j < b; j++) {
    for (let i = j; i < b; i++) {
      let sum: f64 = i == j ? 1 : 0;
      for (let t = j; t < i; t++) sum -= at(panel, c0 + i + (c0 + t) * m) * at(w, t + j * b);
      put(w, i + j * b, sum);
    }
  }
  for (let j = 0; j < b; j++)
    for (let i = j; i < b; i++) {
      let sum: f64 = 0;
      for (let t = i; t < b; t++) sum += (at(w, t + i * b) * at(w, t + j * b)) / at(d, c0 + t);
      put(corner, i + j * b, sum);
      put(corner, j + i * b, sum);
    }
}

/** below = L_RJ·L_JJ⁻¹, from the last column to the first, and across, its transpose. */
function divideByCorner(panel: usize, c0: i32, b: i32, m: i32): void {
  const c1 = c0 + b, u = m - c1, size = (<usize>u) << 3;
  for (let j = b - 1; j >= 0; j--) {
    const column = panel + ((<usize>(c0 + j) * <usize>m) << 3), to = below + <usize>j * size;
    memory.copy(to, column + ((<usize>c1) << 3), size);
    for (let t = j + 1; t < b; t++) subtractMultiple(to, below + <usize>t * size, at(column, c0 + t), size);
  }
  transpose(below, u, u, b, across, b);
}

function subtractMultiple(to: usize, from: usize, factor: f64, size: usize): void {
  const both = f64x2.splat(factor);
  for (const end = to + size; to < end; to += 16) {
    v128.store(to, f64x2.sub(v128.load(to), f64x2.mul(v128.load(from), both)));
    from += 16;
  }
}

/** `height` rows and `width` columns, turned over. */
function transpose(from: usize, lead: i32, height: i32, width: i32, to: usize, leadTo: i32): void {
  for (let j = 0; j < width; j++) {
    let source = from + ((<usize>j * <usize>lead) << 3), goal = to + ((<usize>j) << 3);
    for (let i = 0; i < height; i++) {
      store<f64>(goal, load<f64>(source));
      source += 8;
      goal += (<usize>leadTo) << 3;
    }
  }
}

/** What the first node of a pair moves under forces on the second; nothing where they share no front, which nobody may ask for. */
function answer(pair: i32, s: i32, m: i32): void {
  const row = positionOf(pair, 0), column = positionOf(pair, 1), out = target + (<usize>pair) * 288;
  const last = rowInFront[max(row, column)];
  const shared = 6 * last < m && rows[rowStarts[s] + last] == max(row, column);
  const block = place(6 * rowInFront[row], 6 * rowInFront[column], m);
  const heldA = heldBits(nodeOf(pair, 0)), heldB = heldBits(nodeOf(pair, 1));
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++) put(out, 6 * i + j, !shared ? NaN : ((heldA >> i) | (heldB >> j)) & 1 ? 0 : at(block, i + j * m));
}

/** A child takes what its rows below its own columns are here. */
function handDown(c: i32, m: i32): void {
  const first = rowStarts[c] + firstColumn[c + 1] - firstColumn[c], count = rowStarts[c + 1] - first;
  const to = handed + (top << 3), lead = (<usize>(6 * count)) << 3;
  for (let b = 0; b < count; b++) {
    const column = 6 * rowInFront[rows[first + b]], goal = to + <usize>(6 * b) * lead;
    for (let r = 0; r < count; r++) {
      let from = place(6 * rowInFront[rows[first + r]], column, m), into = goal + ((<usize>(6 * r)) << 3);
      for (let j = 0; j < 6; j++) {
        v128.store(into, v128.load(from));
        v128.store(into, v128.load(from, 16), 16);
        v128.store(into, v128.load(from, 32), 32);
        from += (<usize>m) << 3;
        into += lead;
      }
    }
  }
  top += handedTo(c);
}
