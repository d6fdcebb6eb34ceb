/** What Python's operators and functions mean, for the rules that are written in it and out in TypeScript. */

import {
  type Any,
  at,
  bool,
  contains,
  dict,
  each,
  equal,
  get,
  isRecord,
  isSet,
  isTable,
  items,
  keyOf,
  len,
  list,
  merged,
  put,
  set,
  truthy,
} from "./collections.ts";
import { characters, quoted } from "./texts.ts";

export { counted, filled } from "../../results/counts.ts";
export * from "./collections.ts";
export * from "./order.ts";
export { re } from "./patterns.ts";
export { capitalize, casefold, islower, isupper, rstrip, title } from "./texts.ts";

// One by one, so that a bundle keeps those it needs.
export const abs = Math.abs;
export const sqrt = Math.sqrt;
export const hypot = Math.hypot;
export const atan2 = Math.atan2;
export const floor = Math.floor;
export const cos = Math.cos;
export const sin = Math.sin;
export const asin = Math.asin;
export const pi = Math.PI;
export const inf = Infinity;
export const nan = NaN;
export const isfinite = (value: number): boolean => Number.isFinite(value);
export const degrees = (radians: number): number => (radians * 180) / Math.PI;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const int = (value: Any): number => Math.trunc(Number(value));
export const float = Number;
export const str = (value: Any): string => String(keyOf(value));

export const either = (value: Any, other: () => Any): Any => (truthy(value) ? value : other());
export const both = (value: Any, other: () => Any): Any => (truthy(value) ? other() : value);

export const isdisjoint = (one: Any, other: Any): boolean => !each(other).some((value) => one.has(value));

export const lt = (one: Any, other: Any): boolean => one < other;
export const le = (one: Any, other: Any): boolean => one <= other;
export const gt = (one: Any, other: Any): boolean => one > other;
export const ge = (one: Any, other: Any): boolean => one >= other;
export const eq = equal;

export const add = (one: Any, other: Any): Any => (Array.isArray(one) ? [...one, ...each(other)] : one + other);
/** What `+=` and `|=` do: lists, sets and dictionaries stay the same ones. */
export function grown(whole: Any, others: Any): Any {
  if (typeof whole !== "object") return whole + others;
  if (Array.isArray(whole)) extend(whole, others);
  else update(whole, others);
  return whole;
}
export const subtract = (one: Any, other: Any): Any =>
  isSet(one) ? set(each(one).filter((value) => !contains(other, value))) : one - other;
export const difference = subtract;
export const modulo = (one: number, other: number): number => ((one % other) + other) % other;
/** What `|` makes of two sets or two dictionaries. */
export const joined = (one: Any, other: Any): Any => (isTable(one) || isRecord(one) ? merged(one, other) : union(one, other));
export const union = (one: Any, ...others: Any[]): Any => set([one, ...others].flatMap(each));
/** In as many steps as the smaller of two sets has. */
export const intersection = (one: Any, other: Any): Any =>
  isSet(other) && other.size < len(one) ? intersection(other, one) : set(each(one).filter((value) => contains(other, value)));
export function repeated(what: Any[], times: Any): Any[] {
  const found: Any[] = [];
  for (let i = 0; i < times; i++) found.push(...what);
  return found;
}
export function update(whole: Any, others: Any): void {
  if (isSet(whole)) for (const value of each(others)) whole.add(value);
  else for (const [key, value] of items(others)) put(whole, key, value);
}
export function extend(list: Any, others: Any): void {
  for (const value of each(others)) list.push(value);
}
/** The last of a list, any of a set, or what a dictionary has under a key. */
export function pop(whole: Any, key?: Any, missing?: Any): Any {
  if (Array.isArray(whole)) return whole.pop();
  const [first] = isSet(whole) ? whole : [key];
  const found = isSet(whole) ? first : get(whole, key, missing);
  whole.delete(first);
  return found;
}
/** Halves go to the even neighbour; a rounded zero has no sign. */
export function round(value: number, places = 0): number {
  if (places) {
    // A half is exact in binary, and then in one decimal more.
    const half = Number.isInteger(value * 2 ** (places + 1)) ? value.toFixed(places + 1) : "";
    const down = half.endsWith("5") && Number(half.at(-2)) % 2 === 0;
    return Number(down ? half.slice(0, -1) : value.toFixed(places)) + 0;
  }
  const rounded = Math.round(value);
  return (Math.abs(value % 1) === 0.5 && rounded % 2 ? rounded - 1 : rounded) + 0;
}

