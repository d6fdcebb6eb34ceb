/** Whether a value fits its definition, by the compiled schemas; and if not, every fault at its own field, one per mistake. */

import { KEYS, type SchemaError, VALIDATORS } from "../../generated/validators.js";
import { said } from "../../sentences.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { instead, meant, unknownKey } from "./wording.ts";

export type Value = Record<string, unknown>;

export const isObject = (value: unknown): value is Value => typeof value === "object" && value !== null && !Array.isArray(value);
export const has = (value: object, key: string): boolean => Object.hasOwn(value, key);

/** What a keyword finds in a single value; of several the first counts. */
const PLAIN: readonly (readonly [keyword: string, code: string])[] = [
  ["type", "wrong_type"],
  ["enum", "not_in_enum"],
  ["const", "not_in_enum"],
  ["minimum", "out_of_range"],
  ["exclusiveMinimum", "out_of_range"],
  ["maximum", "out_of_range"],
  ["minLength", "empty_text"],
  ["maxLength", "text_too_long"],
  ["minItems", "wrong_count"],
  ["maxItems", "wrong_count"],
];

export const fits = (kind: string, value: unknown): boolean => VALIDATORS[kind]!(value);

/** The faults of a value that should fit a definition; none if it does. */
export function faults(kind: string, value: unknown, where: Where): Finding[] {
  const judge = VALIDATORS[kind]!;
  if (judge(value)) return [];
  const places = new Map<string, SchemaError[]>();
  for (const error of judge.errors!) {
    const known = places.get(error.instancePath);
    if (known) known.push(error);
    else places.set(error.instancePath, [error]);
  }
  const found: Finding[] = [];
  const miscounted: string[] = [];
  for (const [pointer, errors] of [...places].sort(([a], [b]) => a.length - b.length)) {
    if (miscounted.some((list) => pointer.startsWith(list))) continue;
    const [at, item] = followed(value, pointer);
    const single = plainFault(errors, item, [...where, ...at]);
    if (single?.[1] === "wrong_count") miscounted.push(`${pointer}/`);
    if (single) found.push(single);
    else if (isObject(item)) found.push(...objectFaults(pointer ? "" : kind, errors, item, [...where, ...at]));
  }
  return found.length ? found : [[where, "does_not_fit", "does not fit its schema"]];
}

/** The place a JSON pointer names, as steps, and what stands there. */
function followed(value: unknown, pointer: string): [at: (string | number)[], item: unknown] {
  const at: (string | number)[] = [];
  let item = value;
  for (const part of pointer.split("/").slice(1)) {
    const step = part.replaceAll("~1", "/").replaceAll("~0", "~");
    at.push(Array.isArray(item) ? Number(step) : step);
    item = (item as Value)[step];
  }
  return [at, item];
}

const isInside = (error: SchemaError, choice: string): boolean => error.schemaPath.includes(`/${choice}/`);

function plainFault(errors: SchemaError[], item: unknown, where: Where): Finding | undefined {
  const outside = errors.filter((error) => !isInside(error, "anyOf") && !isInside(error, "oneOf"));
  const isWordOrNumber = outside.some(({ keyword }) => keyword === "anyOf") && !errors.some(({ keyword }) => keyword === "required");
  if (isWordOrNumber) {
    const words = errors.find(({ keyword }) => keyword === "enum")?.params.allowedValues ?? [];
    return [where, "not_a_stiffness", () => `expected ${words.join(", ")} or a stiffness above 0${instead(item, words)}`];
  }
  for (const [keyword, code] of PLAIN) {
    const error = outside.find((other) => other.keyword === keyword);
    if (error && (keyword === "enum" || keyword === "type"))
      return [where, code, () => `${expectation(error)}${instead(item, error.params.allowedValues ?? [])}`];
    if (error) return [where, code, expectation(error)];
  }
  return undefined;
}

function expectation({ keyword, params }: SchemaError): string {
  if (keyword === "type") return `expected ${params.type === "string" ? "text" : params.type}`;
  if (keyword === "enum") return `expected ${words(params.allowedValues!)}`;
  if (keyword === "const") return `expected ${String(params.allowedValue)}`;
  if (keyword === "minLength") return "must not be empty";
  if (keyword === "maxLength") return `at most ${params.limit} characters`;
  if (keyword === "minItems" || keyword === "maxItems") return `${keyword === "minItems" ? "at least" : "at most"} ${params.limit} entries`;
  return `must be ${params.comparison} ${params.limit}`;
}

