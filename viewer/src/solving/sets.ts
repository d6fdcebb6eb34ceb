/** Finds load cases, combinations and envelopes in the results by their key. */
import type { CombinationResults, Envelope, LoadCaseResults, Results } from "handoff-solver";
import { caseKey, combinationKey, envelopeKey } from "./keys.ts";
import type { SetInfo } from "./protocol.ts";

export type Found =
  | { kind: "set"; set: LoadCaseResults | CombinationResults }
  | { kind: "envelope"; envelope: Envelope; sets: CombinationResults[] };

export function findSet(results: Results, key: string): Found {
  for (const set of results.load_cases) if (caseKey(set.id) === key) return { kind: "set", set };
  for (const set of results.load_combinations) if (combinationKey(set.id) === key) return { kind: "set", set };
  for (const envelope of results.envelopes)
    if (envelopeKey(envelope.limit_state) === key)
      return { kind: "envelope", envelope, sets: envelope.combinations.map((i) => results.load_combinations[i]!) };
  throw new Error(`there is no load case, combination or envelope ${key}`);
}

/** What has no numbers is named by a warning, not offered. */
const solved = ({ failed }: LoadCaseResults | CombinationResults): boolean => !failed;

export function listSets(results: Results): SetInfo[] {
  const one = (set: LoadCaseResults | CombinationResults) => ({
    id: set.id,
    equilibrium: set.equilibrium.error,
    residual: set.residual,
    sums: { loads: set.equilibrium.loads, reactions: set.equilibrium.reactions },
  });
  return [
    ...results.envelopes.map((envelope): SetInfo => {
      const sets = envelope.combinations.map((i) => results.load_combinations[i]!);
      return {
        key: envelopeKey(envelope.limit_state),
        kind: "envelope",
        id: `${envelope.limit_state} envelope`,
        limitState: envelope.limit_state,
        sums: null,
        equilibrium: Math.max(...sets.map((set) => set.equilibrium.error)),
        residual: Math.max(...sets.map((set) => set.residual)),
      };
    }),
    ...results.load_combinations
      .filter(solved)
      .map((set): SetInfo => ({ ...one(set), key: combinationKey(set.id), kind: "combination", limitState: set.limit_state })),
    ...results.load_cases.filter(solved).map((set): SetInfo => ({ ...one(set), key: caseKey(set.id), kind: "case", limitState: null })),
  ];
}
