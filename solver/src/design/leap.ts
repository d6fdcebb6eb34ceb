/** How far a search may leap: sections that are hopeless beside one that was solved need no solve of their own. */

import type { SectionLibrary } from "../model/sections/properties.ts";

/**
 * With the same forces no resistance and no stiffness grows by more than the largest of these ratios: axial, bending and shear resistances go with areas and
 * moduli, buckling resistances with areas and second moments, and each is homogeneous of degree one in them. What breaks the rule (forces that go where
 * stiffness is, another class, another buckling curve) stays well within this factor.
 */
const SLACK = 3;
const GROWING = ["a", "iy", "iz", "it", "wel_y", "wel_z", "wpl_y", "wpl_z", "avy", "avz"] as const;

/** The place of the next candidate worth a solve, after one whose largest utilisation was `utilisation`; null where there is none. */
export function nextPlace(
  candidates: readonly string[],
  place: number,
  utilisation: number | null,
  library: SectionLibrary,
): number | null {
  if (place + 1 >= candidates.length) return null;
  if (utilisation === null || utilisation <= SLACK) return place + 1;
  const tried = library.find(candidates[place]!)!;
  for (let next = place + 1; next < candidates.length; next++) {
    const section = library.find(candidates[next]!)!;
    const most = Math.max(...GROWING.map((name) => section[name] / tried[name]), tried.iw > 0 ? section.iw / tried.iw : 1);
    if (most * SLACK >= utilisation) return next;
  }
  // Nothing is said to fail that was not solved: the heaviest is tried all the same.
  return candidates.length - 1;
}
