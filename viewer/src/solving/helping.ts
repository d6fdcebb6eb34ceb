/** The stability of a large model's combinations by several hands, where that gains. */
import type { Stability } from "handoff-solver";
import { handsFor, type StabilityTask, sharedStages } from "handoff-solver/sharing";
import type { Analysed } from "handoff-solver/statics";
import type { Help } from "./analysing.ts";
import { Pool } from "./pool.ts";

export { stabilityHand } from "handoff-solver/sharing";

/** What is left of the stages once there are forces, by this worker and at most so many beside it. */
export async function* helpedStages(
  stages: Generator<Analysed, Analysed>,
  found: Analysed,
  help: Help,
): AsyncGenerator<Analysed, Analysed> {
  const pool = poolFor(found, help);
  try {
    return yield* sharedStages(stages, pool?.hands ?? []);
  } finally {
    pool?.end();
  }
}

function poolFor(found: Analysed, { hands, signal }: Help): Pool<StabilityTask, Stability> | null {
  try {
    return new Pool(handsFor(found, hands), found.frame, signal);
  } catch {
    // No worker can be had: alone it takes longer, and finds the same.
    return null;
  }
}
