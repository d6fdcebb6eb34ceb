/** States and stability of combinations by several hands, workers of the page's or threads of Node's, each with a factor of its own: to the same bits as by one. */

import { type StabilityTask, stabilityOf } from "../analysis/buckling/awaited.ts";
import { StabilityAnalysis } from "../analysis/buckling/stability.ts";
import { Stage } from "../analysis/stage.ts";
import { type Outcome, type Solvable, States } from "../analysis/states.ts";
import type { Combination } from "../model/combinations.ts";
import type { Frame } from "../model/frame.ts";
import type { Stability } from "../results/index.ts";
import { Progress } from "../results/progress.ts";
import { settle } from "./analysis_order.ts";
import { type Begun, combine } from "./load_case_solution.ts";
import type { Analysed } from "./statics.ts";

export type { StabilityTask } from "../analysis/buckling/awaited.ts";
export type { Outcome } from "../analysis/states.ts";

/** A combination whose state a hand is asked for. */
export interface StateTask {
  at: number;
  /** @internal */
  combination: Combination;
}

/** Who finds some of it. */
export type Hand<Task, Found> = (task: Task) => Promise<Found>;
export type StateHand = Hand<StateTask, Outcome>;
export type StabilityHand = Hand<StabilityTask, Stability>;

/** Members times combinations from which on hands gain: below, all of it takes two or three seconds, and to start a hand a part of one. */
const SHARED = { states: 10_000, stability: 20_000 };
/** What a hand holds, over what the linear analysis does: its factor, one of whole members beside it for searches of sway, and the pieces with theirs. */
const HELD = 3.5;
/** Bytes that all hands may hold. */
const ROOM = 1e9;

const most = (hands: number, tasks: number, bytes: number): number =>
  Math.max(0, Math.min(hands, tasks, Math.floor(ROOM / (HELD * bytes))));

/** How many of so many hands to start, beside this thread, once load cases are solved; none where they gain nothing. */
export function stateHandsFor(begun: Begun, hands: number): number {
  const { frame, combinations } = begun.read;
  const { kernel } = begun.linear;
  const { length: count } = combinations;
  return begun.states.apart && frame.memberIds.length * count >= SHARED.states ? most(hands, count - 1, kernel.bytes) : 0;
}

/** The same for stability, where it says how states are to be found. */
export function settlingHandsFor(begun: Begun, hands: number): number {
  // Not in the signature: what is internal stands in no declaration.
  const { settled, read, linear } = begun;
  const [{ frame, combinations }, { kernel }] = [read, linear];
  const { length: count } = combinations.filter(({ limitState, leans }) => limitState !== "SLS" && !leans);
  return settled ? 0 : stabilityHandsFor(frame.memberIds.length, count, kernel.bytes, hands);
}

/** The same for what is left of it once forces are there. */
export function handsFor({ results: { members, load_combinations, stability, statistics } }: Analysed, hands: number): number {
  const { length: count } = load_combinations.filter(({ limit_state }) => limit_state !== "SLS");
  return stabilityHandsFor(members.ids.length, count - stability.length, statistics.memory_bytes, hands);
}

/** The first is found here before any is shared, and so is one of the others while hands are at theirs. */
const stabilityHandsFor = (members: number, count: number, bytes: number, hands: number): number =>
  members * count < SHARED.stability ? 0 : most(hands, count - 2, bytes);

/** Settles orders and leans of what was begun, with hands, before states are found; yields between long steps. */
export async function* sharedSettling(begun: Begun, hands: readonly StabilityHand[]): AsyncGenerator<void, void> {
  let helping: Promise<unknown> | undefined;
  for (const _ of settle(begun)) {
    yield;
    const { awaited } = begun;
    if (awaited?.shares) helping ??= Promise.all(hands.map((hand) => helped(awaited, hand)));
    if (awaited?.waits) await helping;
  }
}

/**
 * Finds the states of combinations that do not add up, with hands, before `analysedInStages` goes on with what was begun; yields between those found here. What a hand that
 * breaks had is found there; whoever starts hands ends them, also where this throws.
 */
export async function* sharedStates(begun: Begun, hands: readonly StateHand[]): AsyncGenerator<void, void> {
  if (!begun.states.apart) return;
  const outcomes = new Outcomes(begun);
  const helping = Promise.all(hands.map((hand) => helped(outcomes, hand)));
  while (outcomes.next()) yield;
  await helping;
}

/** What is left of the stages of `analysedInStages` once forces are there, with hands, as above. */
export async function* sharedStages(
  stages: Generator<Analysed, Analysed>,
  hands: readonly StabilityHand[],
): AsyncGenerator<Analysed, Analysed> {
  let helping: Promise<unknown> | undefined;
  for (;;) {
    const next = stages.next();
    if (next.done) return next.value;
    yield next.value;
    const { awaited } = next.value;
    if (awaited?.shares) helping ??= Promise.all(hands.map((hand) => helped(awaited, hand)));
    if (awaited?.waits) await helping;
  }
}

/** Work of which hands take a part at a time. */
interface Shareable<Task, Found> {
  share(): Task | undefined;
  put(found: Found, task: Task): void;
  giveBack(task: Task): void;
}

/** Combinations whose states are still to be found. */
class Outcomes implements Shareable<StateTask, Outcome> {
  private readonly left: StateTask[];

  constructor(private readonly begun: Begun) {
    this.left = begun.read.combinations.map((combination, at) => ({ at, combination }));
  }

  /** Finds the next one here; false where none is left. */
  next(): boolean {
    const task = this.share();
    if (task) combine(this.begun, task.at);
    return task !== undefined;
  }

  /** The next one for a hand. */
  share(): StateTask | undefined {
    return this.left.shift();
  }

  put(outcome: Outcome, { at }: StateTask): void {
    this.begun.outcomes[at] = outcome;
  }

  /** A hand broke: what it had is found here. */
  giveBack(task: StateTask): void {
    this.left.unshift(task);
  }
}

/** Keeps a hand busy while there is anything to share; one that breaks is asked no more. */
async function helped<Task, Found>(work: Shareable<Task, Found>, hand: Hand<Task, Found>): Promise<void> {
  for (let task = work.share(); task; task = work.share()) {
    try {
      work.put(await hand(task), task);
    } catch {
      return work.giveBack(task);
    }
  }
}

/** A hand's side: what answers its tasks, by what it was sent. */
export const handFor = (sent: Solvable | Frame): ((task: never) => Outcome | Stability) =>
  "loads" in sent ? stateHand(sent) : stabilityHand(sent);

/** Threads share no memory, so that it factorises anew; nobody waits for its phases. */
export function stateHand(solvable: Solvable): (task: StateTask) => Outcome {
  const states = new States(solvable, new Progress(undefined));
  return ({ combination }) => states.ofCombination(combination);
}

export function stabilityHand(frame: Frame): (task: StabilityTask) => Stability {
  const stage = new Stage(frame, new Progress(undefined));
  stage.factorise();
  const analysis = new StabilityAnalysis(frame, { held: stage.system.idle });
  return ({ combination, pressing, like }) => {
    analysis.like = like;
    const steps = stabilityOf(analysis, combination, () => pressing);
    for (;;) {
      const next = steps.next();
      if (next.done) return next.value;
    }
  };
}
