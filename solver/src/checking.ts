/** The checks alone, on an analysis at hand; apart from it, so that a page can show forces before this is even loaded. */

import { type CheckBatch, checkBatches, explain as explainIn, modelSummary } from "./checks/index.ts";
import { checkContext } from "./checks/run/analysis.ts";
import type { CheckResult } from "./checks/run/result.ts";
import type { Model } from "./generated/model.ts";
import { readFrame } from "./model/frame.ts";
import type { Results } from "./results.ts";
import { type Analysed, hasShearDeformation, type SolveOptions } from "./statics.ts";

export type { CheckBatch } from "./checks/index.ts";

/** The full trace of one check result of a model without short forms; null where no result has that id. */
export function explain(model: Model, results: Results, resultId: string, options: SolveOptions = {}): CheckResult | null {
  const frame = readFrame(model.model, hasShearDeformation(model), options.sections);
  return explainIn(checkContext(model, frame, results), resultId);
}

/** The same results, with every check that the model asks for and what they say together. */
export function checked(model: Model, analysed: Analysed): Results {
  const batches = checkedInBatches(model, analysed);
  for (;;) {
    const next = batches.next();
    if (next.done) return next.value;
  }
}

/**
 * The same, handing over what is checked a few targets at a time, what looks worst first. Between two batches the caller may do other
 * things, such as hear that nobody waits any more: then `signal` or `onProgress` of the analysis' options ends it before the next batch.
 */
export function* checkedInBatches(model: Model, { results, frame, progress }: Analysed): Generator<CheckBatch, Results> {
  progress.enter("checking");
  const context = checkContext(model, frame, results);
  const batches = checkBatches(context);
  for (;;) {
    const next = batches.next();
    if (next.done) {
      results.checks = next.value;
      break;
    }
    progress.checked(next.value.done, next.value.count);
    yield next.value;
    progress.goOn();
  }
  results.summary = modelSummary(context, results.checks);
  results.statistics.times = progress.finish();
  return results;
}
