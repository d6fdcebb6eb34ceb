/** The published JSON Schemas: an index of the roots, and each root with all it refers to in one document. */

import data from "../../data/schemas.json" with { type: "json" };
import { nearest } from "./nearest.ts";
import { folded, head, longer } from "./text.ts";
import { UnknownName } from "./unknown.ts";

/** The few keywords that the model's schemas use. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, true>;
  additionalProperties?: boolean;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  examples?: unknown[];
  default?: unknown;
}

interface Published {
  dialect: string;
  base: string;
  groups: Record<string, string[]>;
  names: Record<string, string>;
  synonyms: Record<string, string>;
  definitions: Record<string, Schema>;
}

const { dialect, base, groups, names, synonyms, definitions } = data as unknown as Published;

/** What other programs and habits call the same thing. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(Object.entries(synonyms));
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(names));

export interface SchemaEntry {
  name: string;
  title: string;
  description: string;
}

/** The useful roots by group, each with name, title and one line. */
export function schemaIndex(): { usage: string } & Record<string, string | SchemaEntry[]> {
  const entry = (name: string): SchemaEntry => ({ name, title: definitions[name]!.title!, description: definitions[name]!.description! });
  return {
    usage: "schemaClosure(name) returns that schema with everything it references",
    ...Object.fromEntries(Object.entries(groups).map(([group, roots]) => [group, roots.map(entry)])),
  };
}

/** One self-contained schema: the root, and under `$defs` every definition it reaches. */
export function schemaClosure(root: string): Record<string, unknown> {
  const name = find(root);
  const reached = new Map<string, Schema>();
  collect(definitions[name], reached);
  return { $schema: dialect, $id: `${base}${name}.json`, ...definitions[name], $defs: Object.fromEntries(reached) };
}

/** A definition by its own name. */
export const definition = (name: string): Schema => definitions[name]!;

/** The schema a reference stands for; the reference's own description wins. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = definition(referred(schema.$ref));
  return schema.description === undefined ? target : { ...target, description: schema.description };
}

/** `member` of `#/$defs/member`. */
export const referred = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

function find(root: string): string {
  const name = NAMES.get(fold(root));
  if (name !== undefined) return name;
  const shown = longer(root, 64) ? `${head(root, 64)}…` : root;
  const near = nearest(fold(root), NAMES.keys()).map((close) => NAMES.get(close)!);
  const offered = near.length ? near : Object.values(groups).map(([first]) => first);
  throw new UnknownName(`unknown schema root '${shown}'; nearest: ${offered.join(", ")}`);
}

/** Any case, singular or plural, with hyphen, underscore or space. */
function fold(name: string): string {
  const letters = folded(name.replace(/\.json$/, "").replace(/[^\p{L}\p{N}]/gu, ""));
  return letters.replace(/s$/, "").replaceAll("analyse", "analysi");
}

/** The definitions a schema refers to, in the order in which they are met. */
function collect(node: unknown, reached: Map<string, Schema>): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref") {
      const name = referred(value as string);
      if (reached.has(name)) continue;
      reached.set(name, definition(name));
      collect(definition(name), reached);
    } else if (key !== "examples") collect(value, reached);
  }
}
