/** How stiffly the rest of a structure holds the nodes of one member, by what can be followed to a support. */

import { stiffnessAlong, turned } from "../numerics/elimination.ts";
import { zeros } from "../numerics/small_vectors.ts";
import type { CheckMember, Vector } from "../topology/context.ts";
import type { Joints } from "../topology/joints.ts";
import { along, type Brace, bracesOf } from "./bracing.ts";
import { detours, type Link } from "./detour.ts";
import { Graph } from "./graph.ts";
import { NodeHolds } from "./nodeholds.ts";
import { outward } from "./outward.ts";
import { bestOf, shared, wayOf } from "./way.ts";
import { add, Ways } from "./ways.ts";

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
 * Every node has one way to the ground, or several alike. Taking members away from a structure never stiffens it, so what the ways of a node's neighbours offer bounds what
 * holds it (but for what is counted twice), at a cost that grows with the model's size alone.
 */
export class Surroundings {
  readonly graph: Graph;
  private readonly braces: Brace[];
  private readonly ways: Ways;
  /** By place: what members that meet the node there are led by another. */
  private readonly here: (Float64Array | null)[] = [];
  /** By place: the same of its rotations with the far end clamped. */
  private readonly turns: (Float64Array | undefined)[] = [];
  private readonly nodes: NodeHolds;
  private readonly met: (CheckMember[] | undefined)[] = [];
  private readonly around = new Float64Array(36);
  private readonly sum = new Float64Array(36);

  constructor(joints: Joints) {
    this.graph = new Graph(joints);
    this.braces = bracesOf(this.graph);
    this.nodes = new NodeHolds(this.graph, this.braces);
    this.ways = new Ways(this.graph, this.nodes);
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

  /** What holds a node without these members, in the axes given: translations, then rotations. */
  rest(id: string, members: ReadonlySet<string>, axes: readonly Vector[]): Rest {
    const { graph } = this;
    const node = graph.node(id);
    // Inside a run nothing meets the member but itself.
    if (node === undefined) return { k: zeros(36), by: [] };
    const own = graph.runsOf(members);
    // A way that passes one of them which meets the node passes the node as well, and is left out for that.
    const elsewhere = own.filter((m) => !graph.endsOf(m).includes(node));
    const { k: bare, fixed } = this.nodes.at(node);
    const k = this.sum;
    k.set(bare);
    const by: string[] = [];
    for (const m of graph.nearest(node)) {
      if (own.includes(m)) continue;
      const offered = this.behind(m, node, own, elsewhere);
      if (!offered) continue;
      let some = false;
      for (let i = 0; i < 36; i++) {
        k[i] = (k[i] as number) + (offered[i] as number);
        some ||= offered[i] !== 0;
      }
      if (some) by.push(graph.pieceAt(m, node).id);
    }
    return { k: seenIn(axes, k, fixed), by };
  }

  /** No more than this holds a node against turning about a unit vector: what members that meet it offer with their far ends clamped, but for those that end in the air. */
  mostAbout(id: string, members: ReadonlySet<string>, e: Vector): number {
    const { graph } = this;
    const node = graph.node(id);
    if (node === undefined) return 0;
    let sum = 0;
    for (const m of graph.nearest(node)) {
      const far = graph.other(m, node);
      if (members.has(graph.pieceAt(m, node).id) || (!graph.supports[far] && graph.around(far).length === 1)) continue;
      const k = (this.turns[graph.placeOf(m, node)] ??= turnsOf(graph.stiffness(m, node)));
      for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) sum += (e[r] as number) * (k[3 * r + c] as number) * (e[c] as number);
    }
    return sum;
  }

  /** The same by all supports that a tree of members outward from the node reaches. */
  outward(id: string, members: ReadonlySet<string>, axes: readonly Vector[]): Rest {
    const { graph } = this;
    const node = graph.node(id);
    if (node === undefined) return { k: zeros(36), by: [] };
    const { k, fixed, by } = outward(graph, this.nodes, node, graph.runsOf(members));
    return { k: seenIn(axes, k, fixed), by: by.map((m) => graph.pieceAt(m, node).id) };
  }

