/** Whether a value fits a definition: each schema becomes one function when it is first asked for. */

import { definition, referred, type Schema } from "../schema.ts";
import { longer } from "../text.ts";

export type Test = (value: unknown) => boolean;
export type Entity = Record<string, unknown>;

const made = new Map<string, Test>();

/** The test of one definition, as published. */
export function fits(name: string): Test {
  let test = made.get(name);
  if (test === undefined) made.set(name, (test = testOf(definition(name))));
  return test;
}

export const isObject = (value: unknown): value is Entity => typeof value === "object" && value !== null && !Array.isArray(value);
export const has = (value: object, key: string): boolean => Object.hasOwn(value, key);

export function isOfType(type: string, value: unknown): boolean {
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isObject(value) : typeof value === type;
}

function testOf(schema: Schema): Test {
  const tests = [...plainTests(schema), ...objectTests(schema), ...branchTests(schema)];
  return tests.length === 1 ? tests[0]! : (value) => tests.every((test) => test(value));
}

function plainTests(schema: Schema): Test[] {
  const tests: Test[] = [];
  const { $ref, type, minimum, exclusiveMinimum, maximum, minLength, maxLength, minItems, maxItems, items } = schema;
  if ($ref !== undefined) tests.push((value) => fits(referred($ref))(value));
  if (type !== undefined) tests.push((value) => isOfType(type, value));
  if (schema.enum !== undefined) tests.push((value) => schema.enum!.includes(value));
  if ("const" in schema) tests.push((value) => value === schema.const);
  if (minimum !== undefined) tests.push((value) => typeof value !== "number" || value >= minimum);
  if (exclusiveMinimum !== undefined) tests.push((value) => typeof value !== "number" || value > exclusiveMinimum);
  if (maximum !== undefined) tests.push((value) => typeof value !== "number" || value <= maximum);
  if (minLength !== undefined) tests.push((value) => typeof value !== "string" || longer(value, minLength - 1));
  if (maxLength !== undefined) tests.push((value) => typeof value !== "string" || !longer(value, maxLength));
  if (minItems !== undefined) tests.push((value) => !Array.isArray(value) || value.length >= minItems);
  if (maxItems !== undefined) tests.push((value) => !Array.isArray(value) || value.length <= maxItems);
  if (items !== undefined) {
    const item = testOf(items);
    tests.push((value) => !Array.isArray(value) || value.every(item));
  }
  return tests;
}

function objectTests(schema: Schema): Test[] {
  const tests: Test[] = [];
  const { required, dependentRequired, properties = {} } = schema;
  if (required) tests.push((value) => !isObject(value) || required.every((key) => has(value, key)));
  for (const [key, others] of Object.entries(dependentRequired ?? {})) {
    tests.push((value) => !isObject(value) || !has(value, key) || others.every((other) => has(value, other)));
  }
  const known = new Map(Object.entries(properties).map(([key, body]) => [key, testOf(body)]));
  const closed = schema.additionalProperties === false;
  if (known.size || closed) {
    tests.push((value) => {
      if (!isObject(value)) return true;
      for (const key of Object.keys(value)) {
        const test = known.get(key);
        // Every object that is closed lets the caller's own x_ keys pass.
        if (test === undefined ? closed && !key.startsWith("x_") : !test(value[key])) return false;
      }
      return true;
    });
  }
  return tests;
}

function branchTests(schema: Schema): Test[] {
  const tests: Test[] = (schema.allOf ?? []).map(testOf);
  if (schema.anyOf) {
    const options = schema.anyOf.map(testOf);
    tests.push((value) => options.some((option) => option(value)));
  }
  if (schema.oneOf) {
    const options = schema.oneOf.map(testOf);
    tests.push((value) => options.filter((option) => option(value)).length === 1);
  }
  if (schema.if) {
    const [condition, then, otherwise] = [testOf(schema.if), testOf(schema.then ?? {}), testOf(schema.else ?? {})];
    tests.push((value) => (condition(value) ? then(value) : otherwise(value)));
  }
  return tests;
}
