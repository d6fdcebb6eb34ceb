/** A member in one combination, beside the modes in which the structure buckles. */

import type { Sway } from "./sway.ts";

export interface SwayInput {
  /** Seen with the major axis as y. */
  turned: boolean;
  /** Second moments of area that its lengths go with; about v-v of an angle with a length of its own about it. */
  p: { iy: number; iz: number; iv?: number };
  e: number;
  /** Largest utilisation of all. */
  most: number;
  found: Pick<Sway, "alpha" | "along" | "turns">;
  length: number;
  /** The longest stretch of it between nodes that something else meets, m. */
  panel: number;
  /** Compression, N. */
  n: number;
  /** Factor of a mode of sway, below 10, that no lean of the analysis brings about; null where there is none. */
  wave: number | null;
  /** By second order it leans, and bows no member. */
  straight: boolean;
  /** A joint at one of its ends passes moments on. */
  isStiff: () => boolean;
}
