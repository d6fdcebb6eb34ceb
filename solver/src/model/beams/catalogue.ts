/** Sections of a beam by their names, from the library at hand. */

import type { SectionLibrary, SectionProperties } from "../sections/properties.ts";
import { unknownSection } from "../sections/suggestions.ts";
import { InputError } from "./refused.ts";

/** Where a beam finds its section. */
export type Library = SectionLibrary;

export function section(name: string, library: SectionLibrary): SectionProperties {
  const found = library.find(name);
  if (!found) throw new InputError("unknown_section", "section", unknownSection(name, library));
  return found;
}
