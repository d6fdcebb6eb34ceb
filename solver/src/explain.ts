/** The full trace of one check result, for large models whose results leave most traces out. */

import { explain as explainIn } from "./checks/index.ts";
import { checkContext } from "./checks/run/analysis.ts";
import type { CheckResult } from "./checks/run/result.ts";
import type { Model } from "./generated/model.ts";
import { readFrame } from "./model/frame.ts";
import type { Results } from "./results.ts";
import { hasShearDeformation, type SolveOptions } from "./statics.ts";

/** Null where no check result has that id. */
export function explain(model: Model, results: Results, resultId: string, options: SolveOptions = {}): CheckResult | null {
  const frame = readFrame(model.model, hasShearDeformation(model), options.sections);
  return explainIn(checkContext(model, frame, results), resultId);
}
