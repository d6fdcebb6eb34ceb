/** The full trace of one check result, for large models whose results leave most traces out. */

import { explain as explainIn } from "./checks/index.ts";
import { checkContext } from "./checks/run/analysis.ts";
import type { CheckResult } from "./checks/run/result.ts";
import { plainModel } from "./model/authored.ts";
import { readFrame } from "./model/frame.ts";
import type { AuthoredModel } from "./model/plain.ts";
import type { Results } from "./results.ts";
import { hasShearDeformation, type SolveOptions } from "./statics.ts";

/** Null where no check result has that id. */
export function explain(model: AuthoredModel, results: Results, resultId: string, options: SolveOptions = {}): CheckResult | null {
  const plain = plainModel(model);
  const frame = readFrame(plain.model, hasShearDeformation(plain), options.sections);
  return explainIn(checkContext(plain, frame, results), resultId);
}
