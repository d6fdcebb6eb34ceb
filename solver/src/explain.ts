/** The full trace of one check result, for large models whose results leave most traces out. */

import { explain as explainIn } from "./checks/index.ts";
import type { CheckResult } from "./checks/trace.ts";
import { readFrame } from "./frame.ts";
import type { Model } from "./generated/model.ts";
import { entity } from "./reading.ts";
import type { Results } from "./results.ts";
import { type SolveOptions, shearDeformation } from "./solve.ts";
import { checkContext } from "./verification.ts";

/** Null where no check result has that id. */
export function explain(model: Model, results: Results, resultId: string, options: SolveOptions = {}): CheckResult | null {
  const whole = entity(model, "model JSON");
  const structure = entity(whole.model, "model");
  const frame = readFrame(structure, shearDeformation(whole), options.sections);
  return explainIn(checkContext(whole, structure, frame, results), resultId);
}
