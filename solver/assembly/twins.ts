/** Variables with the same list of neighbours, found by a hash of it and merged into supervariables. */

import { free, length, lists, place } from "./adjacency";
import { VARIABLE, elements, mark, nextStamp, retire, size, stamp, state } from "./quotient";
import { Integers, filled, integers } from "./storage";

/** Variables merged into one another, as linked lists. */
export let nextMerged: Integers = integers(0);
let lastMerged: Integers = integers(0);
let bucket: Integers = integers(0), nextInBucket: Integers = integers(0), hash: Integers = integers(0);

export function prepareTwins(count: i32): void {
  nextMerged = filled(count, -1); lastMerged = integers(count);
  for (let i = 0; i < count; i++) lastMerged[i] = i;
  bucket = filled(count, -1); nextInBucket = integers(count); hash = integers(count);
}

/** Into the bucket of its list's `sum`. */
export function hashTwin(i: i32, sum: u32): void {
  const h = <i32>(sum % <u32>bucket.length);
  hash[i] = h;
  nextInBucket[i] = bucket[h];
  bucket[h] = i;
}

/** Variables with the same list are one supervariable from here on. */
export function mergeTwins(from: i32): void {
  for (let q = from; q < free; q++) {
    const first = lists[q];
    if (size[first] == 0 || state[first] != VARIABLE) continue;
    let i = bucket[hash[first]];
    bucket[hash[first]] = -1;
    for (; i >= 0; i = nextInBucket[i]) {
      if (state[i] != VARIABLE) continue;
      if (nextInBucket[i] < 0) break;
      nextStamp();
      for (let t = 1; t < length[i]; t++) mark[lists[place[i] + t]] = stamp;
      let last = i;
      for (let j = nextInBucket[i]; j >= 0; j = nextInBucket[j]) {
        if (!sameList(i, j)) {
          last = j;
          continue;
        }
        size[i] += size[j];
        size[j] = 0;
        retire(j);
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
