/** What combinations that the model lacks would change: it is solved once more with them. */

import type { SolveOptions } from "../analysis/options.ts";
import type { LoadCombination, Model } from "../generated/model.ts";
import type { CheckResult } from "../results/checks.ts";
import { SolveError } from "../results/error.ts";
import type { Warning } from "../results/summary.ts";
import { checked } from "./checking.ts";
import { analysed } from "./statics.ts";

/** The same warnings; those that carry missing combinations have the checks of the model with these. */
export const withMissing = (model: Model, options: SolveOptions = {}): Warning[] =>
  (options.warnings ?? []).map((one) =>
    one.combinations?.length ? { ...one, checks: checksWith(model, one.combinations, options) } : one,
  );

/** Null where the model has no numbers with them. */
function checksWith(model: Model, missing: readonly LoadCombination[], options: SolveOptions): CheckResult[] | null {
  const combined = { ...model.model, load_combinations: [...model.model.load_combinations, ...missing] };
  try {
    const whole = { ...model, model: combined };
    return checked(whole, analysed(whole, { ...options, warnings: [] })).checks;
  } catch (error) {
    if (!(error instanceof SolveError) || error.code === "cancelled") throw error;
    return null;
  }
}
