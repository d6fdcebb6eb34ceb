/** Areas and radii of gyration of sections: their own, of the library, or of their shapes. */

import type { AuthoredSection } from "../../model/plain.ts";
import { plainSection } from "../../model/shaped.ts";
import type { Document, Entity } from "./document.ts";

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
