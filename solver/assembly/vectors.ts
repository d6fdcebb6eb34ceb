/** Between the caller's node order and the elimination order: gathering, solving, refining. */

import { blockCount, heldBits, nodeCount, nodeOfBlock } from "./graph";
import { multiply } from "./matrix";
import { onNodes } from "./members/nodal";
import { multiplyMembers, reduceMembers, returnMembers } from "./members/structure";
import { extension, memberCount } from "./members/table";
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

/** Bytes of a vector: six numbers per node, and behind them what lies along members. */
export function vectorBytes(): usize {
  return (<usize>(6 * nodeCount + (isExtended() ? extension : 0))) << 3;
}

// @ts-ignore: decorator
@inline
function isExtended(): bool {
  return memberCount > 0 && !onNodes;
}

/** Solve up to four vectors, one after the other in memory, in place. */
export function solveVectors(vectors: usize, count: i32, together: bool): void {
  const size = vectorBytes();
  if (isExtended()) for (let q = 0; q < count; q++) reduceMembers(vectors + <usize>q * size);
  solveNodes(vectors, size, count, together);
  if (isExtended()) for (let q = 0; q < count; q++) returnMembers(vectors + <usize>q * size);
}

function solveNodes(vectors: usize, size: usize, count: i32, together: bool): void {
  prepare();
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
  if (!isExtended() || kind == 2) return;
  memory.fill(y + (<usize>nodeCount) * 48, 0, (<usize>extension) << 3);
  multiplyMembers(kind == 1, x, y);
}

/** The largest size of a number in a vector. */
export function largest(x: usize): f64 {
  let most: f64 = 0;
  for (let end = x + vectorBytes(); x < end; x += 8) most = Math.max(most, Math.abs(load<f64>(x)));
  return most;
}

/** Node-order index (6·node + direction) of an elimination-order direction. */
export function nodeDirection(direction: i32): i32 {
  return direction < 0 ? -1 : 6 * nodeOfBlock[order[direction / 6]] + (direction % 6);
}

/** Directions that are held take no force. */
export function clearHeld(x: usize): void {
  for (let node = 0; node < nodeCount; node++) {
    const held = heldBits(node);
    if (held) for (let j = 0; j < 6; j++) if ((held >> j) & 1) put(x, 6 * node + j, 0);
  }
}

/** Moves x by its correction, less what the change between this correction and the last foretells (Anderson's mixing of two): `before` has the last place and its correction. */
export function accelerate(x: usize, correction: usize, before: usize, isFirst: bool): void {
  const size = vectorBytes(), last = before + size;
  let top: f64 = 0, bottom: f64 = 0;
  for (let i: usize = 0; i < size && !isFirst; i += 8) {
    const change = load<f64>(correction + i) - load<f64>(last + i);
    top += load<f64>(correction + i) * change;
    bottom += change * change;
  }
  const share = bottom > 0 ? top / bottom : 0;
  for (let i: usize = 0; i < size; i += 8) {
    const own = load<f64>(x + i), step = load<f64>(correction + i), next = own + step;
    store<f64>(x + i, share == 0 ? next : next - share * (next - load<f64>(before + i) - load<f64>(last + i)));
    store<f64>(before + i, own);
    store<f64>(last + i, step);
  }
}
