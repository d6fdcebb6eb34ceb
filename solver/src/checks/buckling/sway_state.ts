/** A target in its combinations, beside the modes in which the structure buckles. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { CheckCombination, CheckMember } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import type { Sway } from "./sway.ts";

/** What the moments that second order leaves out may overload, whatever its section. */
export interface Swayed {
  member: CheckMember;
  line: Line;
  /** Second moments of area that its lengths go with; about v-v of an angle with a length of its own about it. */
  p: { iy: number; iz: number; iv?: number };
  /** A·fy/γM1, and the largest utilisation of all. */
  squash: number;
  most: number;
  /** What moments about y and z use of its elastic section. */
  elastic: (my: number, mz: number) => number;
}

/** Least second moment of area. */
export const leastOf = ({ iy, iz, iv = Infinity }: Swayed["p"]): number => Math.min(iy, iz, iv);

/** A target in one combination. */
export interface SwayState {
  combination: CheckCombination;
  diagram: LineDiagram;
  peaks: { n: number };
  sway: Sway;
}
