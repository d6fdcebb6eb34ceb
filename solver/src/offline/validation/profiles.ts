/** What sections are by their names and shapes: areas and radii of gyration, one or a pair. */

import type { AuthoredSection } from "../../model/plain.ts";
import { plainSection } from "../../model/shaped.ts";
import type { Document, Entity } from "./document.ts";
import { RULES } from "./rulebook.ts";

export interface Profile {
  area: number;
  radius: number;
}

/** None of a library that is not at hand. */
export function profileOf({ library }: Document, authored: Entity): Profile | undefined {
  const section = plainSection(authored as AuthoredSection);
  const own = "library" in section ? library?.find(section.library) : section;
  return own && { area: own.a, radius: Math.sqrt(own.iy / own.a) };
}

/** Whether a member is made of two sections back to back. */
export function isBuiltUp(document: Document, { id, library, shape }: Entity): boolean {
  const { type } = (library === undefined ? shape : document.library?.find(library)?.shape) ?? {};
  return RULES.built_up.includes(type) && document.named("sections", ["members"]).has(id);
}
