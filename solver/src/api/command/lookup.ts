/** What the command looks up: the format, the section library, example models; each as text to print. */

import { schemaClosure, schemaIndex } from "../../model/offline/schema.ts";
import { UnknownName } from "../../model/offline/unknown.ts";
import { listing } from "../../model/sections/listing.ts";
import type { SectionLibrary } from "../../model/sections/properties.ts";
import { unknownSection } from "../../model/sections/suggestions.ts";
import { EXAMPLES } from "./examples.ts";

const json = (value: unknown): string => JSON.stringify(value, undefined, 1);

export const schemaSaid = (part?: string): string => json(part === undefined ? schemaIndex() : schemaClosure(part));

/** Families with counts, one family's names, or a section's properties. */
export function sectionsSaid(library: SectionLibrary, name?: string): string {
  if (name === undefined)
    return listing(library)
      .families.map(({ family, region, count, title }) => `${family.padEnd(8)}${region.padEnd(4)}${String(count).padStart(4)}  ${title}`)
      .join("\n");
  const found = library.find(name);
  if (found) return json(found);
  try {
    return listing(library, name)
      .families.flatMap(({ names }) => names)
      .join("\n");
  } catch (error) {
    if (!(error instanceof UnknownName) || !/\d/.test(name)) throw error;
    throw new UnknownName(unknownSection(name, library));
  }
}

/** Names with titles, or one model as JSON. */
export function examplesSaid(name?: string): string {
  if (name === undefined)
    return Object.entries(EXAMPLES)
      .map(([id, { settings }]) => `${id.padEnd(24)}${settings?.title ?? ""}`)
      .join("\n");
  const found = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  if (!found) throw new UnknownName(`no example '${name.slice(0, 64)}'; there are: ${Object.keys(EXAMPLES).join(", ")}`);
  return json(found);
}
