/** Variables of an ordering by their degree, as doubly linked lists from which the least can be taken. */

import { Integers, filled, integers } from "./storage";

export let degree: Integers = integers(0);
let head: Integers = integers(0), next: Integers = integers(0), previous: Integers = integers(0), minimum: i32 = 0;

export function prepareDegrees(count: i32): void {
  degree = integers(count);
  head = filled(count + 1, -1); next = integers(count); previous = integers(count);
  minimum = 0;
}

/** Put a variable among those of its degree. */
export function link(i: i32): void {
  const own = unchecked(degree[i]), first = unchecked(head[own]);
  unchecked((next[i] = first));
  unchecked((previous[i] = -1));
  if (first >= 0) unchecked((previous[first] = i));
  unchecked((head[own] = i));
  if (own < minimum) minimum = own;
}

/** Take it from them, before its degree changes. */
export function unlink(i: i32): void {
  const after = unchecked(next[i]), before = unchecked(previous[i]);
  if (after >= 0) unchecked((previous[after] = before));
  if (before >= 0) unchecked((next[before] = after));
  else unchecked((head[unchecked(degree[i])] = after));
}

/** One of the least degree, taken. */
export function takeLeast(): i32 {
  while (head[minimum] < 0) minimum++;
  const least = head[minimum];
  unlink(least);
  return least;
}
