/** Every node's one way to the ground: a tree of members from the supports outward, and what it offers. */

import { zeros } from "../../small_vectors.ts";
import type { Graph } from "./graph.ts";
import type { Hold, NodeHolds } from "./nodeholds.ts";
import { Tree } from "./tree.ts";
import { isBetter, type Way, wayOf } from "./way.ts";

/**
 * What a node's way offers is the exact stiffness of that chain of members with hinges and offsets, its supports' springs, and the bars that brace the
 * nodes on it.
 */
export class Ways {
  /** What holds each node by its way. */
  private readonly holds: Hold[];
  /** Member to the ground's side; −1: a root, or no way to the ground. */
  private readonly parent: Int32Array;
  private readonly tree: Tree;
  private readonly known: (Float64Array | undefined)[] = [];

  constructor(
    private readonly graph: Graph,
    private readonly nodes: NodeHolds,
  ) {
    this.parent = new Int32Array(graph.size).fill(-1);
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

  /** The way of `from` to the ground exists and passes neither `node` nor a run of `own`. */
  apart(from: number, node: number, own: readonly number[]): boolean {
    if (!this.tree.has(from) || this.passes(from, node)) return false;
    for (const m of own) for (const child of this.graph.endsOf(m)) if (this.parent[child] === m && this.passes(from, child)) return false;
    return true;
  }

  /** The way of a node passes another, or is it. */
  passes(node: number, other: number): boolean {
    return this.tree.within(node, other);
  }

  /**
   * The tree, from the nodes that supports hold best: first those held in all three translations, then what is left. It grows ring by ring; of the members
   * that reach a node from the ring before it, the one that holds it best is its way, so that the order of the model is of no matter.
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
        const ways = new Map<number, Way>();
        for (const near of ring)
          for (const m of graph.around(near)) {
            const far = graph.other(m, near);
            if (seen[far]) continue;
            const one = wayOf(m, graph.pieceAt(m, far), this.offered(m, far));
            const other = ways.get(far);
            if (!other || isBetter(one, other)) ways.set(far, one);
          }
        for (const [node, { m, offered }] of ways) {
          this.parent[node] = m;
          const { k } = this.holds[node] as Hold;
          for (let i = 0; i < 36; i++) k[i] = (k[i] as number) + (offered[i] as number);
        }
        ring = [...ways.keys()];
      }
    };
    const nodes = graph.supports.flatMap((support, node) => (support ? [node] : []));
    spread(nodes.filter((node) => [0, 1, 2].every((j) => ((graph.supports[node] as readonly number[])[j] as number) > 0)));
    spread(nodes.filter((node) => !seen[node]));
    return new Tree(graph.size, order, (node) => (this.parent[node] === -1 ? -1 : graph.other(this.parent[node] as number, node)));
  }
}
