/** Reading inputs: keys in any case and alias, values of the right kind and size, contradictions named. */

import type { SectionLibrary } from "../../sections/library.ts";
import type { Builder, Field } from "./tables.ts";
import { plain } from "./units.ts";
import { allowed, InputError, missing, outOfRange, shorten, shown, unknownChoice, unknownKeys, wrongKind } from "./wording.ts";

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
    throw new InputError(`the body must be a JSON object, got ${shown(body)}`);
  }
  const spellings = new Map(builder.fields.flatMap((field) => [field.name, ...field.aliases].map((word) => [word.toLowerCase(), field])));
  const unknown = Object.keys(body).filter((key) => !spellings.has(key.toLowerCase()));
  if (unknown.length) throw new InputError(unknownKeys(unknown, builder));
  const found = new Map<string, Given[]>();
  for (const [key, raw] of Object.entries(body)) {
    const field = spellings.get(key.toLowerCase())!;
    found.set(field.name, [...(found.get(field.name) ?? []), { key, value: readValue(field, key, raw) }]);
  }
  for (const [name, several] of found) agree(name, several, library);
  for (const field of builder.fields) if (field.required && !found.has(field.name)) throw new InputError(missing(field));
  return new Inputs(new Map(builder.fields.map((field) => [field.name, field])), found);
}

/** Two spellings of one thing may repeat its value, never change it. */
export function agree(name: string, found: Given[], library: SectionLibrary): void {
  const [first, ...others] = found;
  for (const other of others) {
    if (!same(first!.value, other.value, library)) {
      throw new InputError(
        `conflicting values for ${name}: '${shorten(first!.key)}' is ${given(first!.value)} and ` +
          `'${shorten(other.key)}' is ${given(other.value)}; give one of them`,
      );
    }
  }
}

function readValue(field: Field, key: string, raw: unknown): Value {
  if (typeof raw !== field.type) throw new InputError(wrongKind(field, key, raw));
  if (typeof raw === "number") return numberOf(field, key, raw);
  if (typeof raw === "boolean") return raw;
  const text = raw as string;
  if (!text.trim()) throw new InputError(`'${shorten(key)}' is empty${allowed(field)}`);
  return field.choices.length ? choiceOf(field, text) : text;
}

function numberOf(field: Field, key: string, raw: number): number {
  if (!Number.isFinite(raw)) throw new InputError(`'${shorten(key)}' must be a finite number, got ${shown(raw)}`);
  const tooLow = (field.minimum !== null && raw < field.minimum) || (field.above !== null && raw <= field.above);
  if (tooLow || (field.maximum !== null && raw > field.maximum)) throw new InputError(outOfRange(field, key, raw));
  return raw + 0; // -0 becomes 0: a sign that means nothing should not reach the model
}

function choiceOf(field: Field, raw: string): string {
  const known = new Map(field.choices.map((choice) => [folded(choice), choice]));
  for (const short of field.shorthand) known.set(folded(short), field.choices.find((choice) => choice.endsWith(short))!);
  const choice = known.get(folded(raw));
  if (choice === undefined) throw new InputError(unknownChoice(field, raw));
  return choice;
}

/** What was read as a number was an integer or not: that is forgotten. */
const given = (value: Value): string => (typeof value === "number" ? plain(value) : shown(value));

const folded = (word: string): string => word.replace(/[\s_-]+/g, "").toLowerCase();

function same(first: Value, second: Value, library: SectionLibrary): boolean {
  if (typeof first === "string" && typeof second === "string") {
    return first === second || (library.canonical(first) ?? first) === (library.canonical(second) ?? second);
  }
  return first === second;
}
