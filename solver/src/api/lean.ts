/**
 * The checks alone, on an analysis at hand; apart from it, so that a page can show forces before this is even loaded. The rules of angles and tees are
 * handed in, so that they need not be loaded for a model that has none (`hasAngles`).
 */

import type { SolveOptions } from "../analysis/options.ts";
import { checkContext } from "../checks/analysis.ts";
import type { AngleRun } from "../checks/angles/angles.ts";
import {
  type CheckBatch,
  type CheckContext,
  checkBatches,
  concluded,
  equilibriumDoubts,
  explain as explainIn,
  fixedPatterns,
  Jobs,
  type Task,
  tracing,
  withEffect,
} from "../checks/index.ts";
import { isAngleOrTee } from "../ec3/angles/angle_or_tee.ts";
import type { Model } from "../generated/model.ts";
import { readFrame } from "../model/frame.ts";
import type { ResolvedSection } from "../model/section.ts";
import type { CheckResult } from "../results/checks.ts";
import { type Extrema, emptyExtrema, type Results, type SetResults } from "../results/index.ts";
import { hasShearDeformation } from "./load_case_solution.ts";
import type { Analysed } from "./statics.ts";

export type { CheckBatch, Task } from "../checks/index.ts";

/** The rules that all functions here take last; null where the model has neither angle nor tee. */
export type Angles = AngleRun | null;

/** Whether sections as the analysis resolved them ask for those rules. */
export const hasAngles = (sections: readonly ResolvedSection[]): boolean => sections.some(isAngleOrTee);

/** The full trace of one check result of a model without short forms; null where no result has that id. */
export function explain(model: Model, results: Results, resultId: string, options: SolveOptions, angles: Angles): CheckResult | null {
  const frame = readFrame(model.model, hasShearDeformation(model), options.sections);
  return explainIn(checkContext(model, frame, results), angles, resultId);
}

/** The same results, with every check that the model asks for and what they say together. */
export function checked(model: Model, analysed: Analysed, angles: Angles): Results {
  const batches = checkedInBatches(model, analysed, angles);
  for (;;) {
    const next = batches.next();
    if (next.done) return next.value;
  }
}

/**
 * The same, handing over what is checked a few targets at a time, what looks worst first. Between two batches the caller may do other
 * things, such as hear that nobody waits any more: then `signal` or `onProgress` of the analysis' options ends it before the next batch.
 */
export function* checkedInBatches(model: Model, analysed: Analysed, angles: Angles): Generator<CheckBatch, Results> {
  const { progress } = analysed;
  const context = contextOf(model, analysed);
  const batches = checkBatches(context, angles);
  for (;;) {
    const next = batches.next();
    if (next.done) return closed(context, model, analysed, next.value);
    progress.checked(next.value.done, next.value.count);
    yield next.value;
    progress.goOn();
  }
}

/** Who does some of the work: a worker of the page's, a thread of Node's. */
export type Hand = (task: Task) => Promise<CheckResult[]>;

/**
 * The same by several hands at once, to the same bits: what is found at a place depends on that place alone. `tell` has every batch as it comes; an end
 * that `signal` or `onProgress` asks for takes effect before any hand's next batch.
 */
export async function checkedByMany(
  model: Model,
  analysed: Analysed,
  hands: readonly Hand[],
  tell: ((batch: CheckBatch) => void) | undefined,
  angles: Angles,
): Promise<Results> {
  const { progress } = analysed;
  const context = contextOf(model, analysed);
  const jobs = new Jobs(context, angles);
  const { count } = jobs;
  const results: CheckResult[] = new Array(count);
  let done = 0;
  const share = async (tasks: readonly Task[], first: boolean): Promise<void> => {
    let next = 0;
    const work = async (hand: Hand): Promise<void> => {
      for (let task = tasks[next++]; task; task = tasks[next++]) {
        progress.goOn();
        const { places } = task;
        const found = await hand(task);
        found.forEach((result, i) => (results[places[i]!] = result));
        if (first) done += places.length;
        progress.checked(done, count);
        tell?.({ results: found, places, done, count });
      }
    };
    await Promise.all(hands.map(work));
  };
  await share(jobs.tasks(), true);
  await share(tracing(results), false);
  return closed(context, model, analysed, results);
}

/** Options of `handoff-solver/threads`, the pool that Node has. */
export interface ThreadOptions extends SolveOptions {
  /**
   * Threads that find stability and check beside the calling one; left out, one less than there are processors: each one's compiler and collector take a
   * part of another processor. The results do not depend on it.
   */
  threads?: number;
  /** Every batch of checks as it comes. */
  onBatch?: (batch: CheckBatch) => void;
}

/** What a hand needs to know, fit to be sent to it. */
export interface Parcel {
  model: Model;
  /** The model's sections as the library has them. */
  sections: ResolvedSection[];
  /** Of the results what checks read. */
  results: Results;
}

export function parcelOf(model: Model, { results, frame }: Analysed): Parcel {
  const bare = <Set extends SetResults>(set: Set): Set => ({ ...set, extrema: forcesOf(set.extrema), plate_forces: [] });
  const [load_cases, load_combinations] = [results.load_cases.map(bare), results.load_combinations.map(bare)];
  return { model, sections: frame.sections, results: { ...results, load_cases, load_combinations, envelopes: [], checks: [] } };
}

/** The largest forces, without their places. */
function forcesOf(extrema: Extrema): Extrema {
  const out = emptyExtrema();
  for (const of of ["n", "vy", "vz", "mx", "my", "mz"] as const) {
    const { min, max } = extrema[of];
    out[of] = { min, max, min_x: [], max_x: [] };
  }
  return out;
}

/** A hand's side: what answers its tasks, from the parcel it was sent. */
export function handOf({ model, sections, results }: Parcel, angles: Angles): (task: Task) => CheckResult[] {
  // Read as they are, and then under their own names.
  const frame = { ...readFrame({ ...model.model, sections }, hasShearDeformation(model), undefined), sections };
  // Whoever hands out the tasks has put them in order.
  const context = { ...checkContext(model, frame, results), hurry: () => 0 };
  const jobs = new Jobs(context, angles);
  return ({ places, traced }) => places.map((place) => jobs.run(place, traced));
}

function contextOf(model: Model, { results, frame, progress }: Analysed): CheckContext {
  progress.enter("checking");
  return checkContext(model, frame, results);
}

function closed(context: CheckContext, model: Model, { results, frame, progress, warnings }: Analysed, checks: CheckResult[]): Results {
  results.checks = checks;
  const ofInput = warnings.map((one) => withEffect(one, checks));
  const ofResults = [...equilibriumDoubts(context.model, frame, results), ...fixedPatterns(context, model, frame, results)];
  Object.assign(results, concluded(context.model, results, [...ofInput, ...ofResults]));
  results.statistics.times = progress.finish();
  return results;
}
