/** A part of the analysis that fails alone, and lets the rest stand. */

import { SolveError } from "../results/error.ts";
import type { PartFailure } from "../results/index.ts";
import type { SetFailureCode } from "../results/sets.ts";

/** A part's own failure; anything else concerns the whole. */
export function failureOf(error: unknown): PartFailure {
  if (!(error instanceof SolveError) || error.code === "cancelled") throw error;
  return { code: error.code, message: error.message };
}

/** What keeps one set from having results; anything else concerns the whole model. */
const OWN_FAILURES: readonly string[] = ["unstable", "one_way_cycle", "beyond_critical", "not_converged"] satisfies SetFailureCode[];

/** What one set fails by is an answer here; anything else is not. */
export function tried<T>(find: () => T): T | SolveError {
  try {
    return find();
  } catch (error) {
    if (error instanceof SolveError && OWN_FAILURES.includes(error.code)) return error;
    throw error;
  }
}
