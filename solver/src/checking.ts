/** The checks alone, on an analysis at hand; apart from it, so that a page can show forces before this is even loaded. */

import { runChecks } from "./checks/index.ts";
import { checkContext } from "./checks/run/analysis.ts";
import type { Model } from "./generated/model.ts";
import type { Results } from "./results.ts";
import type { Analysed } from "./statics.ts";

export { explain } from "./explain.ts";

/** The same results, with every check that the model asks for. */
export function checked(model: Model, { results, frame, progress }: Analysed): Results {
  progress.enter("checking");
  results.checks = runChecks(checkContext(model, frame, results), (share) => progress.checked(share));
  results.statistics.times = progress.finish();
  return results;
}
