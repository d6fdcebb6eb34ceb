/** A member in one combination, beside the modes in which the structure buckles. */

import type { DesignMember } from "../../generated/model.ts";
import type { Sway } from "./sway.ts";

export interface SwayInput {
  design: DesignMember;
  /** Seen with the major axis as y. */
  turned: boolean;
  /** Second moments of area that its lengths go with; about v-v of an angle with a length of its own about it. */
  p: { iy: number; iz: number; iv?: number };
  e: number;
  /** A·fy/γM1, the largest utilisation of buckling found with the lengths given, and the largest of all. */
  squash: number;
  used: number;
  most: number;
  found: Sway;
  length: number;
  /** The longest stretch of it between nodes that something else meets, m. */
  panel: number;
  /** Compression, N; and what a bow's factor stands for, which of a piece of a line is the line's. */
  n: number;
  pressing: () => number;
  /** Factor of a mode of sway, below 10, that no lean of the analysis brings about; null where there is none. */
  wave: number | null;
  /** By second order it leans, and bows no member. */
  straight: boolean;
  /** A joint at one of its ends passes moments on. */
  isStiff: () => boolean;
  /** An end is not shown to be held against what bends the member about an axis. */
  isLoose: (axis: "y" | "z") => boolean;
}
