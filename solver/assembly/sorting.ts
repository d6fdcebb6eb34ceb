/** Sorting of short integer ranges: insertion below 24 entries, heapsort above. */

import { Integers } from "./storage";

export function sortRange(a: Integers, from: i32, to: i32): void {
  const n = to - from;
  if (n < 24) {
    insertion(a, from, to);
    return;
  }
  for (let k = n / 2 - 1; k >= 0; k--) sift(a, from, k, n);
  for (let k = n - 1; k > 0; k--) {
    const value = a[from + k];
    a[from + k] = a[from];
    a[from] = value;
    sift(a, from, 0, k);
  }
}

function insertion(a: Integers, from: i32, to: i32): void {
  for (let i = from + 1; i < to; i++) {
    const value = a[i];
    let j = i - 1;
    while (j >= from && a[j] > value) {
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = value;
  }
}

function sift(a: Integers, from: i32, root: i32, n: i32): void {
  const value = a[from + root];
  let i = root;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= n) break;
    if (child + 1 < n && a[from + child + 1] > a[from + child]) child++;
    if (a[from + child] <= value) break;
    a[from + i] = a[from + child];
    i = child;
  }
  a[from + i] = value;
}
