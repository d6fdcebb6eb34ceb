/** Chains of members past nodes whose ways to the ground are cut off, to the nearest ones whose ways are not. */

import type { Graph } from "./graph.ts";

/** Nodes looked at before a search is given up: what holds from farther away holds softly. */
const LOOKED_AT = 24;

/** A member of the chain, and the node that it leads to. */
export interface Link {
  m: number;
  to: number;
}

/**
 * From `start` outward, over members that `open` lets pass, to nodes that are `free` of the nodes on the chain: all chains of the fewest members, whatever
 * order the model has them in; none where no such node is near.
 */
export function detours(
  graph: Pick<Graph, "nearest" | "other">,
  start: number,
  open: (m: number, to: number) => boolean,
  free: (node: number, passed: readonly number[]) => boolean,
): Link[][] {
  const seen = new Set([start]);
  let looked = 1;
  for (let ring: Link[][] = [[]]; ring.length > 0 && looked <= LOOKED_AT; looked += ring.length) {
    const next = ring.flatMap((chain) => {
      const here = chain.at(-1)?.to ?? start;
      return graph.nearest(here).flatMap((m) => {
        const to = graph.other(m, here);
        return seen.has(to) || !open(m, to) ? [] : [[...chain, { m, to }]];
      });
    });
    const found = next.filter((chain) => free(chain.at(-1)!.to, [start, ...chain.slice(0, -1).map(({ to }) => to)]));
    if (found.length > 0) return found;
    for (const chain of next) seen.add(chain.at(-1)!.to);
    ring = next;
  }
  return [];
}
