/** The analysis alone: a valid model in, everything but its checks out. */

import { distrustOf } from "../analysis/accuracy/reliance.ts";
import { NOTHING_ASSUMED } from "../analysis/assumptions.ts";
import type { Awaited } from "../analysis/buckling/awaited.ts";
import type { Analysis } from "../analysis/linear.ts";
import type { SolveOptions } from "../analysis/options.ts";
import { analyseParts } from "../analysis/parts.ts";
import {
  conditioningOf,
  heldRotations,
  memberTable,
  plateTable,
  refuseNonFinite,
  setResults,
  statisticsOf,
  workOf,
} from "../analysis/report.ts";
import type { Outcome, States } from "../analysis/states.ts";
import { warningsOf } from "../analysis/warnings.ts";
import { equilibriumDoubts } from "../checks/verdict/equilibrium.ts";
import { withEffect } from "../checks/verdict/missing_effect.ts";
import { concluded, NOTHING_CHECKED } from "../checks/verdict/summary.ts";
import { envelopesOf } from "../diagrams/envelope.ts";
import { ExtremaScanner } from "../diagrams/extrema.ts";
import type { Model } from "../generated/model.ts";
import type { Frame } from "../model/frame.ts";
import { giveBack } from "../numerics/kernel_pool.ts";
import { RESULTS_VERSION, type Results } from "../results/index.ts";
import type { Progress } from "../results/progress.ts";
import type { Warning } from "../results/summary.ts";
import { settle } from "./analysis_order.ts";
import { lackingOf } from "./imperfections.ts";
import { type Begun, begin, combine, type Read } from "./load_case_solution.ts";
import { VERSION } from "./version.ts";

export { isBalanced } from "../analysis/balance.ts";
export { FIRST_ORDER } from "../analysis/buckling/sway.ts";
export { swayFactor } from "../analysis/buckling/swayfactor.ts";
export type { SolveOptions } from "../analysis/options.ts";
// What reads results needs no checks either.
export { reasonSaid, reasonsOf } from "../checks/verdict/open_reasons.ts";
export * from "../diagrams/plates.ts";
export { FINE, type Reach, reachOf } from "../diagrams/reach.ts";
export { endsOf, stations } from "../diagrams/stations.ts";
export { summarise } from "../results/checks.ts";
export { SolveError } from "../results/error.ts";
export * from "../results/index.ts";
export { settle } from "./analysis_order.ts";
export { type Begun, begin, hasShearDeformation } from "./load_case_solution.ts";

/** Results whose checks are still to be made, with what the checks need besides. */
export interface Analysed {
  results: Results;
  frame: Frame;
  progress: Progress;
  warnings: readonly Warning[];
  /** While stability is being found: combinations that hands may take (`sharing.ts`). */
  awaited: Awaited | null;
}

/** Analyse a model that `validate` accepts; throws SolveError where there are no numbers to trust. */
export function analysed(model: Model, options: SolveOptions = {}): Analysed {
  const stages = analysedInStages(model, options);
  for (;;) {
    const next = stages.next();
    if (next.done) return next.value;
  }
}

/**
 * The same, handing over displacements, forces, reactions and envelopes as soon as they are there. What else is found joins the same results afterwards:
 * `stability` one combination at the ultimate limit state after the other, then `buckling` and `modal`. Meanwhile it yields between long steps; what the
 * results' summary says then may lack what these have to say. An end that `signal` or `onProgress` asks for takes effect before the next step. `begun` is
 * what `begin` gave for the same model and options.
 */
export function* analysedInStages(model: Model, options: SolveOptions = {}, begun?: Begun): Generator<Analysed, Analysed> {
  const { warnings = [] } = options;
  const work = begun ?? begin(model, options);
  for (const _ of settle(work)) work.progress.goOn();
  const { read, linear, states, progress, outcomes, analysis } = work;
  const { frame, loads, combinations } = read;
  combinations.forEach((_, at) => outcomes[at] ?? combine(work, at));
  const results = staticResults(model, read, linear, states, outcomes);
  results.stability.push(...work.stability);
  const searched = [...work.searched];
  Object.assign(results.statistics, workOf(outcomes, searched));
  results.assumptions = work.assumptions;
  const doubts = [...warnings.map((one) => withEffect(one, [])), ...equilibriumDoubts(model, frame, results)];
  Object.assign(results, concluded(model, results, doubts));
  const found: Analysed = { results, frame, progress, warnings, awaited: null };
  yield found;
  const share = (awaited: Awaited): void => {
    found.awaited = awaited;
    searched.push(awaited.work);
  };
  for (const _ of analyseParts({ frame, loads, linear, combinations, outcomes, analysis }, read.requests, progress, results, share)) {
    yield found;
    progress.goOn();
  }
  // It holds the members' pieces with their factors: checks have other uses for the memory.
  found.awaited = null;
  results.assumptions.lacking = lackingOf(work, results.stability);
  Object.assign(results, concluded(model, results, doubts));
  Object.assign(results.statistics, workOf(outcomes, searched), { times: progress.finish() });
  if (options.again) giveBack(linear.kernel);
  return found;
}

/** Results with displacements, forces, reactions and envelopes; what stability, buckling, vibration and checks find joins them later. */
function staticResults(
  { model: structure }: Model,
  { frame, loads, combinations, imperfections }: Read,
  linear: Analysis,
  states: States,
  outcomes: readonly Outcome[],
): Results {
  const scanner = new ExtremaScanner(linear.kernel, frame.length, frame.stiffnessOf, linear.elements.compliances);
  const results: Results = {
    results_version: RESULTS_VERSION,
    solver: { name: "handoff-solver", version: VERSION },
    nodes: frame.nodeIds,
    supports: { ids: frame.supports.map(({ id }) => id), nodes: frame.supports.map(({ node }) => node) },
    members: memberTable(frame, linear, structure.members),
    plates: plateTable(frame),
    load_cases: loads.map(({ id, nature, member }, i) => ({
      ...setResults(id, states.ofCase(i), scanner),
      nature,
      member_loads: member,
    })),
    load_combinations: combinations.map(({ id, limitState, terms }, i) => ({
      ...setResults(id, outcomes[i]!, scanner),
      limit_state: limitState,
      terms,
    })),
    envelopes: [],
    imperfections,
    assumptions: NOTHING_ASSUMED,
    stability: [],
    buckling: [],
    modal: null,
    checks: [],
    summary: NOTHING_CHECKED,
    ...{ questions: [], gaps: [], doubts: [] },
    held: heldRotations(frame, linear),
    conditioning: conditioningOf(frame, linear),
    statistics: statisticsOf(linear, outcomes),
    warnings: [],
  };
  results.envelopes = envelopesOf(results.load_combinations);
  refuseNonFinite(results);
  results.conditioning.distrust = distrustOf(frame, results);
  results.conditioning.trusted = results.conditioning.distrust === null;
  results.warnings = warningsOf(frame, linear.unused, results);
  return results;
}