  /** What m offers `node` without the runs `own`, of which `elsewhere` do not meet it. */
  private behind(m: number, node: number, own: readonly number[], elsewhere: readonly number[]): Float64Array | null {
    const { graph } = this;
    // The same for each of the members that meet at a node, so that it is found once for all of them.
    const led = elsewhere.length ? this.led(m, node, elsewhere) : (this.here[graph.placeOf(m, node)] ??= this.led(m, node, elsewhere));
    if (led) return led;
    // Of several that meet the node each might lead round to the same members, which were then counted as often.
    const round = this.isAlone(m, node, own) ? this.roundabout(m, node, elsewhere) : null;
    const behind = round ? [round] : this.beyond(m, node, elsewhere);
    return behind.length > 0 || graph.supports[graph.other(m, node)] !== undefined ? this.handedOn(m, node, behind) : null;
  }

  /** What supports offer the far node of m whose ways all lead back over it and m, so that no other member at `node` counts on them. */
  private beyond(m: number, node: number, elsewhere: readonly number[]): Float64Array[] {
    const { graph, ways } = this;
    const far = graph.other(m, node);
    return ways.leadsBack(m, node)
      ? graph.nearest(far).flatMap((next) => (next === m ? [] : (ways.behind(next, far, elsewhere) ?? [])))
      : [];
  }

  /** What m offers `node` by its far node's way to the ground, or else by those of that node's other neighbours, near or far; null where none is free of `elsewhere`. */
  private led(m: number, node: number, elsewhere: readonly number[]): Float64Array | null {
    const { graph, ways } = this;
    const far = graph.other(m, node);
    if (ways.apart(far, node, elsewhere)) return ways.offered(m, node);
    const leading: Float64Array[] = [];
    for (const next of graph.nearest(far)) {
      if (next === m || elsewhere.includes(next)) continue;
      const beyond = graph.other(next, far);
      if (beyond !== node && ways.apart(beyond, node, elsewhere) && !ways.passes(beyond, far)) leading.push(ways.offered(next, far));
    }
    return leading.length > 0 ? this.handedOn(m, node, [...leading, ...this.beyond(m, node, elsewhere)]) : null;
  }

  /** What m offers `node` where these hold its far node beside its own supports and bars. */
  private handedOn(m: number, node: number, behind: readonly Float64Array[]): Float64Array {
    const { k: bare, fixed } = this.nodes.at(this.graph.other(m, node));
    const k = this.around;
    k.set(bare);
    for (const offered of behind) add(k, offered);
    return this.nodes.offered(m, node, { k, fixed });
  }

  /** No run but m and those of `own` meets the node. */
  private isAlone(m: number, node: number, own: readonly number[]): boolean {
    return this.graph.around(node).every((one) => one === m || own.includes(one));
  }

  /** What one chain of members offers the far node of m, or several alike, where its neighbours' ways all pass the near one or `elsewhere`; null where none leads round them. */
  private roundabout(m: number, node: number, elsewhere: readonly number[]): Float64Array | null {
    const { graph } = this;
    const far = graph.other(m, node);
    const chains = detours(
      graph,
      far,
      (next, to) => next !== m && to !== node && !elsewhere.includes(next),
      (to, passed) => this.ways.apart(to, node, elsewhere) && passed.every((one) => !this.ways.passes(to, one)),
    );
    return chains.length > 0 ? shared(bestOf(chains.map((chain) => wayOf(m, this.handedBack(chain, far))))) : null;
  }

  /** What the way of a chain's last node offers its first, member by member. */
  private handedBack(chain: readonly Link[], first: number): Float64Array {
    const [link, ...rest] = chain as readonly [Link, ...Link[]];
    if (rest.length === 0) return this.ways.offered(link.m, first);
    return this.handedOn(link.m, first, [this.handedBack(rest, link.to)]);
  }
}

/** The rotations of the near node in a 12×12 stiffness. */
function turnsOf(k: Float64Array): Float64Array {
  const out = zeros(9);
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) out[3 * r + c] = k[12 * (r + 3) + c + 3] as number;
  return out;
}

/** Directions a support fixes have no stiffness in k: a number beyond any member's stands for them. */
function seenIn(axes: readonly Vector[], k: Float64Array, fixed: readonly boolean[]): Float64Array {
  let size = 1;
  for (let j = 0; j < 36; j += 7) size = Math.max(size, k[j] as number);
  for (let j = 0; j < 6; j++) if (fixed[j]) k[7 * j] = (k[7 * j] as number) + 1e6 * size;
  return turned(k, axes);
}

/** Stiffness of a rest along freedom j of its axes, all others free to give way. */
export const restAlong = ({ k }: Rest, j: number): number => stiffnessAlong(k, 6, j);
