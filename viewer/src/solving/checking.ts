/** The checks of a solved model: at once where they are few, else in batches, by several hands where that gains. */
import type { CheckResult, Model, Results } from "handoff-solver";
import { checked, checkedByMany, checkedInBatches, parcelOf } from "handoff-solver/checking";
import type { Analysed } from "handoff-solver/statics";
import { EARLY } from "./analysing.ts";
import { Pool } from "./pool.ts";

export { explain, handOf } from "handoff-solver/checking";

/**
 * Members times combinations from which on a pool gains. One of them costs 0.1 to 0.2 ms of processor time, a hand some 0.3 s to start and to read
 * what it is sent: two hands halve a second's work at that price, and below it a reader notices nothing.
 */
const SHARED = 6000;

export interface Hearers {
  /** Checks that arrived before are made anew. */
  again(): void;
  arrived(checks: readonly CheckResult[]): void;
}

/** `signal` is that of the analysis too: the checks end before their next batch. */
export async function checksOf(model: Model, done: Analysed, hands: number, signal: AbortSignal, tell: Hearers): Promise<Results> {
  const { members, load_combinations: combinations } = model.model;
  if (members.length < EARLY) return checked(model, done);
  if (hands > 1 && members.length * combinations.length >= SHARED) {
    try {
      return await shared(model, done, hands, signal, tell);
    } catch (error) {
      if (signal.aborted) throw error;
      // A hand could not start, or was ended for want of memory: alone it takes longer, and finds the same.
      tell.again();
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

async function shared(model: Model, done: Analysed, hands: number, signal: AbortSignal, tell: Hearers): Promise<Results> {
  const pool = new Pool(hands, parcelOf(model, done), signal);
  try {
    return await checkedByMany(model, done, pool.hands, ({ results }) => tell.arrived(results));
  } finally {
    pool.end();
  }
}

/** Lets the worker hear what the page asks meanwhile. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
