/** States and stability of a large model's combinations by several hands, where that gains. */
import type { Stability } from "handoff-solver";
import {
  handsFor,
  type Outcome,
  type StabilityTask,
  type StateTask,
  settlingHandsFor,
  sharedSettling,
  sharedStages,
  sharedStates,
  stateHandsFor,
} from "handoff-solver/sharing";
import type { Analysed, Begun } from "handoff-solver/statics";
import { type HandFound, type HandTask, Pool, type Sent } from "./pool.ts";
import type { Help } from "./stages.ts";

export { handFor } from "handoff-solver/sharing";

/** Orders and leans of combinations, where their stability says them, by this worker and at most so many beside it. */
export async function* helpedSettling(begun: Begun, { hands, signal }: Help): AsyncGenerator<void, void> {
  const pool = poolOf<StabilityTask, Stability>(settlingHandsFor(begun, hands), begun.solvable.frame, signal);
  try {
    yield* sharedSettling(begun, pool?.hands ?? []);
  } finally {
    pool?.end();
  }
}

/** The states of combinations that do not add up, by this worker and at most so many beside it. */
export async function* helpedStates(begun: Begun, { hands, signal }: Help): AsyncGenerator<void, void> {
  const pool = poolOf<StateTask, Outcome>(stateHandsFor(begun, hands), begun.solvable, signal);
  try {
    yield* sharedStates(begun, pool?.hands ?? []);
  } finally {
    pool?.end();
  }
}

/** The same for what is left of the stages once there are forces. */
export async function* helpedStages(
  stages: Generator<Analysed, Analysed>,
  found: Analysed,
  { hands, signal }: Help,
): AsyncGenerator<Analysed, Analysed> {
  const pool = poolOf<StabilityTask, Stability>(handsFor(found, hands), found.frame, signal);
  try {
    return yield* sharedStages(stages, pool?.hands ?? []);
  } finally {
    pool?.end();
  }
}

function poolOf<Asked extends HandTask, Found extends HandFound>(
  count: number,
  parcel: Sent,
  signal: AbortSignal,
): Pool<Asked, Found> | null {
  try {
    return new Pool(count, parcel, signal);
  } catch {
    // No worker can be had: alone it takes longer, and finds the same.
    return null;
  }
}
