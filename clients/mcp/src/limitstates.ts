/** Sets by limit state: how far things move is asked at SLS, which comes first. */

import type { Results, SetResults } from "handoff-solver";

export interface OneState {
  /** Of load cases there is none. */
  state: { limit_state?: string };
  sets: SetResults[];
}

export function byLimitState({ load_combinations }: Results, sets: readonly SetResults[]): OneState[] {
  const stateOf = new Map(load_combinations.map((set): [SetResults, string] => [set, set.limit_state]));
  const states = [...new Set(sets.map((set) => stateOf.get(set)))].sort();
  return states.map((limit_state) => ({
    state: limit_state === undefined ? {} : { limit_state },
    sets: sets.filter((set) => stateOf.get(set) === limit_state),
  }));
}
