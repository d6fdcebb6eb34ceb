/** Why a value does not fit its schema: every fault at its own field, one per mistake, in document order. */

import { definition, referred, resolved, type Schema } from "../schema.ts";
import { characters, general, grouped, head, longer } from "../text.ts";
import { explainChoices, explainSectionChoice } from "./choices.ts";
import { type Entity, fits, has, isObject, isOfType } from "./fits.ts";
import type { Finding, Where } from "./report.ts";
import * as wording from "./wording.ts";

type Known = Map<string, Schema>;

export function* explain(given: Schema, value: unknown, where: Where): Generator<Finding> {
  const isId = given.$ref?.endsWith("/id") ?? false;
  const schema = resolved(given);
  const { type, description, anyOf } = schema;
  if (type !== undefined && !isOfType(type, value)) {
    yield [where, () => wording.wrongType(type, value, description, isId)];
  } else if (schema.enum && !schema.enum.includes(value)) {
    yield [where, () => wording.wrongChoice(schema.enum!, value)];
  } else if ("const" in schema && schema.const !== value) {
    yield [where, () => wording.wrongChoice([schema.const], value)];
  } else if (anyOf && !anyOf[0]!.required) {
    const [words, number] = anyOf as [Schema, Schema];
    const stiff = isOfType("number", value) && outOfRange(number, value as number) === undefined;
    if (!stiff && !words.enum!.includes(value)) yield [where, () => wording.wrongStiffness(words.enum as string[], value)];
  } else if (isObject(value)) yield* explainObject(schema, value, where);
  else if (Array.isArray(value)) yield* explainArray(schema, value, where);
  else if (typeof value === "string") yield* explainText(schema, value, where);
  else if (typeof value === "number") {
    const limit = outOfRange(schema, value);
    if (limit !== undefined) yield [where, `${limit}, found ${general(value, 15)}${wording.note(description)}`];
  }
}

function* explainArray(schema: Schema, value: unknown[], where: Where): Generator<Finding> {
  const { minItems: least = 0, maxItems: most = value.length, items } = schema;
  if (value.length < least || value.length > most) {
    const wanted = least === most ? `${least}` : value.length < least ? `at least ${least}` : `at most ${most}`;
    yield [where, `expected ${wanted} entries, found ${value.length}${wording.note(schema.description)}`];
    return;
  }
  if (!items) return;
  const good = items.$ref === undefined ? () => false : fits(referred(items.$ref));
  for (const [place, item] of value.entries()) if (!good(item)) yield* explain(items, item, [...where, place]);
}

function* explainText({ minLength = 0, maxLength = Infinity }: Schema, value: string, where: Where): Generator<Finding> {
  if (!longer(value, minLength - 1)) yield [where, "must not be empty"];
  else if (longer(value, maxLength)) {
    yield [where, `at most ${maxLength} characters, found ${grouped(characters(value))}: '${head(value, 20)}…'`];
  }
}

function* explainObject(schema: Schema, value: Entity, where: Where): Generator<Finding> {
  const layers = [...layersOf(schema, value)];
  const known: Known = new Map(layers.flatMap((layer) => Object.entries(layer.properties ?? {})));
  const words = [...known.keys()];
  const closed = layers.some((layer) => layer.additionalProperties === false);
  let unknown = closed ? strangersIn(value, known) : has(value, "type") ? [] : mistypedTypes(schema, value);
  let missing = [...new Set(layers.flatMap((layer) => layer.required ?? []))].filter((key) => !has(value, key));
  if (schema.if?.required?.[0] === "library") {
    const choice = explainSectionChoice(value, where, unknown, missing);
    yield* choice.findings;
    ({ unknown, missing } = choice);
  }
  // A misspelt key is one mistake: the key it stands for is not reported as missing too. Few are looked at: who sends
  // a hundred thousand unknown keys did not misspell them.
  const meant = new Set(unknown.slice(0, 50).map((key) => wording.meant(key, words)));
  for (const key of missing) {
    if (!meant.has(key)) yield [[...where, key], wording.missingKey(key, resolved(known.get(key) ?? {}).description)];
  }
  yield* explainChoices(layers, value, where, meant);
  const strangers = new Set(unknown);
  for (const [key, item] of Object.entries(value)) {
    const body = known.get(key);
    if (body) yield* explain(body, item, [...where, key]);
    else if (strangers.has(key)) yield [[...where, key], () => unknownKey(key, known, where)];
  }
}

function strangersIn(value: Entity, known: { has(key: string): boolean }): string[] {
  return Object.keys(value).filter((key) => !known.has(key) && !key.startsWith("x_"));
}

/** Without its type no branch of a closed switch applies; a key that was meant to be it is the mistake. */
function mistypedTypes(schema: Schema, value: Entity): string[] {
  const branches = (schema.allOf ?? []).map((part) => resolved(part.then!));
  if (!branches.length || branches.some((branch) => branch.additionalProperties !== false)) return [];
  const strangers = strangersIn(value, new Set(branches.flatMap((branch) => Object.keys(branch.properties!))));
  return strangers
    .slice(0, 50)
    .filter((key) => wording.meant(key, ["type"]))
    .slice(0, 1);
}

function unknownKey(key: string, known: Known, where: Where): string {
  if (!where.length) {
    for (const part of ["structure", "settings", "analysis"]) {
      const home = part === "structure" ? "model" : part;
      if (has(definition(part).properties!, key)) return `unknown key '${key}' at the top level; it belongs under '${home}'`;
    }
  }
  if (known.has("a") && wording.meant(key, ["library"])) return `unknown key '${wording.clipped(key)}'; did you mean 'library'?`;
  return wording.unknownKey(key, [...known.keys()]);
}

/** The schema itself and every branch of its switches that applies to this value. */
function* layersOf(schema: Schema, value: Entity): Generator<Schema> {
  yield schema;
  for (const part of [schema, ...(schema.allOf ?? [])]) {
    const branch = part.if && (matches(part.if, value) ? part.then : part.else);
    if (branch) yield* layersOf(resolved(branch), value);
  }
}

function matches(condition: Schema, value: Entity): boolean {
  return (
    (condition.required ?? []).every((key) => has(value, key)) &&
    Object.entries(condition.properties ?? {}).every(([key, body]) => !has(value, key) || value[key] === body.const)
  );
}

function outOfRange({ minimum, exclusiveMinimum, maximum }: Schema, value: number): string | undefined {
  if (minimum !== undefined && value < minimum) return `must be at least ${general(minimum, 15)}`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `must be above ${general(exclusiveMinimum, 15)}`;
  return maximum !== undefined && value > maximum ? `must be at most ${general(maximum, 15)}` : undefined;
}
