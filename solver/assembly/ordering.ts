/** Approximate minimum degree ordering on a quotient graph (Amestoy, Davis, Duff 1996). */

import { Integers, filled, integers } from "./storage";

const VARIABLE: i32 = 0, ELEMENT: i32 = 1, DEAD: i32 = 2;

let n: i32 = 0;
/** Adjacency lists: elements first, then variables. */
let lists: Integers = integers(0), spare: Integers = integers(0);
let capacity: i32 = 0, free: i32 = 0;
let place: Integers = integers(0), length: Integers = integers(0), elements: Integers = integers(0);
/** Size of a supervariable; negative while it belongs to the current pivot. */
let size: Integers = integers(0);
let state: Integers = integers(0), degree: Integers = integers(0);
let mark: Integers = integers(0), stamp: i32 = 1;
/** Variables merged into one another, as linked lists. */
let nextMerged: Integers = integers(0), lastMerged: Integers = integers(0);
/** Variables by degree, as doubly linked lists. */
let head: Integers = integers(0), next: Integers = integers(0), previous: Integers = integers(0), minimum: i32 = 0;
let bucket: Integers = integers(0), nextInBucket: Integers = integers(0), hash: Integers = integers(0);
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
  capacity = starts[n] * 6 + 16 * n + 1024;
  lists = integers(capacity);
  spare = integers(0);
  place = integers(n); length = integers(n); elements = integers(n);
  size = filled(n, 1); state = integers(n); degree = integers(n); mark = integers(n);
  nextMerged = filled(n, -1); lastMerged = integers(n);
  head = filled(n + 1, -1); next = integers(n); previous = integers(n);
  bucket = filled(n, -1); nextInBucket = integers(n); hash = integers(n);
  kept = integers(n + 1); order = integers(n);
  free = 0; stamp = 1; minimum = 0; ordered = 0; eliminated = 0;
  for (let i = 0; i < n; i++) {
    place[i] = free;
    length[i] = starts[i + 1] - starts[i];
    for (let p = starts[i]; p < starts[i + 1]; p++) lists[free++] = neighbours[p];
    degree[i] = length[i];
    lastMerged[i] = i;
  }
  for (let i = n - 1; i >= 0; i--) link(i);
}

function link(i: i32): void {
  const first = unchecked(head[unchecked(degree[i])]);
  unchecked((next[i] = first));
  unchecked((previous[i] = -1));
  if (first >= 0) unchecked((previous[first] = i));
  unchecked((head[unchecked(degree[i])] = i));
}

function unlink(i: i32): void {
  const after = unchecked(next[i]), before = unchecked(previous[i]);
  if (after >= 0) unchecked((previous[after] = before));
  if (before >= 0) unchecked((next[before] = after));
  else unchecked((head[unchecked(degree[i])] = after));
}

function emit(i: i32): void {
  for (let v = i; v >= 0; v = nextMerged[v]) order[ordered++] = v;
}

function eliminateNext(): void {
  while (head[minimum] < 0) minimum++;
  const pivot = head[minimum];
  unlink(pivot);
  const pivotSize = size[pivot];
  eliminated += pivotSize;
  emit(pivot);
  size[pivot] = -pivotSize;
  if (free + n > capacity) compact();
  const from = free;
  const boundary = gatherBoundary(pivot);
  countOutside(from);
  degree[pivot] = boundary;
  pruneLists(pivot, from);
  stamp += n + 1;
  mergeTwins(from);
  stamp += n + 1;
  if (stamp > 1000000000) {
    for (let i = 0; i < n; i++) mark[i] = 0;
    stamp = 1;
  }
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
      lists[free++] = i;
      unlink(i);
    }
    if (absorbed >= 0) state[absorbed] = DEAD;
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

/** Drop dead entries from the boundary's lists, put the new element first, and hash each list. */
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
      } else state[e] = DEAD;
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
    const h = <i32>(sum % <u32>n);
    hash[i] = h;
    nextInBucket[i] = bucket[h];
    bucket[h] = i;
  }
}

/** Variables with the same list are one supervariable from here on. */
function mergeTwins(from: i32): void {
  for (let q = from; q < free; q++) {
    const first = lists[q];
    if (size[first] == 0 || state[first] != VARIABLE) continue;
    let i = bucket[hash[first]];
    bucket[hash[first]] = -1;
    for (; i >= 0; i = nextInBucket[i]) {
      if (state[i] != VARIABLE) continue;
      if (nextInBucket[i] < 0) break;
      stamp++;
      for (let t = 1; t < length[i]; t++) mark[lists[place[i] + t]] = stamp;
      let last = i;
      for (let j = nextInBucket[i]; j >= 0; j = nextInBucket[j]) {
        if (!sameList(i, j)) {
          last = j;
          continue;
        }
        size[i] += size[j];
        size[j] = 0;
        state[j] = DEAD;
        nextMerged[lastMerged[i]] = j;
        lastMerged[i] = lastMerged[j];
        nextInBucket[last] = nextInBucket[j];
      }
    }
  }
}

function sameList(i: i32, j: i32): bool {
  if (state[j] != VARIABLE || length[j] != length[i] || elements[j] != elements[i]) return false;
  for (let t = 1; t < length[j]; t++) if (mark[lists[place[j] + t]] != stamp) return false;
  return true;
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
      state[i] = DEAD;
      rest -= weight;
      continue;
    }
    let d = degree[i] + rest - weight;
    if (d > n - eliminated - weight) d = n - eliminated - weight;
    if (d < 0) d = 0;
    degree[i] = d;
    link(i);
    if (d < minimum) minimum = d;
    lists[write++] = i;
  }
  length[pivot] = write - from;
  free = write;
  degree[pivot] = rest;
  if (!length[pivot]) state[pivot] = DEAD;
}

/** Move all living lists together when the workspace runs out; a second buffer is made once and then swapped. */
function compact(): void {
  if (spare.length == 0) spare = integers(capacity);
  let write = 0;
  for (let i = 0; i < n; i++) {
    if (state[i] == DEAD || length[i] == 0) continue;
    for (let t = 0; t < length[i]; t++) spare[write + t] = lists[place[i] + t];
    place[i] = write;
    write += length[i];
  }
  const full = lists;
  lists = spare;
  spare = full;
  free = write;
  if (free + n > capacity) grow();
}

function grow(): void {
  capacity = capacity * 2 + n;
  const larger = integers(capacity);
  for (let i = 0; i < free; i++) larger[i] = lists[i];
  lists = larger;
  spare = integers(0);
}
