/** What stands beside the static results, each part with its own reason where it fails: stability, buckling, vibration. */

import { SolveError } from "../error.ts";
import type { Combination } from "../model/combinations.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import type { Requests } from "../model/requests.ts";
import type { Progress } from "../progress.ts";
import type { BucklingResults, PartFailure, Results } from "../results.ts";
import type { Analysis } from "./linear.ts";
import { vibrate } from "./modal.ts";
import { type Pressing, StabilityAnalysis, withoutStability } from "./stability.ts";
import type { Outcome } from "./states.ts";
import { superpose } from "./superposition.ts";

export interface Solution {
  frame: Frame;
  loads: CaseLoads[];
  linear: Analysis;
  combinations: Combination[];
  /** In the order of the combinations. */
  outcomes: Outcome[];
}

export function analyseParts(
  solution: Solution,
  requests: Requests,
  progress: Progress,
): Pick<Results, "stability" | "buckling" | "modal"> {
  const { frame, loads, linear, combinations } = solution;
  const analysis = new StabilityAnalysis(frame, linear);
  progress.enter("stability");
  const ultimate = combinations.flatMap(({ limitState }, i) => (limitState === "ULS" ? [i] : []));
  const stability = ultimate.map((i, done) => {
    progress.stabilised(done / ultimate.length);
    return attempt(
      () => analysis.lowest(i, pressingOf(solution, i)),
      (failed) => withoutStability(i, failed),
    );
  });
  const { buckling, modal } = requests;
  return {
    stability,
    buckling: (buckling?.combinations ?? []).map((combination) =>
      attempt<BucklingResults>(
        () => {
          const { modes, proof, parts } = analysis.modes(pressingOf(solution, combination), buckling!.modes);
          const { counted, found, shift } = proof;
          return {
            combination,
            parts,
            modes,
            proof: { proved: counted === found, counted, below: shift < Infinity ? shift : null },
            failed: null,
          };
        },
        (failed) => ({ combination, parts: 1, modes: [], proof: null, failed }),
      ),
    ),
    modal: modal
      ? attempt(
          () => {
            const sources = modal.sources?.map(({ load_case, factor }) => ({ loads: loads[load_case]!, factor }));
            return vibrate(frame, linear, { count: modal.modes, sources });
          },
          (failed) => ({ parts: 1, total_mass: 0, modes: [], proof: null, failed }),
        )
      : null,
  };
}

/** Linear theory wants first-order forces: those of the state, unless it is one of second order in which everything acts. */
function pressingOf({ frame, linear, combinations, outcomes }: Solution, i: number): Pressing {
  const outcome = outcomes[i]!;
  if (!("code" in outcome) && (outcome.order === 1 || outcome.idleMembers.length || outcome.idleSupports.length)) return outcome;
  if ("code" in outcome && isOneWay(frame)) throw new SolveError(outcome.code, outcome.message);
  return { state: superpose(combinations[i]!.terms, linear.cases), idleMembers: [], idleSupports: [] };
}

const isOneWay = ({ sign, supports }: Frame): boolean =>
  sign.some((each) => each !== 0) || supports.some((support) => support.sign.some((each) => each !== 0));

function attempt<T>(find: () => T, without: (failed: PartFailure) => T): T {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof SolveError) || error.code === "cancelled") throw error;
    return without({ code: error.code, message: error.message });
  }
}
