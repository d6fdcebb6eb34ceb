/** Reading inputs: keys in any case and alias, values of the right kind and size, contradictions named. */

import type { SectionLibrary } from "../../sections/library.ts";
import type { Builder, Field } from "./tables.ts";
import { InputError, outOfRange, shown, unknownChoice, unknownKey } from "./wording.ts";

export type Value = number | string | boolean;

/** A value, and the key it came under in the caller's own spelling. */
export interface Given {
  key: string;
  value: Value;
}

/** What the caller gave, by the field's name; what was not given has its default, or is null. */
export class Inputs {
  constructor(
    private readonly fields: Map<string, Field>,
    private readonly found: Map<string, Given[]>,
  ) {}

  given(name: string): Given[] {
    return this.found.get(name) ?? [];
  }

  value(name: string): Value | null {
    return this.found.get(name)?.[0]?.value ?? this.fields.get(name)!.default;
  }

  number(name: string): number {
    return this.value(name) as number;
  }

  text(name: string): string {
    return this.value(name) as string;
  }
}

export function read(body: unknown, builder: Builder, library: SectionLibrary): Inputs {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new InputError("not_an_object", null, `the inputs must be an object, got ${shown(body)}`);
  }
  const spellings = new Map(builder.fields.flatMap((field) => [field.name, ...field.aliases].map((word) => [word.toLowerCase(), field])));
  const unknown = Object.keys(body).filter((key) => !spellings.has(key.toLowerCase()));
  if (unknown.length) throw unknownKey(unknown, builder);
  const found = new Map<string, Given[]>();
  for (const [key, raw] of Object.entries(body)) {
    const field = spellings.get(key.toLowerCase())!;
    found.set(field.name, [...(found.get(field.name) ?? []), { key, value: readValue(field, key, raw) }]);
  }
  for (const [name, several] of found) agree(name, several, library);
  const missing = builder.fields.find(({ name, required }) => required && !found.has(name));
  if (missing) throw new InputError("missing", missing.name, `'${missing.name}' is missing: ${missing.description}`);
  return new Inputs(new Map(builder.fields.map((field) => [field.name, field])), found);
}

/** Two spellings of one thing may repeat its value, never change it. */
export function agree(name: string, [first, ...others]: Given[], library: SectionLibrary): void {
  const plain = (value: Value): Value => (typeof value === "string" ? (library.canonical(value) ?? value) : value);
  const other = others.find(({ value }) => plain(value) !== plain(first!.value));
  if (other) throw new InputError("conflict", name, `${shown(first!.key)} is ${first!.value} and ${shown(other.key)} is ${other.value}`);
}

function readValue(field: Field, key: string, raw: unknown): Value {
  const wrong = typeof raw !== field.type || (typeof raw === "number" && !Number.isFinite(raw));
  if (wrong) throw new InputError("wrong_type", field.name, `${shown(key)} must be a ${field.type}, got ${shown(raw)}`);
  if (typeof raw === "number") return numberOf(field, key, raw);
  if (typeof raw === "boolean") return raw;
  const text = raw as string;
  if (!text.trim()) throw new InputError("empty", field.name, `${shown(key)} is empty`);
  return field.choices.length ? choiceOf(field, text) : text;
}

function numberOf(field: Field, key: string, raw: number): number {
  const { minimum, above, maximum } = field;
  const tooLow = (minimum !== null && raw < minimum) || (above !== null && raw <= above);
  if (tooLow || (maximum !== null && raw > maximum)) throw outOfRange(field, key, raw);
  return raw + 0; // -0 becomes 0: a sign that means nothing should not reach the model
}

function choiceOf(field: Field, raw: string): string {
  const known = new Map(field.choices.map((choice) => [folded(choice), choice]));
  for (const short of field.shorthand) known.set(folded(short), field.choices.find((choice) => choice.endsWith(short))!);
  const choice = known.get(folded(raw));
  if (choice === undefined) throw unknownChoice(field, raw);
  return choice;
}

const folded = (word: string): string => word.replace(/[\s_-]+/g, "").toLowerCase();
