/** A model, its short forms written out, solved as far as it can be: its results, or why there are none. */

import type { SolveOptions } from "../analysis/options.ts";
import { solve } from "../api/solve.ts";
import type { Model } from "../generated/model.ts";
import { plainModel } from "../model/authoring/authored.ts";
import type { AuthoredModel } from "../model/plain.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import { validate } from "../model/validation/index.ts";
import { SolveError } from "../results/error.ts";
import type { Results } from "../results/index.ts";
import type { Doubt } from "../results/open_points.ts";

export interface Failure {
  code: string;
  message: string;
}

export interface Attempt {
  model: Model;
  /** What validation warns of, found here, and what the caller knew besides. */
  warnings: readonly Doubt[];
  results: Results | null;
  failed: Failure | null;
}

/** `warnings`: what is to be held against every model besides what validation finds in it here. */
export type DesignOptions = SolveOptions & { sections: SectionLibrary };

/**
 * An unstable model is an answer here; only a cancelled one throws. Each model is validated as it is: a change may mend what was doubtful, or be a slip
 * of the pen itself, and nobody who calls this can forget what stands against a plain pass.
 */
export function attempt(authored: AuthoredModel, options: DesignOptions): Attempt {
  const model = plainModel(authored);
  const { sections } = options;
  const warnings = [...validate(authored, { sections }).warnings, ...(options.warnings ?? [])];
  try {
    return { model, warnings, results: solve(model, { ...options, warnings, again: true }), failed: null };
  } catch (error) {
    if (!(error instanceof SolveError) || error.code === "cancelled") throw error;
    return { model, warnings, results: null, failed: { code: error.code, message: error.message } };
  }
}
