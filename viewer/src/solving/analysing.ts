/** The analysis of a model: at once where it is small, else forces first, and then the stability of its combinations, both with hands where that gains. */
import type { Model } from "handoff-solver";
import { type Analysed, analysed, analysedInStages, begin, type SolveOptions, settle } from "handoff-solver/statics";
import { helping } from "./hand.ts";
import { EARLY, type Help } from "./stages.ts";

export interface Hearers {
  /** Displacements, forces, reactions and envelopes may be shown; what this returns is waited for before the rest is begun. */
  forces(found: Analysed): Promise<void>;
  /** One more combination's stability is there, or modes. */
  stability(found: Analysed): void;
  /** Between two long steps: others may be answered. */
  breath(): Promise<void>;
}

export async function analysisOf(model: Model, options: SolveOptions, help: Help, tell: Hearers, many = EARLY): Promise<Analysed> {
  if (model.model.members.length < many || !hasMore(model)) return analysed(model, options);
  const begun = begin(model, options);
  // Without help it takes longer, and finds the same.
  const helper = help.hands > 0 ? await helping().catch(() => null) : null;
  for await (const _ of helper?.helpedSettling(begun, help) ?? settle(begun)) await tell.breath();
  if (helper) for await (const _ of helper.helpedStates(begun, help)) await tell.breath();
  const stages = analysedInStages(model, options, begun);
  const { value: found } = stages.next();
  await tell.forces(found);
  const rest = helper?.helpedStages(stages, found, help) ?? stages;
  for (let known = 0; ; ) {
    const next = await rest.next();
    const { stability, buckling, modal } = found.results;
    const there = stability.length + buckling.length + (modal ? 1 : 0);
    if (there > known) tell.stability(found);
    known = there;
    if (next.done) return found;
    await tell.breath();
  }
}

/** Whether anything is to come once the forces are there. */
const hasMore = ({ model: { load_combinations: combinations }, analysis }: Model): boolean =>
  Boolean(analysis?.checks?.length || analysis?.buckling || analysis?.modal) ||
  combinations.some(({ limit_state }) => limit_state === "ULS");

/** All that an analysis depends on: not what is checked, nor how the model is called. */
export function analysisKey({ settings, model, analysis }: Model): string {
  const { title: _, description: __, author: ___, reference: ____, ...rest } = settings ?? {};
  return JSON.stringify([rest, { ...model, design_members: [] }, { ...analysis, checks: [] }]);
}
