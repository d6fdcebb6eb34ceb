/** Nested dissection by coordinates: halves first, the nodes between them last (George 1973). */

import { blockCount, neighbours, nodeOfBlock, starts } from "./graph";
import { Integers, at, doubles, integers, put } from "./storage";

/** Parts of this many nodes are not cut again. */
const SMALL: i32 = 4;
/** What unequal halves cost, beside the nodes between them. */
const IMBALANCE: f64 = 0.5;

/** Three coordinates per node of the model. */
let points: usize = 0;
/** The part being cut, in front; the rest of the order behind it is final. */
let order: Integers = integers(0), spare: Integers = integers(0);
/** Which half of the part under hand a block is in, as `stamp` or `stamp` + 1. */
let side: Integers = integers(0), stamp: i32 = 0;
let keys: usize = 0;

/** The best cut of a part: below `bound` along `axis`, and whose half the nodes between are taken from. */
let cutAxis: i32 = -1, cutBound: f64 = 0, cutLower: bool = true, cutScore: f64 = 0;

export function dissect(coordinates: usize): Integers {
  points = coordinates;
  order = integers(blockCount);
  spare = integers(blockCount);
  side = integers(blockCount);
  keys = doubles(blockCount);
  stamp = 1;
  for (let b = 0; b < blockCount; b++) order[b] = b;
  part(0, blockCount);
  return order;
}

// @ts-ignore: decorator
@inline
function along(axis: i32, block: i32): f64 {
  return at(points, 3 * unchecked(nodeOfBlock[block]) + axis);
}

function part(from: i32, to: i32): void {
  if (to - from <= SMALL) return;
  cutAxis = -1;
  for (let axis = 0; axis < 3; axis++) {
    const median = middle(axis, from, to);
    tryCut(axis, median, from, to);
    const above = following(axis, median, from, to);
    if (above > median) tryCut(axis, above, from, to);
  }
  if (cutAxis < 0) return;
  halve(cutAxis, cutBound, from, to);
  let first = 0, second = 0, between = 0;
  const taken = stamp + (cutLower ? 0 : 1);
  for (let i = from; i < to; i++) {
    const block = order[i];
    if (side[block] != taken) second++;
    else if (touches(block, 2 * stamp + 1 - taken)) between++;
    else first++;
  }
  let a = from, b = from + first, c = from + first + second;
  const other = 2 * stamp + 1 - taken;
  for (let i = from; i < to; i++) {
    const block = order[i];
    if (side[block] != taken) spare[b++] = block;
    else if (touches(block, other)) spare[c++] = block;
    else spare[a++] = block;
  }
  for (let i = from; i < to; i++) order[i] = spare[i];
  stamp += 2;
  part(from, from + first);
  part(from + first, from + first + second);
}

/** Give blocks below `bound` the mark `stamp`, others the next; returns how many lie below. */
function halve(axis: i32, bound: f64, from: i32, to: i32): i32 {
  stamp += 2;
  let below = 0;
  for (let i = from; i < to; i++) {
    const lower = along(axis, order[i]) < bound;
    side[order[i]] = lower ? stamp : stamp + 1;
    if (lower) below++;
  }
  return below;
}

function touches(block: i32, mark: i32): bool {
  for (let p = starts[block]; p < starts[block + 1]; p++) if (side[neighbours[p]] == mark) return true;
  return false;
}

function tryCut(axis: i32, bound: f64, from: i32, to: i32): void {
  const below = halve(axis, bound, from, to), all = to - from;
  if (!below || below == all) return;
  let lower = 0, upper = 0;
  for (let i = from; i < to; i++) {
    const block = order[i];
    if (side[block] == stamp) {
      if (touches(block, stamp + 1)) lower++;
    } else if (touches(block, stamp)) upper++;
  }
  weigh(axis, bound, true, lower, below - lower, all - below);
  weigh(axis, bound, false, upper, all - below - upper, below);
}

function weigh(axis: i32, bound: f64, lower: bool, between: i32, first: i32, second: i32): void {
  const uneven = <f64>abs(first - second) / <f64>(first + second + between);
  const score = <f64>between * (1 + IMBALANCE * uneven);
  if (cutAxis >= 0 && score >= cutScore) return;
  cutAxis = axis;
  cutBound = bound;
  cutLower = lower;
  cutScore = score;
}

/** The median coordinate, by repeated partition. */
function middle(axis: i32, from: i32, to: i32): f64 {
  const count = to - from, wanted = count >> 1;
  for (let i = 0; i < count; i++) put(keys, i, along(axis, order[from + i]));
  let low = 0, high = count - 1;
  while (low < high) {
    const pivot = at(keys, (low + high) >> 1);
    let i = low, j = high;
    while (i <= j) {
      while (at(keys, i) < pivot) i++;
      while (at(keys, j) > pivot) j--;
      if (i > j) break;
      const held = at(keys, i);
      put(keys, i++, at(keys, j));
      put(keys, j--, held);
    }
    if (wanted <= j) high = j;
    else if (wanted >= i) low = i;
    else break;
  }
  return at(keys, wanted);
}

/** The next coordinate above, or the same where there is none. */
function following(axis: i32, value: f64, from: i32, to: i32): f64 {
  let next = Infinity;
  for (let i = from; i < to; i++) {
    const x = along(axis, order[i]);
    if (x > value && x < next) next = x;
  }
  return next == Infinity ? value : next;
}
