/** An angle or a tee as what is asked of sway and of bows sees it: the same questions as of other sections. */

import { type AngleCapacity, angleAction } from "../../clauses/angleresistance.ts";
import { type SwayInput, swayCheck } from "../buckling/swaycheck.ts";
import { type Swayed, type SwayState, swayingOf } from "../buckling/swaying.ts";
import type { Warmed } from "../buckling/warmbow.ts";
import { usedBy } from "../governing.ts";
import type { Run, Subject } from "./angles.ts";
import { type AnglePeaks, type Found, keep, memberFound } from "./governing.ts";
import { lengthAbout } from "./length.ts";
import { inertiasOf } from "./member.ts";

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

/** What the structure's modes say of it in every combination; a verification of them is kept. */
export function swayed({ context, joints, second }: Run, subject: Subject, worst: Worst, states: readonly AngleState[]): SwayInput[] {
  const { target, member, line, ends, capacity: c } = subject;
  const { design } = target;
  const own = { member, design, line, ends, turned: false, p: inertiasOf(c.p, design), e: member.material.e };
  const uses = { squash: (c.p.a * c.fy) / c.gamma_m1, used: memberUse(worst), most: usedBy(worst)(...worst.keys()), elastic: elastic(c) };
  const directions = context.model.analysis?.options?.imperfections?.directions ?? null;
  const swaying = swayingOf({ ...own, ...uses }, states, { joints, second, directions });
  for (const [i, { combination }] of states.entries()) {
    const found = swayCheck(swaying[i] as SwayInput);
    if (found) keep(worst, memberFound(found, combination));
  }
  return swaying;
}

/** What moments use of the elastic section about its principal axes. */
const elastic =
  (c: AngleCapacity): Swayed["elastic"] =>
  (my, mz) => {
    const { mu, mv } = angleAction(c, { n: 0, vy: 0, vz: 0, mx: 0, my, mz });
    return ((Math.abs(mu) / c.p.wel_u + Math.abs(mv) / c.p.wel_v) * c.gamma_m1) / c.fy;
  };

const BUCKLES = ["buckling_y", "buckling_z", "buckling_u", "buckling_v", "buckling_tf"];

/** As a warm bow sees it: about whichever axis, it grows with the lowest critical force. */
export function warmed(
  { joints }: Run,
  { target: { design }, member, line, ends, capacity: c }: Subject,
  worst: Worst,
): Warmed<AngleState> {
  const use = usedBy(worst);
  const lengthOf = ({ diagram, sway, peaks }: AngleState, axis: "y" | "z"): number => {
    const found = design && ends ? lengthAbout({ diagram, sway, c, e: member.material.e, peaks }, ends, design, axis) : null;
    return found && "l_cr" in found ? found.l_cr : 0;
  };
  return { line, joints, used: use(...worst.keys()), use: () => use(...BUCKLES), elastic: elastic(c), lengthOf };
}
