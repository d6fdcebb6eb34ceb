/** What the modes of the structure say of an angle or a tee, and how moments that second order leaves out find it. */

import { type AngleCapacity, angleAction } from "../../ec3/angles/angleresistance.ts";
import type { Swayed } from "../buckling/sway_state.ts";
import { swayCheck } from "../buckling/swaycheck.ts";
import { usedBy } from "../governing.ts";
import { type Found, keep, memberFound } from "./governing.ts";
import type { AngleState, Run, Subject } from "./input.ts";
import { inertiasOf, lateralCheck } from "./member.ts";

type Worst = Map<string, Found>;

/** As moments that second order leaves out find it. */
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
    ...{ member, line, p: inertiasOf(c.p, design) },
    ...{ squash: (c.p.a * c.fy) / c.gamma_m1, most: usedBy(worst)(...worst.keys()) },
    elastic: (my, mz) => elastic(c, (m_b ??= borne()), my, mz),
  };
}

/** What the structure's modes say of it in every combination. */
export function keepStability({ second }: Run, worst: Worst, states: readonly AngleState[]): void {
  for (const { combination, sway } of states) {
    const found = swayCheck(sway, second);
    if (found) keep(worst, memberFound(found, combination));
  }
}

/** What moments use of the elastic section about its principal axes, about u-u of what it bears: where nothing shows that, any is too much. */
function elastic(c: AngleCapacity, m_b: number, my: number, mz: number): number {
  const { mu, mv } = angleAction(c, { n: 0, vy: 0, vz: 0, mx: 0, my, mz });
  return (mu && Math.abs(mu) / m_b) + (Math.abs(mv) * c.gamma_m1) / (c.p.wel_v * c.fy);
}
