/** A model, its short forms written out, solved as far as it can be: its results, or why there are none. */

import { SolveError } from "../error.ts";
import type { Model } from "../generated/model.ts";
import { plainModel } from "../model/authored.ts";
import type { AuthoredModel } from "../model/plain.ts";
import type { Results } from "../results/index.ts";
import type { SectionLibrary } from "../sections/properties.ts";
import { solve } from "../solve.ts";
import type { SolveOptions } from "../statics.ts";

export interface Failure {
  code: string;
  message: string;
}

export interface Attempt {
  model: Model;
  results: Results | null;
  failed: Failure | null;
}

export type DesignOptions = SolveOptions & { sections: SectionLibrary };

/** An unstable model is an answer here; only a cancelled one throws. */
export function attempt(authored: AuthoredModel, options: DesignOptions): Attempt {
  const model = plainModel(authored);
  try {
    return { model, results: solve(model, { ...options, again: true }), failed: null };
  } catch (error) {
    if (!(error instanceof SolveError) || error.code === "cancelled") throw error;
    return { model, results: null, failed: { code: error.code, message: error.message } };
  }
}
