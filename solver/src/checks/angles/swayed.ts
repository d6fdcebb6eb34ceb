/** An angle or a tee as what is asked of sway and of bows sees it: the same questions as of other sections. */

import { type AngleCapacity, angleAction } from "../../ec3/angles/angleresistance.ts";
import { swayCheck } from "../buckling/swaycheck.ts";
import { type Swayed, type SwayState, swayingOf } from "../buckling/swaying.ts";
import type { SwayInput } from "../buckling/swayinput.ts";
import type { Warmed } from "../buckling/warmbow.ts";
import { usedBy } from "../governing.ts";
import { type AnglePeaks, type Found, keep, memberFound } from "./governing.ts";
import type { AngleInput, Run, Subject } from "./input.ts";
import { lengthAbout } from "./length.ts";
import { inertiasOf, lateralCheck } from "./member.ts";
import { struts } from "./struts.ts";

/** The target in one combination. */
export interface AngleState extends SwayState {
  peaks: AnglePeaks;
}

type Worst = Map<string, Found>;

/** Largest utilisation of what is no cross-section's. */
export function memberUse(worst: Worst): number {
  let most = 0;
  for (const { place, utilisation } of worst.values()) if (place === null) most = Math.max(most, utilisation ?? 0);
  return most;
}

/** As what is asked of sway sees it. */
export function swayedOf(
  { check, joints }: Run,
  { target, member, line, ends, capacity: c }: Subject,
  worst: Worst,
  states: readonly AngleState[],
): Swayed {
  const { design } = target;
  const { e, g } = member.material;
  let m_b: number | undefined;
  const borne = (): number => Math.min(...states.map((state) => lateralCheck({ ...state, joints, ends, design, check, c, e, g }).m_b ?? 0));
  return {
    ...{ member, design, line, ends, turned: false, p: inertiasOf(c.p, design), e },
    ...{ squash: (c.p.a * c.fy) / c.gamma_m1, used: memberUse(worst), most: usedBy(worst)(...worst.keys()) },
    elastic: (my, mz) => elastic(c, (m_b ??= borne()), my, mz),
  };
}

/** What the structure's modes say of it in every combination; a verification of them is kept. */
export function swayingIn({ joints, second }: Run, swayed: Swayed, worst: Worst, states: readonly AngleState[]): SwayInput[] {
  const { directions } = joints.assumed;
  const swaying = swayingOf(swayed, states, { joints, second, directions });
  for (const [i, { combination }] of states.entries()) {
    const found = swayCheck(swaying[i] as SwayInput);
    if (found) keep(worst, memberFound(found, combination));
  }
  return swaying;
}

/** What moments use of the elastic section about its principal axes, about u-u of what it bears: where nothing shows that, any is too much. */
function elastic(c: AngleCapacity, m_b: number, my: number, mz: number): number {
  const { mu, mv } = angleAction(c, { n: 0, vy: 0, vz: 0, mx: 0, my, mz });
  return (mu && Math.abs(mu) / m_b) + (Math.abs(mv) * c.gamma_m1) / (c.p.wel_v * c.fy);
}

/** As a warm bow sees it. */
export function warmed({ joints, check }: Run, subject: Subject, worst: Worst): Warmed<AngleState> {
  const { member, line, ends } = subject;
  const { design } = subject.target;
  const c = subject.capacity.reduced ?? subject.capacity;
  const inputOf = (state: AngleState): AngleInput => ({
    ...state,
    joints,
    ends,
    design,
    check,
    c,
    e: member.material.e,
    g: member.material.g,
  });
  return {
    ...{ line, joints, used: usedBy(worst)(...worst.keys()) },
    // By 1/(1 − N/Ncr), and 6.3.3 lets moments of second order grow so once more.
    grown(state, my, mz) {
      const input = inputOf(state);
      const strut = struts(input);
      const growth = typeof strut === "string" ? 1 : 1 / Math.max(0, 1 - state.peaks.n / strut.n_cr);
      return growth ** 2 * elastic(c, lateralCheck(input).m_b ?? 0, my, mz);
    },
    lengthOf(state, axis) {
      const found = lengthAbout(inputOf(state), axis);
      return "l_cr" in found ? found.l_cr : 0;
    },
  };
}
