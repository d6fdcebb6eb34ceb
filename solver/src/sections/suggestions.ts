/** The names nearest to one the library does not have. */

import { nearest } from "../offline/nearest.ts";
import { madeExamples } from "./made_names.ts";
import { NEAREST, read, type Spelling, unknownName } from "./names.ts";
import type { SectionFamily, SectionLibrary } from "./properties.ts";

/** By size among the families the letters point to, or the families spelt nearest to them. */
export function nearestSections(name: string, library: SectionLibrary, limit = NEAREST.told): string[] {
  const wanted = read(name);
  if (!wanted || !(wanted.letters || wanted.numbers.length)) return [];
  const made = madeExamples(wanted.letters);
  if (made.length) return made.slice(0, limit);
  const families = library.families();
  const letters = knownLetters(wanted.letters, families);
  const pointed = families.filter((family) => family.letters.some((word) => letters.includes(word)));
  const choices = letters.length ? pointed : wanted.letters ? [] : families;
  if (!wanted.numbers.length) return choices.flatMap((family) => family.names.slice(0, 1)).slice(0, limit);
  const [size] = wanted.numbers as [number];
  const ranked: { name: string; distance: number }[] = [];
  for (const family of choices) {
    for (const { name: other, spelling } of spelled(family)) {
      // Where every table is asked, only what begins with nearly the same size is worth ranking.
      if (!letters.length && Math.abs(spelling.numbers[0]! - size) > size * NEAREST.first_share) continue;
      const otherSeries = letters.length > 0 && !letters.includes(spelling.letters);
      ranked.push({ name: other, distance: distanceTo(wanted.numbers, spelling, otherSeries, family.equalLegs) });
    }
  }
  return ranked
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map((found) => found.name);
}

/** The words of a refusal: `unknown section 'IPE310'; nearest: IPE300, IPE330`. */
export function unknownSection(name: string, library: SectionLibrary): string {
  return unknownName(name, nearestSections(name, library));
}

const readings = new WeakMap<string[], { name: string; spelling: Spelling }[]>();

/** Every name of a table, read once: a model may ask for many suggestions. */
function spelled({ names }: SectionFamily): { name: string; spelling: Spelling }[] {
  let found = readings.get(names);
  if (!found) readings.set(names, (found = names.map((name) => ({ name, spelling: read(name)! }))));
  return found;
}

/** The letters as they are, or what they begin, or what is spelt nearest to them. */
function knownLetters(letters: string, families: SectionFamily[]): string[] {
  const known = [...new Set(families.flatMap((family) => family.letters))];
  if (known.includes(letters)) return [letters];
  const begun = known.filter((word) => letters && word.startsWith(letters));
  return begun.length ? begun : nearest(letters, known, NEAREST.spellings);
}

/** How far the sizes are apart, each as a part of itself. */
function distanceTo(wanted: number[], { numbers }: Spelling, otherSeries: boolean, equalLegs: boolean): number {
  const sizes = wanted.length === 2 && numbers.length === 3 && equalLegs ? [wanted[0]!, ...wanted] : wanted;
  let apart = apartBy(sizes, numbers);
  // RHS 100x200x8: width before depth.
  if (sizes.length === 3 && sizes[0]! < sizes[1]!) apart = Math.min(apart, apartBy([sizes[1]!, sizes[0]!, sizes[2]!], numbers));
  return apart + NEAREST.number_more * Math.abs(sizes.length - numbers.length) + (otherSeries ? NEAREST.other_series : 0);
}

function apartBy(sizes: number[], numbers: number[]): number {
  let apart = 0;
  for (let i = 0; i < Math.min(sizes.length, numbers.length); i++)
    apart += Math.abs(sizes[i]! - numbers[i]!) / (sizes[i]! + numbers[i]! + 1);
  return apart;
}
