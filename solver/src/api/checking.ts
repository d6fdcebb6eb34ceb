/** The checks alone, on an analysis at hand, with the rules of every section: `lean.ts` without those of angles. */

import type { SolveOptions } from "../analysis/options.ts";
import { angleRun } from "../checks/angles/angles.ts";
import type { Model } from "../generated/model.ts";
import type { CheckResult } from "../results/checks.ts";
import type { Results } from "../results/index.ts";
import * as lean from "./lean.ts";
import type { Analysed } from "./statics.ts";

export { type CheckBatch, type Hand, type Parcel, parcelOf, type Task, type ThreadOptions } from "./lean.ts";

/** The full trace of one check result of a model without short forms; null where no result has that id. */
export const explain = (model: Model, results: Results, resultId: string, options: SolveOptions = {}): CheckResult | null =>
  lean.explain(model, results, resultId, options, angleRun);

/** The same results, with every check that the model asks for and what they say together. */
export const checked = (model: Model, analysed: Analysed): Results => lean.checked(model, analysed, angleRun);

/** The same in batches, what looks worst first: see `lean.ts`. */
export const checkedInBatches = (model: Model, analysed: Analysed): Generator<lean.CheckBatch, Results> =>
  lean.checkedInBatches(model, analysed, angleRun);

/** The same by several hands at once, to the same bits: see `lean.ts`. */
export const checkedByMany = (
  model: Model,
  analysed: Analysed,
  hands: readonly lean.Hand[],
  tell?: (batch: lean.CheckBatch) => void,
): Promise<Results> => lean.checkedByMany(model, analysed, hands, tell, angleRun);

/** A hand's side: what answers its tasks, from the parcel it was sent. */
export const handOf = (parcel: lean.Parcel): ((task: lean.Task) => CheckResult[]) => lean.handOf(parcel, angleRun);
