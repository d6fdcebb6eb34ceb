/** What is wrong with one input: the field and the code are the service's own, the sentence is not. */

import { said } from "../../sentences.ts";
import { nearest } from "../nearest.ts";
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

/** A message quotes the caller; it does not repeat a megabyte. */
export const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `'${text.length > TABLES.shown ? `${text.slice(0, TABLES.shown)}…` : text}'`;
};

export function unknownKey([key]: string[], fields: Field[], elsewhere: Record<string, string>): InputError {
  const lower = key!.toLowerCase();
  const [near] = nearest(
    key!,
    fields.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    1,
  );
  const hint = Object.hasOwn(elsewhere, lower) ? ` (${elsewhere[lower]})` : near ? ` (nearest: ${near})` : "";
  return new InputError("unknown_key", key!, `unknown key ${shown(key)}${hint}; the keys are ${fields.map(({ name }) => name).join(", ")}`);
}

export function unknownChoice({ name, shorthand = [] }: Field, choices: string[], raw: string): InputError {
  const [near] = nearest(raw, [...choices, ...shorthand], 1);
  const hint = near ? `; nearest: ${near}` : "";
  return new InputError("unknown_choice", name, `unknown ${name} ${shown(raw)}${hint}; allowed: ${choices.join(", ")}`);
}

/** `whole` is what stands for the field that this one is a fraction of. */
export function outOfRange({ name, minimum, above, maximum, unit = "" }: Field, key: string, value: number, whole: unknown): InputError {
  const bounds = above === undefined ? `${minimum} to ${maximum}` : said("bounds", { above, most: maximum! });
  const part = typeof whole === "number" && maximum !== undefined && value > maximum && value <= whole;
  const meant = part ? ` (${value} of ${whole} m would be ${+(value / whole).toPrecision(6)})` : "";
  return new InputError("out_of_range", name, `${shown(key)} is ${value}; allowed: ${bounds} ${unit}`.trimEnd() + meant);
}
