/**
 * What Python's operators and functions mean, for the rules that are written in it and out in TypeScript: lists are values, also as keys; what is empty is
 * false; dictionaries and sets keep their order. Objects of JSON are dictionaries too.
 */

export { counted, filled } from "../counts.ts";
export { digits } from "./validation/wording.ts";

// biome-ignore lint/suspicious/noExplicitAny: mypy has looked at the types, where the rules are written.
type Any = any;

export const { abs, sqrt, hypot, floor, cos, sin } = Math;
export const [inf, nan] = [Infinity, Number.NaN];
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const [int, float, str] = [(value: Any): number => Math.trunc(Number(value)), Number, (value: Any): string => String(keyOf(value))];

const isRecord = (value: Any): boolean => typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isTable = (value: Any): value is Map<Any, Any> => value instanceof Map || value instanceof Dict;
const isSet = (value: Any): value is Set<Any> => value instanceof Set || value instanceof Bag;

/** Of a list or a set a text, the same of equal ones; whatever else stands for itself. */
function keyOf(value: Any): Any {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  return isSet(value) ? `{${[...value].map(textOf).sort().join()}}` : value;
}
const textOf = (value: Any): string => (typeof value === "string" ? JSON.stringify(value) : String(keyOf(value)));

/** A dictionary. */
class Dict {
  private readonly entries = new Map<Any, [key: Any, value: Any]>();
  constructor(private readonly make?: () => Any) {}

  get size(): number {
    return this.entries.size;
  }
  has(key: Any): boolean {
    return this.entries.has(keyOf(key));
  }
  get(key: Any): Any {
    return this.entries.get(keyOf(key))?.[1];
  }
  /** What stands under a key; a new one where there is none, if the dictionary makes them. */
  at(key: Any): Any {
    if (this.make && !this.has(key)) this.set(key, this.make());
    return this.get(key);
  }
  set(key: Any, value: Any): this {
    const known = this.entries.get(keyOf(key));
    if (known) known[1] = value;
    else this.entries.set(keyOf(key), [key, value]);
    return this;
  }
  *keys(): Generator<Any> {
    for (const [key] of this.entries.values()) yield key;
  }
  *values(): Generator<Any> {
    for (const [, value] of this.entries.values()) yield value;
  }
  [Symbol.iterator](): Iterator<[Any, Any]> {
    return this.entries.values();
  }
}

/** A set. */
class Bag {
  private readonly members = new Map<Any, Any>();
  get size(): number {
    return this.members.size;
  }
  has(value: Any): boolean {
    return this.members.has(keyOf(value));
  }
  add(value: Any): this {
    if (!this.has(value)) this.members.set(keyOf(value), value);
    return this;
  }
  delete(value: Any): boolean {
    return this.members.delete(keyOf(value));
  }
  [Symbol.iterator](): Iterator<Any> {
    return this.members.values();
  }
}

/** What something consists of: of a dictionary its keys. */
export function each(whole: Any): Any[] {
  if (Array.isArray(whole)) return whole;
  if (isTable(whole)) return [...whole.keys()];
  return isRecord(whole) ? Object.keys(whole) : [...whole];
}
export const list = (whole: Any = []): Any[] => [...each(whole)];
export const tuple = list;
export function set(whole: Any = []): Any {
  const found = new Bag();
  for (const value of each(whole)) found.add(value);
  return found;
}
export const frozenset = set;
export function dict(pairs: Any = []): Any {
  const found = new Dict();
  for (const [key, value] of pairs) found.set(key, value);
  return found;
}
export const defaultdict = (make: () => Any): Any => new Dict(() => make());
export const fromkeys = (whole: Any): Any => dict(each(whole).map((key) => [key, undefined]));
/** As JSON would have it. */
export const record = (table: Any): Record<string, Any> => (isTable(table) ? Object.fromEntries(table) : table);

export const len = (whole: Any): number => (isRecord(whole) ? Object.keys(whole).length : (whole.length ?? whole.size));
export function truthy(value: Any): boolean {
  if (typeof value !== "object" || value === null) return value !== 0 && (Number.isNaN(value) || Boolean(value));
  return Array.isArray(value) || isTable(value) || isSet(value) || isRecord(value) ? len(value) > 0 : true;
}
export const bool = truthy;
export const either = (value: Any, other: () => Any): Any => (truthy(value) ? value : other());
export const both = (value: Any, other: () => Any): Any => (truthy(value) ? other() : value);

