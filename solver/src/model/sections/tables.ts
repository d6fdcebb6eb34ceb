/** Tables of an opened library, as the rules ask for them. */

import { read, type Spelling } from "./names.ts";
import type { SectionFamily } from "./properties.ts";

export const names = (family: SectionFamily): string[] => family.names;
export const equalLegs = (family: SectionFamily): boolean => family.equalLegs;
export const letters = (family: SectionFamily): string[] => family.letters;

const readings = new WeakMap<string[], [name: string, spelling: Spelling][]>();

/** Every name of a table, read once: a model may ask for many suggestions. */
export function spelled({ names }: SectionFamily): [name: string, spelling: Spelling][] {
  let found = readings.get(names);
  if (!found) readings.set(names, (found = names.map((name) => [name, read(name)!])));
  return found;
}
