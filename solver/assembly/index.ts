/** What the kernel offers: order, analyse, assemble, factor, solve. One instance serves one analysis. */

import { beginFactor as begin, factorFront } from "./fronts";
import { blockCount, buildGraph, neighbours, starts } from "./graph";
import { scanMembers as scan, scanSegments as scanCut } from "./extrema";
import { firstSingular, negativePivots, singularPivots, smallestAt, smallestRatio } from "./kernels";
import { addBlock as add, buildMatrix, clearMatrix, closeMatrix } from "./matrix";
import { minimumDegree } from "./ordering";
import { doubles } from "./storage";
import { buildFronts, factorEntries, factorSize, flops, frontCount, frontFlops, stackSize } from "./symbolic";
import { buildTree } from "./tree";
import { findMechanism, findResidual, nodeDirection, solveVectors } from "./vectors";

let done: i32 = 0;

/** Address of `count` doubles of scratch memory. */
export function allocate(count: i32): usize {
  return doubles(count);
}

/** Graph, ordering and symbolic factorisation; `held` has one byte per node, `pairs` two node indices per connection. */
export function analyse(nodes: i32, held: usize, pairs: usize, pairCount: i32): void {
  buildGraph(nodes, held, pairs, pairCount);
  buildTree(minimumDegree(blockCount, starts, neighbours));
  buildFronts();
  done = 0;
}

export function getFlops(): f64 {
  return flops;
}

export function getFactorEntries(): f64 {
  return factorEntries;
}

/** Bytes that matrix, factor and stack will take. */
export function getBytes(): f64 {
  let connections: i32 = blockCount + (starts[blockCount] >> 1);
  return 8 * (<f64>factorSize + <f64>stackSize + 36 * <f64>connections);
}

export function beginMatrix(): void {
  buildMatrix();
  clearMatrix();
}

/** Add K[a, b]: a row-major 6×6 block whose rows are `stride` doubles apart. Blocks above the diagonal are ignored. */
export function addBlock(a: i32, b: i32, source: usize, stride: i32): void {
  add(a, b, source, stride);
}

export function beginFactor(): void {
  closeMatrix();
  begin();
  done = 0;
}

/** Factor fronts until about `work` flops are spent; returns the flops spent, 0 when the factor is complete. */
export function advanceFactor(work: f64): f64 {
  let spent: f64 = 0;
  while (done < frontCount && spent < work) {
    factorFront();
    spent += frontFlops(done++);
  }
  return spent;
}

export function getNegativePivots(): i32 {
  return negativePivots;
}

export function getSingularPivots(): i32 {
  return singularPivots;
}

/** 6·node + direction of the first singular pivot, −1 when there is none. */
export function getSingularDirection(): i32 {
  return nodeDirection(firstSingular);
}

export function getSmallestRatio(): f64 {
  return smallestRatio;
}

export function getSmallestDirection(): i32 {
  return nodeDirection(smallestAt);
}

export function solve(vectors: usize, count: i32): void {
  solveVectors(vectors, count);
}

export function residual(load: usize, x: usize, target: usize): void {
  findResidual(load, x, target);
}

export function mechanism(shape: usize): void {
  findMechanism(firstSingular, shape);
}

export function scanMembers(count: i32, forces: usize, whole: usize, strain: usize, lengths: usize, kind: usize, table: usize, out: usize): void {
  scan(count, forces, whole, strain, lengths, kind, table, out);
}

export function scanSegments(m: i32, count: i32, ends: usize, length: f64, segments: usize, segmentCount: i32, out: usize): void {
  scanCut(m, count, ends, length, segments, segmentCount, out);
}
