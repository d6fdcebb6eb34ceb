/** What holds a node by a tree of members outward from it, every support it reaches counted: where ways from one support to another hold little, as on a pin and rollers. */

import type { Graph } from "./graph.ts";
import type { Hold, NodeHolds } from "./nodeholds.ts";
import { add } from "./ways.ts";

/** Nodes reached before the search is given up: what holds from farther away holds softly. */
const REACHED = 128;

/** A node, and the members that lead to it from the ring before. */
interface Reached {
  node: number;
  over: { m: number; from: number }[];
}

/**
 * Stiffness that supports offer `start` over the members that lead outward ring by ring, `own` left out, and the runs at `start` that bring any. Members within a ring
 * are left out; where several lead to a node it is parted among them, each with an equal share of what lies behind. Both only soften a structure, so that this is never more than
 * what holds the node, and the same for a mirror image.
 */
export function outward(graph: Graph, nodes: NodeHolds, start: number, own: readonly number[]): Hold & { by: number[] } {
  const held = new Map<number, Hold>();
  const holdOf = (node: number): Hold => {
    let found = held.get(node);
    if (!found) held.set(node, (found = nodes.supported(node)));
    return found;
  };
  const by: number[] = [];
  const reached = reachedFrom(graph, start, own);
  for (let i = reached.length - 1; i >= 0; i--) {
    const { node, over } = reached[i] as Reached;
    if (!held.has(node) && !graph.supports[node]) continue;
    const { k, fixed } = holdOf(node);
    const share: Hold = { k: k.map((value) => value / over.length), fixed };
    for (const { m, from } of over) {
      const offered = nodes.offered(m, from, share);
      if (!offered.some((value) => value !== 0)) continue;
      add(holdOf(from).k, offered);
      if (from === start) by.push(m);
    }
  }
  return { ...holdOf(start), by };
}

/** Of a graph's nodes: how many members lead to the nearest support; the last search that came by and the place it gave the node. */
interface Search {
  distance: Int32Array;
  count: number;
  by: Int32Array;
  place: Int32Array;
}

const searches = new WeakMap<Graph, Search>();

/** Made once: thousands of searches begin, most of them from nodes that no support is near enough to. */
function searchOf(graph: Graph): Search {
  let search = searches.get(graph);
  if (!search) {
    const [by, place] = [new Int32Array(graph.size), new Int32Array(graph.size)];
    searches.set(graph, (search = { distance: distancesOf(graph), count: 0, by, place }));
  }
  search.count++;
  return search;
}

function distancesOf(graph: Graph): Int32Array {
  const out = new Int32Array(graph.size).fill(-1);
  const nodes = [...out.keys()].filter((node) => graph.supports[node]);
  for (const node of nodes) out[node] = 0;
  for (const from of nodes)
    for (const m of graph.nearest(from)) {
      const node = graph.other(m, from);
      if (out[node] !== -1) continue;
      out[node] = out[from]! + 1;
      nodes.push(node);
    }
  return out;
}

/** Nodes ring by ring around the first, which is not among them; none where no support is, or where rings of this width would reach none in time. */
function reachedFrom(graph: Graph, start: number, own: readonly number[]): Reached[] {
  const { distance, count, by, place } = searchOf(graph);
  const out: Reached[] = [];
  let held = false;
  by[start] = count;
  place[start] = -1;
  let far = distance[start]!;
  // The ring that grows begins where the last one ends.
  for (let [ring, end] = [-1, 0]; ring < end && 1 + end + (end - ring) * Math.max(0, far) <= REACHED; far--) {
    const first = out.length;
    for (; ring < end; ring++) {
      const from = ring < 0 ? start : out[ring]!.node;
      for (const m of graph.nearest(from)) {
        const node = graph.other(m, from);
        if (own.includes(m) || (by[node] === count && place[node]! < first)) continue;
        if (by[node] === count) {
          out[place[node]!]!.over.push({ m, from });
          continue;
        }
        by[node] = count;
        place[node] = out.length;
        out.push({ node, over: [{ m, from }] });
        held ||= graph.supports[node] !== undefined;
      }
    }
    end = out.length;
  }
  return held ? out : [];
}
