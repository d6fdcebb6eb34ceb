/** The sections a suggestion may choose from: one family of the library, lightest first. */

import type { Model } from "../generated/model.ts";
import { listing } from "../sections/listing.ts";
import type { SectionLibrary } from "../sections/properties.ts";
import type { Group } from "./group.ts";
import { DesignError } from "./refusal.ts";
import { libraryName } from "./section.ts";

/** Of the family named, else of the one that the group's section is from. Throws where neither leads to one. */
export function candidatesOf(model: Model, group: Group, library: SectionLibrary, family?: string): string[] {
  const names = family === undefined ? relatives(model, group, library) : listing(library, family).families[0]!.names;
  const weighed = names.map((name) => ({ name, mass: library.find(name)!.mass_per_m }));
  return weighed.sort((a, b) => a.mass - b.mass).map(({ name }) => name);
}

function relatives(model: Model, { id }: Group, library: SectionLibrary): string[] {
  const own = libraryName(model.model.sections.find((section) => section.id === id));
  const found = own === undefined ? undefined : library.find(own);
  if (!found) throw new DesignError("no_family", `section '${id}' has properties of its own and is in no family: name one to choose from`);
  return library
    .families()
    .filter(({ family, region, shape }) => family === found.family && region === found.region && shape === found.shape.type)
    .flatMap(({ names }) => names);
}
