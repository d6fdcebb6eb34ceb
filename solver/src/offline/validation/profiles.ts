/** What sections are by their names and shapes: areas and radii of gyration, one or a pair. */

import type { AuthoredSection } from "../../model/plain.ts";
import { plainSection } from "../../model/shaped.ts";
import { madeRules } from "../../sections/catalogue.ts";
import { nearestSections } from "../../sections/suggestions.ts";
import { quoted } from "../nearest.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { ABSENT } from "./entries.ts";
import { RULES } from "./rulebook.ts";

export interface Profile {
  area: number;
  radius: number;
}

const UNKNOWN: Profile = { area: Number.NaN, radius: Number.NaN };

/** Unknown of a library that is not at hand. */
export const profile = remembered(({ library }, authored: Entity): Profile => {
  const section = plainSection(authored as AuthoredSection);
  const own = "library" in section ? library?.find(section.library) : section;
  return own ? { area: own.a, radius: Math.sqrt(own.iy / own.a) } : UNKNOWN;
});

/** undefined where there is none, NaN of one whose area is not known here: it may be the largest. */
export function largestArea(document: Document): number | undefined {
  const areas = document.entities["sections"]!.map((section) => profile(document, section).area);
  return areas.length ? Math.max(...areas) : undefined;
}

export const catalogued = ({ library }: Document, { library: name }: Entity): unknown =>
  library ? (library.canonical(name) ?? ABSENT) : name;

export const nearest = ({ library }: Document, { library: name }: Entity): string => quoted(nearestSections(name, library!));

/** Whether a member is made of two sections back to back. */
export function builtUp(document: Document, { id, library, shape }: Entity): boolean | undefined {
  const { type } = (library === undefined ? shape : document.library?.find(library)?.shape) ?? {};
  return (RULES.built_up.includes(type) && document.named("sections", "members").has(id)) || undefined;
}

/** The outline, of a section made by its name too; those of tables are what is rolled. */
export function shape({ library }: Document, section: Entity): Entity {
  if (section["library"] === undefined) return section["shape"] ?? {};
  const found = library?.find(section["library"]);
  return found?.range === madeRules().said.range ? found.shape : {};
}

/** How a section is written whose name leads to no possible one: the service says it. */
export const unmade = (): unknown => ABSENT;
