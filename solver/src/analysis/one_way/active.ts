/** What can only pull or only push, and which of it takes part. */

import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import { largestOf } from "../../numerics/largest.ts";
import { elongation } from "../elongation.ts";

/** One-way members and supports that take no part. */
export interface Active {
  /** Member indices. */
  idle: ReadonlySet<number>;
  /** 6·support + direction. */
  lifted: ReadonlySet<number>;
}

/** Movement beside the largest one that is round-off, by order: less neither strains a member nor lifts a node. */
export const STILL = { 1: 1e-10, 2: 1e-7 };

/** Everything that acts one way, each under one number: members first, then 6·support + direction behind them. */
export class OneWay {
  readonly all: number[] = [];
  private readonly members: number;

  constructor(private readonly frame: Frame) {
    this.members = frame.memberIds.length;
    for (let m = 0; m < this.members; m++) if (frame.sign[m]) this.all.push(m);
    frame.supports.forEach(({ sign, node }, s) => {
      for (let j = 0; j < 3; j++) if (sign[j] && !this.heldElsewhere(node, s, j)) this.all.push(this.members + 6 * s + j);
    });
  }

  /** A second support that holds the same direction both ways, or the other way, leaves nothing to lift. */
  private heldElsewhere(node: number, own: number, j: number): boolean {
    const { supports } = this.frame;
    return supports.some(
      (other, s) => s !== own && other.node === node && other.stiffness[j] === Infinity && other.sign[j] !== supports[own]!.sign[j],
    );
  }

  /** Whether supports are among them. */
  get hasSupports(): boolean {
    return this.all.some((each) => each >= this.members);
  }

  /** Nodes that one of them holds. */
  nodesOf(each: number): number[] {
    const { start, end, supports } = this.frame;
    return each < this.members ? [start[each]!, end[each]!] : [supports[Math.floor((each - this.members) / 6)]!.node];
  }

  /** Sign of what a part can bear: of a member tension above zero, of a support its reaction. */
  signOf(each: number): number {
    const { sign, supports } = this.frame;
    const at = each - this.members;
    return at < 0 ? sign[each]! : supports[Math.floor(at / 6)]!.sign[at % 6]!;
  }

  activeWithout(out: ReadonlySet<number>): Active {
    const idle = new Set<number>();
    const lifted = new Set<number>();
    for (const each of out) {
      if (each < this.members) idle.add(each);
      else lifted.add(each - this.members);
    }
    return { idle, lifted };
  }

  /**
   * By free axial strains, three numbers per member of which they are the first, and movements of supports: what contradicts its state, ascending: acting although its nodes come together, idle although they draw apart (for a member that
   * pulls); holding although it would have to pull, lifted although the node presses on (for a support that pushes). Less than the share `still` of the largest is nothing;
   * below zero, what comes as close to a contradiction is one too.
   */
  contradictions(
    out: ReadonlySet<number>,
    strain: Float64Array,
    settlement: Float64Array | undefined,
    displacements: Float64Array,
    reactions: Float64Array,
    still: number,
  ): number[] {
    const { frame, members } = this;
    const movement = largestOf(displacements, 0);
    const reaction = largestOf(reactions, 0);
    return this.all.filter((each) => {
      if (each < members) {
        const free = strain[3 * each]! * frame.length[each]!;
        const wanted = frame.sign[each]! * (elongation(frame, each, displacements) - free);
        const least = still * Math.max(movement, Math.abs(free));
        return out.has(each) ? wanted > least : wanted < -least;
      }
      const s = Math.floor((each - members) / 6);
      const j = (each - members) % 6;
      const { node, sign } = frame.supports[s]!;
      if (!out.has(each)) return sign[j]! * reactions[6 * s + j]! < -still * reaction;
      const foot = settlement ? settlement[6 * s + j]! : 0;
      return sign[j]! * (displacements[6 * node + j]! - foot) < -still * movement;
    });
  }
}

/** Free axial strain of heated members. */
export function stretches({ member: { strains } }: CaseLoads): Map<number, number> {
  const out = new Map<number, number>();
  for (let i = 0; i < strains.length; i += 4) out.set(strains[i]!, (out.get(strains[i]!) ?? 0) + strains[i + 1]!);
  return out;
}

/** The frame with its lifted supports let go. */
export function released(frame: Frame, lifted: ReadonlySet<number>): Frame {
  if (!lifted.size) return frame;
  const supports = frame.supports.map((support, s) => {
    const stiffness = support.stiffness.map((value, j) => (lifted.has(6 * s + j) ? 0 : value));
    return { ...support, stiffness };
  });
  return { ...frame, supports };
}
