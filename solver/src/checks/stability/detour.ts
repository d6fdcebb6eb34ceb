/** A chain of members past nodes whose ways to the ground are cut off, to the nearest one whose way is not. */

import type { Graph } from "./graph.ts";

/** Nodes looked at before a search is given up: what holds from farther away holds softly. */
const LOOKED_AT = 24;

/** A member of the chain, and the node that it leads to. */
export interface Link {
  m: number;
  to: number;
}

interface Reached extends Link {
  before: Reached | null;
}

/** From `start` outward, over members that `open` lets pass, to a node that is `free` of the nodes on the chain; null where none is near. */
export function detour(
  graph: Pick<Graph, "nearest" | "other">,
  start: number,
  open: (m: number, to: number) => boolean,
  free: (node: number, passed: readonly number[]) => boolean,
): Link[] | null {
  const seen = new Set([start]);
  const reached: (Reached | null)[] = [null];
  for (let i = 0; i < reached.length && seen.size <= LOOKED_AT; i++) {
    const here = reached[i] as Reached | null;
    const passed = [start, ...chainTo(here).map(({ to }) => to)];
    for (const m of graph.nearest(here?.to ?? start)) {
      const to = graph.other(m, here?.to ?? start);
      if (seen.has(to) || !open(m, to)) continue;
      seen.add(to);
      const next = { m, to, before: here };
      if (free(to, passed)) return chainTo(next);
      reached.push(next);
    }
  }
  return null;
}

function chainTo(last: Reached | null): Link[] {
  const out: Link[] = [];
  for (let at = last; at; at = at.before) out.unshift({ m: at.m, to: at.to });
  return out;
}
