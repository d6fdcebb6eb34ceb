/** The search for a state of one-way members, on made-up states whose contradictions are written down. */

import { expect, test } from "vitest";
import { findState } from "../../../src/analysis/one_way/oneway.ts";
import { SolveError } from "../../../src/results/error.ts";

/** Nothing that acts one way meets another. */
const NOWHERE = (): number[] => [];
const MECHANISM = "node 'A' can move freely along x";

/** States by what is left out: their contradictions, or null where what is left is no structure. */
function search(all: readonly number[], states: Record<string, number[] | null>): number[] {
  const attempt = (out: ReadonlySet<number>): { state: string; contradictions: number[] } => {
    const state = [...out].sort((a, b) => a - b).join();
    const contradictions = state in states ? states[state]! : [0];
    if (!contradictions) throw new SolveError("unstable", MECHANISM);
    return { state, contradictions };
  };
  return [...findState(all, attempt, NOWHERE).out].sort((a, b) => a - b);
}

/** Leaving out 0 calls it back and leaving out 1 in its place does too: a circle. */
const CIRCLE = { "": [0], "0": [0, 1], "1": [1] };

test("what contradicts goes until nothing contradicts", () => {
  expect(search([0, 1], { "": [0, 1], "0,1": [1], "0": [] })).toEqual([0]);
});

test("a few are looked at in every state before a circle is told", () => {
  expect(search([0, 1, 2], { ...CIRCLE, "0,1": [0], "1,2": [] })).toEqual([1, 2]);
});

test("a circle round a mechanism is the mechanism", () => {
  expect(() => search([0, 1], { ...CIRCLE, "0,1": null })).toThrow(MECHANISM);
});

test("a circle of stable states is told as one", () => {
  expect(() => search([0, 1], { ...CIRCLE, "0,1": [0] })).toThrow("come to no state that agrees with itself");
});

/** Attempts until the search gives up on members that all want to go, of which some may not. */
function attemptsUntilMechanism(count: number, isStructure: (out: ReadonlySet<number>) => boolean): number {
  const all = Array.from({ length: count }, (_, i) => i);
  let attempts = 0;
  const attempt = (out: ReadonlySet<number>): { state: null; contradictions: number[] } => {
    attempts++;
    if (!isStructure(out)) throw new SolveError("unstable", MECHANISM);
    return { state: null, contradictions: all.filter((each) => !out.has(each)) };
  };
  expect(() => findState(all, attempt, NOWHERE)).toThrow(MECHANISM);
  return attempts;
}

test("what cannot go even alone is tried once, and not in the place of every idle one", () => {
  // Half of a hundred may go, one at a time, and none of the others beside any of them.
  expect(attemptsUntilMechanism(100, (out) => [...out].every((each) => each % 2 === 1))).toBeLessThan(2 * 100 + 20);
});

test("a search that is refused over and over ends", () => {
  // Of each pair one may go: which one does is open in 2¹⁰⁰ ways, and none agrees with itself.
  expect(attemptsUntilMechanism(200, (out) => ![...out].some((each) => each % 2 === 0 && out.has(each + 1)))).toBeLessThan(2100);
});

/** Pairs that meet in a node: all want to go, one of each pair may, and the other then carries nothing. */
function attemptsOfPairs(pairs: number): number {
  const all = Array.from({ length: 2 * pairs }, (_, i) => i);
  const attempt = (out: ReadonlySet<number>): { state: null; contradictions: number[] } => {
    if (all.some((each) => each % 2 === 0 && out.has(each) && out.has(each + 1))) throw new SolveError("unstable", MECHANISM);
    return { state: null, contradictions: all.filter((each) => !out.has(each) && !out.has(each ^ 1)) };
  };
  const { out, iterations } = findState(all, attempt, (each) => [each >> 1]);
  expect(out.size).toBe(pairs);
  return iterations;
}

test("stars of rods, of which one each goes slack, take no more attempts where there are many", () => {
  expect(attemptsOfPairs(400)).toBe(attemptsOfPairs(4));
});
