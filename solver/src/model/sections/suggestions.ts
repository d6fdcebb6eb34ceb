/** The names nearest to one the library does not have, with types. */

import * as rules from "../../generated/rules/sections/suggestions.ts";
import type { SectionLibrary } from "./properties.ts";

/** By size among the families the letters point to, or the families spelt nearest to them. */
export const nearestSections = (name: string, library: SectionLibrary, limit?: number): string[] =>
  rules.nearest(name, library.families(), limit);

/** The words of a refusal: `unknown section 'IPE310'; nearest: IPE300, IPE330`. */
export const unknownSection = (name: string, library: SectionLibrary): string => rules.unknownSection(name, nearestSections(name, library));
