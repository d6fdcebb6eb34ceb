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
  const names = family === undefined ? siblings(own, library) : listing(library, family).families[0]!.names;
  if (!names.length) throw new DesignError("no_family", `${noFamily(model, group, library)}: name one to choose from`);
  const wanted = new Set([own, family].map((name) => (name === undefined ? undefined : seriesOf(library.canonical(name) ?? name))));
  const aside = new Set(library.families().flatMap(({ rare }) => rare.filter((series) => !wanted.has(series))));
  const weighed = names.map((name) => ({ name, mass: library.find(name)!.mass_per_m })).sort((a, b) => a.mass - b.mass);
  const sorted = weighed.map(({ name }) => toldName(name, family ?? own ?? ""));
  const isRare = (name: string): boolean => aside.has(seriesOf(name));
  const common = sorted.filter((name) => !isRare(name));
  return common.length ? { common, rare: sorted.filter(isRare) } : { common: sorted, rare: [] };
}

const ownName = ({ model }: Model, group: Group): string | undefined => libraryName(model.sections.find(({ id }) => id === group.id));

/** Whether a group's section is from a family of the library; one that is made by its name, such as a flat, is in none. */
export const isOfFamily = (model: Model, group: Group, library: SectionLibrary): boolean =>
  siblings(ownName(model, group), library).length > 0;

/** Why a group has no sections to choose from. */
export function noFamily(model: Model, group: Group, library: SectionLibrary): string {
  const own = ownName(model, group);
  const why =
    own !== undefined && library.find(own)
      ? `is ${own}, which no table lists, and is in no family`
      : "has properties of its own and is in no family";
  return `section '${group.id}' ${why}`;
}

/** What a name begins with: IPE, IPEA, HEB. */
export const seriesOf = (name: string): string => read(name)?.letters ?? "";

function siblings(own: string | undefined, library: SectionLibrary): string[] {
  const found = own === undefined ? undefined : library.find(own);
  return library
    .families()
    .filter(({ family, region, shape }) => family === found?.family && region === found.region && shape === found.shape.type)
    .flatMap(({ names }) => names);
}
