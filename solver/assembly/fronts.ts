/** Multifrontal LDLᵀ: fronts are assembled from the matrix and their children, factored, and passed upwards on a stack. */

import { blockCount } from "./graph";
import { blocks, columnStarts, diagonal, rowOf } from "./matrix";
import { factorPanel, resetPivots } from "./panels";
import { subtractProduct } from "./products";
import { Integers, doubles, integers } from "./storage";
import { factorSize, firstColumn, frontCount, panelStarts, parentFront, rowStarts, rows, stackSize } from "./symbolic";

/** The factor in use: one panel per front, column-major, unit diagonal not stored as such. */
export let factor: usize = 0;
export let pivots: usize = 0;
/** The elastic factor (0) stays while shifted ones (1) come and go. */
const factors = new StaticArray<usize>(2), allPivots = new StaticArray<usize>(2);

let stack: usize = 0, top: usize = 0;
let rowInFront: Integers = integers(0), waiting: Integers = integers(0), waitingCount: i32 = 0;
let updateStarts: StaticArray<usize> = new StaticArray<usize>(0);
let nextFront: i32 = 0;

export function selectFactor(slot: i32): void {
  factor = factors[slot];
  pivots = allPivots[slot];
}

export function beginFactor(slot: i32, definite: bool): void {
  if (!factors[slot]) {
    factors[slot] = doubles(factorSize);
    allPivots[slot] = doubles(6 * <usize>blockCount);
  }
  if (!stack) {
    stack = doubles(stackSize);
    rowInFront = integers(blockCount);
    waiting = integers(frontCount);
    updateStarts = new StaticArray<usize>(frontCount);
  }
  selectFactor(slot);
  top = 0;
  waitingCount = 0;
  nextFront = 0;
  resetPivots(definite);
}

/** Factor the next front; its caller loops, so that progress is seen and V8 can swap in optimised code. */
export function factorFront(): void {
  const s = nextFront++;
  const from = firstColumn[s], own = firstColumn[s + 1] - from, all = rowStarts[s + 1] - rowStarts[s];
  const m = 6 * all, k = 6 * own, u = m - k;
  const panel = factor + (panelStarts[s] << 3), update = stack + (top << 3), updateSize = <usize>u * u;
  memory.fill(panel, 0, (<usize>m * k) << 3);
  memory.fill(update, 0, updateSize << 3);
  for (let i = 0; i < all; i++) rowInFront[rows[rowStarts[s] + i]] = i;
  for (let c = from; c < from + own; c++) loadColumn(c, panel + ((<usize>m * 6 * (c - from)) << 3), m);
  const base = addChildren(s, panel, update, m, u, own);
  const first = (<usize>(6 * from)) << 3;
  factorPanel(panel, m, k, pivots + first, diagonal + first, 6 * from);
  const below = panel + ((<usize>k) << 3);
  if (u) subtractProduct(u, u, k, below, m, below, m, pivots + first, update, u, true);
  if (base != top) memory.copy(stack + (base << 3), update, updateSize << 3);
  top = base;
  if (u) {
    updateStarts[s] = base;
    waiting[waitingCount++] = s;
    top += updateSize;
  }
}

function loadColumn(c: i32, target: usize, m: i32): void {
  for (let p = columnStarts[c]; p < columnStarts[c + 1]; p++) {
    const source = blocks + (<usize>p) * 288, to = target + ((<usize>(6 * rowInFront[rowOf[p]])) << 3);
    for (let j = 0; j < 6; j++) memory.copy(to + ((<usize>m * j) << 3), source + 48 * j, 48);
  }
}

/** Add the waiting children's updates; returns where on the stack the deepest of them began. */
function addChildren(s: i32, panel: usize, update: usize, m: i32, u: i32, own: i32): usize {
  let base = top;
  while (waitingCount > 0 && parentFront[waiting[waitingCount - 1]] == s) {
    const child = waiting[--waitingCount];
    base = updateStarts[child];
    const firstRow = rowStarts[child] + firstColumn[child + 1] - firstColumn[child], count = rowStarts[child + 1] - firstRow;
    const source = stack + (base << 3);
    for (let b = 0; b < count; b++) {
      const column = rowInFront[rows[firstRow + b]];
      if (column < own) addColumn(panel + ((<usize>m * 6 * column) << 3), m, source, b, count, firstRow, 0);
      else addColumn(update + ((<usize>u * 6 * (column - own)) << 3), u, source, b, count, firstRow, own);
    }
  }
  return base;
}

/** Six columns of a child's update, block row by block row. */
function addColumn(target: usize, lead: i32, source: usize, b: i32, count: i32, firstRow: i32, skipped: i32): void {
  const stride = (<usize>lead) << 3, sourceStride = (<usize>(6 * count)) << 3;
  for (let r = b; r < count; r++) {
    let to = target + ((<usize>(6 * (unchecked(rowInFront[unchecked(rows[firstRow + r])]) - skipped))) << 3);
    let from = source + ((<usize>(6 * r)) << 3) + <usize>(6 * b) * sourceStride;
    for (let j = 0; j < 6; j++) {
      v128.store(to, f64x2.add(v128.load(to), v128.load(from)));
      v128.store(to, f64x2.add(v128.load(to, 16), v128.load(from, 16)), 16);
      v128.store(to, f64x2.add(v128.load(to, 32), v128.load(from, 32)), 32);
      to += stride;
      from += sourceStride;
    }
  }
}
