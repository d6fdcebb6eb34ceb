/** `solve`: a valid model in, results out. */

import { checked } from "./checking.ts";
import type { Model } from "./generated/model.ts";
import type { Results } from "./results.ts";
import { analysed, type SolveOptions } from "./statics.ts";

/**
 * Solve a model that `validate` accepts; throws SolveError where there are no numbers to trust. Unknown JSON goes through
 * `validModel` first: here only ids, references and finite numbers are looked at again.
 */
export function solve(model: Model, options: SolveOptions = {}): Results {
  return checked(model, analysed(model, options));
}
