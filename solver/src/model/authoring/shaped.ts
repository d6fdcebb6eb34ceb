/** Sections by their dimensions alone: every property that follows from the outline. */

import type { Section } from "../../generated/model.ts";
import { type AuthoredSection, isShaped } from "../plain.ts";
import { shapedProperties } from "../sections/made.ts";
import { shearStiffnessAreas } from "../sections/shearstiffness.ts";

/** The section with its numbers; one that has them, or a name, stays as it is. */
export function plainSection(section: AuthoredSection): Section {
  if (!isShaped(section)) return section;
  const { shape } = section;
  const { a, iy, iz, it, iw, wel_y, wel_z, wpl_y, wpl_z, fabrication } = shapedProperties(shape);
  return { a, iy, iz, it, iw, wel_y, wel_z, wpl_y, wpl_z, ...shearStiffnessAreas(shape, a), fabrication, ...section };
}
