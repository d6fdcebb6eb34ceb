/**
 * Elastic stiffness Ke, geometric stiffness Kg and mass M on one pattern: lower 6×6 blocks in elimination order, added up
 * from whatever elements hand over, and the one matrix Ke + a·Kg + b·M that the factor is made of.
 */

import { blockCount, blockOfNode, heldBits, neighbours, nodeOfBlock, starts } from "./graph";
import { sortRange } from "./sorting";
import { Integers, at, doubles, integers, put } from "./storage";
import { order, position } from "./tree";

/** Block rows of column c: rowOf[columnStarts[c]] …, the diagonal first, then ascending. */
export let columnStarts: Integers = integers(0);
export let rowOf: Integers = integers(0);
/** 36 numbers per block, column by column: what the factor is made of. */
export let blocks: usize = 0;
/** Blocks of Ke, Kg and M; 0 until one is begun. */
const kinds = new StaticArray<usize>(3);
let combined: usize = 0, target: usize = 0;
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
  diagonal = doubles(6 * <usize>blockCount);
}

/** Empty Ke (0), Kg (1) or M (2); the blocks added from here on are its. */
export function beginKind(kind: i32): void {
  const size = <usize>columnStarts[blockCount] * 36;
  if (!kinds[kind]) kinds[kind] = doubles(size);
  target = kinds[kind];
  memory.fill(target, 0, size << 3);
}

/** Add the 6×6 block (row-major, `stride` doubles apart) that joins forces at node `a` with movements of node `b`. */
export function addBlock(a: i32, b: i32, source: usize, stride: i32): void {
  const blockA = blockOfNode[a], blockB = blockOfNode[b];
  if (blockA < 0 || blockB < 0) return;
  const row = position[blockA], column = position[blockB];
  if (row < column) return;
  let p = columnStarts[column];
  while (rowOf[p] != row) p++;
  const block = target + (<usize>p) * 288;
  const heldA = heldBits(a), heldB = heldBits(b);
  for (let j = 0; j < 6; j++) {
    if ((heldB >> j) & 1) continue;
    for (let i = 0; i < 6; i++) {
      if ((heldA >> i) & 1) continue;
      const q = j * 6 + i;
      put(block, q, at(block, q) + at(source, i * stride + j));
    }
  }
}

/** Choose Ke + a·Kg + b·M for the factor; Ke alone is taken as it stands, unless more is `added` to it. */
export function combine(a: f64, b: f64, added: bool): void {
  blocks = kinds[0];
  if (a == 0 && b == 0 && !added) return;
  const size = <usize>columnStarts[blockCount] * 36;
  if (!combined) combined = doubles(size);
  blocks = combined;
  memory.copy(combined, kinds[0], size << 3);
  if (a != 0 && kinds[1]) addMultiple(kinds[1], a, size);
  if (b != 0 && kinds[2]) addMultiple(kinds[2], b, size);
  if (added) target = combined;
}

/** Keep the matrix that was put together last, in the place of M: Ke with what is left of members on their nodes. */
export function keepWhole(): void {
  const size = <usize>columnStarts[blockCount] * 36;
  if (!kinds[2]) kinds[2] = doubles(size);
  memory.copy(kinds[2], combined, size << 3);
}

/** Choose that matrix with a·Kg, of which members have their part on nodes too. */
export function combineWhole(a: f64): void {
  const size = <usize>columnStarts[blockCount] * 36;
  blocks = combined;
  memory.copy(combined, kinds[2], size << 3);
  if (a != 0) addMultiple(kinds[1], a, size);
}

/** More is added to Kg. */
export function goOnWith(kind: i32): void {
  target = kinds[kind];
}

/** Add the four blocks of a 12×12 matrix between two nodes. */
export function addBar(a: i32, b: i32, source: usize): void {
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) addBlock(i ? b : a, j ? b : a, source + 48 * (12 * i + j), 12);
}

function addMultiple(from: usize, factor: f64, size: usize): void {
  const both = f64x2.splat(factor), end = combined + (size << 3);
  for (let to = combined; to < end; to += 16) {
    v128.store(to, f64x2.add(v128.load(to), f64x2.mul(v128.load(from), both)));
    from += 16;
  }
}

/** Holds a direction that others are coupled to: beside it these vanish. */
const HELD: f64 = 1e200;

/** Give held directions a unit diagonal, or one that holds them where they may be coupled, and remember all diagonal terms. */
export function closeMatrix(areCoupled: bool): void {
  for (let c = 0; c < blockCount; c++) {
    const held = heldBits(nodeOfBlock[order[c]]);
    const own = blocks + (<usize>columnStarts[c]) * 288;
    for (let j = 0; j < 6; j++) {
      if ((held >> j) & 1) put(own, 7 * j, areCoupled ? HELD : 1);
      put(diagonal, 6 * c + j, at(own, 7 * j));
    }
  }
}

/** y = Ke·x, Kg·x or M·x in elimination order; x is zero in held directions. */
export function multiply(kind: i32, x: usize, y: usize): void {
  const blocks = kinds[kind];
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
