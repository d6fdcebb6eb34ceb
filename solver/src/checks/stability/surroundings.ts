/** How stiffly the rest of a structure holds the nodes of one member, by what can be followed to a support. */

import { zeros } from "../../small_vectors.ts";
import type { CheckMember, Vector } from "../run/context.ts";
import { along, type Brace, bracesOf } from "./bracing.ts";
import { detour } from "./detour.ts";
import { stiffnessAlong, turned } from "./elimination.ts";
import { Graph } from "./graph.ts";
import type { Joints } from "./joints.ts";
import { NodeHolds } from "./nodeholds.ts";
import { Ways } from "./ways.ts";

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

export class Surroundings {
  readonly graph: Graph;
  private readonly braces: Brace[];
  private readonly nodes: NodeHolds;
  private readonly ways: Ways;
  private readonly met: (CheckMember[] | undefined)[] = [];
  private readonly around = new Float64Array(36);
  private readonly sum = new Float64Array(36);

  constructor(joints: Joints) {
    this.graph = new Graph(joints);
    this.braces = bracesOf(this.graph);
    this.nodes = new NodeHolds(this.graph, this.braces);
    this.ways = new Ways(this.graph, this.nodes);
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
    if (this.ways.apart(far, node, own)) return this.ways.along(m, node);
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
      if (beyond === node || !this.ways.apart(beyond, node, own) || !this.ways.apart(beyond, far, own)) continue;
      add(this.ways.along(next, far));
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
      (to, passed) => this.ways.apart(to, node, own) && passed.every((one) => !this.ways.passes(to, one)),
    );
    return chain && this.ways.handedBack(chain, far);
  }
}

/** Stiffness of a rest along freedom j of its axes, all others free to give way. */
export const restAlong = ({ k }: Rest, j: number): number => stiffnessAlong(k, 6, j);
