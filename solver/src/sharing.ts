/** The stability of combinations by several hands, workers of the page's or threads of Node's, each with a factor of its own: to the same bits as by one. */

import { type Awaited, type StabilityTask, stabilityOf } from "./analysis/stability/awaited.ts";
import { StabilityAnalysis } from "./analysis/stability/stability.ts";
import { Stage } from "./analysis/stage.ts";
import type { Frame } from "./model/frame.ts";
import { Progress } from "./progress.ts";
import type { Stability } from "./results/index.ts";
import type { Analysed } from "./statics.ts";

export type { StabilityTask } from "./analysis/stability/awaited.ts";

/** Who finds some of it. */
export type StabilityHand = (task: StabilityTask) => Promise<Stability>;

/** Members times combinations from which on hands gain: below, all of it takes two or three seconds, and to start a hand a part of one. */
const SHARED = 20_000;
/** What a hand holds, over what the linear analysis does: its factor, one of whole members beside it for searches of sway, and the pieces with theirs. */
const HELD = 3.5;
/** Bytes that all hands may hold. */
const ROOM = 1e9;

/** How many of so many hands to start, beside this thread, once forces are there; none where they gain nothing. */
export function handsFor({ results: { members, load_combinations, statistics } }: Analysed, hands: number): number {
  const { length: count } = load_combinations.filter(({ limit_state }) => limit_state !== "SLS");
  if (members.ids.length * count < SHARED) return 0;
  // The first is found here before any is shared, and so is one of the others while hands are at theirs.
  return Math.max(0, Math.min(hands, count - 2, Math.floor(ROOM / (HELD * statistics.memory_bytes))));
}

/**
 * What is left of the stages of `analysedInStages` once forces are there, with hands. What a hand that breaks had is found here; whoever starts hands
 * ends them, also where this throws.
 */
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

/** Keeps a hand busy while there is anything to share; one that breaks is asked no more. */
async function helped(awaited: Awaited, hand: StabilityHand): Promise<void> {
  for (let task = awaited.share(); task; task = awaited.share()) {
    try {
      awaited.put(await hand(task));
    } catch {
      return awaited.giveBack(task);
    }
  }
}

/** A hand's side: what answers its tasks, from the structure that it was sent. Threads share no memory, so that it factorises anew. */
export function stabilityHand(frame: Frame): (task: StabilityTask) => Stability {
  // Nobody waits for its phases.
  const stage = new Stage(frame, new Progress(undefined));
  stage.factorise();
  const { elements, kernel, system } = stage;
  const analysis = new StabilityAnalysis(frame, { elements, kernel, held: system.idle });
  analysis.prepare();
  return ({ combination, pressing, like }) => {
    analysis.like = like;
    const steps = stabilityOf(analysis, combination, () => pressing);
    for (;;) {
      const next = steps.next();
      if (next.done) return next.value;
    }
  };
}
