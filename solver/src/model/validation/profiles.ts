/** What sections are by their names and shapes: areas and radii of gyration, one or a pair. */

import { plainSection } from "../authoring/shaped.ts";
import { quoted } from "../offline/nearest.ts";
import type { AuthoredSection } from "../plain.ts";
import { madeRules } from "../sections/catalogue.ts";
import { nearestSections } from "../sections/suggestions.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { RULES } from "./rulebook.ts";

export interface Profile {
  area: number;
  radius: number;
}

const UNKNOWN: Profile = { area: Number.NaN, radius: Number.NaN };

/** Unknown of a library that is not at hand. */
export const profile = remembered((document, section: Entity): Profile => {
  const own = propertiesOf(document, section);
  return own ? { area: own.a, radius: Math.sqrt(own.iy / own.a) } : UNKNOWN;
});

/** What a section has about each of its axes. */
const BOTH_WAYS = [
  ["iy", "iz"],
  ["wel_y", "wel_z"],
  ["wpl_y", "wpl_z"],
  ["avy", "avz"],
] as const;

/** Whether a quarter turn leaves a section as it was; of a library that is not at hand it is not known, and is asked. */
export const sameBothWays = remembered((document, section: Entity): boolean => {
  const own = propertiesOf(document, section);
  if (!own) return false;
  const within = RULES.leaning.same;
  const even = BOTH_WAYS.every(([one, other]) => !(Math.abs(own[one]! - own[other]!) > within * Math.max(own[one]!, own[other]!)));
  return even && Math.abs(own.iyz ?? 0) <= within * own.iy;
});

function propertiesOf({ library }: Document, authored: Entity) {
  const section = plainSection(authored as AuthoredSection);
  return "library" in section ? library?.find(section.library) : section;
}

/** undefined where there is none, NaN of one whose area is not known here: it may be the largest. */
export function largestArea(document: Document): number | undefined {
  const areas = document.entities["sections"]!.map((section) => profile(document, section).area);
  return areas.length ? Math.max(...areas) : undefined;
}

/** Of a library that is not at hand every name may be known. */
export const catalogued = ({ library }: Document, { library: name }: Entity): boolean =>
  !library || (library.canonical(name) ?? null) !== null;

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
  return found && found.range === madeRules().said.range ? found.shape : {};
}

/** How a section is written whose name leads to no possible one: the service says it. */
export const unmade = (_document: Document, _section: Entity): string | undefined => undefined;
