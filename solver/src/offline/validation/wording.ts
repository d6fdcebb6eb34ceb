/** The words for what a schema refuses: what was found, what is allowed, and what was probably meant. */

import { LONGEST, nearest } from "../nearest.ts";
import { SYNONYMS } from "../schema.ts";
import { characters, folded, general, grouped, head, isWritten64, longer, whole } from "../text.ts";
import { has } from "./fits.ts";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
};
const SHOWN = 40;
const NUMERIC = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;

/** A value as the message shows it: short, in JSON's own words. */
export function shown(value: unknown): string {
  if (typeof value === "string") return `the text '${clipped(value)}'`;
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return `the number ${digits(value)}`;
  if (Array.isArray(value)) return "an array";
  return value === null || value === undefined ? "null" : "an object";
}

/** JSON's integers in full, other numbers to fifteen digits. */
const digits = (value: number): string => (isWritten64(value) && !Object.is(value, -0) ? whole(value) : general(value, 15));

export function clipped(text: string): string {
  return longer(text, SHOWN) ? `${head(text, SHOWN)}…' (${grouped(characters(text))} characters)` : text;
}

export function choice(values: readonly unknown[], word = "or"): string {
  const names = values.map((value) => (typeof value === "string" ? `'${value}'` : JSON.stringify(value)));
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

/** What the field is, from its schema: ` (Area, m²)`. */
export const note = (description = ""): string => (description ? ` (${description.replace(/\.+$/, "")})` : "");

/** The known word that a mistyped one, or another program's, stands for. */
export function meant(key: string, allowed: readonly string[]): string | undefined {
  if (longer(key, LONGEST)) return undefined;
  const synonym = SYNONYMS.get(folded(key).replaceAll("-", "_"));
  if (synonym !== undefined && allowed.includes(synonym)) return synonym;
  return nearest(key, new Set(allowed), 1)[0];
}

export function unknownKey(key: string, allowed: readonly string[]): string {
  const close = meant(key, allowed);
  if (close) return `unknown key '${clipped(key)}'; did you mean '${close}'?`;
  return `unknown key '${clipped(key)}'; allowed: ${allowed.join(", ")}, and keys that begin with x_`;
}

export const missingKey = (key: string, description?: string): string => `missing key '${key}'${note(description)}`;

export function wrongType(type: string, value: unknown, description: string | undefined, isId: boolean): string {
  const message = `expected ${has(KINDS, type) ? KINDS[type] : type}, found ${shown(value)}`;
  if (isId && typeof value === "number") return `${message}; ids are text: write "${digits(value)}"`;
  if ((type === "number" || type === "integer") && isNumeric(value)) return `${message}; write ${value.trim()} without quotes`;
  return message + note(description);
}

export function wrongChoice(options: readonly unknown[], value: unknown): string {
  const message = `expected ${choice(options)}, found ${shown(value)}`;
  if (typeof value === "number") {
    const text = options.find((option) => typeof option === "string" && NUMERIC.test(option) && Number(option) === value);
    return text === undefined ? message : `${message}; write "${String(text)}" with its quotes`;
  }
  if (typeof value !== "string") return message;
  const near = meant(
    value,
    options.filter((option) => typeof option === "string"),
  );
  return near && options.length > 1 ? `${message}; did you mean '${near}'?` : message;
}

export function wrongStiffness(words: readonly string[], value: unknown): string {
  const message = `expected '${words[0]}', '${words[1]}' or a stiffness above 0, found ${shown(value)}`;
  if (typeof value === "boolean") return `${message}; write '${value ? words[0] : "free"}'`;
  if (value === 0) return `${message}; write 'free'`;
  if (typeof value !== "string") return message;
  const near = meant(value, words);
  if (near) return `${message}; did you mean '${near}'?`;
  return isNumeric(value) ? `${message}; write ${value.trim()} without quotes` : message;
}

const isNumeric = (value: unknown): value is string => typeof value === "string" && value.length < SHOWN && NUMERIC.test(value);
