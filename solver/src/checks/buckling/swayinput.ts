/** What the sway checks of a member are given in one combination. */

import type { DesignMember } from "../../generated/model.ts";
import type { Sway } from "./sway.ts";

export interface SwayInput {
  found: Sway;
  /** The analysis is of second order, so that sway is in the forces (5.2.2(3)). */
  second: boolean;
  /** The model leans the structure itself (5.3.2); and it does along the way that the member goes in its mode of sway. */
  leans: boolean;
  leansAlong: boolean;
  /** By second order it leans it both ways in the plane in which it buckles about an axis. */
  leant: (axis: "y" | "z") => boolean;
  /** It does so by second order, and bows no member. */
  straight: boolean;
  /** It does so by second order, and in this mode, below 10, the lean does next to nothing. */
  wave: number | null;
  /** Seen with the major axis as y. */
  turned: boolean;
  design: DesignMember;
  /** The buckling lengths are those of a sway mode wherever the member may sway, see `hasSwayLengths`. */
  swayLength: boolean;
  length: number;
  /** Second moments of area that its lengths go with; about v-v of an angle with a length of its own about it. */
  p: { iy: number; iz: number; iv?: number };
  e: number;
  /** Compression, N; and what a bow's factor stands for, which of a piece of a line is the line's. */
  n: number;
  pressing?: () => number;
  /** A·fy/γM1, and the largest utilisation of buckling found with the lengths given. */
  squash: number;
  used: number;
  /** Largest utilisation of all, and what the part of its end moments that sway could bring uses of the elastic section. */
  most: number;
  leaning: () => number;
  /** What is asked of the force by which it holds others; `leans`: nothing is asked about imperfections yet. Null by second order. */
  passing: ((leans: boolean) => string | null) | null;
  isColumn: boolean;
  /** A joint at one of its ends passes moments on. */
  isStiff: () => boolean;
  /** No length is given about an axis, and twice its own is taken, of a free tip. */
  isTip: (axis: "y" | "z") => boolean;
  /** An end is not shown to be held against what bends the member about an axis. */
  isLoose: (axis: "y" | "z") => boolean;
}
