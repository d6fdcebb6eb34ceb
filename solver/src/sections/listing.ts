/** Families with their names, in catalogue order. */

import { LONGEST } from "../offline/nearest.ts";
import { UnknownName } from "../offline/unknown.ts";
import { said } from "../sentences.ts";
import { madeFamilies } from "./made_names.ts";
import { read } from "./names.ts";
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
  const groups = new Map<string, FamilyListing>();
  const tables = library.families();
  const made = madeFamilies(family);
  for (const { family: name, region, title, standard, fabrication, shape, names } of family === undefined
    ? tables
    : matching(tables, family, made.length > 0)) {
    const key = `${name} ${region}`;
    const group = groups.get(key) ?? { family: name, region, title, standard, fabrication, shapes: [], count: 0, names: [] };
    groups.set(key, group);
    group.shapes.push(shape);
    group.names.push(...names);
    group.count += names.length;
  }
  const families = [...groups.values()];
  return { count: families.reduce((sum, { count }) => sum + count, 0), families, made };
}

/** The family of that name, else those that begin with it, else the ones another country knows by it. */
function matching(tables: SectionFamily[], family: string, others: boolean): SectionFamily[] {
  const spelling = read(family);
  const wanted = spelling && !spelling.numbers.length ? spelling.letters : "";
  let found = tables.filter((table) => table.family === wanted);
  if (wanted && !found.length) found = tables.filter((table) => table.family.startsWith(wanted));
  if (wanted && !found.length) {
    const meant = tables.find((table) => table.letters.includes(wanted))?.family;
    found = tables.filter((table) => table.family === meant);
  }
  if (found.length || others) return found;
  const known = [...new Set([...tables, ...madeFamilies()].map((table) => table.family))].join(", ");
  throw new UnknownName(said("unknown_family", { family: family.slice(0, LONGEST), known }));
}
