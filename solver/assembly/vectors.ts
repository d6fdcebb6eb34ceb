/** Between the caller's node order and the elimination order: gathering, solving, refining. */

import { blockCount, heldBits, nodeCount, nodeOfBlock } from "./graph";
import { multiply } from "./matrix";
import { solveFour, solveOne } from "./solving";
import { at, doubles, put } from "./storage";
import { order } from "./tree";

let single: usize = 0, product: usize = 0, four: usize = 0;

function prepare(): void {
  if (single) return;
  single = doubles(6 * <usize>blockCount);
  product = doubles(6 * <usize>blockCount);
}

/** Node order → elimination order; held directions become zero. */
function gather(from: usize, to: usize, stride: i32): void {
  for (let c = 0; c < blockCount; c++) {
    const node = unchecked(nodeOfBlock[unchecked(order[c])]), held = heldBits(node);
    for (let j = 0; j < 6; j++) put(to, (6 * c + j) * stride, (held >> j) & 1 ? 0 : at(from, 6 * node + j));
  }
}

function scatter(from: usize, to: usize, stride: i32): void {
  memory.fill(to, 0, (<usize>nodeCount) * 48);
  for (let c = 0; c < blockCount; c++) {
    const node = unchecked(nodeOfBlock[unchecked(order[c])]);
    for (let j = 0; j < 6; j++) put(to, 6 * node + j, at(from, (6 * c + j) * stride));
  }
}

/** Solve up to four vectors of six numbers per node, one after the other in memory, in place. */
export function solveVectors(vectors: usize, count: i32, together: bool): void {
  prepare();
  const size = (<usize>nodeCount) * 48;
  if (!together) {
    for (let q = 0; q < count; q++) {
      gather(vectors + <usize>q * size, single, 1);
      solveOne(single);
      scatter(single, vectors + <usize>q * size, 1);
    }
    return;
  }
  if (!four) four = doubles(24 * <usize>blockCount);
  memory.fill(four, 0, (<usize>blockCount) * 192);
  for (let q = 0; q < count; q++) gather(vectors + <usize>q * size, four + ((<usize>q) << 3), 4);
  solveFour(four);
  for (let q = 0; q < count; q++) scatter(four + ((<usize>q) << 3), vectors + <usize>q * size, 4);
}

/** residual = load − Ke·x, all in node order; zero in held directions. */
export function findResidual(load: usize, x: usize, residual: usize): void {
  prepare();
  gather(x, single, 1);
  multiply(0, single, product);
  gather(load, single, 1);
  for (let i = 0; i < 6 * blockCount; i++) put(product, i, at(single, i) - at(product, i));
  scatter(product, residual, 1);
}

/** y = Ke·x (0), Kg·x (1) or M·x (2), in node order; zero in held directions. */
export function multiplyVector(kind: i32, x: usize, y: usize): void {
  prepare();
  gather(x, single, 1);
  multiply(kind, single, product);
  scatter(product, y, 1);
}

/** Node-order index (6·node + direction) of an elimination-order direction. */
export function nodeDirection(direction: i32): i32 {
  return direction < 0 ? -1 : 6 * nodeOfBlock[order[direction / 6]] + (direction % 6);
}
