/** Approximate minimum degree ordering on a quotient graph (Amestoy, Davis, Duff 1996). */

import { append, cutAt, free, length, lists, place, prepareLists, reserve } from "./adjacency";
import { degree, link, prepareDegrees, takeLeast, unlink } from "./degrees";
import { ELEMENT, VARIABLE, elements, mark, pastMarks, prepareQuotient, retire, size, stamp, state } from "./quotient";
import { Integers, integers } from "./storage";
import { hashTwin, mergeTwins, nextMerged, prepareTwins } from "./twins";

let n: i32 = 0;
let kept: Integers = integers(0);
let order: Integers = integers(0), ordered: i32 = 0, eliminated: i32 = 0;

/** Elimination order of a graph in compressed form. */
export function minimumDegree(count: i32, starts: Integers, neighbours: Integers): Integers {
  prepare(count, starts, neighbours);
  while (eliminated < n) eliminateNext();
  return order;
}

function prepare(count: i32, starts: Integers, neighbours: Integers): void {
  n = count;
  prepareLists(n, starts, neighbours);
  prepareDegrees(n);
  prepareQuotient(n);
  prepareTwins(n);
  kept = integers(n + 1); order = integers(n);
  ordered = 0; eliminated = 0;
  for (let i = n - 1; i >= 0; i--) {
    degree[i] = length[i];
    link(i);
  }
}

function emit(i: i32): void {
  for (let v = i; v >= 0; v = nextMerged[v]) order[ordered++] = v;
}

function eliminateNext(): void {
  const pivot = takeLeast();
  const pivotSize = size[pivot];
  eliminated += pivotSize;
  emit(pivot);
  size[pivot] = -pivotSize;
  reserve(n);
  const from = free;
  const boundary = gatherBoundary(pivot);
  countOutside(from);
  degree[pivot] = boundary;
  pruneLists(pivot, from);
  pastMarks();
  mergeTwins(from);
  pastMarks();
  updateDegrees(pivot, from, boundary);
  size[pivot] = pivotSize;
}

/** The pivot becomes an element: its list is every variable it reaches directly or through an absorbed element. */
function gatherBoundary(pivot: i32): i32 {
  const from = free;
  let boundary = 0;
  const elementCount = elements[pivot], base = place[pivot];
  for (let t = 0; t <= elementCount; t++) {
    let begin = base + elementCount, end = base + length[pivot], absorbed = -1;
    if (t < elementCount) {
      absorbed = lists[base + t];
      if (state[absorbed] != ELEMENT) continue;
      begin = place[absorbed];
      end = begin + length[absorbed];
    }
    for (let q = begin; q < end; q++) {
      const i = lists[q];
      if (state[i] != VARIABLE || size[i] <= 0) continue;
      boundary += size[i];
      size[i] = -size[i];
      append(i);
      unlink(i);
    }
    if (absorbed >= 0) retire(absorbed);
  }
  state[pivot] = ELEMENT;
  place[pivot] = from;
  length[pivot] = free - from;
  elements[pivot] = 0;
  return boundary;
}

/** For every element that touches the boundary: how much of it lies outside, kept in `mark` above `stamp`. */
function countOutside(from: i32): void {
  for (let q = from; q < free; q++) {
    const i = lists[q], weight = -size[i];
    for (let t = 0; t < elements[i]; t++) {
      const e = lists[place[i] + t];
      if (state[e] != ELEMENT) continue;
      if (mark[e] >= stamp) mark[e] -= weight;
      else mark[e] = degree[e] + stamp - weight;
    }
  }
}

/** Drop dead entries from the boundary's lists, put the new element first, and hash each list for its twins. */
function pruneLists(pivot: i32, from: i32): void {
  for (let q = from; q < free; q++) {
    const i = lists[q], base = place[i], elementCount = elements[i], total = length[i];
    let external = 0, keptElements = 0, keptTotal = 0;
    let sum: u32 = pivot;
    for (let t = 0; t < elementCount; t++) {
      const e = lists[base + t];
      if (state[e] != ELEMENT) continue;
      const outside = mark[e] - stamp;
      if (outside > 0) {
        external += outside;
        kept[keptTotal++] = e;
        sum += e;
        keptElements++;
      } else retire(e);
    }
    for (let t = elementCount; t < total; t++) {
      const j = lists[base + t];
      if (state[j] != VARIABLE || size[j] <= 0) continue;
      external += size[j];
      kept[keptTotal++] = j;
      sum += j;
    }
    lists[base] = pivot;
    for (let t = 0; t < keptTotal; t++) lists[base + 1 + t] = kept[t];
    elements[i] = keptElements + 1;
    length[i] = keptTotal + 1;
    if (external < degree[i]) degree[i] = external;
    hashTwin(i, sum);
  }
}

function updateDegrees(pivot: i32, from: i32, boundary: i32): void {
  let rest = boundary, write = from;
  for (let q = from; q < free; q++) {
    const i = lists[q];
    if (state[i] != VARIABLE || size[i] == 0) continue;
    const weight = -size[i];
    size[i] = weight;
    // A variable that touches nothing but this element can be eliminated with it at no cost.
    if (elements[i] == 1 && length[i] == 1) {
      eliminated += weight;
      emit(i);
      retire(i);
      rest -= weight;
      continue;
    }
    let d = degree[i] + rest - weight;
    if (d > n - eliminated - weight) d = n - eliminated - weight;
    if (d < 0) d = 0;
    degree[i] = d;
    link(i);
    lists[write++] = i;
  }
  length[pivot] = write - from;
  cutAt(write);
  degree[pivot] = rest;
  if (!length[pivot]) retire(pivot);
}
