/** The analysis of a model: at once where it is small, else forces first, and then the stability of one combination after the other. */
import type { Model } from "handoff-solver";
import { type Analysed, analysedInStages, type SolveOptions } from "handoff-solver/statics";

/** From this many members on forces are shown while stability and checks are still being found: below it all of it is there at once. */
export const EARLY = 500;

export interface Hearers {
  /** Displacements, forces, reactions and envelopes may be shown; what this returns is waited for before the rest is begun. */
  forces(found: Analysed): Promise<void>;
  /** One more combination's stability is there, or modes. */
  stability(found: Analysed): void;
  /** Between two long steps: others may be answered. */
  breath(): Promise<void>;
}

export async function analysisOf(model: Model, options: SolveOptions, tell: Hearers, many = EARLY): Promise<Analysed> {
  const stages = analysedInStages(model, options);
  const early = model.model.members.length >= many && hasMore(model);
  let known = 0;
  for (let next = stages.next(); ; next = stages.next()) {
    if (!early) {
      if (next.done) return next.value;
      continue;
    }
    const { results } = next.value;
    const there = 1 + results.stability.length + results.buckling.length + (results.modal ? 1 : 0);
    if (known === 0) await tell.forces(next.value);
    else if (there > known) tell.stability(next.value);
    known = there;
    if (next.done) return next.value;
    await tell.breath();
  }
}

/** Whether anything is to come once the forces are there. */
const hasMore = ({ model: { load_combinations: combinations }, analysis }: Model): boolean =>
  Boolean(analysis?.checks?.length || analysis?.buckling || analysis?.modal) ||
  combinations.some(({ limit_state }) => limit_state === "ULS");
