/** Member buckling over all combinations of a check: its bound first, and exactly where a combination may govern. */

import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import { Chains } from "../../members/chain.ts";
import type { Stiffness } from "../../members/critical.ts";
import type { Ends } from "../../members/ends.ts";
import type { Known } from "../../members/known_moments.ts";
import { FINE } from "../../members/mcr.ts";
import type { Annex, CheckContext } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import { boundsFor, settleByBound } from "../bounds.ts";
import { type Found, keepMember, rank } from "../governing.ts";
import type { Resolved } from "../steel/capacities.ts";
import type { State } from "../steel/states.ts";
import { BUCKLING, LOOKS, MemberBounds } from "./bounds.ts";
import { bucklingChecks, prepare } from "./buckling.ts";
import type { MemberCheck } from "./member.ts";
import { askedOfFlange, withOtherFlange } from "./otherflange.ts";

/** What may buckle, and what holds its ends. */
export interface Buckling {
  design: DesignMember;
  check: SteelCheck;
  first: Resolved;
  line: Line;
  ends: Ends;
  s: Stiffness;
  seen: Pick<CheckContext, "extremes" | "caseLoads">;
}

/** Of the targets of one check, which share critical moments and lines that buckle as one. */
export class Combinations {
  private readonly known: Known = { moments: new Map(), plain: new Map(), elements: FINE };
  private readonly chains: Chains;

  constructor(
    private readonly joints: Joints,
    private readonly annex: Annex,
  ) {
    this.chains = new Chains(joints);
  }

  /** Keep what governs: exactly where the bounds of a combination let it govern. */
  keepWorst(subject: Buckling, states: readonly State[], worst: Map<string, Found>): void {
    const best = new Float64Array(BUCKLING.length).fill(-1);
    const settle = (i: number): void => {
      const state = states[i] as State;
      for (const one of this.checks(subject, state)) {
        keepMember(worst, state.combination, one);
        const kind = (BUCKLING as readonly string[]).indexOf(one.key);
        if (kind >= 0) best[kind] = Math.max(best[kind]!, rank(one.utilisation));
      }
    };
    if (subject.check.mcr !== undefined || subject.design.l_lt !== undefined) {
      states.forEach((_, i) => settle(i));
      return;
    }
    const bounds = boundsFor(BUCKLING.length, states.length);
    const { joints, annex, chains, known } = this;
    const { capacity: c, strength } = subject.first;
    const of = new MemberBounds({ ...subject, c, joints, chains, known }, annex, strength.s460);
    states.forEach((state, i) => of.put(bounds, i, state, "far"));
    const looks = new Uint8Array(states.length);
    const refine = (i: number): boolean => {
      const look = LOOKS[++looks[i]!];
      if (look) of.put(bounds, i, states[i] as State, look);
      return look !== undefined;
    };
    settleByBound(bounds, best, { refine, settle });
  }

  /** 6.3 in one combination. */
  private checks({ design: member, check, first, ends, s }: Buckling, state: State): MemberCheck[] {
    const { diagram, peaks, sway } = state;
    const { joints, annex, chains, known } = this;
    const { capacity: c } = first;
    const { s460 } = first.strength;
    const input = { diagram, joints, chains, ends, sway, member, check, annex, c, s, s460, peaks, known };
    const free = withOtherFlange(input);
    return askedOfFlange(input, bucklingChecks(free, prepare(free)));
  }
}
