/** What the kernel offers: order, analyse, assemble, factor, invert, solve, multiply. One instance serves one structure. */

import { dissect } from "./dissection";
import { beginFactor as begin, factorFront, pivots, selectFactor } from "./fronts";
import { blockCount, blockOfNode, buildGraph, neighbours, starts } from "./graph";
import { buildMatrix, closeMatrix, combine, combineWhole, diagonal, keepWhole } from "./matrix";
import { onNodes } from "./members/nodal";
import { eliminateMembers, negativeInside, useShare } from "./members/structure";
import { memberCount } from "./members/table";
import { minimumDegree } from "./ordering";
import { lostPivots, negativePivots, smallestAt, smallestRatio } from "./panels";
import { buildFronts, factorEntries, factorSize, flops, frontCount, frontFlops, stackSize } from "./symbolic";
import { buildTree, eliminationWork, position } from "./tree";
import { nodeDirection } from "./vectors";

export { scanBent } from "./bent";
export { scanMembers, scanSegments } from "./extrema";
export { straighten } from "./members/planes";
export { advanceInverse, beginInverse } from "./inverse";
export { addBar, addBlock, beginKind as beginMatrix } from "./matrix";
export { growMembers, takeMembers } from "./members/balance";
export { loadPieces } from "./members/loads";
export { addForces, lookAtNodes } from "./members/nodal";
export { bendMembers, setClosed } from "./members/pressing";
export { recoverMembers } from "./members/recovery";
export { setState } from "./members/state";
export { cutMembers, eliminateFrom, followNodes, pressMembers, readAxial, setMembers } from "./members/structure";
export { setIdle } from "./members/table";
export { workOfMembers } from "./members/work";
export { addPairs, join } from "./pairs";
export { firstBelow as getFirstBelow, pivotShape as shape, solveBelow as correctShape } from "./solving";
export { doubles as allocate } from "./storage";
export { accelerate, clearHeld, findResidual as residual, largest, multiplyVector as multiply, solveVectors as solve, vectorBytes as getVectorBytes } from "./vectors";

let done: i32 = 0;

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

/** Shares of Kg in both factors. */
const shares = new StaticArray<f64>(2);

/** Use the elastic factor (0) or the one beside it (1). */
export function useFactor(slot: i32): void {
  selectFactor(slot);
  if (memberCount) useShare(shares[slot]);
}

/** Begin the factor of Ke + a·Kg + b·M; the elastic one (slot 0) outlives those in slot 1. */
export function beginFactor(slot: i32, a: f64, b: f64, definite: bool): void {
  shares[slot] = a;
  if (memberCount && onNodes && slot) combineWhole(a);
  else {
    combine(a, b, memberCount > 0);
    if (memberCount) eliminateMembers(a, true);
    if (memberCount && !slot) keepWhole();
  }
  closeMatrix(memberCount > 0);
  begin(slot, definite);
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
  return negativePivots + (memberCount && !onNodes ? negativeInside : 0);
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
