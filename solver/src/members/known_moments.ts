/** Critical moments already found in a run, so that equal beams and proportional combinations are solved once. */

import type { HeightLoads } from "../diagrams/shapes.ts";
import { takeCanonical } from "./canonical.ts";
import type { LateralBeam } from "./mcr.ts";
import { nameTaken, solveTaken } from "./problem.ts";

/** Critical moments by the shape of the problem, and how finely to look. */
export interface Known {
  moments: Map<string, number | null>;
  /** Those of plainer beams, by what tells the beams apart and then by the number of their diagram. */
  plain: Map<string, Map<number, number | null>>;
  elements: number;
  /** Only what Mcr cannot lie below is asked for, and no shape of a diagram. */
  bound?: Bound;
  /** Such a bound has shown that χLT = 1: nothing but the trace asks for Mcr. */
  unreduced?: boolean;
}

/** What looking with a bound alone told. */
export interface Bound {
  /** No bound could be said. */
  missing: boolean;
  /** With the bound in place of Mcr χLT is less than 1. */
  reduces: boolean;
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
