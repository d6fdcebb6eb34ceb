/** The sections a reader looks through: by family, by a name however it is spelt, and by ranges of properties. */
// The package's entries bring the whole solver along; the library is a few kilobytes of it.
import type { SectionLibrary, SectionProperties } from "../../../../solver/src/model/sections/library.ts";
import { nearestSections } from "../../../../solver/src/model/sections/suggestions.ts";
import type { Property } from "./property.ts";

export interface Family {
  key: string;
  label: string;
  names: string[];
}

/** So many names are offered where none is meant exactly. */
const OFFERED = 8;

export const ALL = "all";

export function familiesOf(library: SectionLibrary): Family[] {
  const found = new Map<string, Family>();
  for (const { family, region, title, standard, names } of library.families()) {
    const key = `${region} ${family}`;
    const known = found.get(key);
    if (known) known.names.push(...names);
    else found.set(key, { key, label: `${family} (${region}): ${title}, ${standard}`, names: [...names] });
  }
  return [...found.values()];
}

const plain = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[×*]/g, "X")
    .replace(/[^A-Z0-9./-]/g, "");

export interface Found {
  names: string[];
  /** Nothing is called so; these are the nearest. */
  guessed: boolean;
}

/** The section that is meant first, then names that begin so, then names with that part; else the nearest. */
export function findNames(library: SectionLibrary, families: Family[], family: string, text: string): Found {
  const all = families.flatMap((item) => item.names);
  const within = family === ALL ? all : (families.find(({ key }) => key === family)?.names ?? all);
  const wanted = plain(text);
  if (!wanted) return { names: within, guessed: false };
  const meant = library.canonical(text);
  const named = all.filter((name) => name !== meant && plain(name).includes(wanted));
  const begins = (name: string): boolean => plain(name).startsWith(wanted);
  const names = [...(meant ? [meant] : []), ...named.filter(begins), ...named.filter((name) => !begins(name))];
  if (names.length) return { names, guessed: false };
  return { names: nearestSections(text, library, OFFERED), guessed: true };
}

export interface Range {
  property: Property;
  /** In SI; either may be open. */
  low: number | null;
  high: number | null;
}

export const withinRanges = (section: SectionProperties, ranges: Range[]): boolean =>
  ranges.every(({ property, low, high }) => {
    const value = property.of(section);
    return value !== null && (low === null || value >= low) && (high === null || value <= high);
  });
