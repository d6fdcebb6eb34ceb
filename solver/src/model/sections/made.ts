/** Sections that no table lists, with types. */

import * as rules from "../../generated/rules/sections/made.ts";
import { made } from "../../generated/rules/sections/made_names.ts";
import type { SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

/** The library with what can be made of it: names that it does not list are looked at again. */
export function withMade(library: SectionLibrary): SectionLibrary {
  const listed = (name: string): SectionProperties | undefined => library.find(name);
  return {
    canonical: (name) => library.canonical(name) ?? made(name, listed)?.name,
    find: (name) => {
      const known = listed(name);
      if (known) return known;
      const found = made(name, listed);
      return found && rules.section(found);
    },
    families: () => library.families(),
  };
}

/** The section of a shape with nothing but its dimensions, in metres. */
export const shapedProperties = rules.shaped as (shape: SectionShape) => SectionProperties;
