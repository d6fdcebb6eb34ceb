/** Runs the checks of a solved model. */

import type { Check } from "../generated/model.ts";
import type { CheckContext } from "./run/context.ts";
import { deflectionCoverage, steelCoverage } from "./run/coverage.ts";
import { deflectionResult } from "./run/deflection.ts";
import type { CheckResult } from "./run/result.ts";
import { steelRun } from "./run/steel.ts";
import { assemble, scope, type Target, targetsOf } from "./run/target.ts";
import { Joints } from "./stability/joints.ts";

export type * from "./run/context.ts";
export type * from "./run/modelsummary.ts";
export { modelSummary, NOTHING_CHECKED } from "./run/modelsummary.ts";
export type * from "./run/result.ts";
export { summarise } from "./run/result.ts";

/** Beyond this many results only the most utilised carry their steps: ten thousand full traces would be a hundred megabytes. */
const TRACED = 200;

/** Targets in a batch, a twentieth of a second's work or so: a caller who cancels waits no longer. */
const BATCH = 16;

/** Results of some targets, those that look worst first. */
export interface CheckBatch {
  results: CheckResult[];
  /** The place of each in the results, which have the model's order. */
  places: number[];
  /** Targets checked so far, and in all. */
  done: number;
  count: number;
}

/** Every check of `analysis.checks` on every one of its targets, in the model's order; `tell` hears how many of how many are done. */
export function runChecks(context: CheckContext, tell?: (done: number, count: number) => void): CheckResult[] {
  const batches = checkBatches(context);
  for (;;) {
    const next = batches.next();
    if (next.done) return next.value;
    tell?.(next.value.done, next.value.count);
  }
}

/** The same, batch by batch; of a large model the last ones have the most utilised again, with their steps. */
export function* checkBatches(context: CheckContext): Generator<CheckBatch, CheckResult[]> {
  const joints = new Joints(context);
  const jobs: { run: (traced: boolean) => CheckResult; hurry: number }[] = [];
  for (const check of context.model.analysis?.checks ?? []) {
    const run = runner(context, check, joints);
    for (const target of targetsOf(context, check)) {
      const hurry = target.members.reduce((most, member) => Math.max(most, context.hurry?.(member) ?? 0), 0);
      jobs.push({ run: (traced) => run(target, traced), hurry });
    }
  }
  const count = jobs.length;
  const few = count <= TRACED;
  const results: CheckResult[] = new Array(count);
  let batch: CheckBatch = { results: [], places: [], done: 0, count };
  const byHurry = jobs.map((_, place) => place).sort((a, b) => jobs[b]!.hurry - jobs[a]!.hurry || a - b);
  const take = (place: number, traced: boolean): void => {
    const result = jobs[place]!.run(traced);
    results[place] = result;
    batch.results.push(result);
    batch.places.push(place);
  };
  for (const [done, place] of byHurry.entries()) {
    take(place, few);
    if (batch.results.length < BATCH && done + 1 < count) continue;
    yield { ...batch, done: done + 1 };
    batch = { results: [], places: [], done: count, count };
  }
  if (!few) {
    const ranked = results.map((_, place) => place).sort((a, b) => (results[b]!.utilisation ?? -1) - (results[a]!.utilisation ?? -1));
    for (const place of ranked.slice(0, TRACED)) {
      if (!results[place]!.traced) take(place, true);
      if (batch.results.length < BATCH) continue;
      yield batch;
      batch = { results: [], places: [], done: count, count };
    }
    if (batch.results.length > 0) yield batch;
  }
  return results;
}

/** One result with all its steps, for a large model whose results left them out. */
export function explain(context: CheckContext, resultId: string): CheckResult | null {
  const joints = new Joints(context);
  for (const check of context.model.analysis?.checks ?? []) {
    if (!resultId.startsWith(`${check.id}/`)) continue;
    const target = targetsOf(context, check).find((one) => `${check.id}/${one.id}` === resultId);
    if (target) return runner(context, check, joints)(target, true);
  }
  return null;
}

function runner(context: CheckContext, check: Check, joints: Joints): (target: Target, traced: boolean) => CheckResult {
  if (context.trusted === false) return (target) => untrusted(check, target);
  if (check.type === "deflection") return (target) => deflectionResult(context, check, joints, target);
  return steelRun(context, check, joints);
}

/** No verdict rests on numbers the analysis itself does not stand by. */
function untrusted(check: Check, target: Target): CheckResult {
  const verifications = [scope("the analysis does not stand by its numbers, so that nothing is judged by them")];
  const coverage = check.type === "deflection" ? deflectionCoverage(verifications) : steelCoverage(verifications);
  return assemble(check.type, check, target, { verifications, coverage, traced: true });
}
