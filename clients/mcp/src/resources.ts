/** What a client may read without calling a tool: the format by parts, and example models. */

import { EXAMPLES } from "handoff-solver/command";
import { schemaClosure, schemaIndex } from "handoff-solver/local";

interface Resource {
  uri: string;
  name: string;
  title: string;
  mimeType: string;
}

const JSON_TYPE = "application/json";
const SCHEMA = "handoff://schema/";
const EXAMPLE = "handoff://examples/";

export function listResources(): Resource[] {
  const entries = Object.values(schemaIndex()).flatMap((value) => (Array.isArray(value) ? value : []));
  const parts = entries.map(({ name, title }) => ({ uri: `${SCHEMA}${name}`, name: `schema/${name}`, title, mimeType: JSON_TYPE }));
  const examples = Object.entries(EXAMPLES).map(([name, { settings }]) => ({
    uri: `${EXAMPLE}${name}`,
    name: `examples/${name}`,
    title: settings?.title ?? name,
    mimeType: JSON_TYPE,
  }));
  return [...parts, ...examples];
}

export function readResource(uri: string): { uri: string; mimeType: string; text: string } {
  const name = uri.startsWith(EXAMPLE) ? uri.slice(EXAMPLE.length) : "";
  const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  if (!example && !uri.startsWith(SCHEMA)) throw new Error(`no resource '${uri.slice(0, 100)}'; resources/list names them`);
  return { uri, mimeType: JSON_TYPE, text: JSON.stringify(example ?? schemaClosure(uri.slice(SCHEMA.length))) };
}
