/** How members join their nodes and how nodes join the ground: stiffnesses by direction, Infinity for rigid and 0 for free. */

import type { Hinge, Member, Support } from "../generated/model.ts";
import { DIRECTIONS } from "../results/index.ts";
import { reference } from "./guard.ts";

/** Twelve stiffnesses, start then end. */
export type Connection = Float64Array;

/** A truss member is a bar pinned at both ends: moments vanish there and it does not resist twist. */
const PINNED: Connection = Float64Array.from([Infinity, Infinity, Infinity, 0, 0, 0, Infinity, Infinity, Infinity, 0, 0, 0]);

/** Six stiffnesses of a support or of a hinge. */
export function stiffnessesOf(item: Support | Hinge): Float64Array {
  return Float64Array.from(DIRECTIONS, (direction) => {
    const value = item[direction];
    return typeof value === "number" ? value : value === "free" ? 0 : Infinity;
  });
}

/** The connections of all members, each distinct one once. */
export class Connections {
  readonly all: Connection[] = [];
  private readonly hinges: Float64Array[];
  private readonly known = new Map<string, number>();

  constructor(
    hinges: readonly Hinge[],
    private readonly hingeIndex: ReadonlyMap<string, number>,
  ) {
    this.hinges = hinges.map(stiffnessesOf);
  }

  /** Index into `all`, −1 for a member rigidly joined at both ends. */
  indexFor({ type = "beam", start_hinge, end_hinge }: Member, path: string): number {
    const start = start_hinge === undefined ? -1 : reference(start_hinge, this.hingeIndex, `${path}.start_hinge`, "hinge");
    const end = end_hinge === undefined ? -1 : reference(end_hinge, this.hingeIndex, `${path}.end_hinge`, "hinge");
    if (type === "beam" && start < 0 && end < 0) return -1;
    const key = `${type} ${start} ${end}`;
    let index = this.known.get(key);
    if (index === undefined) {
      index = this.all.push(this.join(type, start, end)) - 1;
      this.known.set(key, index);
    }
    return index;
  }

  private join(type: NonNullable<Member["type"]>, start: number, end: number): Connection {
    const connection = new Float64Array(12).fill(Infinity);
    if (start >= 0) connection.set(this.hinges[start]!, 0);
    if (end >= 0) connection.set(this.hinges[end]!, 6);
    return type === "beam" ? connection : connection.map((stiffness, i) => Math.min(PINNED[i]!, stiffness));
  }
}
