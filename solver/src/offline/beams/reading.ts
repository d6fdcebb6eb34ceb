/** Reading inputs: keys in any case and alias, values of the right kind and size, contradictions named. */

import type { SectionLibrary } from "../../sections/library.ts";
import { type Field, TABLES } from "./tables.ts";
import { empty, missing, outOfRange, refused, shorten, shown, unknownChoice, unknownKeys, wrongType } from "./wording.ts";

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
    return this.found.get(name)?.[0]?.value ?? this.fields.get(name)!.default ?? null;
  }

  number(name: string): number {
    return this.value(name) as number;
  }

  text(name: string): string {
    return this.value(name) as string;
  }
}

export function read(body: unknown, builder: "create" | "check", library: SectionLibrary): Inputs {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw refused("not_an_object", null, { got: shown(body) });
  }
  const fields = [...TABLES.both, ...TABLES[builder].fields];
  const spellings = new Map(fields.flatMap((field) => [field.name, ...(field.aliases ?? [])].map((word) => [word.toLowerCase(), field])));
  const unknown = Object.keys(body).filter((key) => !spellings.has(key.toLowerCase()));
  if (unknown.length) throw unknownKeys(unknown, fields, TABLES[builder].elsewhere);
  const named = (name = ""): unknown => Object.entries(body).find(([key]) => spellings.get(key.toLowerCase())!.name === name)?.[1];
  const found = new Map<string, Given[]>();
  for (const [key, raw] of Object.entries(body)) {
    const field = spellings.get(key.toLowerCase())!;
    found.set(field.name, [...(found.get(field.name) ?? []), { key, value: readValue(field, key, raw, named(field.share_of)) }]);
  }
  for (const [name, several] of found) agree(name, several, library);
  const lacking = fields.filter(({ name, required }) => required && !found.has(name));
  if (lacking.length) throw missing(lacking);
  return new Inputs(new Map(fields.map((field) => [field.name, field])), found);
}

/** Two spellings of one thing may repeat its value, never change it. */
export function agree(name: string, [first, ...others]: Given[], library: SectionLibrary, words = name): void {
  const { key, value } = first!;
  const plain = (given: Value): Value => (typeof given === "string" ? (library.canonical(given) ?? given) : given);
  const other = others.find((given) => plain(given.value) !== plain(value));
  if (!other) return;
  const beside = { other: shorten(other.key), beside: shown(other.value) };
  throw refused("conflict", name, { name: words, key: shorten(key), value: shown(value), ...beside });
}

function readValue(field: Field, key: string, raw: unknown, whole: unknown): Value {
  if (typeof raw !== field.type || (typeof raw === "number" && !Number.isFinite(raw))) throw wrongType(field, key, raw);
  if (typeof raw === "number") return numberOf(field, key, raw, whole);
  if (typeof raw === "boolean") return raw;
  const text = raw as string;
  if (!text.trim()) throw empty(field, key);
  return field.choices ? choiceOf(field, field.choices, text) : text;
}

function numberOf(field: Field, key: string, raw: number, whole: unknown): number {
  const { minimum = -Infinity, above = -Infinity, maximum = Infinity } = field;
  if (raw < minimum || raw <= above || raw > maximum) throw outOfRange(field, key, raw, whole);
  return raw + 0; // -0 becomes 0: a sign that means nothing should not reach the model
}

function choiceOf(field: Field, choices: string[], raw: string): string {
  const known = new Map(choices.map((choice) => [folded(choice), choice]));
  for (const short of field.shorthand ?? []) known.set(folded(short), choices.find((choice) => choice.endsWith(short))!);
  const choice = known.get(folded(raw));
  if (choice === undefined) throw unknownChoice(field, raw);
  return choice;
}

const SEPARATORS = new RegExp(TABLES.separators, "g");
const folded = (word: string): string => word.replace(SEPARATORS, "").toLowerCase();
