/** The full trace of one check result, for large models whose results leave most traces out. */

import type { SolveOptions } from "../analysis/options.ts";
import { plainModel } from "../model/authoring/authored.ts";
import type { AuthoredModel } from "../model/plain.ts";
import type { CheckResult } from "../results/checks.ts";
import type { Results } from "../results/index.ts";
import { explain as explainPlain } from "./checking.ts";

/** Null where no check result has that id. */
export const explain = (model: AuthoredModel, results: Results, resultId: string, options: SolveOptions = {}): CheckResult | null =>
  explainPlain(plainModel(model), results, resultId, options);
