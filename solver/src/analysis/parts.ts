/** What stands beside the static results, each part with its own reason where it fails: stability, buckling, vibration. */

import { withBending } from "../diagrams/bending.ts";
import type { Combination } from "../model/combinations.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import type { Requests } from "../model/requests.ts";
import { SolveError } from "../results/error.ts";
import type { BucklingResults, ModalResults, Results } from "../results/index.ts";
import type { Progress } from "../results/progress.ts";
import { Awaited } from "./buckling/awaited.ts";
import { type Pressing, tautened } from "./buckling/pressing.ts";
import { StabilityAnalysis } from "./buckling/stability.ts";
import { slackOf } from "./buckling/taut.ts";
import { twistsUnseen } from "./buckling/uncovered.ts";
import { failureOf } from "./failure.ts";
import type { Analysis } from "./linear.ts";
import { stretches } from "./one_way/active.ts";
import type { Outcome } from "./states.ts";
import { superpose } from "./superposition.ts";
import { vibrate } from "./vibration/modal.ts";

export interface Solution {
  frame: Frame;
  loads: CaseLoads[];
  linear: Analysis;
  combinations: Combination[];
  /** In the order of the combinations. */
  outcomes: Outcome[];
  /** What stability was searched with before; made where it is needed and there is none. */
  analysis?: StabilityAnalysis | undefined;
}

/** What is found beside the static results. */
export type Parts = Pick<Results, "stability" | "buckling" | "modal">;

/**
 * One part after another joins `found`: the stability of each combination at an ultimate limit state, that of accidents too, buckling modes, vibration. It
 * yields between the long steps that each takes, and when one is there; `share` has those combinations, some of which hands may take.
 */
export function* analyseParts(
  solution: Solution,
  requests: Requests,
  progress: Progress,
  found: Parts,
  share: (awaited: Awaited) => void,
): Generator<void, void> {
  const analysis = solution.analysis ?? new StabilityAnalysis(solution.frame, solution.linear);
  progress.enter("stability");
  const { buckling, modal } = requests;
  const known = new Set(found.stability.map(({ combination }) => combination));
  const ultimate = solution.combinations.flatMap(({ limitState }, i) => (limitState === "SLS" || known.has(i) ? [] : [i]));
  const pressed = buckling?.combinations ?? [];
  const all = ultimate.length + pressed.length + (modal ? 1 : 0);
  const awaited = new Awaited(ultimate, found.stability, analysis, (combination) => pressingOf(solution, combination));
  share(awaited);
  while (awaited.done < ultimate.length) {
    progress.stabilised(awaited.done, all, { of: "stability", at: awaited.done + 1, count: ultimate.length });
    yield* awaited.next();
    yield;
  }
  for (const [i, combination] of pressed.entries()) {
    progress.stabilised(ultimate.length + i, all, { of: "buckling", at: i + 1, count: pressed.length });
    const taut = new Set(found.stability.find((one) => one.combination === combination)?.taut);
    found.buckling.push(yield* bucklingOf(analysis, solution, combination, buckling!.modes, taut));
    yield;
  }
  if (!modal) return;
  progress.stabilised(all - 1, all, { of: "vibration", at: 1, count: 1 });
  found.modal = vibrationOf(solution, modal);
}

function* bucklingOf(
  analysis: StabilityAnalysis,
  solution: Solution,
  combination: number,
  count: number,
  taut: ReadonlySet<number>,
): Generator<void, BucklingResults> {
  try {
    const pressing = pressingOf(solution, combination);
    const { modes, proof, parts } = yield* analysis.modes(tautened(pressing, taut), count);
    const { counted, found, shift } = proof;
    return {
      combination,
      parts,
      modes,
      proof: { proved: counted === found && !twistsUnseen(solution.frame, pressing), counted, below: shift < Infinity ? shift : null },
      failed: null,
    };
  } catch (error) {
    return { combination, parts: 1, modes: [], proof: null, failed: failureOf(error) };
  }
}

function vibrationOf({ frame, loads, linear }: Solution, { modes: count, sources }: NonNullable<Requests["modal"]>): ModalResults {
  try {
    return vibrate(frame, linear, { count, sources: sources?.map(({ load_case, factor }) => ({ loads: loads[load_case]!, factor })) });
  } catch (error) {
    return { parts: 1, total_mass: 0, modes: [], proof: null, failed: failureOf(error) };
  }
}

/** Linear theory wants first-order forces: those of the state, unless it is one of second order in which everything acts. */
export function pressingOf({ frame, loads, linear, combinations, outcomes }: Solution, i: number): Pressing {
  const outcome = outcomes[i]!;
  if (!("code" in outcome) && (outcome.order === 1 || outcome.idleMembers.length || outcome.idleSupports.length)) {
    const { bending } = outcome;
    const state = bending ? { ...outcome.state, spans: withBending(outcome.state.spans, bending, frame.length) } : outcome.state;
    if (!outcome.idleMembers.length) return { ...outcome, state };
    const free = new Map<number, number>();
    for (const { load_case: c, factor } of combinations[i]!.terms)
      for (const [m, strain] of stretches(loads[c]!)) free.set(m, (free.get(m) ?? 0) + factor * strain);
    return { ...outcome, state, slack: slackOf(frame, outcome.idleMembers, outcome.state.displacements, free) };
  }
  if ("code" in outcome && isOneWay(frame)) throw new SolveError(outcome.code, outcome.message);
  return { state: superpose(combinations[i]!.terms, linear.cases), idleMembers: [], idleSupports: [] };
}

const isOneWay = ({ sign, supports }: Frame): boolean =>
  sign.some((each) => each !== 0) || supports.some((support) => support.sign.some((each) => each !== 0));
