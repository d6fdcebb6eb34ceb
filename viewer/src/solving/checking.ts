/** The checks of a solved model: at once where they are few, else in batches, by several hands where that gains. */
import type { CheckResult, Model, Results } from "handoff-solver";
import * as lean from "handoff-solver/lean";
import type { Analysed, SolveOptions } from "handoff-solver/statics";
import { Pool } from "./pool.ts";
import { EARLY } from "./stages.ts";

export { reused } from "./reusing.ts";

/** The rules of angles and tees, once a model has asked for them. */
let angles: lean.Angles = null;

async function rulesFor(sections: Analysed["frame"]["sections"]): Promise<void> {
  if (lean.hasAngles(sections)) angles = (await import("handoff-solver/angles")).angleRun;
}

/** Of results that were checked here, with whatever rules that took. */
export const explain = (model: Model, results: Results, id: string, options: SolveOptions): CheckResult | null =>
  lean.explain(model, results, id, options, angles);

/** A hand's side. */
export async function handOf(parcel: lean.Parcel): Promise<(task: lean.Task) => CheckResult[]> {
  await rulesFor(parcel.sections);
  return lean.handOf(parcel, angles);
}

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
  await rulesFor(done.frame.sections);
  if (members.length < EARLY) return lean.checked(model, done, angles);
  if (hands > 1 && members.length * combinations.length >= SHARED) {
    try {
      return await shared(model, done, hands, signal, tell);
    } catch (error) {
      if (signal.aborted) throw error;
      // A hand could not start, or was ended for want of memory: alone it takes longer, and finds the same.
      tell.again();
    }
  }
  const batches = lean.checkedInBatches(model, done, angles);
  for (;;) {
    await breath();
    const next = batches.next();
    if (next.done) return next.value;
    tell.arrived(next.value.results);
  }
}

async function shared(model: Model, done: Analysed, hands: number, signal: AbortSignal, tell: Hearers): Promise<Results> {
  const pool = new Pool<lean.Task, CheckResult[]>(hands, lean.parcelOf(model, done), signal);
  try {
    return await lean.checkedByMany(model, done, pool.hands, ({ results }) => tell.arrived(results), angles);
  } finally {
    pool.end();
  }
}

/** Lets the worker hear what the page asks meanwhile. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
