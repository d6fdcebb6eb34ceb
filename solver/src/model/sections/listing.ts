/** Families with their names, in catalogue order. */

import * as rules from "../../generated/rules/sections/listing.ts";
import { unknownFamily } from "../../generated/rules/sections/suggestions.ts";
import { UnknownName } from "../offline/unknown.ts";
import type { MadeFamily, SectionFamily, SectionLibrary } from "./properties.ts";

export interface FamilyListing {
  family: string;
  region: string;
  title: string;
  standard: string;
  fabrication: string;
  shapes: string[];
  count: number;
  names: string[];
}

export interface SectionListing {
  count: number;
  families: FamilyListing[];
  /** Families without a table, whose sections are made as they are asked for. */
  made: MadeFamily[];
}

/** All families, or those a name or a prefix stands for, each with its sections' names. */
export function listing(library: SectionLibrary, family?: string): SectionListing {
  const every = library.families();
  const found = (rules.listing as (every: SectionFamily[], family?: string) => SectionListing)(every, family);
  if (family === undefined || found.families.length || found.made.length) return found;
  throw new UnknownName(unknownFamily(family, rules.known(every)));
}
