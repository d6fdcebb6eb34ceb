/** Reading of untrusted model JSON: every value is checked where it is taken, and an error names its place. */

import { SolveError } from "../error.ts";

export type Entity = Record<string, unknown>;

function wrong(path: string, expected: string): SolveError {
  return new SolveError("invalid_model", `${path}: ${expected}`, { path });
}

export function entity(value: unknown, path: string): Entity {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(path, "must be an object");
  return value as Entity;
}

export function list(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw wrong(path, "must be an array");
  return value;
}

/** A list that may be left out. */
export function optionalList(value: unknown, path: string): unknown[] {
  return value === undefined ? [] : list(value, path);
}

export function text(value: unknown, path: string): string {
  if (typeof value !== "string" || value === "") throw wrong(path, "must be a non-empty string");
  return value;
}

export function finite(value: unknown, path: string): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw wrong(path, "must be a finite number");
  return value;
}

export function positive(value: unknown, path: string): number {
  const number = finite(value, path);
  if (number <= 0) throw wrong(path, `must be greater than 0, not ${number}`);
  return number;
}

export function optional(value: unknown, path: string, otherwise: number): number {
  return value === undefined ? otherwise : finite(value, path);
}

export function fraction(value: unknown, path: string): number {
  const number = finite(value, path);
  if (number < 0 || number > 1) throw wrong(path, `must lie between 0 and 1, not ${number}`);
  return number;
}

export function choice<T extends string>(value: unknown, path: string, allowed: readonly T[]): T {
  if (!allowed.includes(value as T)) throw wrong(path, `must be one of ${allowed.join(", ")}`);
  return value as T;
}

/** Positions by id; an id that stands twice is an error. */
export function indexById(items: readonly unknown[], path: string): Map<string, number> {
  const index = new Map<string, number>();
  items.forEach((item, i) => {
    const place = `${path}[${i}]`;
    const id = text(entity(item, place).id, `${place}.id`);
    if (index.has(id)) throw wrong(`${place}.id`, `'${id}' stands twice`);
    index.set(id, i);
  });
  return index;
}

export function reference(value: unknown, index: Map<string, number>, path: string, kind: string): number {
  const id = text(value, path);
  const found = index.get(id);
  if (found === undefined) throw wrong(path, `no ${kind} '${id}' in the model`);
  return found;
}
