/**
 * Compiles the model's schemas into src/generated/validators.js: one function for each definition that is judged by
 * itself, and the keys of definitions. Lists of entities are left out: they are walked, one entity at a time.
 */

import { readFile } from "node:fs/promises";
import Ajv from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { put } from "./put.mjs";

const TARGET = new URL("../src/generated/validators.js", import.meta.url);
const TYPES = `/** The compiled schemas, made by scripts/validators.mjs. */
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: {
    type?: string;
    allowedValues?: unknown[];
    allowedValue?: unknown;
    missingProperty?: string;
    additionalProperty?: string;
    passingSchemas?: number[] | null;
    comparison?: string;
    limit?: number;
  };
}
export interface OpenKeys {
  known: Record<string, OpenKeys | null>;
  byType: Record<string, OpenKeys>;
}
export const VALIDATORS: Record<string, { (value: unknown): boolean; errors: SchemaError[] | null }>;
export const KEYS: Record<string, string[]>;
export const ANALYSIS: OpenKeys;
`;
const { definitions } = JSON.parse(await readFile(new URL("../data/schemas.json", import.meta.url)));
const { collections, loads } = JSON.parse(await readFile(new URL("../../schemas/rules.json", import.meta.url)));
const WALKED = new Set([...Object.keys(collections), ...Object.keys(loads), "checks"]);
const NOTES = new Set(["title", "description", "examples", "default"]);

/** The same demands without notes, and without demands on the entries of lists that are walked. */
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !NOTES.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, key === "properties" ? named(value) : bare(value)]));
}

function named(properties) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { items, ...rest } = schema;
      return [name, bare(WALKED.has(name) && items?.$ref && !items.$ref.endsWith("/id") ? rest : schema)];
    }),
  );
}

const resolved = (schema) => (schema.$ref ? definitions[schema.$ref.split("/").at(-1)] : schema);

/** What an open object may hold: its keys with what theirs may hold, and the keys that its type adds. */
function keysOf({ properties = {}, allOf = [] }) {
  const known = Object.entries(properties).map(([name, body]) => {
    const inner = resolved(resolved(body).items ?? body);
    return [name, inner.properties ? keysOf(inner) : null];
  });
  const branches = allOf.map(({ then }) => [resolved(then).properties.type.const, keysOf(resolved(then))]);
  return { known: Object.fromEntries(known), byType: Object.fromEntries(branches) };
}

const names = ["model", "analysis", "check", ...Object.values(collections), ...Object.values(loads)];
const ajv = new Ajv({ strict: false, allErrors: true, messages: false, inlineRefs: false, code: { source: true, esm: true } });
ajv.addSchema({ $id: "handoff", $defs: Object.fromEntries(Object.entries(definitions).map(([name, body]) => [name, bare(body)])) });
const code = standalone(ajv, Object.fromEntries(names.map((name) => [`${name}Fits`, `handoff#/$defs/${name}`])));
const { outputFiles } = await build({
  stdin: { contents: code, resolveDir: new URL("..", import.meta.url).pathname },
  bundle: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["main"],
  write: false,
});
const keys = Object.fromEntries(Object.entries(definitions).map(([name, { properties = {} }]) => [name, Object.keys(properties)]));
await put(
  TARGET,
  `${outputFiles[0].text}
export const VALIDATORS = { ${names.map((name) => `${name}: ${name}Fits`).join(", ")} };
export const KEYS = ${JSON.stringify(keys)};
export const ANALYSIS = ${JSON.stringify(keysOf(definitions.analysis))};
`,
);
await put(new URL("validators.d.ts", TARGET), TYPES);
