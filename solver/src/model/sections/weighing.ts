/** The area that weighs: a section's own, or that of the wall which is made, where properties are of a thinner one. */

import { STEEL_DENSITY } from "../../generated/gravity.ts";
import { MADE_OVER_DESIGN } from "../../generated/tolerances.ts";

/** In m², for a density to multiply. AISC's tubes and pipes have properties of 0.93 t (360 B4.2) and the mass of t; without a listed mass the area says it. */
export function weighingArea({ a, mass_per_m = 0 }: { a: number; mass_per_m?: number | undefined }): number {
  const made = mass_per_m / STEEL_DENSITY;
  return made > MADE_OVER_DESIGN * a ? made : a;
}
