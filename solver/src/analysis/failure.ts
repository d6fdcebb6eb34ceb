/** A part of the analysis that fails alone, and lets the rest stand. */

import { SolveError } from "../error.ts";
import type { PartFailure } from "../results/index.ts";

/** A part's own failure; anything else concerns the whole. */
export function failureOf(error: unknown): PartFailure {
  if (!(error instanceof SolveError) || error.code === "cancelled") throw error;
  return { code: error.code, message: error.message };
}
