/** What the kernel offers: order, analyse, assemble, factor, solve, multiply. One instance serves one structure. */

import { dissect } from "./dissection";
import { beginFactor as begin, factorFront, pivots, selectFactor } from "./fronts";
import { blockCount, blockOfNode, buildGraph, neighbours, starts } from "./graph";
import { scanMembers as scan, scanSegments as scanCut } from "./extrema";
import { lostPivots, negativePivots, smallestAt, smallestRatio } from "./kernels";
import { addBlock as add, beginKind, buildMatrix, closeMatrix, combine, diagonal } from "./matrix";
import { minimumDegree } from "./ordering";
import { firstBelow, pivotShape, solveBelow } from "./solving";
import { doubles } from "./storage";
import { buildFronts, factorEntries, factorSize, flops, frontCount, frontFlops, stackSize } from "./symbolic";
import { buildTree, eliminationWork, position } from "./tree";
import { findResidual, multiplyVector, nodeDirection, solveVectors } from "./vectors";

let done: i32 = 0;

/** Address of `count` doubles of scratch memory. */
export function allocate(count: i32): usize {
  return doubles(count);
}

/** More neighbours than this on average, and elements are surfaces rather than lines: only those gain by dissection. */
const NEIGHBOURS_OF_LINES: i32 = 6;

/** Graph, ordering and symbolic factorisation; `held` has one byte per node, `pairs` two node indices per connection, `points` three coordinates per node. */
export function analyse(nodes: i32, held: usize, pairs: usize, pairCount: i32, points: usize): void {
  buildGraph(nodes, held, pairs, pairCount);
  const byDegree = minimumDegree(blockCount, starts, neighbours);
  buildTree(byDegree);
  if (starts[blockCount] > NEIGHBOURS_OF_LINES * blockCount) {
    const work = eliminationWork();
    buildTree(dissect(points));
    if (eliminationWork() > work) buildTree(byDegree);
  }
  buildFronts();
  buildMatrix();
  done = 0;
}

/** Elimination position of a node, −1 where every direction of it is held. */
export function getPosition(node: i32): i32 {
  return blockOfNode[node] < 0 ? -1 : position[blockOfNode[node]];
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

/** Empty Ke (0), Kg (1) or M (2) and take the blocks that follow. */
export function beginMatrix(kind: i32): void {
  beginKind(kind);
}

/** Add K[a, b]: a row-major 6×6 block whose rows are `stride` doubles apart. Blocks above the diagonal are ignored. */
export function addBlock(a: i32, b: i32, source: usize, stride: i32): void {
  add(a, b, source, stride);
}

/** Begin the factor of Ke + a·Kg + b·M; the elastic one (slot 0) outlives those in slot 1. */
export function beginFactor(slot: i32, a: f64, b: f64, definite: bool): void {
  combine(a, b);
  closeMatrix();
  begin(slot, definite);
  done = 0;
}

/** Choose the factor that solves use. */
export function useFactor(slot: i32): void {
  selectFactor(slot);
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

export function getLostPivots(): i32 {
  return lostPivots;
}

/** Addresses, in elimination order: pivots of the factor in use, diagonal terms of the matrix last factored. */
export function getPivots(): usize {
  return pivots;
}

export function getDiagonal(): usize {
  return diagonal;
}

export function getSmallestRatio(): f64 {
  return smallestRatio;
}

export function getSmallestDirection(): i32 {
  return nodeDirection(smallestAt);
}

export function solve(vectors: usize, count: i32, together: bool): void {
  solveVectors(vectors, count, together);
}

export function residual(load: usize, x: usize, target: usize): void {
  findResidual(load, x, target);
}

export function multiply(kind: i32, x: usize, y: usize): void {
  multiplyVector(kind, x, y);
}

/** First elimination position of what is eliminated before a direction and coupled to it. */
export function getFirstBelow(direction: i32): i32 {
  return firstBelow(direction);
}

export function shape(direction: i32, x: usize): void {
  pivotShape(direction, x);
}

export function correctShape(direction: i32, x: usize): void {
  solveBelow(direction, x);
}

export function scanMembers(count: i32, forces: usize, whole: usize, strain: usize, lengths: usize, kind: usize, table: usize, out: usize): void {
  scan(count, forces, whole, strain, lengths, kind, table, out);
}

export function scanSegments(m: i32, count: i32, ends: usize, length: f64, segments: usize, segmentCount: i32, out: usize): void {
  scanCut(m, count, ends, length, segments, segmentCount, out);
}