export function range(first: number, end?: number): number[] {
  if (end === undefined) return range(0, first);
  const found: number[] = [];
  for (let i = first; i < end; i++) found.push(i);
  return found;
}
export const reversed = (whole: Any): Any[] => list(whole).reverse();
export const enumerate = (whole: Any, first = 0): [number, Any][] => each(whole).map((value, i) => [first + i, value]);
/** As long as the shortest. */
export const zip = (...[first, ...others]: Any[]): Any[][] => map((...values) => values, first, ...others);
export function map(made: (...given: Any[]) => Any, first: Any, second?: Any, ...others: Any[]): Any[] {
  const one = each(first);
  if (second === undefined) return one.map((value) => made(value));
  if (others.length) return map((given, ...more) => made(...given, ...more), zip(first, second), ...others);
  const two = each(second);
  const found: Any[] = [];
  for (let i = 0; i < one.length && i < two.length; i++) found.push(made(one[i], two[i]));
  return found;
}
/** Of a text its characters. */
export function slice(whole: Any, first?: number, end?: number): Any {
  if (typeof whole !== "string") return whole.slice(first, end);
  const parts = characters(whole).slice(first, end);
  return typeof parts === "string" ? parts : parts.join("");
}
export function pairwise(whole: Any): [Any, Any][] {
  const all = each(whole);
  return all.slice(1).map((value, i) => [all[i], value]);
}
export const combinations = (whole: Any, _two: 2): [Any, Any][] =>
  each(whole).flatMap((one, i, all) => all.slice(i + 1).map((other): [Any, Any] => [one, other]));
/** Every choice of one from each. */
export const product = (...wholes: Any[]): Any[][] =>
  wholes.reduce((found: Any[][], whole) => found.flatMap((chosen) => each(whole).map((value) => [...chosen, value])), [[]]);
export const chain = (...wholes: Any[]): Any[] => wholes.flatMap(each);
export const itemgetter =
  (key: Any) =>
  (whole: Any): Any =>
    at(whole, key);
export const filter = (asked: ((value: Any) => Any) | undefined, whole: Any): Any[] =>
  each(whole).filter((value) => truthy(asked ? asked(value) : value));
export const any = (whole: Any): boolean => each(whole).some(truthy);
export const all = (whole: Any): boolean => each(whole).every(truthy);
export const prod = (whole: Any): number => each(whole).reduce((total, value) => total * value, 1);
export function sum(whole: Any): number {
  let total = 0;
  for (const value of each(whole)) total += value;
  return total;
}
export const next = (whole: Any, missing?: Any): Any => each(whole)[0] ?? missing;

export const partial =
  (made: (...given: Any[]) => Any, ...first: Any[]) =>
  (...further: Any[]): Any =>
    made(...first, ...further);

/** What stands before a sign, the sign and what stands behind it. */
export function partition(text: string, sign: string): [string, string, string] {
  const place = text.indexOf(sign);
  return place < 0 ? [text, "", ""] : [text.slice(0, place), sign, text.slice(place + sign.length)];
}
/** Each sign as a table has it. */
export const translate = (text: string, table: Any): string =>
  each(text)
    .map((sign) => table.get(sign) ?? sign)
    .join("");
export function rpartition(text: string, sign: string): [string, string, string] {
  const place = text.lastIndexOf(sign);
  return place < 0 ? ["", "", text] : [text.slice(0, place), sign, text.slice(place + sign.length)];
}
export const isInteger = (value: number): boolean => Number.isInteger(value);
/** A number to so many digits: small and large ones by powers of ten. */
export function digits(value: number, count: number | string): string {
  if (!Number.isFinite(value)) return String(value);
  const [mantissa, power] = value.toExponential(Number(count) - 1).split("e") as [string, string];
  if (Number(power) >= -4 && Number(power) < Number(count)) return String(Number(value.toPrecision(Number(count))));
  return `${Number(mantissa)}e${power[0]}${power.slice(1).padStart(2, "0")}`;
}
export const ord = (sign: string): number => sign.codePointAt(0)!;
/** A number in hexadecimal, of so many digits at least. */
export const hex = (value: number, count: number): string => value.toString(16).padStart(count, "0");
export const isalpha = (text: string): boolean => /^\p{L}+$/u.test(text);
export const isdigit = (text: string): boolean => /^[0-9]+$/.test(text);
export const repr = (value: Any): string => (typeof value === "string" ? quoted(value) : String(value));

/** The function that makes such values; JSON has one kind of numbers. */
export function type(value: Any): Any {
  if (typeof value !== "object" || value === null) return { string: str, number: float, boolean: bool }[typeof value as string];
  if (Array.isArray(value)) return list;
  return isSet(value) ? set : isTable(value) || isRecord(value) ? dict : value.constructor;
}
/** Lists stand for tuples as well, and numbers for whole ones. */
export const isinstance = (value: Any, kinds: Any[]): boolean =>
  kinds.some((kind) => kind === type(value) || (kind === int && Number.isInteger(value)) || (kind.prototype && value instanceof kind));

/** Of what JSON can say. */
export const deepcopy = (value: Any): Any => JSON.parse(JSON.stringify(value));

/** A function that remembers what it found, of so many questions at most. */
export function cached(most: number, find: (...asked: Any[]) => Any): (...asked: Any[]) => Any {
  const known = new Map<Any, Any>();
  return (...asked) => {
    const key = keyOf(asked);
    if (!known.has(key)) {
      if (known.size >= most) known.clear();
      known.set(key, find(...asked));
    }
    return known.get(key);
  };
}

export const json = { loads: JSON.parse, dumps: (value: Any): string => JSON.stringify(value) };
