/** Where the elements of a lateral buckling problem end. */

import { at, doubles, put } from "../storage";
import { length, pieceCount, pieceEnd, pointAt, pointCount, restraintAt, restraintCount, spreadCount, spreadEnd, spreadStart } from "./beam";

let marks: usize = 0, marked: i32 = 0, first: i32 = 0, nodes: usize = 0, room: i32 = 0;

export let nodeCount: i32 = 0;

// @ts-ignore: decorator
@inline
export function nodeAt(i: i32): f64 {
  return at(nodes, i);
}

/** Places of one kind, from `first` on, come nearly in order, so that most of them stay where they are put. */
function mark(s: f64): void {
  let i = marked++;
  for (; i > first && at(marks, i - 1) > s; i--) put(marks, i, at(marks, i - 1));
  put(marks, i, s);
}

/** The kind that was marked last takes its places among all before; the nodes are still to come and lend their room. */
function mergeMarks(): void {
  for (let to = 0, i = 0, j = first; to < marked; to++)
    put(nodes, to, j == marked || (i < first && at(marks, i) <= at(marks, j)) ? at(marks, i++) : at(marks, j++));
  memory.copy(marks, nodes, (<usize>marked) << 3);
  first = marked;
}

/** Every place where an element must end, ascending: the ends, and every break, load and restraint. */
function markPlaces(): void {
  first = marked = 0;
  mark(0);
  for (let i = 0; i < pieceCount; i++) mark(pieceEnd(i));
  mergeMarks();
  for (let i = 0; i < restraintCount; i++) mark(restraintAt(i));
  mergeMarks();
  for (let i = 0; i < pointCount; i++) mark(pointAt(i));
  mergeMarks();
  for (let i = 0; i < spreadCount; i++) {
    mark(spreadStart(i));
    mark(spreadEnd(i));
  }
  mergeMarks();
}

function reserve(elements: i32): void {
  const most = elements + pieceCount + restraintCount + pointCount + 2 * spreadCount + 2;
  if (most <= room) return;
  room = 2 * most;
  marks = doubles(room);
  nodes = doubles(room);
}

/** About so many elements, even between the places where one must end. */
export function buildMesh(elements: i32): void {
  reserve(elements);
  markPlaces();
  put(nodes, 0, 0);
  nodeCount = 1;
  for (let k = 0; k < marked; k++) {
    const from = nodeAt(nodeCount - 1), to = Math.min(at(marks, k), length), gap = to - from;
    if (gap < 1e-4 * length) continue;
    const count = max(1, <i32>Math.round((gap / length) * <f64>elements));
    for (let i = 1; i <= count; i++) put(nodes, nodeCount++, i == count ? to : from + (gap * <f64>i) / <f64>count);
  }
  put(nodes, nodeCount - 1, length);
}

/** The node nearest to s: distances fall and then grow along the nodes. */
export function nearest(s: f64): i32 {
  let low = 0, high = nodeCount - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nodeAt(middle + 1) - s < s - nodeAt(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
