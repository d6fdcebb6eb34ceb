/** Adjacency lists of an ordering's quotient graph in one workspace: lists grow at its end, and the living ones move together when it is full. */

import { Integers, integers } from "./storage";

export let lists: Integers = integers(0);
/** Where each list begins and how long it is. */
export let place: Integers = integers(0), length: Integers = integers(0);
/** Where the next entry goes. */
export let free: i32 = 0;
let spare: Integers = integers(0), capacity: i32 = 0;

/** Of a graph in compressed form. */
export function prepareLists(count: i32, starts: Integers, neighbours: Integers): void {
  capacity = starts[count] * 6 + 16 * count + 1024;
  lists = integers(capacity);
  spare = integers(0);
  place = integers(count); length = integers(count);
  free = 0;
  for (let i = 0; i < count; i++) {
    place[i] = free;
    length[i] = starts[i + 1] - starts[i];
    for (let p = starts[i]; p < starts[i + 1]; p++) append(neighbours[p]);
  }
}

// @ts-ignore: decorator
@inline
export function append(entry: i32): void {
  lists[free++] = entry;
}

/** What stands from here on is no list's any more. */
export function cutAt(end: i32): void {
  free = end;
}

/** Room for a list of `count` entries at the end; lists of length zero are nobody's. */
export function reserve(count: i32): void {
  if (free + count <= capacity) return;
  compact(count);
  if (free + count > capacity) grow(count);
}

/** A second buffer is made once and then swapped. */
function compact(count: i32): void {
  if (spare.length == 0) spare = integers(capacity);
  let write = 0;
  for (let i = 0; i < count; i++) {
    for (let t = 0; t < length[i]; t++) spare[write + t] = lists[place[i] + t];
    place[i] = write;
    write += length[i];
  }
  const full = lists;
  lists = spare;
  spare = full;
  free = write;
}

function grow(count: i32): void {
  capacity = capacity * 2 + count;
  const larger = integers(capacity);
  for (let i = 0; i < free; i++) larger[i] = lists[i];
  lists = larger;
  spare = integers(0);
}
