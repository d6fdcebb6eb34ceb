/** The checks of a solved model: at once where they are few, else in batches after the forces, by several hands where that gains. */
import type { CheckResult, Model, Results } from "handoff-solver";
import { checked, checkedByMany, checkedInBatches, parcelOf } from "handoff-solver/checking";
import type { Analysed } from "handoff-solver/statics";
import { Pool } from "./pool.ts";

export { explain, handOf } from "handoff-solver/checking";

/** From this many members on forces are shown while the checks are still being made. */
const EARLY = 500;

/**
 * Members times combinations from which on a pool gains. A hand needs about 0.3 s to start and to read its parcel, as long as one hand alone
 * takes for some 1,500 of them; a pool of two has that back twice at four times as many.
 */
const SHARED = 6000;

export interface Hearers {
  /** What the analysis found may be shown; checks that arrived before are made anew. */
  analysed(): void;
  arrived(checks: readonly CheckResult[]): void;
}

/** `signal` is that of the analysis too: the checks end before their next batch. */
export async function checksOf(model: Model, done: Analysed, hands: number, signal: AbortSignal, tell: Hearers): Promise<Results> {
  const { members, load_combinations: combinations } = model.model;
  if (members.length < EARLY) return checked(model, done);
  tell.analysed();
  if (hands > 1 && members.length * combinations.length >= SHARED) {
    const pool = new Pool(hands, parcelOf(model, done), signal);
    try {
      return await checkedByMany(model, done, pool.hands, ({ results }) => tell.arrived(results));
    } catch (error) {
      if (signal.aborted) throw error;
      // A hand could not start, or was ended for want of memory: alone it takes longer, and finds the same.
      tell.analysed();
    } finally {
      pool.end();
    }
  }
  const batches = checkedInBatches(model, done);
  for (;;) {
    await breath();
    const next = batches.next();
    if (next.done) return next.value;
    tell.arrived(next.value.results);
  }
}

/** Lets the worker hear what the page asks meanwhile. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
