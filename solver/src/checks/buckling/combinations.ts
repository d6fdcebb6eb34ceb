/** Member buckling over all combinations of a check: its bound first, and exactly where a combination may govern. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import { Chains } from "../../members/chain.ts";
import type { Stiffness } from "../../members/critical.ts";
import type { Ends } from "../../members/ends.ts";
import type { Known } from "../../members/known_moments.ts";
import { FINE } from "../../members/mcr.ts";
import type { Annex, CheckCombination } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { type Found, keepMember } from "../governing.ts";
import type { Resolved } from "../steel/capacities.ts";
import { type Bounded, mayGovern } from "./bounds.ts";
import { bucklingChecks, type Prepared, prepare } from "./buckling.ts";
import type { MemberCheck, Peaks } from "./member.ts";
import { askedOfFlange, withOtherFlange } from "./otherflange.ts";
import type { Sway } from "./sway.ts";

/** A target in one combination. */
export interface State {
  combination: CheckCombination;
  diagram: LineDiagram;
  peaks: Peaks;
  sway: Sway;
  /** What of its buckling a bound and what it leaves have in common. */
  prepared: Prepared | null;
}

/** What may buckle, and what holds its ends. */
export interface Buckling {
  design: DesignMember;
  check: SteelCheck;
  first: Resolved;
  ends: Ends;
  s: Stiffness;
}

/** Of the targets of one check, which share critical moments and lines that buckle as one. */
export class Combinations {
  private readonly moments: Known["moments"] = new Map();
  private readonly plain: Known["plain"] = new Map();
  private readonly chains: Chains;

  constructor(
    private readonly joints: Joints,
    private readonly annex: Annex,
  ) {
    this.chains = new Chains(joints);
  }

  /** Keep what governs; the eigenvalue of lateral buckling only where its bound lets the combination govern. */
  keepWorst(subject: Buckling, states: readonly State[], worst: Map<string, Found>): void {
    const unreduced: boolean[] = [];
    const { moments, plain } = this;
    const exact = (i: number): MemberCheck[] =>
      this.checks(subject, states[i] as State, { moments, plain, elements: FINE, unreduced: unreduced[i] ?? false });
    const rough = (i: number): Bounded => {
      const bound = { missing: false, reduces: false };
      const checks = this.checks(subject, states[i] as State, { moments, plain, elements: FINE, bound });
      unreduced[i] = !bound.missing && !bound.reduces;
      return { checks, missing: bound.missing };
    };
    const isGiven = subject.check.mcr !== undefined || subject.design.l_lt !== undefined;
    const found = states.length > 1 && !isGiven ? mayGovern(states.length, { rough, exact }) : states.map((_, i) => exact(i));
    for (let i = 0; i < states.length; i++)
      for (const member of found[i] as readonly MemberCheck[]) keepMember(worst, (states[i] as State).combination, member);
  }

  /** 6.3 in one combination. */
  private checks({ design: member, check, first, ends, s }: Buckling, state: State, known: Known): MemberCheck[] {
    const { diagram, peaks, sway } = state;
    const { joints, annex, chains } = this;
    const { capacity: c } = first;
    const { s460 } = first.strength;
    // biome-ignore format: one literal; spreading costs microseconds, and this is asked for in every combination of every member.
    const input = { diagram, joints, chains, ends, sway, member, check, annex, c, s, s460, peaks, known };
    const free = withOtherFlange(input);
    return askedOfFlange(input, bucklingChecks(free, (state.prepared ??= prepare(free))));
  }
}