const held = (whole: Any, key: Any): boolean => (isTable(whole) ? whole.has(key) : Object.hasOwn(whole, key));
export const get = (whole: Any, key: Any, missing?: Any): Any =>
  !held(whole, key) ? missing : isTable(whole) ? whole.get(key) : whole[key];
/** What stands at a place, from the end where it is negative, or under a key. */
export function at(whole: Any, key: Any): Any {
  const found = whole instanceof Dict || Array.isArray(whole) ? (whole as Any).at(key) : get(whole, key);
  if (found === undefined && !held(whole, key)) throw new RangeError(`nothing under ${textOf(key)}`);
  return found;
}
export const getattr = (whole: Any, name: string, missing: Any): Any => whole?.[name] ?? missing;
export function put(whole: Any, key: Any, value: Any): void {
  if (isTable(whole)) whole.set(key, value);
  else whole[key] = value;
}
export function setdefault(whole: Any, key: Any, value: Any): Any {
  if (!held(whole, key)) put(whole, key, value);
  return get(whole, key);
}
export const keys = (table: Any): Any => (isTable(table) ? table : Object.keys(table));
export const values = (table: Any): Any[] => (isTable(table) ? [...table.values()] : Object.values(table));
export const items = (table: Any): [Any, Any][] => (isTable(table) ? [...table] : Object.entries(table));
export function contains(whole: Any, value: Any): boolean {
  if (typeof whole === "string") return whole.includes(value);
  if (Array.isArray(whole)) return whole.some((one) => equal(one, value));
  return isSet(whole) ? whole.has(value) : held(whole, value);
}

export const equal = (one: Any, other: Any): boolean => one === other || keyOf(one) === keyOf(other);
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
export const isdisjoint = (one: Any, other: Any): boolean => !each(other).some((value) => one.has(value));

export const add = (one: Any, other: Any): Any => (Array.isArray(one) ? [...one, ...each(other)] : one + other);
export const subtract = (one: Any, other: Any): Any =>
  isSet(one) ? set(each(one).filter((value) => !contains(other, value))) : one - other;
export const modulo = (one: number, other: number): number => ((one % other) + other) % other;
export const union = (one: Any, ...others: Any[]): Any => set([one, ...others].flatMap(each));
export const intersection = (one: Any, other: Any): Any => set(each(one).filter((value) => contains(other, value)));
export const repeated = (what: Any[], times: Any): Any[] => Array.from({ length: Number(times) }, () => what).flat();
export function pop(whole: Any): Any {
  const [first] = whole;
  whole.delete(first);
  return first;
}
/** Halves go to the even neighbour; a rounded zero has no sign. */
export function round(value: number, places = 0): number {
  if (places) return Number(value.toFixed(places)) + 0;
  const rounded = Math.round(value);
  return (Math.abs(value % 1) === 0.5 && rounded % 2 ? rounded - 1 : rounded) + 0;
}

export const range = (first: number, end?: number): number[] =>
  end === undefined ? Array.from({ length: first }, (_, i) => i) : Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
export const enumerate = (whole: Any): [number, Any][] => each(whole).map((value, i) => [i, value]);
export function zip(...wholes: Any[]): Any[][] {
  const [first = [], ...others] = wholes.map(each);
  return first.map((value, i) => [value, ...others.map((other) => other[i])]);
}
export const map = (made: (...given: Any[]) => Any, ...wholes: Any[]): Any[] => zip(...wholes).map((given) => made(...given));
export const pairwise = (whole: Any): [Any, Any][] =>
  each(whole)
    .slice(1)
    .map((value, i) => [each(whole)[i], value]);
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
export const any = (whole: Any): boolean => each(whole).some(truthy);
export const all = (whole: Any): boolean => each(whole).every(truthy);
export const sum = (whole: Any): number => each(whole).reduce((total, value) => total + value, 0);
export const next = (whole: Any, missing?: Any): Any => (len(whole) ? whole[0] : missing);

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
export const sorted = (whole: Any, { key = itself }: Choice = {}): Any[] =>
  each(whole)
    .map((value): [Any, Any] => [key(value), value])
    .sort(([one], [other]) => compare(one, other))
    .map(([, value]) => value);

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
