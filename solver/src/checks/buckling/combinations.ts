/** Member buckling over all combinations of a check: its bound first, and exactly where a combination may govern. */

import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import { Chains } from "../../members/chain.ts";
import type { Stiffness } from "../../members/critical.ts";
import type { Ends } from "../../members/ends.ts";
import type { Known } from "../../members/known_moments.ts";
import { FINE } from "../../members/mcr.ts";
import type { Annex, CheckCombination, CheckContext } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import { boundsFor, settleByBound } from "../bounds.ts";
import { type Found, keep, rank } from "../governing.ts";
import type { Resolved } from "../steel/capacities.ts";
import type { State } from "../steel/states.ts";
import { BUCKLING, MemberBounds } from "./bounds.ts";
import { bucklingChecks, prepare } from "./buckling.ts";
import { decided, type MemberCheck } from "./member.ts";
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
    const found = states.map((): readonly MemberCheck[] => []);
    const best = new Float64Array(BUCKLING.length).fill(-1);
    const settle = (i: number): void => {
      const state = states[i] as State;
      found[i] = this.checks(subject, state);
      for (const one of found[i]!) {
        keepMember(worst, state.combination, one);
        const kind = (BUCKLING as readonly string[]).indexOf(one.key);
        if (kind >= 0) best[kind] = Math.max(best[kind]!, rank(decided(one).utilisation));
      }
    };
    if (subject.check.mcr !== undefined || subject.design.l_lt !== undefined) {
      states.forEach((_, i) => settle(i));
      askAll(worst.get("ltb")?.member ?? null, found);
      return;
    }
    const bounds = boundsFor(BUCKLING.length, states.length);
    const { joints, annex, chains, known } = this;
    const { capacity: c, strength } = subject.first;
    const of = new MemberBounds({ ...subject, c, joints, chains, known }, annex, strength.s460);
    states.forEach((state, i) => of.put(bounds, i, state, false));
    const isClose = new Uint8Array(states.length);
    const refine = (i: number): boolean => {
      if (isClose[i]) return false;
      isClose[i] = 1;
      of.put(bounds, i, states[i] as State, true);
      return true;
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

/** A critical moment or its length that is given is one for all diagrams: where it stands for too much, another combination may govern without it. */
function askAll(governs: MemberCheck | null, found: readonly (readonly MemberCheck[])[]): void {
  if (!governs) return;
  const own = governs.question;
  const others = found.map((checks) => {
    const { question } = checks.find(({ key }) => key === "ltb") ?? {};
    return () => question?.(Math.max(...checks.map(({ utilisation }) => utilisation ?? 0))) ?? null;
  });
  governs.question = (used) => {
    let asked = own?.(used) ?? null;
    if (used <= 1) for (const other of others) asked ??= other();
    return asked;
  };
}

/** Keep what member buckling found in a combination, where it governs. */
export function keepMember(worst: Map<string, Found>, combination: CheckCombination, found: MemberCheck): void {
  const member = decided(found);
  const { key, utilisation, reason } = member;
  keep(worst, { key, utilisation, reason, combination, station: null, member });
}

const BUCKLES = ["buckling_y", "buckling_z", "buckling_tf", "ltb", "interaction"] as const;

/** Largest utilisation of what buckles. */
export function bucklingUse(worst: ReadonlyMap<string, Found>): number {
  let most = 0;
  for (const key of BUCKLES) most = Math.max(most, worst.get(key)?.utilisation ?? 0);
  return most;
}
