/** How stiffly the rest of a structure holds the nodes of one member, by what can be followed to a support. */

import { zeros } from "../../small_vectors.ts";
import type { CheckMember, Vector } from "../run/context.ts";
import { along, type Brace, bracesOf } from "./bracing.ts";
import { detour, type Link } from "./detour.ts";
import { stiffnessAlong, turned } from "./elimination.ts";
import { Graph } from "./graph.ts";
import type { Joints } from "./joints.ts";
import { type Hold, NodeHolds } from "./nodeholds.ts";
import { Tree } from "./tree.ts";
import { isBetter, type Way, wayOf } from "./way.ts";

/**
 * Ways to the ground that meet again, and bars counted along them and as braces, are counted more than once: on random storeys rotations come out at most
 * 1.5 times, translations at most 2.8 times too stiff. What rests on members is divided by this.
 */
export const COUNTED_TWICE = 2;

/** What holds a node without some members: 6×6 in the axes asked for, and the members that take part. */
export interface Rest {
  k: Float64Array;
  by: string[];
}

/**
 * Every node has one way to the ground: a tree of members from the supports outward. What a node's way offers is the exact stiffness of that chain of
 * members with hinges and offsets, its supports' springs, and the bars that brace the nodes on it. Taking members away from a structure never stiffens
 * it, so what the ways of a node's neighbours offer bounds what holds it (but for what is counted twice), at a cost that grows with the model's size alone.
 */
export class Surroundings {
  readonly graph: Graph;
  private readonly braces: Brace[];
  private readonly holds: Hold[];
  /** Member to the ground's side; −1: a root, or no way to the ground. */
  private readonly parent: Int32Array;
  private readonly tree: Tree;
  private readonly ways: (Float64Array | undefined)[] = [];
  private readonly nodes: NodeHolds;
  private readonly met: (CheckMember[] | undefined)[] = [];
  private readonly around = new Float64Array(36);
  private readonly sum = new Float64Array(36);

  constructor(joints: Joints) {
    this.graph = new Graph(joints);
    const { size } = this.graph;
    this.braces = bracesOf(this.graph);
    this.nodes = new NodeHolds(this.graph, this.braces);
    this.parent = new Int32Array(size).fill(-1);
    this.holds = Array.from({ length: size }, (_, node) => {
      const { k, fixed } = this.nodes.at(node);
      const copy = zeros(36);
      copy.set(k);
      return { k: copy, fixed };
    });
    this.tree = this.grow();
  }

  /** Some member holds one way alone, and no like one opposes it. */
  get oneWay(): boolean {
    return this.graph.oneWay;
  }

  /** Some members in tension alone oppose each other. */
  get crossed(): boolean {
    return this.graph.crossed;
  }

  /** Members that meet a node. */
  at(id: string): readonly CheckMember[] {
    const node = this.graph.node(id);
    return node === undefined ? [] : (this.met[node] ??= this.graph.piecesAt(node));
  }

  /** Stiffness of a node along a unit vector by supports and bars alone, so that what sways does not count as held. */
  braced(id: string, e: Vector): number {
    const node = this.graph.node(id);
    return node === undefined ? 0 : along(this.braces[node] as Brace, e);
  }

  /** What holds a node without the members `own`, in the axes given: translations, then rotations. */
  rest(id: string, own: ReadonlySet<string>, axes: readonly Vector[]): Rest {
    const { graph } = this;
    const node = graph.node(id);
    // Inside a run nothing meets the member but itself.
    if (node === undefined) return { k: zeros(36), by: [] };
    const { k: bare, fixed } = this.nodes.at(node);
    const k = this.sum;
    k.set(bare);
    const by: string[] = [];
    for (const m of graph.nearest(node)) {
      if (graph.among(m, own)) continue;
      const offered = this.behind(m, node, own);
      if (!offered) continue;
      let some = false;
      for (let i = 0; i < 36; i++) {
        k[i] = (k[i] as number) + (offered[i] as number);
        some ||= offered[i] !== 0;
      }
      if (some) by.push(graph.pieceAt(m, node).id);
    }
    // Directions a support fixes have no stiffness in k: a number beyond any member's stands for them.
    let size = 1;
    for (let j = 0; j < 36; j += 7) size = Math.max(size, k[j] as number);
    for (let j = 0; j < 6; j++) if (fixed[j]) k[7 * j] = (k[7 * j] as number) + 1e6 * size;
    return { k: turned(k, axes), by };
  }

