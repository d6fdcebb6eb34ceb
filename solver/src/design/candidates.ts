/** The sections a suggestion may choose from: one family of the library, lightest first, its rare series after the others. */

import type { Model } from "../generated/model.ts";
import { libraryName, toldName } from "../model/section.ts";
import { listing } from "../model/sections/listing.ts";
import { read } from "../model/sections/names.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import type { Group } from "./group.ts";
import { DesignError } from "./refusal.ts";

export interface Candidates {
  /** Common sections, and of rare series the one that the group's section is from or that was asked for. */
  common: string[];
  /** Of series that are rolled to order: looked at only where nothing common passes. */
  rare: string[];
}

/** Of the family named, else of the one that the group's section is from. Throws where neither leads to one. */
export function candidatesOf(model: Model, group: Group, library: SectionLibrary, family?: string): Candidates {
  const own = ownName(model, group);
  const names = family === undefined ? relatives(group, own, library) : listing(library, family).families[0]!.names;
  const wanted = new Set([own, family].map((name) => (name === undefined ? undefined : seriesOf(library.canonical(name) ?? name))));
  const aside = new Set(library.families().flatMap(({ rare }) => rare.filter((series) => !wanted.has(series))));
  const weighed = names.map((name) => ({ name, mass: library.find(name)!.mass_per_m })).sort((a, b) => a.mass - b.mass);
  const sorted = weighed.map(({ name }) => toldName(name, family ?? own ?? ""));
  const isRare = (name: string): boolean => aside.has(seriesOf(name));
  const common = sorted.filter((name) => !isRare(name));
  return common.length ? { common, rare: sorted.filter(isRare) } : { common: sorted, rare: [] };
}

const ownName = ({ model }: Model, group: Group): string | undefined => libraryName(model.sections.find(({ id }) => id === group.id));

/** Whether a group's section is from a family of the library. */
export const isOfFamily = (model: Model, group: Group, library: SectionLibrary): boolean =>
  library.find(ownName(model, group) ?? "") !== undefined;

/** What a name begins with: IPE, IPEA, HEB. */
export const seriesOf = (name: string): string => read(name)?.letters ?? "";

function relatives({ id }: Group, own: string | undefined, library: SectionLibrary): string[] {
  const found = own === undefined ? undefined : library.find(own);
  if (!found) throw new DesignError("no_family", `section '${id}' has properties of its own and is in no family: name one to choose from`);
  return library
    .families()
    .filter(({ family, region, shape }) => family === found.family && region === found.region && shape === found.shape.type)
    .flatMap(({ names }) => names);
}