/** More choices than a reader wants to read through are counted. */
const words = (allowed: unknown[]): string =>
  allowed.length > RULES.report.choices_listed
    ? said("many_choices", { count: allowed.length, some: allowed.slice(0, 3).join(", ") })
    : `one of ${allowed.join(", ")}`;

function objectFaults(kind: string, errors: SchemaError[], value: Value, where: Where): Finding[] {
  const of = (keyword: string, key: "missingProperty" | "additionalProperty", choice = ""): string[] => {
    const chosen = errors.filter((error) => error.keyword === keyword && isInside(error, choice || "anyOf") === (choice !== ""));
    return [...new Set(chosen.filter((error) => choice || !isInside(error, "oneOf")).map(({ params }) => params[key]!))];
  };
  const unmet = of("dependentRequired", "missingProperty");
  const some = of("required", "missingProperty", "anyOf");
  const { found, unknown, missing } = alternative(kind, value, where, {
    unknown: of("additionalProperties", "additionalProperty"),
    missing: of("required", "missingProperty"),
  });
  if (missing.includes("type") && !unknown.length && where[0] !== "analysis") unknown.push(...mistypedType(value));
  // A misspelt key is one mistake: the key it stands for is not reported as missing too.
  const lacking = [...missing, ...unmet, ...some];
  const stands = new Set(unknown.slice(0, RULES.report.keys_compared).map((key) => meant(key, lacking)));
  const absent = [...missing, ...unmet].filter((key) => !stands.has(key));
  for (const key of new Set(absent)) found.push([[...where, key], "missing_field", `missing key '${key}'`]);
  if (some.length && !unmet.some((key) => !stands.has(key)) && !some.some((key) => stands.has(key))) {
    found.push([where, "no_component", said("at_least_one", { keys: some.join(", ") })]);
  }
  const targets = errors.find(({ keyword }) => keyword === "oneOf");
  if (targets?.params.passingSchemas) found.push([where, "several_targets", `takes exactly one of ${RULES.check_targets.join(", ")}`]);
  else if (targets) found.push([where, "no_target", `needs exactly one of ${RULES.check_targets.join(", ")}`]);
  for (const key of unknown) found.push([[...where, key], "unknown_key", () => unknownKey(key, lacking)]);
  return found;
}

/** Without its type no branch of a closed switch applies; a key that was meant to be it is the mistake. */
function mistypedType(value: Value): string[] {
  const own = Object.keys(value).filter((key) => !key.startsWith("x_"));
  return own
    .slice(0, RULES.report.keys_compared)
    .filter((key) => meant(key, ["type"]))
    .slice(0, 1);
}

interface Keys {
  unknown: string[];
  missing: string[];
}

/** A library name or own properties: mixing both, or giving neither, is one mistake. And what it leaves to tell. */
function alternative(kind: string, value: Value, where: Where, { unknown, missing }: Keys): Keys & { found: Finding[] } {
  const rule = RULES.alternatives[kind];
  if (!rule) return { found: [], unknown, missing };
  const { named, own, needs } = rule;
  const mixed = unknown.filter((key) => KEYS[own]!.includes(key));
  if (has(value, named) && mixed.length) {
    const found: Finding[] = [[[...where, named], "library_and_properties", `remove '${named}', or remove ${mixed.join(", ")}`]];
    return { found, unknown: unknown.filter((key) => !mixed.includes(key)), missing };
  }
  if (!needs.every((key) => missing.includes(key))) return { found: [], unknown, missing };
  const rest = missing.filter((key) => !needs.includes(key));
  if (unknown.slice(0, RULES.report.keys_compared).some((key) => meant(key, [named]))) return { found: [], unknown, missing: rest };
  const also = rule.or ? `, ${rule.or}` : "";
  return { found: [[where, rule.code, `needs '${named}'${also}, or ${needs.join(", ")}`]], unknown, missing: rest };
}
