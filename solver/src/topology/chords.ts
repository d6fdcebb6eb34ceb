/** Between which nodes the chord of each member is drawn: what a straight line of members is cut into by what meets it. */

import type { Frame } from "../model/frame.ts";
import { gather } from "../results/gather.ts";

/** Two nodes per member of `whole` and `part`. */
export interface Chords {
  /** The chord for motion across the line. */
  whole: Int32Array;
  /** The shorter chord for motion along `across`. */
  part: Int32Array;
  /** Unit vectors, three per member: the one direction in which something holds the line at its inner nodes; zeros where nothing does. */
  across: Float64Array;
}

/** Members this close to one line (cosine short of 1) are one chord. */
const STRAIGHT = 1e-9;
/** Where more members meet, a line ends: looking for its continuation must not cost the square of a hub. */
const MEETING = 12;

type Vector = [number, number, number];

/** What meets a line at a node: nothing that could hold it across, something along one direction, or more. */
type Met = "nothing" | "more" | Vector;

/**
 * A straight line of members that nothing else meets between its ends is one chord: cut by its author or not, a column is the same column. A support
 * or a pinned bar that meets it holds one direction; across that the line is still one.
 */
export function chordsOf(frame: Frame): Chords {
  const count = frame.memberIds.length;
  const lines = new Lines(frame);
  const [whole, part] = [new Int32Array(2 * count), new Int32Array(2 * count)];
  const across = new Float64Array(3 * count);
  const seen = new Uint8Array(count);
  for (let m = 0; m < count; m++) {
    if (seen[m]) continue;
    const { members, nodes, met } = lines.through(m);
    const held = met.filter((one) => one !== "nothing");
    const one = held[0];
    const agreed = held.every((other) => Math.abs(dot(one!, other)) > 1 - STRAIGHT);
    let from = 0;
    members.forEach((member, i) => {
      seen[member] = 1;
      if (i > 0 && met[i - 1] !== "nothing") from = i;
      let to = i + 1;
      while (to < members.length && met[to - 1] === "nothing") to++;
      part.set([nodes[from]!, nodes[to]!], 2 * member);
      whole.set(agreed ? [nodes[0]!, nodes.at(-1)!] : [nodes[from]!, nodes[to]!], 2 * member);
      if (agreed && one) across.set(one, 3 * member);
    });
  }
  return { whole, part, across };
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

/** Members in a line, their nodes, and what meets the line at the inner ones. */
interface Line {
  members: number[];
  nodes: number[];
  met: ("nothing" | Vector)[];
}

/** The next member of a line, beyond a node. */
interface Link {
  member: number;
  node: number;
  met: "nothing" | Vector;
}

class Lines {
  private readonly meeting: number[][];
  private readonly supports: Map<number, number[]> = new Map();
  private readonly plated = new Set<number>();

  constructor(private readonly frame: Frame) {
    this.meeting = frame.nodeIds.map(() => []);
    frame.memberIds.forEach((_, m) => {
      this.meeting[frame.start[m]!]!.push(m);
      this.meeting[frame.end[m]!]!.push(m);
    });
    frame.supports.forEach(({ node }, i) => gather(this.supports, node, i));
    for (const nodes of frame.plates.nodes) for (const node of nodes) this.plated.add(node);
  }

  /** The line that m lies in, from one end to the other. */
  through(m: number): Line {
    const { start, end } = this.frame;
    const [back, forth] = [this.onward(m, start[m]!), this.onward(m, end[m]!)];
    const links = [...[...back].reverse(), ...forth];
    const last = (list: Link[], own: number): number => {
      const link = list.at(-1);
      return link ? this.other(link.member, link.node) : own;
    };
    return {
      members: [...[...back].reverse().map(({ member }) => member), m, ...forth.map(({ member }) => member)],
      nodes: [last(back, start[m]!), ...links.map(({ node }) => node), last(forth, end[m]!)],
      met: links.map(({ met }) => met),
    };
  }

  private onward(m: number, node: number): Link[] {
    const out: Link[] = [];
    for (let link = this.next(m, node); link; link = this.next(link.member, this.other(link.member, link.node))) out.push(link);
    return out;
  }

  private other(m: number, node: number): number {
    const { start, end } = this.frame;
    return start[m] === node ? end[m]! : start[m]!;
  }

  private next(m: number, node: number): Link | null {
    const around = this.meeting[node]!;
    if (around.length > MEETING || this.plated.has(node) || this.hinged(m, node)) return null;
    const { start } = this.frame;
    // Where m ends the next one starts, or both are turned round.
    const onward = (one: number): number => ((start[one] === node) === (start[m] === node) ? -1 : 1);
    const other = around.find((one) => one !== m && onward(one) * this.cosine(one, m) > 1 - STRAIGHT);
    if (other === undefined || this.hinged(other, node)) return null;
    const met = this.metBy(m, other, node);
    return met === "more" ? null : { member: other, node, met };
  }

  private cosine(a: number, b: number): number {
    const { axes } = this.frame;
    return axes[9 * a]! * axes[9 * b]! + axes[9 * a + 1]! * axes[9 * b + 1]! + axes[9 * a + 2]! * axes[9 * b + 2]!;
  }

  private axis(m: number): Float64Array {
    return this.frame.axes.subarray(9 * m, 9 * m + 3);
  }

  private hinged(m: number, node: number): boolean {
    const { connectionOf, connections, start } = this.frame;
    const connection = connections[connectionOf[m]!];
    const at = start[m] === node ? 0 : 6;
    return connection?.subarray(at, at + 6).some((stiffness) => stiffness !== Infinity) ?? false;
  }

  /** A stub that ends in the air holds nothing. */
  private dangles(m: number, node: number): boolean {
    const far = this.other(m, node);
    return this.meeting[far]!.length === 1 && !this.supports.has(far) && !this.plated.has(far);
  }

  /** A bar: moments released at both ends, so that it passes on nothing but its axial force. */
  private bar(m: number): boolean {
    const connection = this.frame.connections[this.frame.connectionOf[m]!];
    return connection !== undefined && [4, 5, 10, 11].every((dof) => connection[dof] === 0);
  }

  private metBy(m: number, other: number, node: number): Met {
    const line = this.axis(m);
    const directions: ArrayLike<number>[] = [];
    for (const one of this.meeting[node]!) {
      if (one === m || one === other || this.dangles(one, node)) continue;
      if (!this.bar(one)) return "more";
      directions.push(this.axis(one));
    }
    for (const i of this.supports.get(node) ?? []) {
      const { stiffness, sign } = this.frame.supports[i]!;
      for (let dof = 0; dof < 6; dof++) {
        if (stiffness[dof] === 0 && sign[dof] === 0) continue;
        const axis = [0, 1, 2].map((c) => (c === dof % 3 ? 1 : 0));
        // Held against turning about its own axis a line may still bow.
        if (dof < 3) directions.push(axis);
        else if (Math.abs(dot(axis, line)) < 1 - STRAIGHT) return "more";
      }
    }
    let met: Met = "nothing";
    for (const direction of directions) {
      const along = dot(direction, line);
      const rest = [0, 1, 2].map((c) => direction[c]! - along * line[c]!) as Vector;
      const size = Math.sqrt(dot(rest, rest));
      if (size < 1e-6) continue;
      const unit = rest.map((share) => share / size) as Vector;
      if (met === "nothing") met = unit;
      else if (Math.abs(dot(met, unit)) < 1 - STRAIGHT) return "more";
    }
    return met;
  }
}
