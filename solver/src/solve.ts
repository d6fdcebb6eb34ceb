/** `solve`: a valid model in, results out. */

import { checked } from "./checking.ts";
import { plainModel } from "./model/authored.ts";
import type { AuthoredModel } from "./model/plain.ts";
import type { Results } from "./results.ts";
import { analysed, type SolveOptions } from "./statics.ts";

/**
 * Solve a model that `validate` accepts; throws SolveError where there are no numbers to trust. Unknown JSON goes through
 * `validModel` first: here only ids, references and finite numbers are looked at again.
 */
export function solve(model: AuthoredModel, options: SolveOptions = {}): Results {
  const plain = plainModel(model);
  return checked(plain, analysed(plain, options));
}
