/** The published JSON Schemas: an index of the roots, and each root with all it refers to in one document. */

import data from "../../../data/schemas.json" with { type: "json" };
import { said } from "../../results/sentences.ts";
import { clipped } from "./clipping.ts";
import { LONGEST, nearest } from "./nearest.ts";
import { UnknownName } from "./unknown.ts";

interface Schema {
  title?: string;
  description?: string;
}

interface Published {
  dialect: string;
  base: string;
  groups: Record<string, string[]>;
  names: Record<string, string>;
  definitions: Record<string, Schema>;
}

const { dialect, base, groups, names, definitions } = data as Published;

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

function find(root: string): string {
  const name = NAMES.get(fold(root));
  if (name !== undefined) return name;
  const near = nearest(fold(root), [...NAMES.keys()]).map((close) => NAMES.get(close)!);
  const offered = near.length ? near : Object.values(groups).map(([first]) => first);
  throw new UnknownName(said("unknown_schema", { root: clipped(root, LONGEST), near: offered.join(", ") }));
}

/** Any case, singular or plural, with hyphen, underscore or space. */
function fold(name: string): string {
  const letters = name.replace(/\.json$/, "").replace(/[^\p{L}\p{N}]/gu, "");
  return letters.toLowerCase().replace(/s$/, "").replaceAll("analyse", "analysi");
}

/** The definitions a schema refers to, in the order in which they are met. */
function collect(node: unknown, reached: Map<string, Schema>): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref") {
      const name = String(value).split("/").at(-1)!;
      if (reached.has(name)) continue;
      reached.set(name, definitions[name]!);
      collect(definitions[name], reached);
    } else if (key !== "examples") collect(value, reached);
  }
}
