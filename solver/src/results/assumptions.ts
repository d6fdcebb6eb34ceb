/** What the analysis did about sway in each combination, and why. */

import type { SharedAssumption } from "./open_points.ts";

/** One combination at an ultimate limit state, its variants with sway imperfections along. */
export interface CombinationAssumptions {
  /** Index into `load_combinations`. */
  combination: number;
  order: 1 | 2;
  /** Lowest factor of a sway mode that was found, or shown to lie below all others; null where neither is known. */
  alpha_sway: number | null;
  /** Ways in which its variants lean, such as "+x"; empty where it has none. */
  leans: string[];
  /** The clause by which it was solved so. */
  clause: string;
  why: string;
}

/** How the analysis took sway into account, EN 1993-1-1 5.2.1 and 5.3.2. */
export interface AnalysisAssumptions {
  /** Who chose first or second order: the structure's factor of sway, or the model. */
  order: "automatic" | "first" | "second";
  /** Who chose imperfections: the structure, the model, or the model's loads hold them; "none" where the model takes a choice of order without. */
  imperfections: "automatic" | "given" | "among_loads" | "none";
  combinations: CombinationAssumptions[];
  /** In sentences, one for all combinations that were solved alike. */
  said: string[];
  /** What the model's own choice leaves out although it is due. */
  lacking: string[];
  /** What checks took where the model is silent. */
  taken: SharedAssumption[];
}
