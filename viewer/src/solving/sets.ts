/** Finds load cases, combinations and envelopes in the results by their key. */
import type { CombinationResults, Envelope, LoadCaseResults, Results } from "handoff-solver";
import { isBalanced } from "handoff-solver/statics";
import { caseKey, combinationKey, envelopeKey } from "../model/set_keys.ts";
import type { SetInfo } from "../results/sets.ts";
import { floorsOf, quiet } from "./noise.ts";

export type Found =
  | { kind: "set"; set: LoadCaseResults | CombinationResults }
  | { kind: "envelope"; envelope: Envelope; sets: CombinationResults[] };

function solved<T extends LoadCaseResults | CombinationResults>(set: T): T {
  if (set.failed) throw new Error(`${set.id} has no results: ${set.failed.message}`);
  return set;
}

export function findSet(results: Results, key: string): Found {
  for (const set of results.load_cases) if (caseKey(set.id) === key) return { kind: "set", set: solved(set) };
  for (const set of results.load_combinations) if (combinationKey(set.id) === key) return { kind: "set", set: solved(set) };
  for (const envelope of results.envelopes)
    if (envelopeKey(envelope.limit_state) === key)
      return { kind: "envelope", envelope, sets: envelope.combinations.map((i) => results.load_combinations[i]!) };
  throw new Error(`there is no load case, combination or envelope ${key}`);
}

export function listSets(results: Results): SetInfo[] {
  const one = (set: LoadCaseResults | CombinationResults) => ({
    id: set.id,
    failed: set.failed?.message ?? null,
    order: set.order,
    iterations: set.iterations,
    idleMembers: set.idle_members,
    idleSupports: set.idle_supports,
    equilibrium: set.equilibrium.error,
    residual: set.residual,
    balanced: isBalanced(set),
    sums: set.failed ? null : sumsOf(results, set),
  });
  return [
    ...results.envelopes.map((envelope): SetInfo => {
      const sets = envelope.combinations.map((i) => results.load_combinations[i]!);
      return {
        key: envelopeKey(envelope.limit_state),
        kind: "envelope",
        id: `${envelope.limit_state} envelope`,
        limitState: envelope.limit_state,
        failed: null,
        terms: [],
        order: sets.some((set) => set.order === 2) ? 2 : 1,
        iterations: Math.max(0, ...sets.map((set) => set.iterations)),
        // Of an envelope only what takes part in none of its combinations.
        idleMembers: (sets[0]?.idle_members ?? []).filter((m) => sets.every((set) => set.idle_members.includes(m))),
        idleSupports: [],
        sums: null,
        equilibrium: Math.max(...sets.map((set) => set.equilibrium.error)),
        residual: Math.max(...sets.map((set) => set.residual)),
        balanced: sets.every(isBalanced),
      };
    }),
    ...results.load_combinations.map(
      (set): SetInfo => ({
        ...one(set),
        key: combinationKey(set.id),
        kind: "combination",
        limitState: set.limit_state,
        terms: set.terms.map(({ load_case: loadCase, factor }) => ({ loadCase, factor })),
      }),
    ),
    ...results.load_cases.map(
      (set, loadCase): SetInfo => ({ ...one(set), key: caseKey(set.id), kind: "case", limitState: null, terms: [{ loadCase, factor: 1 }] }),
    ),
  ];
}

function sumsOf(results: Results, set: LoadCaseResults | CombinationResults): SetInfo["sums"] {
  const { force, moment } = floorsOf(results, set);
  const plain = (values: number[]): number[] => values.map((value, k) => quiet(value, k < 3 ? force : moment));
  return { loads: plain(set.equilibrium.loads), reactions: plain(set.equilibrium.reactions) };
}
