/** Members as the model has them: one that was split at nodes is one, with the places of its pieces. */

import type { Results } from "handoff-solver";

export interface WholeMember {
  id: string;
  /** Indices of its pieces in the results, from start to end; its own where it was not split. */
  places: number[];
  /** Length before each piece (m). */
  before: number[];
}

export function wholeMembers({ members: { ids, length, chains = [] } }: Results): WholeMember[] {
  const pieces = new Map(chains.flatMap((chain) => chain.members.map((place) => [place, chain] as const)));
  return ids.flatMap((id, place): WholeMember[] => {
    const chain = pieces.get(place);
    if (!chain) return [{ id, places: [place], before: [0] }];
    if (chain.members[0] !== place) return [];
    const before = chain.members.map((_, k) => chain.members.slice(0, k).reduce((sum, one) => sum + length[one]!, 0));
    return [{ id: chain.id, places: chain.members, before }];
  });
}
