/** How far nodes move: of each limit state the one that goes furthest, where a member's own deflection leaves out how its ends move. */

import type { Results, SetResults } from "handoff-solver";

import { byLimitState } from "./limitstates.js";
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
export function displacements(results: Results, all: readonly SetResults[]): Displacement[] {
  const { nodes } = results;
  return byLimitState(results, all).flatMap(({ state, sets }) => {
    let most: { set: SetResults; node: number; size: number } | undefined;
    for (const set of sets)
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
    return [{ ...state, node: nodes[node]!, in: set.id, total: significant(size * 1e3), ux: ux!, uy: uy!, uz: uz! }];
  });
}
