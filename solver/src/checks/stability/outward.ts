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

/** By node, how many members lead to the nearest support. */
const distances = new WeakMap<Graph, Int32Array>();

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

/** Nodes ring by ring around the first, which is not among them; given up where rings of this width would reach no support in time. */
function reachedFrom(graph: Graph, start: number, own: readonly number[]): Reached[] {
  let distance = distances.get(graph);
  if (!distance) distances.set(graph, (distance = distancesOf(graph)));
  const seen = new Set([start]);
  const out: Reached[] = [];
  let far = distance[start]!;
  for (let ring = [start]; ring.length > 0 && seen.size + ring.length * Math.max(0, far) <= REACHED; far--) {
    const next = new Map<number, Reached>();
    for (const from of ring)
      for (const m of graph.nearest(from)) {
        const node = graph.other(m, from);
        if (seen.has(node) || own.includes(m)) continue;
        const found = next.get(node);
        if (found) found.over.push({ m, from });
        else next.set(node, { node, over: [{ m, from }] });
      }
    ring = [...next.keys()];
    for (const node of ring) seen.add(node);
    out.push(...next.values());
  }
  return out;
}
