/** What Python's order means: of numbers and texts, of lists by their first parts that differ, of sets by what they hold. */

import { type Any, each, isSet, isTable, set } from "./collections.ts";

/** Lists by their first parts that differ. */
export function compare(one: Any, other: Any): number {
  if (!Array.isArray(one)) return one < other ? -1 : one > other ? 1 : 0;
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const order = compare(one[i], other[i]);
    if (order) return order;
  }
  return one.length - other.length;
}
/** Of sets, whether one is within the other. */
export function ordered(one: Any, sign: "<" | "<=" | ">" | ">=", other: Any): boolean {
  if (isSet(one)) return sign === "<=" ? issubset(one, other) : issubset(other, one);
  if (Array.isArray(one)) return ordered(compare(one, other), sign, 0);
  return sign === "<" ? one < other : sign === "<=" ? one <= other : sign === ">" ? one > other : one >= other;
}
export const issubset = (one: Any, other: Any): boolean => {
  const known = isSet(other) || isTable(other) ? other : set(other);
  return each(one).every((value) => known.has(value));
};
export const issuperset = (one: Any, other: Any): boolean => issubset(other, one);

interface Choice {
  key?: (value: Any) => Any;
  default?: Any;
}
const itself = (value: Any): Any => value;
export function min(whole: Any, { key = itself, default: missing }: Choice = {}): Any {
  const [first = missing, ...others] = each(whole);
  return others.reduce((least, value) => (compare(key(value), key(least)) < 0 ? value : least), first);
}
export function max(whole: Any, { key = itself, default: missing }: Choice = {}): Any {
  const [first = missing, ...others] = each(whole);
  return others.reduce((most, value) => (compare(key(value), key(most)) > 0 ? value : most), first);
}
/** Of two or three numbers that stand there. */
export const least = (one: number, other: number, third = one): number => (other < one ? least(other, third) : third < one ? third : one);
export const most = (one: number, other: number, third = one): number => (other > one ? most(other, third) : third > one ? third : one);
export const sorted = (whole: Any, { key = itself }: Choice = {}): Any[] =>
  each(whole)
    .map((value): [Any, Any] => [key(value), value])
    .sort(([one], [other]) => compare(one, other))
    .map(([, value]) => value);

/** The first so many in order. */
export function nsmallest(count: number, whole: Any): Any[] {
  const found: Any[] = [];
  for (const value of each(whole)) {
    if (found.length >= count && compare(value, found.at(-1)) >= 0) continue;
    found.splice(bisectRight(found, value), 0, value);
    if (found.length > count) found.pop();
  }
  return found;
}

/** Where a value belongs in a list in order, before its equals. */
export const bisectLeft = (line: Any[], value: Any): number => place(line, (one) => compare(one, value) < 0);
/** After them. */
export const bisectRight = (line: Any[], value: Any): number => place(line, (one) => compare(one, value) <= 0);
function place(line: Any[], isBefore: (one: Any) => boolean): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(line[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}
