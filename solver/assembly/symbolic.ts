/** Symbolic factorisation: supernodes, the rows of their fronts, and what factor and stack will need. */

import { blockCount, neighbours, starts } from "./graph";
import { sortRange } from "./sorting";
import { Integers, filled, integers } from "./storage";
import { columnCount, order, parent, position } from "./tree";

/** A supernode may hold this share of zeros for the sake of larger dense blocks. */
const RELAXATION: f64 = 0.1;

export let frontCount: i32 = 0;
/** First elimination position of each supernode, one past the last at the end. */
export let firstColumn: Integers = integers(0);
export let parentFront: Integers = integers(0);
/** Block rows of front s: rows[rowStarts[s]] … ascending, its own columns first. */
export let rowStarts: Integers = integers(0);
export let rows: Integers = integers(0);
/** Where the panel of each front begins in the factor, in doubles. */
export let panelStarts: StaticArray<usize> = new StaticArray<usize>(0);
export let factorSize: usize = 0;
export let stackSize: usize = 0;
export let factorEntries: f64 = 0;
export let flops: f64 = 0;

/** Front of each elimination position, and the first front of the subtree below each front. */
export let frontOf: Integers = integers(0);
export let firstFront: Integers = integers(0);

export function buildFronts(): void {
  findSupernodes();
  mergeSmallSupernodes();
  for (let s = 0; s < frontCount; s++) for (let j = firstColumn[s]; j < firstColumn[s + 1]; j++) frontOf[j] = s;
  collectRows();
  measure();
}

/** Columns that continue their only child's pattern form one supernode. */
function findSupernodes(): void {
  const children = integers(blockCount);
  for (let i = 0; i < blockCount; i++) if (parent[i] >= 0) children[parent[i]]++;
  frontOf = integers(blockCount);
  firstColumn = integers(blockCount + 1);
  let s = 0;
  for (let j = 0; j < blockCount; j++) {
    const continues = j > 0 && parent[j - 1] == j && columnCount[j - 1] == columnCount[j] + 1 && children[j] == 1;
    if (!continues) firstColumn[s++] = j;
    frontOf[j] = s - 1;
  }
  firstColumn[s] = blockCount;
  frontCount = s;
}

/** Join a supernode with the child just before it while the zeros this stores stay few. */
function mergeSmallSupernodes(): void {
  const width = integers(frontCount), height = integers(frontCount), root = integers(frontCount);
  const zeros = new StaticArray<f64>(frontCount);
  for (let s = 0; s < frontCount; s++) {
    width[s] = firstColumn[s + 1] - firstColumn[s];
    height[s] = columnCount[firstColumn[s]];
    root[s] = s;
  }
  for (let s = 0; s < frontCount; s++) {
    for (;;) {
      let first = s;
      while (first > 0 && root[first - 1] == s) first--;
      if (first == 0) break;
      const child = first - 1;
      if (root[child] != child) break;
      const up = parent[firstColumn[child + 1] - 1];
      if (up < 0 || root[frontOf[up]] != s) break;
      const joined = width[child] + width[s], tall = width[child] + height[s];
      const added = zeros[child] + zeros[s] + <f64>width[child] * <f64>(tall - height[child]);
      const total = <f64>joined * <f64>tall - (<f64>joined * <f64>(joined - 1)) / 2;
      if (!worthMerging(joined, added / total)) break;
      width[s] = joined;
      height[s] = tall;
      zeros[s] = added;
      for (let q = child; q >= 0 && root[q] == child; q--) root[q] = s;
    }
  }
  const merged = integers(frontCount + 1);
  let m = 0;
  for (let s = 0; s < frontCount; s++) if (s == 0 || root[s] != root[s - 1]) merged[m++] = firstColumn[s];
  merged[m] = blockCount;
  firstColumn = merged;
  frontCount = m;
}

function worthMerging(columns: i32, zeroShare: f64): bool {
  if (columns <= 2) return true;
  if (columns <= 8 && zeroShare < 2 * RELAXATION) return true;
  return zeroShare < (columns <= 16 ? RELAXATION : RELAXATION / 2);
}

function collectRows(): void {
  parentFront = filled(frontCount, -1);
  rowStarts = integers(frontCount + 1);
  const child = filled(frontCount, -1), sibling = integers(frontCount), mark = filled(blockCount, -1);
  rows = integers(rowBound());
  let q = 0;
  for (let s = 0; s < frontCount; s++) {
    rowStarts[s] = q;
    const from = firstColumn[s], to = firstColumn[s + 1];
    for (let j = from; j < to; j++) {
      rows[q++] = j;
      mark[j] = s;
    }
    const below = q;
    for (let j = from; j < to; j++) {
      const block = order[j];
      for (let p = starts[block]; p < starts[block + 1]; p++) {
        const r = position[neighbours[p]];
        if (r < to || mark[r] == s) continue;
        mark[r] = s;
        rows[q++] = r;
      }
    }
    for (let c = child[s]; c >= 0; c = sibling[c]) {
      for (let p = rowStarts[c] + firstColumn[c + 1] - firstColumn[c]; p < rowStarts[c + 1]; p++) {
        const r = rows[p];
        if (r < to || mark[r] == s) continue;
        mark[r] = s;
        rows[q++] = r;
      }
    }
    sortRange(rows, below, q);
    rowStarts[s + 1] = q;
    if (q > below) {
      const up = frontOf[rows[below]];
      parentFront[s] = up;
      sibling[s] = child[up];
      child[up] = s;
    }
  }
}

/** Whatever lies below a front also lies below its last column: that bounds the rows of all fronts. */
function rowBound(): i32 {
  let bound = 1;
  for (let s = 0; s < frontCount; s++) bound += firstColumn[s + 1] - firstColumn[s] + columnCount[firstColumn[s + 1] - 1];
  return bound;
}

function measure(): void {
  factorSize = 0;
  factorEntries = 0;
  flops = 0;
  stackSize = 0;
  panelStarts = new StaticArray<usize>(frontCount + 1);
  let top: usize = 0;
  const pending = integers(frontCount);
  let waiting = 0;
  firstFront = integers(frontCount);
  for (let s = 0; s < frontCount; s++) firstFront[s] = s;
  for (let s = 0; s < frontCount; s++) {
    const up = parentFront[s];
    if (up >= 0) firstFront[up] = min(firstFront[up], firstFront[s]);
    const k = 6 * (firstColumn[s + 1] - firstColumn[s]), m = 6 * (rowStarts[s + 1] - rowStarts[s]), u = <usize>(m - k);
    factorEntries += <f64>k * m - (<f64>k * (k - 1)) / 2;
    flops += frontFlops(s);
    panelStarts[s] = factorSize;
    factorSize += <usize>k * m;
    if (top + u * u > stackSize) stackSize = top + u * u;
    while (waiting > 0 && parentFront[pending[waiting - 1]] == s) top -= updateSize(pending[--waiting]);
    if (u) {
      pending[waiting++] = s;
      top += u * u;
    }
  }
  panelStarts[frontCount] = factorSize;
}

function updateSize(s: i32): usize {
  const u = <usize>(6 * (rowStarts[s + 1] - rowStarts[s] - firstColumn[s + 1] + firstColumn[s]));
  return u * u;
}

export function frontFlops(s: i32): f64 {
  const k = 6 * (firstColumn[s + 1] - firstColumn[s]), m = 6 * (rowStarts[s + 1] - rowStarts[s]);
  let sum: f64 = 0;
  for (let c = 0; c < k; c++) {
    const below = <f64>(m - c - 1);
    sum += below * (below + 2);
  }
  return sum;
}
