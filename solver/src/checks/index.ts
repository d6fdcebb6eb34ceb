/** Runs the checks of a solved model. */

import type { CheckResult } from "../results/checks.ts";
import type { CheckContext } from "../topology/context.ts";
import { Joints } from "../topology/joints.ts";
import { targetsOf } from "../topology/target.ts";
import type { AngleRun } from "./angles/angles.ts";
import { Jobs, runner, type Task, tracing } from "./jobs.ts";

export type * from "../results/checks.ts";
export { summarise } from "../results/checks.ts";
export type * from "../results/open_points.ts";
export type * from "../results/summary.ts";
export type * from "../topology/context.ts";
export { Jobs, type Task, tracing } from "./jobs.ts";
export { equilibriumDoubts } from "./verdict/equilibrium.ts";
export { fixedPatterns } from "./verdict/fixed_patterns.ts";
export { withEffect } from "./verdict/missing_effect.ts";
export { concluded, NOTHING_CHECKED } from "./verdict/summary.ts";

/** Results of some targets, those that look worst first. */
export interface CheckBatch {
  results: CheckResult[];
  /** The place of each in the results, which have the model's order. */
  places: number[];
  /** Targets checked so far, and in all. */
  done: number;
  count: number;
}

/** Every check of `analysis.checks` on every one of its targets, batch by batch; of a large model the last ones have the most utilised again, with their steps. */
export function* checkBatches(context: CheckContext, angles: AngleRun | null): Generator<CheckBatch, CheckResult[]> {
  const jobs = new Jobs(context, angles);
  const { count } = jobs;
  const results: CheckResult[] = new Array(count);
  const take = ({ places, traced }: Task, done: number): CheckBatch => {
    const found = places.map((place) => (results[place] = jobs.run(place, traced)));
    return { results: found, places, done, count };
  };
  let done = 0;
  for (const task of jobs.tasks()) yield take(task, (done += task.places.length));
  for (const task of tracing(results)) yield take(task, count);
  return results;
}

/** One result with all its steps, for a large model whose results left them out. */
export function explain(context: CheckContext, angles: AngleRun | null, resultId: string): CheckResult | null {
  const joints = new Joints(context);
  for (const check of context.model.analysis?.checks ?? []) {
    if (!resultId.startsWith(`${check.id}/`)) continue;
    const target = targetsOf(context, check).find((one) => `${check.id}/${one.id}` === resultId);
    if (target) return runner(check, joints, angles)(target, true);
  }
  return null;
}
