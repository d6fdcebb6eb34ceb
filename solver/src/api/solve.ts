/** `solve`: a valid model in, results out. */

import type { SolveOptions } from "../analysis/options.ts";
import { plainModel } from "../model/authoring/authored.ts";
import type { AuthoredModel } from "../model/plain.ts";
import { SolveError } from "../results/error.ts";
import type { Results } from "../results/index.ts";
import { checked } from "./checking.ts";
import { withMissing } from "./missing_combinations.ts";
import { analysed } from "./statics.ts";

/**
 * Solve a model that `validate` accepts; throws SolveError where there are no numbers to trust. Unknown JSON goes through
 * `validModel` first: here only ids, references and finite numbers are looked at again. Cancelled while checking, it throws what the analysis found along.
 * Where a warning carries missing combinations, the model is solved with them first, so that its verdict says what they change.
 */
export function solve(model: AuthoredModel, options: SolveOptions = {}): Results {
  const plain = plainModel(model);
  const done = analysed(plain, { ...options, warnings: withMissing(plain, options) });
  try {
    return checked(plain, done);
  } catch (error) {
    if (error instanceof SolveError && error.code === "cancelled") error.results = done.results;
    throw error;
  }
}
