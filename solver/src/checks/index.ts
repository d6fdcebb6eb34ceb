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

/** Every check of `analysis.checks` on every one of its targets, in the model's order; `tell` hears the share done. */
export function runChecks(context: CheckContext, tell?: (share: number) => void): CheckResult[] {
  const joints = new Joints(context);
  const jobs: { run: (traced: boolean) => CheckResult; result: CheckResult }[] = [];
  const planned = (context.model.analysis?.checks ?? []).map((check) => ({ check, targets: targetsOf(context, check) }));
  const count = planned.reduce((sum, plan) => sum + plan.targets.length, 0);
  const few = count <= TRACED;
  for (const { check, targets } of planned) {
    const run = runner(context, check, joints);
    for (const target of targets) {
      jobs.push({ run: (traced) => run(target, traced), result: run(target, few) });
      if (jobs.length % 16 === 0) tell?.(jobs.length / count);
    }
  }
  if (!few) {
    const ranked = [...jobs].sort((a, b) => (b.result.utilisation ?? -1) - (a.result.utilisation ?? -1)).slice(0, TRACED);
    for (const job of ranked) if (!job.result.traced) job.result = job.run(true);
  }
  return jobs.map((job) => job.result);
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
