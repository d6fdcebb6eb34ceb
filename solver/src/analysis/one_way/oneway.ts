/** The state of one-way members and supports under one load, found from a cold start and verified. */

import { SolveError } from "../../results/error.ts";

/** All contradictions at once settle in a few rounds or not at all. */
const ROUNDS = 30;
/** One change at a time ends by Murty's rule (least index first); longer than this is a cycle of round-off. */
const CHANGES_EACH = 4;
const MOST_CHANGES = 400;
/** So few can be looked at in every state there is. */
const FEW = 6;
/** Idle ones looked at to take the place of one that may not go. */
const MOST_SWAPS = 40;
/** Each attempt is a structure of its own to factorise: a search that is refused this often would go on for hours where there are many. */
const MOST_ATTEMPTS = 2000;

export interface Found<State> {
  state: State;
  out: ReadonlySet<number>;
  iterations: number;
}

/** A state with what contradicts it, ascending. */
export interface Trial<State> {
  state: State;
  contradictions: number[];
}

/**
 * `attempt` solves with the given ones left out and throws SolveError where that is no structure; `all` are those that may be left out,
 * `nodesOf` tells which nodes each holds, `start` is what is at first. Where the stable states contradict themselves in a circle, what the loads lead to is the mechanism between them:
 * the energy of one-way springs is convex, so that a structure that can carry the loads has a state.
 */
export function findState<State>(
  all: readonly number[],
  attempt: Attempt<State>,
  nodesOf: NodesOf,
  start: ReadonlySet<number> = new Set(),
): Found<State> {
  let iterations = 0;
  let mechanism: SolveError | undefined;
  const counted = (out: ReadonlySet<number>): Trial<State> => {
    iterations++;
    try {
      return attempt(out);
    } catch (error) {
      if (error instanceof SolveError && error.code === "unstable") mechanism ??= error;
      throw error;
    }
  };
  const first = { trial: counted(start), out: start };
  let found = together(first, counted);
  try {
    found ??= stepwise(first, counted, nodesOf, Math.min(MOST_CHANGES, CHANGES_EACH * all.length + 10));
  } catch (error) {
    if (!(error instanceof SolveError && (error.code === "one_way_cycle" || error.code === "unstable"))) throw error;
    found = all.length > FEW ? null : everyState(all, counted);
    if (!found) throw error.code === "unstable" ? error : (mechanism ?? error);
  }
  return { ...found, iterations };
}

/** The first of all states that agrees with itself. */
function everyState<State>(all: readonly number[], attempt: Attempt<State>): Settled<State> | null {
  for (let bits = 0; bits < 1 << all.length; bits++) {
    const out = new Set(all.filter((_, i) => (bits >> i) & 1));
    const trial = attemptStable(attempt, out);
    if (!(trial instanceof SolveError) && !trial.contradictions.length) return { state: trial.state, out };
  }
  return null;
}

type Settled<State> = Pick<Found<State>, "state" | "out">;
type NodesOf = (each: number) => readonly number[];
type Attempt<State> = (out: ReadonlySet<number>) => Trial<State>;
type Begun<State> = { trial: Trial<State>; out: ReadonlySet<number> };

export const keyOf = (out: ReadonlySet<number>): string => [...out].sort((a, b) => a - b).join();

/** Change everything that contradicts; null where a state repeats or is no structure. */
function together<State>(first: Begun<State>, attempt: Attempt<State>): Settled<State> | null {
  let { trial, out } = first;
  const seen = new Set<string>([keyOf(out)]);
  for (let round = 0; round < ROUNDS; round++) {
    if (!trial.contradictions.length) return { state: trial.state, out };
    out = changed(out, trial.contradictions);
    const key = keyOf(out);
    if (seen.has(key)) return null;
    seen.add(key);
    const next = attemptStable(attempt, out);
    if (next instanceof SolveError) return null;
    trial = next;
  }
  return null;
}

