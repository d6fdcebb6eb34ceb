/** Every node's way to the ground, or ways that hold alike: members from the supports outward, and what they offer. */

import { zeros } from "../numerics/small_vectors.ts";
import type { Graph } from "./graph.ts";
import type { Hold, NodeHolds } from "./nodeholds.ts";
import { Tree } from "./tree.ts";
import { bestOf, shared, type Way, wayOf } from "./way.ts";

/** Nodes looked at along several ways before one is taken to be passed, on the safe side. */
const LOOKED_AT = 64;

/**
 * What a node's way offers is the exact stiffness of that chain of members with hinges and offsets, its supports' springs, and the bars that brace the
 * nodes on it. Ways that hold alike share in it, and then all of them must be there: to choose one would give a symmetric structure a better side.
 */
export class Ways {
  /** What holds each node by its way. */
  private readonly holds: Hold[];
  /** Members to the ground's side; none: a root, or no way to the ground. */
  private readonly parents: (readonly number[])[];
  /** Members from a root; every way leads from more of them to fewer. */
  private readonly depth: Int32Array;
  /** Where a node's one way ends: at a root, or at the first node that has several. */
  private readonly top: Int32Array;
  /** Below roots and nodes with several ways. */
  private readonly tree: Tree;
  private readonly known: (Float64Array | undefined)[] = [];
  /** By node with one way: what it hands on to the node before it of the supports that lie behind, if any do. */
  private readonly branches: (Float64Array | undefined)[] = [];

  constructor(
    private readonly graph: Graph,
    private readonly nodes: NodeHolds,
  ) {
    this.parents = graph.supports.map(() => []);
    this.depth = new Int32Array(graph.size);
    this.top = Int32Array.from(graph.supports.keys());
    this.holds = Array.from({ length: graph.size }, (_, node) => {
      const { k, fixed } = nodes.at(node);
      const copy = zeros(36);
      copy.set(k);
      return { k: copy, fixed };
    });
    this.tree = this.grow();
  }

  /** What a member offers its near node by its far node's way to the ground; remembered, since every neighbour asks for it. */
  offered(m: number, near: number): Float64Array {
    return (this.known[this.graph.placeOf(m, near)] ??= this.nodes.offered(m, near, this.holds[this.graph.other(m, near)] as Hold));
  }

  /** The far node's one way to the ground leads over the member and its near node. */
  leadsBack(m: number, near: number): boolean {
    const parents = this.parents[this.graph.other(m, near)] as readonly number[];
    return parents.length === 1 && parents[0] === m;
  }

  /**
   * What a member offers its near node by the supports behind it, where these have their ways over both, as a roller has one to the pin. Undefined where there
   * are none, or a run of `own` is among what lies there. All else that lies behind is left out, so that nothing of it is on another's way.
   */
  behind(m: number, near: number, own: readonly number[]): Float64Array | undefined {
    const far = this.graph.other(m, near);
    if (!this.leadsBack(m, near) || own.some((one) => this.graph.endsOf(one).some((end) => this.tree.within(end, far)))) return undefined;
    return this.branches[far];
  }

  /** A way of `from` to the ground exists and none passes `node` or a run of `own`. */
  apart(from: number, node: number, own: readonly number[]): boolean {
    if (!this.tree.has(from) || this.passes(from, node)) return false;
    for (const m of own)
      for (const child of this.graph.endsOf(m)) if (this.parents[child]!.includes(m) && this.passes(from, child)) return false;
    return true;
  }

  /** Some way of a node passes another, or is it. */
  passes(node: number, other: number): boolean {
    const met = [node];
    for (const at of met) {
      if (this.tree.within(at, other) || met.length > LOOKED_AT) return true;
      const top = this.top[at] as number;
      if ((this.depth[top] as number) <= (this.depth[other] as number)) continue;
      for (const m of this.parents[top] as readonly number[]) {
        const next = this.graph.other(m, top);
        if (!met.includes(next)) met.push(next);
      }
    }
    return false;
  }

  /**
   * The ways, from the nodes that supports hold best: first those held in all three translations, then what is left. They grow ring by ring; of the members
   * that reach a node from the ring before it, the one that holds it best is its way, or those that do alike, so that neither the order of the model nor
   * its names are of any matter.
   */
  private grow(): Tree {
    const { graph } = this;
    const seen = new Uint8Array(graph.size);
    const order: number[] = [];
    const spread = (roots: number[]): void => {
      for (let ring = roots; ring.length > 0; ) {
        for (const node of ring) {
          seen[node] = 1;
          order.push(node);
        }
        const ways = new Map<number, Way[]>();
        for (const near of ring)
          for (const m of graph.around(near)) {
            const far = graph.other(m, near);
            if (seen[far]) continue;
            const one = wayOf(m, this.offered(m, far));
            const others = ways.get(far);
            if (others) others.push(one);
            else ways.set(far, [one]);
          }
        for (const [node, all] of ways) this.lead(node, bestOf(all));
        ring = [...ways.keys()];
      }
    };
    const nodes = graph.supports.flatMap((support, node) => (support ? [node] : []));
    spread(nodes.filter((node) => [0, 1, 2].every((j) => ((graph.supports[node] as readonly number[])[j] as number) > 0)));
    spread(nodes.filter((node) => !seen[node]));
    this.branch(order);
    return new Tree(graph.size, order, (node) => (this.top[node] === node ? -1 : graph.other(this.parents[node]![0] as number, node)));
  }

  /** What supports hold that are no roots, handed back from member to member, the farthest first. */
  private branch(order: readonly number[]): void {
    const { graph, nodes, branches } = this;
    const sums: (Float64Array | undefined)[] = [];
    for (let i = order.length - 1; i >= 0; i--) {
      const node = order[i] as number;
      const { length, 0: m } = this.parents[node] as readonly number[];
      const sum = sums[node];
      // What has several ways would lie behind each of them.
      if (length !== 1 || !(sum || graph.supports[node])) continue;
      const { k, fixed } = nodes.supported(node);
      if (sum) add(k, sum);
      const before = graph.other(m as number, node);
      const offered = nodes.offered(m as number, before, { k, fixed });
      branches[node] = offered;
      add((sums[before] ??= zeros(36)), offered);
    }
  }

  /** Give a node its ways. */
  private lead(node: number, ways: readonly Way[]): void {
    const before = this.graph.other((ways[0] as Way).m, node);
    this.parents[node] = ways.map(({ m }) => m);
    this.depth[node] = (this.depth[before] as number) + 1;
    if (ways.length === 1) this.top[node] = this.top[before] as number;
    const { k } = this.holds[node] as Hold;
    add(k, shared(ways));
  }
}

/** Add a 6×6 stiffness to another. */
export function add(k: Float64Array, more: Float64Array): void {
  for (let i = 0; i < 36; i++) k[i] = (k[i] as number) + (more[i] as number);
}
