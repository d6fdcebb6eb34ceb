/** The stiffness matrix: lower 6×6 blocks in elimination order, added up from whatever elements hand over. */

import { blockCount, blockOfNode, heldBits, neighbours, nodeOfBlock, starts } from "./graph";
import { sortRange } from "./sorting";
import { Integers, at, doubles, integers, put } from "./storage";
import { order, position } from "./tree";

/** Block rows of column c: rowOf[columnStarts[c]] …, the diagonal first, then ascending. */
export let columnStarts: Integers = integers(0);
export let rowOf: Integers = integers(0);
/** 36 numbers per block, column by column. */
export let blocks: usize = 0;
/** Diagonal terms before elimination, six per column; a pivot is judged against its own. */
export let diagonal: usize = 0;

export function buildMatrix(): void {
  columnStarts = integers(blockCount + 1);
  rowOf = integers((starts[blockCount] >> 1) + blockCount + 1);
  let q = 0;
  for (let c = 0; c < blockCount; c++) {
    columnStarts[c] = q;
    rowOf[q++] = c;
    const below = q, block = order[c];
    for (let p = starts[block]; p < starts[block + 1]; p++) {
      const r = position[neighbours[p]];
      if (r > c) rowOf[q++] = r;
    }
    sortRange(rowOf, below, q);
  }
  columnStarts[blockCount] = q;
  blocks = doubles(<usize>q * 36);
  diagonal = doubles(6 * <usize>blockCount);
}

export function clearMatrix(): void {
  memory.fill(blocks, 0, (<usize>columnStarts[blockCount]) * 288);
}

/** Add the 6×6 block (row-major, `stride` doubles apart) that joins forces at node `a` with movements of node `b`. */
export function addBlock(a: i32, b: i32, source: usize, stride: i32): void {
  const blockA = blockOfNode[a], blockB = blockOfNode[b];
  if (blockA < 0 || blockB < 0) return;
  const row = position[blockA], column = position[blockB];
  if (row < column) return;
  let p = columnStarts[column];
  while (rowOf[p] != row) p++;
  const target = blocks + (<usize>p) * 288;
  const heldA = heldBits(a), heldB = heldBits(b);
  for (let j = 0; j < 6; j++) {
    if ((heldB >> j) & 1) continue;
    for (let i = 0; i < 6; i++) {
      if ((heldA >> i) & 1) continue;
      const q = j * 6 + i;
      put(target, q, at(target, q) + at(source, i * stride + j));
    }
  }
}

/** Give held directions a unit diagonal and remember all diagonal terms. */
export function closeMatrix(): void {
  for (let c = 0; c < blockCount; c++) {
    const held = heldBits(nodeOfBlock[order[c]]);
    const own = blocks + (<usize>columnStarts[c]) * 288;
    for (let j = 0; j < 6; j++) {
      if ((held >> j) & 1) put(own, 7 * j, 1);
      put(diagonal, 6 * c + j, at(own, 7 * j));
    }
  }
}

/** y = K·x in elimination order. */
export function multiply(x: usize, y: usize): void {
  memory.fill(y, 0, (<usize>blockCount) * 48);
  for (let c = 0; c < blockCount; c++) {
    const xc = x + (<usize>c) * 48, yc = y + (<usize>c) * 48;
    multiplyDiagonal(blocks + (<usize>columnStarts[c]) * 288, xc, yc);
    for (let p = columnStarts[c] + 1; p < columnStarts[c + 1]; p++) {
      const r = (<usize>unchecked(rowOf[p])) * 48;
      multiplyBlock(blocks + (<usize>p) * 288, x + r, xc, y + r, yc);
    }
  }
}

function multiplyDiagonal(block: usize, x: usize, y: usize): void {
  for (let j = 0; j < 6; j++) {
    const xj = at(x, j);
    for (let i = 0; i < 6; i++) put(y, i, at(y, i) + at(block, 6 * j + i) * xj);
  }
}

/** One lower block and its transpose above the diagonal. */
function multiplyBlock(block: usize, xRow: usize, xColumn: usize, yRow: usize, yColumn: usize): void {
  for (let j = 0; j < 6; j++) {
    const xj = at(xColumn, j);
    let sum: f64 = 0;
    for (let i = 0; i < 6; i++) {
      const k = at(block, 6 * j + i);
      put(yRow, i, at(yRow, i) + k * xj);
      sum += k * at(xRow, i);
    }
    put(yColumn, j, at(yColumn, j) + sum);
  }
}
