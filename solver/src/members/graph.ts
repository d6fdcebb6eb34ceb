/** The model's nodes and runs of members as a graph, with the stiffness of each run between its nodes. */

import { gather } from "../results/gather.ts";
import type { CheckMember, Vector } from "../topology/context.ts";
import type { Joints } from "../topology/joints.ts";
import { type Run, runsOf } from "../topology/runs.ts";
import { crossedTies } from "./crossed.ts";
import { RunStiffnesses } from "./runstiffnesses.ts";

/** Where more members than this meet, the softest are left out, on the safe side: a hub of thousands must not cost their square. */
const NEIGHBOURS = 32;

export class Graph {
  readonly runs: Run[];
  /** Six stiffnesses of each node's supports; undefined where it has none. */
  readonly supports: (readonly number[] | undefined)[] = [];
  /** Some member takes tension or compression alone and no like one opposes it. */
  readonly oneWay: boolean;
  /** Some members in tension alone oppose each other: one of them is slack at any time. */
  readonly crossed: boolean;
  private readonly index = new Map<string, number>();
  private readonly byId = new Map<string, number>();
  private readonly ends: [number, number][] = [];
  private readonly adjacent: number[][] = [];
  private readonly stiffest = new Map<number, readonly number[]>();
  private readonly bars: number[] = [];
  /** By node: members in tension alone that a like one opposes; of each cross one pulls, so that either counts by half. */
  private readonly ties = new Map<number, number[]>();
  private readonly stiffnesses: RunStiffnesses;

  constructor(private readonly joints: Joints) {
    const { context } = joints;
    this.stiffnesses = new RunStiffnesses(context);
    this.runs = runsOf(
      context.model.model.members.flatMap(({ id }) => context.member(id) ?? []),
      joints,
    );
    this.runs.forEach((run, m) => {
      for (const { id } of run.pieces) this.byId.set(id, m);
      const pair: [number, number] = [this.add(run.from), this.add(run.to)];
      this.ends.push(pair);
      const { type } = run.pieces[0] as CheckMember;
      // A member that takes tension or compression alone may be slack: it holds nothing.
      if (type !== "tension" && type !== "compression") for (const node of pair) this.adjacent[node]!.push(m);
    });
    const { runs, supports } = this;
    const crossed = crossedTies({
      ...{ runs, supports, endsOf: (m) => this.endsOf(m), nearest: (node) => this.nearest(node) },
      ...{ other: (m, node) => this.other(m, node), axial: (m) => this.axial(m) },
      ...{ fewOf: (some, node) => this.fewOf(some, node), place: (m, node) => this.place(m, node) },
    });
    this.crossed = crossed.length > 0;
    const opposed = new Set(crossed);
    this.oneWay = runs.some(({ pieces: [first] }, m) => (first?.type === "tension" || first?.type === "compression") && !opposed.has(m));
    for (const m of crossed) {
      this.bars[m] = this.axial(m) / 2;
      for (const node of this.endsOf(m)) gather(this.ties, node, m);
    }
  }

  /** Runs that hold a node along themselves, crossed ties among them. */
  bracing(node: number): readonly number[] {
    const ties = this.ties.get(node);
    return ties ? [...this.around(node), ...ties] : this.around(node);
  }

  private add(id: string): number {
    let node = this.index.get(id);
    if (node === undefined) {
      this.index.set(id, (node = this.adjacent.push([]) - 1));
      const support = this.joints.support(id)?.stiffness;
      this.supports.push(support?.some((value) => value > 0) ? support : undefined);
    }
    return node;
  }

  get size(): number {
    return this.adjacent.length;
  }

  /** Undefined for a node inside a run. */
  node(id: string): number | undefined {
    return this.index.get(id);
  }

  /** The run that a member is a piece of. */
  run(id: string): number {
    return this.byId.get(id) as number;
  }

  /** A run's direction. */
  along(m: number): CheckMember["axes"]["x"] {
    return this.piece(m, 0).axes.x;
  }

  /** The piece of a run that meets a node of the graph. */
  pieceAt(m: number, node: number): CheckMember {
    return this.piece(m, this.startsAt(m, node) ? 0 : -1);
  }

  /** Those of all runs that meet there. */
  piecesAt(node: number): CheckMember[] {
    const out: CheckMember[] = [];
    for (const m of this.around(node)) out.push(this.pieceAt(m, node));
    return out;
  }

  private piece(m: number, at: 0 | -1): CheckMember {
    return (this.runs[m] as Run).pieces.at(at) as CheckMember;
  }

  /** The runs of some members: numbers, since every neighbour of a node is held against them. */
  runsOf(ids: ReadonlySet<string>): number[] {
    const out: number[] = [];
    for (const id of ids) if (out.at(-1) !== this.run(id)) out.push(this.run(id));
    return out;
  }

  endsOf(m: number): readonly [number, number] {
    return this.ends[m] as [number, number];
  }

  private startsAt(m: number, node: number): boolean {
    return this.endsOf(m)[0] === node;
  }

  around(node: number): readonly number[] {
    return this.adjacent[node] as number[];
  }

  /** Runs at a node that hold both ways. */
  nearest(node: number): readonly number[] {
    const all = this.around(node);
    if (all.length <= NEIGHBOURS) return all;
    let some = this.stiffest.get(node);
    if (!some) this.stiffest.set(node, (some = this.fewOf(all, node)));
    return some;
  }

  /** Of many runs that meet a node the stiffest along themselves; of those alike whose far ends come first in space, so that neither names nor their order decide. */
  private fewOf(runs: readonly number[], node: number): readonly number[] {
    if (runs.length <= NEIGHBOURS) return runs;
    const ranked = runs.map((m) => {
      const far = this.other(m, node);
      // What ends in the air holds nothing.
      const leads = this.supports[far] !== undefined || this.around(far).length > 1;
      return { m, k: leads ? +this.axial(m).toPrecision(9) : 0, far: this.place(m, far) };
    });
    ranked.sort((a, b) => b.k - a.k || a.far[0] - b.far[0] || a.far[1] - b.far[1] || a.far[2] - b.far[2]);
    return ranked.slice(0, NEIGHBOURS).map(({ m }) => m);
  }

  /** Where a run meets one of its nodes. */
  private place(m: number, node: number): Vector {
    const { from, to } = this.runs[m] as Run;
    const { start, from: first, to: last } = this.pieceAt(m, node);
    return start === (this.startsAt(m, node) ? from : to) ? first : last;
  }

  other(m: number, node: number): number {
    const { 0: a, 1: b } = this.endsOf(m);
    return a === node ? b : a;
  }

  /** A run as one of its nodes sees it, counted. */
  placeOf(m: number, near: number): number {
    return 2 * m + (this.startsAt(m, near) ? 0 : 1);
  }

  /** Stiffness of run m, 12×12 in global axes, freedoms of `near` first; lasts until the next call. */
  stiffness(m: number, near: number): Float64Array {
    return this.stiffnesses.seenFrom(this.runs[m] as Run, this.startsAt(m, near));
  }

  /** Stiffness of run m along its own axis. */
  axial(m: number): number {
    return (this.bars[m] ??= this.alongItself(m));
  }

  private alongItself(m: number): number {
    const x = this.along(m);
    const k = this.stiffness(m, this.endsOf(m)[0]);
    let sum = 0;
    for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) sum += (x[r] as number) * (k[12 * r + c] as number) * (x[c] as number);
    return sum;
  }
}