/**
 * Change as much at once as leaves a structure: one at every node, half of what contradicts, a quarter, …, the first (Murty 1974: for the complementarity
 * problem behind this, the least index comes back to no state twice, and so the second half of all changes is made one at a time).
 * Where nothing may go, something idle takes its place: what was slack becomes taut as the structure gives way.
 */
function stepwise<State>(first: Begun<State>, attempt: Attempt<State>, nodesOf: NodesOf, changes: number): Settled<State> {
  let { trial, out } = first;
  const seen = new Set<string>([keyOf(out)]);
  const tryOut = rememberingMechanisms(attempt);
  const mayGo = (each: number): boolean => !(tryOut(new Set([each])) instanceof SolveError);
  for (let change = 0; change < changes; change++) {
    const { contradictions } = trial;
    if (!contradictions.length) return { state: trial.state, out };
    let failure: SolveError | undefined;
    let next: Begun<State> | undefined;
    const several = 2 * change < changes ? [apart(contradictions, nodesOf), ...halves(contradictions)] : [];
    for (const some of candidates(contradictions, out, several, mayGo)) {
      const without = changed(out, some);
      if (seen.has(keyOf(without))) continue;
      const tried = tryOut(without);
      if (tried instanceof SolveError) failure ??= tried;
      else {
        next = { trial: tried, out: without };
        break;
      }
    }
    if (!next) throw failure ?? cycle(change);
    ({ trial, out } = next);
    seen.add(keyOf(out));
  }
  throw cycle(changes);
}

/** What to change together, in the order to try. Nothing takes the place of what may not even go alone. */
function* candidates(
  contradictions: readonly number[],
  out: ReadonlySet<number>,
  several: readonly (readonly number[])[],
  mayGo: (each: number) => boolean,
): Generator<readonly number[]> {
  yield* several;
  for (const each of contradictions) yield [each];
  const idle = [...out].sort((a, b) => a - b).slice(0, MOST_SWAPS);
  for (const each of contradictions) if (idle.length && !out.has(each) && mayGo(each)) for (const other of idle) yield [each, other];
}

/** No two that hold one node: where several meet in a node that nothing else holds, leaving out more than one is mostly a mechanism. */
function apart(contradictions: readonly number[], nodesOf: NodesOf): number[] {
  const met = new Set<number>();
  return contradictions.filter((each) => {
    const nodes = nodesOf(each);
    const free = nodes.every((node) => !met.has(node));
    if (free) for (const node of nodes) met.add(node);
    return free;
  });
}

const halves = (all: readonly number[]): number[][] =>
  all.length > 3 ? [all.slice(0, all.length >> 1), ...halves(all.slice(0, all.length >> 1))] : [];

export function cycle(changes: number): SolveError {
  return new SolveError(
    "one_way_cycle",
    `one-way members and supports come to no state that agrees with itself within ${changes} changes; give some of them stiffness both ways`,
  );
}

/** A mechanism is an answer here; anything else is not. */
function attemptStable<State>(attempt: Attempt<State>, out: ReadonlySet<number>): Trial<State> | SolveError {
  try {
    return attempt(out);
  } catch (error) {
    if (error instanceof SolveError && (error.code === "unstable" || error.code === "beyond_critical")) return error;
    throw error;
  }
}

/** Where leaving some out is a mechanism, leaving out more is one too: that is known without an attempt. */
function rememberingMechanisms<State>(attempt: Attempt<State>): (out: ReadonlySet<number>) => Trial<State> | SolveError {
  const known: [out: readonly number[], error: SolveError][] = [];
  let attempts = 0;
  return (without) => {
    const less = known.find(([out]) => out.every((each) => without.has(each)));
    if (less) return less[1];
    if (++attempts > MOST_ATTEMPTS) throw cycle(attempts);
    const tried = attemptStable(attempt, without);
    if (tried instanceof SolveError && tried.code === "unstable") known.push([[...without], tried]);
    return tried;
  };
}

export function changed(out: ReadonlySet<number>, changes: readonly number[]): ReadonlySet<number> {
  const next = new Set(out);
  for (const each of changes) if (!next.delete(each)) next.add(each);
  return next;
}
