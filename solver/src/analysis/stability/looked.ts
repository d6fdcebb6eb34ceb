/** What a look at the stability of one combination finds. */

import type { BucklingMode, PartFailure, Stability } from "../../results/index.ts";
import type { EigenResult } from "../modes/eigen.ts";
import { NOBODY } from "./swaymode.ts";

/** What was found, and the modes to look at for slack that they take up. */
export interface Looked {
  stability: Stability;
  shapes: readonly Float64Array[];
}

export const alphaOf = ({ alpha_cr }: Stability): number => alpha_cr ?? Infinity;

/** Buckling modes where they are asked for. */
export interface Modes {
  modes: BucklingMode[];
  proof: EigenResult["proof"];
  parts: number;
}

export const NONE: Omit<Stability, "combination"> = {
  alpha_cr: null,
  proved_above: null,
  sway: false,
  sway_share: null,
  ...NOBODY,
  participation: [],
  participation_y: [],
  taut: [],
  members: [],
  apart: [],
  failed: null,
};

export const withoutStability = (combination: number, failed: PartFailure): Stability => ({ ...NONE, combination, failed });
