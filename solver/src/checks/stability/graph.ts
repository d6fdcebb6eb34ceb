/** The model's nodes and members as a graph, with the stiffness of each member between its nodes. */

import type { CheckMember } from "../run/context.ts";
import type { Joints } from "./joints.ts";

export class Graph {
  readonly members: CheckMember[] = [];
  /** Six stiffnesses of each node's supports; undefined where it has none. */
  readonly supports: (readonly number[] | undefined)[] = [];
  private readonly index = new Map<string, number>();
  private readonly byId = new Map<string, number>();
  private readonly ends: [number, number][] = [];
  private readonly adjacent: number[][] = [];
  private readonly bars: number[] = [];
  private readonly matrix = new Float64Array(144);
  private readonly turning = new Float64Array(144);

  constructor(private readonly joints: Joints) {
    const { context } = joints;
    for (const { id } of context.model.model.members) {
      const member = context.member(id);
      if (!member) continue;
      const m = this.members.push(member) - 1;
      this.byId.set(id, m);
      const pair: [number, number] = [this.add(member.start), this.add(member.end)];
      this.ends.push(pair);
      // A member that takes tension or compression alone may be slack: it holds nothing.
      if (member.type !== "tension" && member.type !== "compression") for (const node of pair) this.adjacent[node]!.push(m);
    }
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

  node(id: string): number {
    return this.index.get(id) as number;
  }

  member(id: string): number {
    return this.byId.get(id) as number;
  }

  endsOf(m: number): readonly [number, number] {
    return this.ends[m] as [number, number];
  }

  around(node: number): readonly number[] {
    return this.adjacent[node] as number[];
  }

  other(m: number, node: number): number {
    const [a, b] = this.ends[m] as [number, number];
    return a === node ? b : a;
  }

  /** Stiffness of member m, 12×12 in global axes, freedoms of `near` first; lasts until the next call. */
  stiffness(m: number, near: number): Float64Array {
    this.joints.context.stiffness(this.members[m] as CheckMember, this.matrix);
    if ((this.ends[m] as [number, number])[0] !== near) {
      const a = this.turning;
      a.set(this.matrix);
      for (let r = 0; r < 12; r++) for (let c = 0; c < 12; c++) this.matrix[12 * ((r + 6) % 12) + ((c + 6) % 12)] = a[12 * r + c] as number;
    }
    return this.matrix;
  }

  /** Stiffness of member m along its own axis. */
  axial(m: number): number {
    return (this.bars[m] ??= this.alongItself(m));
  }

  private alongItself(m: number): number {
    const { axes } = this.members[m] as CheckMember;
    const k = this.stiffness(m, (this.ends[m] as [number, number])[0]);
    let sum = 0;
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++) sum += (axes.x[r] as number) * (k[12 * r + c] as number) * (axes.x[c] as number);
    return sum;
  }
}
