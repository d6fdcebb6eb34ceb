/** The quotient graph of an elimination: variables that are left, elements that eliminated ones became. */

import { length } from "./adjacency";
import { Integers, filled, integers } from "./storage";

export const VARIABLE: i32 = 0, ELEMENT: i32 = 1, DEAD: i32 = 2;
/** Marks are cleared before they overflow. */
const LAST_STAMP: i32 = 1000000000;

/** How many elements each list has: they stand first, then variables. */
export let elements: Integers = integers(0);
/** Size of a supervariable; negative while it belongs to the current pivot. */
export let size: Integers = integers(0);
export let state: Integers = integers(0);
/** What was seen since the last stamp has a mark of at least `stamp`. */
export let mark: Integers = integers(0);
export let stamp: i32 = 1;
let variables: i32 = 0;

export function prepareQuotient(count: i32): void {
  elements = integers(count);
  size = filled(count, 1); state = integers(count); mark = integers(count);
  variables = count; stamp = 1;
}

/** Nothing is left of it, and its list is nobody's. */
export function retire(i: i32): void {
  state[i] = DEAD;
  length[i] = 0;
}

export function nextStamp(): void {
  stamp++;
}

/** Beyond every mark that counts something. */
export function pastMarks(): void {
  stamp += variables + 1;
  if (stamp <= LAST_STAMP) return;
  for (let i = 0; i < variables; i++) mark[i] = 0;
  stamp = 1;
}
