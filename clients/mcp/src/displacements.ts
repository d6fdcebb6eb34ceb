/** How far nodes move: of each limit state the one that goes furthest, where a member's own deflection leaves out how its ends move. */

import type { Results, SetResults } from "handoff-solver";

import { quietSixes, significant } from "./quiet.js";

export interface Displacement {
  limit_state?: string;
  node: string;
  in: string;
  /** The resultant of the three components. */
  total: number;
  ux: number;
  uy: number;
  uz: number;
}

const sizeAt = (u: readonly number[], node: number): number => Math.hypot(u[6 * node]!, u[6 * node + 1]!, u[6 * node + 2]!);

/** In mm, a row for each limit state; of load cases, which have no limit state, one. */
export function displacements({ nodes, load_combinations }: Results, sets: readonly SetResults[]): Displacement[] {
  const stateOf = new Map(load_combinations.map((set): [SetResults, string] => [set, set.limit_state]));
  const states = [...new Set(sets.map((set) => stateOf.get(set)))].sort();
  return states.flatMap((limit_state) => {
    let most: { set: SetResults; node: number; size: number } | undefined;
    for (const set of sets.filter((each) => stateOf.get(each) === limit_state))
      nodes.forEach((_, node) => {
        const size = sizeAt(set.displacements, node);
        // Of two that are alike but for round-off the first.
        if (size > (most?.size ?? 0) * (1 + 1e-9)) most = { set, node, size };
      });
    if (!most) return [];
    const { set, node, size } = most;
    const [ux, uy, uz] = quietSixes(set.displacements, 1)
      .slice(6 * node, 6 * node + 3)
      .map((value) => significant(value * 1e3));
    const at = { node: nodes[node]!, in: set.id, total: significant(size * 1e3), ux: ux!, uy: uy!, uz: uz! };
    return [limit_state === undefined ? at : { limit_state, ...at }];
  });
}
