/** Dictionaries and sets of Python: lists are values, also as keys; what is empty is false; everything keeps its order. Objects of JSON are dictionaries too. */

import { characters } from "./texts.ts";

// biome-ignore lint/suspicious/noExplicitAny: mypy has looked at the types, where the rules are written.
export type Any = any;

/** An object of JSON, whoever made it: nothing, or what every object has, stands behind it. */
export function isRecord(value: Any): boolean {
  if (typeof value !== "object" || value === null) return false;
  const behind = Object.getPrototypeOf(value);
  return behind === Object.prototype || behind === null || (!Array.isArray(value) && Object.getPrototypeOf(behind) === null);
}
export const isTable = (value: Any): value is Map<Any, Any> => value instanceof Map || value instanceof Dict;
export const isSet = (value: Any): value is Set<Any> => value instanceof Set || value instanceof Bag;

/** Of a list or a set a text, the same of equal ones; whatever else stands for itself. */
export function keyOf(value: Any): Any {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  return isSet(value) ? `{${[...value].map(textOf).sort().join()}}` : value;
}
/** A word after its length, so that no two lists read alike. */
const textOf = (value: Any): string => (typeof value === "string" ? `${value.length}:${value}` : String(keyOf(value)));

/** What is found by equal keys. */
class Keyed {
  protected readonly found = new Map<Any, Any>();
  get size(): number {
    return this.found.size;
  }
  has(key: Any): boolean {
    return this.found.has(keyOf(key));
  }
  delete(key: Any): boolean {
    return this.found.delete(keyOf(key));
  }
  [Symbol.iterator](): Iterator<Any> {
    return this.found.values();
  }
}

/** A dictionary, of keys with their values. */
class Dict extends Keyed {
  constructor(private readonly make?: () => Any) {
    super();
  }
  get(key: Any): Any {
    return this.found.get(keyOf(key))?.[1];
  }
  /** What stands under a key; a new one where there is none, if the dictionary makes them. */
  at(key: Any): Any {
    if (this.make && !this.has(key)) this.set(key, this.make());
    return this.get(key);
  }
  set(key: Any, value: Any): this {
    const known = this.found.get(keyOf(key));
    if (known) known[1] = value;
    else this.found.set(keyOf(key), [key, value]);
    return this;
  }
  *keys(): Generator<Any> {
    for (const [key] of this) yield key;
  }
  *values(): Generator<Any> {
    for (const [, value] of this) yield value;
  }
}

/** A set. */
class Bag extends Keyed {
  add(value: Any): this {
    if (!this.has(value)) this.found.set(keyOf(value), value);
    return this;
  }
}

/** What something consists of: of a dictionary its keys. */
export function each(whole: Any): Any[] {
  if (Array.isArray(whole)) return whole;
  if (isTable(whole)) return [...whole.keys()];
  return isRecord(whole) ? Object.keys(whole) : [...whole];
}
/** The same one by one, as they are asked for. */
export const walk = (whole: Any): Iterable<Any> => (isTable(whole) || isRecord(whole) ? each(whole) : whole);
export const list = (whole: Any = []): Any[] => [...each(whole)];
export const tuple: (whole?: Any) => Any = list;
export function set(whole: Any = []): Any {
  const found = new Bag();
  for (const value of each(whole)) found.add(value);
  return found;
}
export const frozenset = set;
export function dict(pairs: Any = []): Any {
  const found = new Dict();
  for (const [key, value] of isTable(pairs) || isRecord(pairs) ? items(pairs) : pairs) found.set(key, value);
  return found;
}
export const defaultdict = (make: () => Any): Any => new Dict(() => make());
export const fromkeys = (whole: Any, value?: Any): Any => dict(each(whole).map((key) => [key, value]));
/** As JSON would have it. */
export const record = (table: Any): Record<string, Any> => (isTable(table) ? Object.fromEntries(table) : table);

/** Both, the second's where they share a key. */
export const merged = (one: Any, other: Any): Any =>
  isTable(one) || isTable(other) ? dict([...items(one), ...items(other)]) : { ...one, ...other };

export function len(whole: Any): number {
  if (typeof whole === "string") return characters(whole).length;
  if (Array.isArray(whole)) return whole.length;
  return isRecord(whole) ? Object.keys(whole).length : (whole.length ?? whole.size);
}
export function truthy(value: Any): boolean {
  if (typeof value !== "object" || value === null) return value !== 0 && (Number.isNaN(value) || Boolean(value));
  if (Array.isArray(value)) return value.length > 0;
  return isTable(value) || isSet(value) || isRecord(value) ? len(value) > 0 : true;
}
export const bool = truthy;

const held = (whole: Any, key: Any): boolean => (isTable(whole) ? whole.has(key) : Object.hasOwn(whole, key));
export const get = (whole: Any, key: Any, missing?: Any): Any =>
  !held(whole, key) ? missing : isTable(whole) ? whole.get(key) : whole[key];
/** What stands at a place, from the end where it is negative, or under a key. */
export function at(whole: Any, key: Any): Any {
  if (Array.isArray(whole) && key >= 0 && key < whole.length) return whole[key];
  const found = whole instanceof Dict || Array.isArray(whole) ? (whole as Any).at(key) : get(whole, key);
  if (found === undefined && !held(whole, key)) throw new RangeError(`nothing under ${keyOf(key)}`);
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
export const keys = (table: Any): Any => set(table);
export const values = (table: Any): Any[] => (isTable(table) ? [...table.values()] : Object.values(table));
export const items = (table: Any): [Any, Any][] => (isTable(table) ? [...table] : Object.entries(table));
export function contains(whole: Any, value: Any): boolean {
  if (typeof whole === "string") return whole.includes(value);
  if (Array.isArray(whole)) return whole.some((one) => equal(one, value));
  return isSet(whole) ? whole.has(value) : held(whole, value);
}

export const equal = (one: Any, other: Any): boolean => one === other || (typeof one === "object" && keyOf(one) === keyOf(other));
