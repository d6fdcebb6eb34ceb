/** A model read, its load cases solved: what combinations are found from. */

import { NOTHING_ASSUMED } from "../analysis/assumptions.ts";
import type { Awaited } from "../analysis/buckling/awaited.ts";
import type { StabilityAnalysis } from "../analysis/buckling/stability.ts";
import { lean } from "../analysis/imperfections/imperfections.ts";
import { type Analysis, analyse } from "../analysis/linear.ts";
import type { SolveOptions } from "../analysis/options.ts";
import { type Outcome, type Solvable, States } from "../analysis/states.ts";
import type { Model } from "../generated/model.ts";
import { readCombinations } from "../model/combinations.ts";
import { readFrame } from "../model/frame.ts";
import { indexById, invalid, refuseShapeless } from "../model/guard.ts";
import { readCase } from "../model/loads.ts";
import { isPlain } from "../model/plain.ts";
import { readRequests } from "../model/requests.ts";
import type { SectionLibrary } from "../model/section.ts";
import { refuseMissingTargets } from "../model/targets.ts";
import type { AnalysisAssumptions, Stability, Work } from "../results/index.ts";
import { Progress, type Weights, weights } from "../results/progress.ts";
import type { Annex } from "../topology/context.ts";

/** Solved load cases, and the states of combinations as far as they are found: hands may find some (`sharing.ts`). */
export interface Begun {
  /** @internal */
  read: Read;
  /** @internal */
  linear: Analysis;
  /** @internal */
  states: States;
  progress: Progress;
  annex: Annex;
  /** What a hand is sent. */
  solvable: Solvable;
  outcomes: Outcome[];
  /** Order and leans of every combination are settled; else `settle` does. */
  settled: boolean;
  assumptions: AnalysisAssumptions;
  /** Found while that was settled, with the search it was found by. */
  stability: Stability[];
  /** @internal */
  analysis: StabilityAnalysis | undefined;
  /** What searches have taken that are over. */
  searched: Work[];
  /** Combinations whose stability hands may find meanwhile (`sharing.ts`). */
  awaited: Awaited | null;
}

/** Reads the model and solves its load cases. */
export function begin(model: Model, options: SolveOptions = {}): Begun {
  refuseShapeless(model);
  if (!isPlain(model)) throw invalid("model", "has short forms left: write it out with plainModel first");
  const progress = new Progress(options.onProgress, weightsOf(model), options.signal);
  const read = readModel(model, options.sections);
  const { frame, loads } = read;
  const linear = analyse(frame, loads, progress, read.following);
  const { cases, held } = linear;
  const order = model.analysis?.options?.order;
  const solvable: Solvable = { frame, loads, cases, held, second: order === "second" };
  const states = new States(solvable, progress, linear.respond);
  const { asked } = read;
  const imperfections = asked ? (asked.among_loads ? "among_loads" : "given") : "none";
  const assumptions: AnalysisAssumptions = { ...NOTHING_ASSUMED, order: order ?? "automatic", imperfections };
  const own = { settled: order !== undefined, assumptions, stability: [], analysis: undefined, searched: [], awaited: null };
  const annex = model.settings?.national_annex ?? "none";
  return { read, linear, states, progress, annex, solvable, outcomes: [], ...own };
}

/** Finds the state of a combination here. */
export function combine(begun: Begun, at: number): void {
  const { states, progress, outcomes } = begun;
  const { combinations } = begun.read;
  if (states.apart) progress.combined(at, combinations.length);
  outcomes[at] = states.ofCombination(combinations[at]!);
}

export type Read = ReturnType<typeof readModel>;

/** The model as numbers and indices, the imperfections it asks for among its loads. */
function readModel(model: Model, sections: SectionLibrary | undefined) {
  const { model: structure, analysis = {} } = model;
  const frame = readFrame(structure, hasShearDeformation(model), sections);
  const caseIndex = indexById(structure.load_cases, "model.load_cases");
  const given = structure.load_cases.map((item, i) => readCase(item, `model.load_cases[${i}]`, frame));
  const combined = readCombinations(structure.load_combinations, caseIndex);
  const { order, imperfections: asked } = analysis.options ?? {};
  const leant = lean(frame, given, order === "second" ? combined.map((one) => ({ ...one, order: 2 as const })) : combined, asked);
  const requests = readRequests(analysis, indexById(leant.combinations, "model.load_combinations"), caseIndex);
  refuseMissingTargets(structure, analysis, frame.memberIndex);
  return { frame, ...leant, asked, requests };
}

/** How the work is shared between analysis, buckling and checks, by what the model has and asks for. */
function weightsOf({ model: { members, load_combinations: combinations }, analysis }: Model): Weights {
  const of = (state: string): number => combinations.filter(({ limit_state }) => limit_state === state).length;
  let targets = 0;
  for (const { all, design_members = [], members: named = [], limit_state } of analysis?.checks ?? [])
    targets += (all ? members.length : design_members.length + named.length) * of(limit_state);
  const modes = (analysis?.buckling?.combinations.length ?? 0) + (analysis?.modal ? 1 : 0);
  const second = analysis?.options?.order === "second" ? combinations.length : 0;
  return weights(members.length, second, of("ULS") + of("ALS") + modes, targets);
}

/** On unless the model turns it off. */
export function hasShearDeformation({ analysis }: Model): boolean {
  return analysis?.options?.shear_deformation !== false;
}
