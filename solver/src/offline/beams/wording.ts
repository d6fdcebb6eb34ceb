/** The words of a refusal: the key, the value as given, what is allowed, and the nearest right word. */

import { nearest } from "../nearest.ts";
import { head, isWritten64, longer, whole } from "../text.ts";
import type { Builder, Field } from "./tables.ts";
import { plain } from "./units.ts";

/** A message quotes the caller; it does not repeat a megabyte. */
const SHOWN = 60;
const KINDS = { number: "a number", string: "a string", boolean: "true or false" };

export class InputError extends Error {
  override readonly name = "InputError";
  readonly code = "bad_request";
}

export function shown(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return `'${shorten(value)}'`;
  if (typeof value === "number") return isWritten64(value) && !Object.is(value, -0) ? whole(value) : plain(value);
  return Array.isArray(value) ? "an array" : "an object";
}

export function shorten(text: string): string {
  return longer(text, SHOWN) ? `${head(text, SHOWN)}…` : text;
}

export function unknownKeys(unknown: string[], { fields, elsewhere }: Builder): string {
  const spellings = fields.flatMap((field) => [field.name, ...field.aliases]);
  const parts = unknown.slice(0, 3).map((key) => {
    const lower = key.toLowerCase();
    if (Object.hasOwn(elsewhere, lower)) return `unknown key ${shown(key)} (${elsewhere[lower]})`;
    const [near] = nearest(key, spellings, 1);
    return `unknown key ${shown(key)}${near ? ` (nearest: ${near})` : ""}`;
  });
  if (unknown.length > 3) parts.push(`and ${unknown.length - 3} more`);
  return `${parts.join(", ")}; the keys are ${fields.map((field) => field.name).join(", ")}`;
}

export function unknownChoice(field: Field, raw: string): string {
  // A slip of the pen keeps the first letter; "pinned" is not a mistyped "fixed".
  const near = nearest(raw, [...field.choices, ...field.shorthand]).find((word) => word[0]?.toLowerCase() === raw[0]?.toLowerCase());
  return `unknown ${field.name} ${shown(raw)}${near ? `; nearest: ${near}` : ""}${allowed(field)}`;
}

export function wrongKind(field: Field, key: string, raw: unknown): string {
  const message = `'${shorten(key)}' must be ${KINDS[field.type]}, got ${typeof raw === "string" ? "the string " : ""}${shown(raw)}`;
  if (raw === null && !field.required) return `${message}; leave the key out where nothing is to be said`;
  if (typeof raw === "string" && /^\s*(-?\d+(\.\d+)?|true|false)\s*$/.test(head(raw, SHOWN))) return `${message}; write it without quotes`;
  return message;
}

export function outOfRange(field: Field, key: string, value: number): string {
  const highest = field.maximum ?? Infinity;
  const bounds =
    field.above !== null ? `over ${plain(field.above)} and at most ${plain(highest)}` : `${plain(field.minimum ?? 0)} to ${plain(highest)}`;
  const message = `'${shorten(key)}' is ${plain(value)}; allowed: ${bounds}${field.unit ? ` ${field.unit}` : ""}`;
  if (!field.slip || value <= highest || value > highest * field.slip[0]) return message;
  const [times, other] = field.slip;
  return `${message} (${plain(value)} ${other} would be ${plain(value / times)})`;
}

export function missing(field: Field): string {
  const also = field.aliases.length ? ` (or ${field.aliases.join(" or ")})` : "";
  return `'${field.name}'${also} is missing: ${field.description[0]!.toLowerCase()}${field.description.slice(1)}`;
}

export function allowed(field: Field): string {
  if (!field.choices.length) return "";
  const short = field.shorthand.length ? ` (short: ${field.shorthand.join(", ")})` : "";
  return `; allowed: ${field.choices.join(", ")}${short}`;
}
