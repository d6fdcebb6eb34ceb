/** Critical moments already found in a run, so that equal beams and proportional combinations are solved once. */

import type { HeightLoads } from "../diagrams/shapes.ts";
import { takeCanonical } from "./canonical.ts";
import type { LateralBeam } from "./mcr.ts";
import { nameTaken, solveTaken } from "./problem.ts";

/** Critical moments by the problem, those of plainer diagrams by the beam and then by their number, and how finely to look. */
export interface Known {
  moments: Map<string, number | null>;
  plain: Map<string, Map<number, number | null>>;
  elements: number;
}

/** Enough for the shapes of a large model's beams; a bound so that ten thousand members cannot fill memory with them. */
export const REMEMBERED = 5000;

/**
 * Mcr of one problem. Proportional loads have the same Mcr, so combinations and equal beams share what was found; it follows from the problem's
 * name alone, so that nothing depends on who asked first.
 */
export function rememberedMcr(beam: LateralBeam, m_max: number, known: Known): number | null {
  takeCanonical(beam, m_max);
  const name = `${known.elements},${nameTaken()}`;
  const held = known.moments.get(name);
  if (held !== undefined) return held;
  const found = solveTaken(known.elements);
  if (known.moments.size > REMEMBERED) known.moments.clear();
  known.moments.set(name, found);
  return found;
}

/** C1 = Mcr of this diagram over Mcr of an even moment, both with loads at the shear centre. */
export function C1(beam: LateralBeam, m_max: number, known: Known): number {
  const none: HeightLoads = { points: [], spread: [] };
  const own = rememberedMcr({ ...beam, loads: none }, m_max, known);
  const even = rememberedMcr({ ...beam, loads: none, moment: () => m_max }, m_max, known);
  return own && even && Number.isFinite(own) ? Math.max(1, own / even) : 1;
}