  /** What m offers `node` without the members `own`: by its far node's way to the ground, or else by those of that node's other neighbours, near or far. */
  private behind(m: number, node: number, own: ReadonlySet<string>): Float64Array | null {
    const { graph } = this;
    const far = graph.other(m, node);
    if (this.apart(far, node, own)) return this.onWay(m, node);
    const { k: bare, fixed } = this.nodes.at(far);
    const k = this.around;
    k.set(bare);
    let [some, led] = [graph.supports[far] !== undefined, false];
    const add = (offered: Float64Array): void => {
      some = led = true;
      for (let i = 0; i < 36; i++) k[i] = (k[i] as number) + (offered[i] as number);
    };
    for (const next of graph.nearest(far)) {
      if (next === m || graph.among(next, own)) continue;
      const beyond = graph.other(next, far);
      if (beyond === node || !this.apart(beyond, node, own) || !this.apart(beyond, far, own)) continue;
      add(this.onWay(next, far));
    }
    // Of several that meet the node each might lead round to the same members, which were then counted as often.
    if (!led && this.isAlone(m, node, own)) {
      const offered = this.roundabout(m, node, own);
      if (offered) add(offered);
    }
    return some ? this.nodes.offered(m, node, { k, fixed }) : null;
  }

  /** No run but m and those of `own` meets the node. */
  private isAlone(m: number, node: number, own: ReadonlySet<string>): boolean {
    return this.graph.around(node).every((one) => one === m || this.graph.among(one, own));
  }

  /** What one chain of members offers the far node of m, whose neighbours' ways all pass the near one or `own`; null where none leads round them. */
  private roundabout(m: number, node: number, own: ReadonlySet<string>): Float64Array | null {
    const { graph } = this;
    const far = graph.other(m, node);
    const chain = detour(
      graph,
      far,
      (next, to) => next !== m && to !== node && !graph.among(next, own),
      (to, passed) => this.apart(to, node, own) && passed.every((one) => !this.tree.within(to, one)),
    );
    return chain && this.handedBack(chain, far);
  }

  /** What the way of a chain's last node offers its first, member by member. */
  private handedBack(chain: readonly Link[], first: number): Float64Array {
    const [link, ...rest] = chain as readonly [Link, ...Link[]];
    if (rest.length === 0) return this.nodes.offered(link.m, first, this.holds[link.to] as Hold);
    const behind = this.handedBack(rest, link.to);
    const { k, fixed } = this.nodes.at(link.to);
    return this.nodes.offered(link.m, first, { k: k.map((value, j) => value + (behind[j] as number)), fixed });
  }

  /** What a member offers its near node by its far node's way to the ground; remembered, since every neighbour asks for it. */
  private onWay(m: number, near: number): Float64Array {
    const at = 2 * m + (this.graph.endsOf(m)[0] === near ? 0 : 1);
    return (this.ways[at] ??= this.nodes.offered(m, near, this.holds[this.graph.other(m, near)] as Hold));
  }

  /** The way of `from` to the ground exists and passes neither `node` nor a member of `own`. */
  private apart(from: number, node: number, own: ReadonlySet<string>): boolean {
    if (!this.tree.has(from) || this.tree.within(from, node)) return false;
    for (const id of own) {
      const m = this.graph.run(id);
      for (const child of this.graph.endsOf(m)) if (this.parent[child] === m && this.tree.within(from, child)) return false;
    }
    return true;
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
            const offered = this.nodes.offered(m, far, this.holds[near] as Hold);
            const one = wayOf(m, graph.pieceAt(m, far), offered);
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

/** Stiffness of a rest along freedom j of its axes, all others free to give way. */
export const restAlong = ({ k }: Rest, j: number): number => stiffnessAlong(k, 6, j);
