/** What the libraries have under the names of materials and sections in another program's file. */

import type { LibraryMaterial, SectionLibrary } from "handoff-solver";
import materials from "../../../schemas/material_library.json" with { type: "json" };
import { gradeOf } from "../../../solver/src/model/standards.ts";

/** By which names are compared: "S 235 JR" and "s235jr" are one. */
const folded = (name: string): string => name.toUpperCase().replace(/[\s_-]/g, "");

const STEELS = Object.values(materials.steel).flat();
const KNOWN = new Map(
  [...STEELS, ...Object.keys(materials.concrete), ...Object.keys(materials.aluminium)].map((name) => [folded(name), name]),
);

/** The material library's own name. */
export function materialNamed(name: string): LibraryMaterial["library"] | undefined {
  return (KNOWN.get(folded(name)) ?? gradeOf(name) ?? undefined) as LibraryMaterial["library"] | undefined;
}

export const isSteel = (name: string | undefined): name is string => name !== undefined && STEELS.includes(name);

export type Profiles = Pick<SectionLibrary, "find">;

/** What tells one section from another, by the library's names for it. */
type Numbers = Partial<Record<"a" | "iy" | "iz", number>>;

/** Tables round, and some leave out the fillets: engineering judgement. */
const ALIKE = 0.05;

/** Whether the library has a section of this name, and the numbers beside the name are that section's. */
export function sectionNamed(profiles: Profiles, name: string, given: Numbers): "same" | "other" | "unknown" {
  const found = profiles.find(name);
  if (!found) return "unknown";
  const isAlike = (key: keyof Numbers): boolean => !given[key] || Math.abs(given[key] - found[key]) <= ALIKE * found[key];
  return (["a", "iy", "iz"] as const).every(isAlike) ? "same" : "other";
}

export const ALONE = "its numbers alone, without an outline, so that no check can be made";
export const otherNumbers = (name: string): string => `its own numbers, which are not those of the library's ${name}: no check can be made`;
