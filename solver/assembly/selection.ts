/** Which blocks of the inverse are sought, sorted by the front that has them, and the room that its recurrence takes. */

import { blockOfNode } from "./graph";
import { Integers, filled, integers } from "./storage";
import { firstColumn, frontCount, frontOf, parentFront, rowStarts } from "./symbolic";
import { position } from "./tree";

/** Requests of front s: requested[requestStarts[s]] …, each the index of a pair of nodes. */
export let requestStarts: Integers = integers(0);
export let requested: Integers = integers(0);
/** First child of each front and its next sibling, ascending; −1 at the end. */
export let firstChild: Integers = integers(0);
export let nextSibling: Integers = integers(0);
/** Doubles that the parts handed down take at most, and the largest front. */
export let handedSize: usize = 0;
export let largestFront: usize = 0;

let pairs: usize = 0;

/** First (0) or second (1) node of a pair. */
export function nodeOf(pair: i32, end: i32): i32 {
  return load<i32>(pairs + ((<usize>(2 * pair + end)) << 2));
}

/** Its elimination position, −1 where it is held. */
export function positionOf(pair: i32, end: i32): i32 {
  const block = blockOfNode[nodeOf(pair, end)];
  return block < 0 ? -1 : position[block];
}

export function select(given: usize, count: i32): void {
  pairs = given;
  sortRequests(count);
  linkChildren();
  measure();
}

function sortRequests(count: i32): void {
  requestStarts = integers(frontCount + 2);
  requested = integers(count + 1);
  for (let q = 0; q < count; q++) {
    const first = min(positionOf(q, 0), positionOf(q, 1));
    if (first >= 0) requestStarts[frontOf[first] + 2]++;
  }
  for (let s = 0; s < frontCount; s++) requestStarts[s + 2] += requestStarts[s + 1];
  for (let q = 0; q < count; q++) {
    const first = min(positionOf(q, 0), positionOf(q, 1));
    if (first >= 0) requested[requestStarts[frontOf[first] + 1]++] = q;
  }
}

function linkChildren(): void {
  firstChild = filled(frontCount, -1);
  nextSibling = filled(frontCount, -1);
  for (let s = frontCount - 1; s >= 0; s--) {
    const up = parentFront[s];
    if (up < 0) continue;
    nextSibling[s] = firstChild[up];
    firstChild[up] = s;
  }
}

/** Doubles of what a front is handed by the one above it. */
export function handedTo(s: i32): usize {
  const u = <usize>(6 * (rowStarts[s + 1] - rowStarts[s] - firstColumn[s + 1] + firstColumn[s]));
  return u * u;
}

function measure(): void {
  let top: usize = 0;
  handedSize = 0;
  largestFront = 0;
  for (let s = frontCount - 1; s >= 0; s--) {
    const m = <usize>(6 * (rowStarts[s + 1] - rowStarts[s]));
    largestFront = max(largestFront, m * m);
    top -= handedTo(s);
    for (let c = firstChild[s]; c >= 0; c = nextSibling[c]) top += handedTo(c);
    handedSize = max(handedSize, top);
  }
}
