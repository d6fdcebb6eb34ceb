/** What is wrong with one input: the field, the code and the words are the service's own. */

import { clipped } from "../clipping.ts";
import { nearest } from "../nearest.ts";
import { plain, refusal } from "./sentences.ts";
import { type Field, TABLES } from "./tables.ts";

export type InputErrorCode =
  | "not_an_object"
  | "unknown_key"
  | "wrong_type"
  | "empty"
  | "unknown_choice"
  | "out_of_range"
  | "conflict"
  | "missing"
  | "unknown_section"
  | "no_strength";

export class InputError extends Error {
  override readonly name = "InputError";

  constructor(
    readonly code: InputErrorCode,
    /** The field by its own name, or the unknown key as given. */
    readonly field: string | null,
    message: string,
  ) {
    super(message);
  }
}

export const refused = (code: InputErrorCode, field: string | null, words: Record<string, string>): InputError =>
  new InputError(code, field, refusal(code, words));

export const shorten = (text: string): string => clipped(text, TABLES.shown);

/** A value as it may be quoted in a message: JSON's words, shortened. */
export function shown(value: unknown): string {
  if (typeof value === "string") return `'${shorten(value)}'`;
  if (typeof value === "number") return plain(value);
  return Array.isArray(value) ? "an array" : typeof value === "object" && value ? "an object" : String(value);
}

export function unknownKeys(unknown: string[], fields: Field[], elsewhere: Record<string, string>): InputError {
  const spellings = fields.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const keys = unknown.slice(0, 3).map((key) => {
    const [instead = "", [near = ""]] = [new Map(Object.entries(elsewhere)).get(key.toLowerCase()), nearest(key, spellings, 1)];
    return refusal("key", { key: shown(key), instead, near });
  });
  const more = unknown.length > 3 ? String(unknown.length - 3) : "";
  return refused("unknown_key", unknown[0]!, { keys: keys.join(", "), more, known: fields.map(({ name }) => name).join(", ") });
}

export function unknownChoice(field: Field, raw: string): InputError {
  const { name, choices = [], shorthand = [] } = field;
  // A slip of the pen keeps the first letter; "pinned" is not a mistyped "fixed".
  const isNear = (word: string): boolean => word.charAt(0).toLowerCase() === raw.charAt(0).toLowerCase();
  const near = nearest(raw, [...choices, ...shorthand]).find(isNear) ?? "";
  return refused("unknown_choice", name, { name, got: shown(raw), near, ...allowed(field) });
}

export const empty = (field: Field, key: string): InputError => refused("empty", field.name, { key: shorten(key), ...allowed(field) });

const allowed = ({ choices = [], shorthand = [] }: Field): Record<string, string> => ({
  choices: choices.join(", "),
  short: shorthand.join(", "),
});

export function wrongType({ name, type, required }: Field, key: string, raw: unknown): InputError {
  const kind = typeof raw === "number" && type === "number" ? "a finite number" : TABLES.kinds[type];
  const [text, nothing] = [typeof raw === "string" ? raw : "", raw === null && !required ? "null" : ""];
  const got = (typeof raw === "string" ? "the string " : "") + shown(raw);
  const quoted = /^\s*(-?\d+(\.\d+)?|true|false)\s*$/.test(text) ? text : "";
  return refused("wrong_type", name, { key: shorten(key), kind, got, nothing, quoted });
}

/** `whole` is what stands for the field that this one is a fraction of. */
export function outOfRange(field: Field, key: string, value: number, whole: unknown): InputError {
  const { name, minimum = 0, above, maximum = Infinity, unit = "", mistaken_for: [times, other] = [1, ""] } = field;
  const part = typeof whole === "number" && maximum < value && value <= whole ? whole : null;
  const mistaken = part === null && maximum < value && value <= maximum * times ? other : "";
  const bounds = { least: plain(minimum), above: above === undefined ? "" : plain(above), most: plain(maximum), unit };
  return refused("out_of_range", name, {
    ...{ key: shorten(key), value: plain(value), ...bounds },
    ...{ whole: part === null ? "" : plain(part), other: mistaken, converted: plain(value / (part ?? times)) },
  });
}

/** All that is missing, so that nobody comes back for each. */
export function missing(lacking: Field[]): InputError {
  const sentences = lacking.map(({ name, aliases = [], description }) => {
    const means = description.charAt(0).toLowerCase() + description.slice(1);
    return refusal("missing", { name, aliases: aliases.join(" or "), means });
  });
  return new InputError("missing", lacking[0]!.name, sentences.join(" "));
}
