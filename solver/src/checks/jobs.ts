/** The work of checking, target by target: each is a job of its own that no other needs, so that anybody may do it. */

import type { Check } from "../generated/model.ts";
import type { CheckResult } from "../results/checks.ts";
import type { Gap } from "../results/open_points.ts";
import type { CheckContext } from "../topology/context.ts";
import { Joints } from "../topology/joints.ts";
import { type Target, targetsOf } from "../topology/target.ts";
import type { AngleRun } from "./angles/angles.ts";
import { clauseOf } from "./deflection/creep.ts";
import { deflectionResult } from "./deflection/deflection.ts";
import { steelRun } from "./steel/steel.ts";
import { assemble, scope } from "./target.ts";
import { type Run, TRACED, Traces } from "./traces.ts";
import { deflectionCoverage, steelCoverage } from "./verdict/coverage.ts";

/** Targets in a batch, a twentieth of a second's work or so: a caller who cancels waits no longer. */
const BATCH = 16;

/** Targets from all along the order that go ahead of it. */
const MIXTURE = 2 * BATCH;

/** Some places of the results, and whether their steps are written out. */
export interface Task {
  places: number[];
  traced: boolean;
}

export class Jobs {
  private readonly jobs: { run: Run; target: Target; hurry: number }[] = [];
  private readonly traces = new Traces();

  /** `angles`: the rules of angles and tees; null where the model has none. */
  constructor(context: CheckContext, angles: AngleRun | null) {
    const joints = new Joints(context);
    for (const check of context.model.analysis?.checks ?? []) {
      const run = runner(check, joints, angles);
      for (const target of targetsOf(context, check)) {
        const hurry = target.members.reduce((most, member) => Math.max(most, context.hurry(member)), 0);
        this.jobs.push({ run, target, hurry });
      }
    }
  }

  get count(): number {
    return this.jobs.length;
  }

  /** The result at a place of the results, which have the model's order. */
  run(place: number, traced: boolean): CheckResult {
    const { run, target } = this.jobs[place]!;
    if (traced) return this.traces.of(place) ?? run(target, true);
    let trace: (() => CheckResult) | undefined;
    const result = run(target, false, (later) => void (trace = later));
    if (trace) this.traces.offer(place, result.utilisation, trace);
    return result;
  }

  /** Everything once, what looks worst first. */
  tasks(): Task[] {
    const { jobs, count } = this;
    const worstFirst = jobs.map((_, place) => place).sort((a, b) => jobs[b]!.hurry - jobs[a]!.hurry || a - b);
    return inBatches(count > TRACED ? withMixture(worstFirst) : worstFirst, count <= TRACED);
  }
}

/** The most utilised of many results again, with their steps. */
export function tracing(results: readonly CheckResult[]): Task[] {
  if (results.length <= TRACED) return [];
  const ranked = results.map((_, place) => place).sort((a, b) => (results[b]!.utilisation ?? -1) - (results[a]!.utilisation ?? -1));
  return inBatches(
    ranked.slice(0, TRACED).filter((place) => !results[place]!.traced),
    true,
  );
}

/**
 * Ahead of the rest two batches from all along the order, the worst among them: an engine that has seen nothing but heavy columns compiles for these, and
 * much of it anew once beams come.
 */
function withMixture(places: readonly number[]): number[] {
  const stride = Math.ceil(places.length / MIXTURE);
  return [...places.filter((_, i) => i % stride === 0), ...places.filter((_, i) => i % stride !== 0)];
}

function inBatches(places: readonly number[], traced: boolean): Task[] {
  const out: Task[] = [];
  for (let i = 0; i < places.length; i += BATCH) out.push({ places: places.slice(i, i + BATCH), traced });
  return out;
}

export function runner(check: Check, joints: Joints, angles: AngleRun | null): Run {
  const { context } = joints;
  if (context.trusted === false) return (target) => untrusted(check, target);
  if (check.type === "deflection") return (target) => deflectionResult(context, check, joints, target);
  return steelRun(check, joints, angles);
}

const UNTRUSTED: Gap = {
  code: "untrusted",
  message: "the analysis does not stand by its numbers, so that nothing is judged by them",
};

/** No verdict rests on numbers the analysis itself does not stand by. */
function untrusted(check: Check, target: Target): CheckResult {
  const verifications = [scope(UNTRUSTED)];
  const coverage = check.type === "deflection" ? deflectionCoverage(clauseOf(target), verifications) : steelCoverage(verifications);
  return assemble(check.type, check, target, { verifications, coverage, traced: true });
}
