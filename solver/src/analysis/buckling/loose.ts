/** What acts one way alone and carries nothing: a mode parts from it the other way, so that it holds nothing by itself. */

import type { Frame } from "../../model/frame.ts";
import { largestOf } from "../../numerics/largest.ts";
import type { Pressing } from "./pressing.ts";

/** Beside the largest force: less is round-off. */
const NOTHING = 1e-9;
/** Each is a search of its own: so many of them times members are looked at, and more of both not at all. */
const MOST = 4000;

/** The state without each of them in turn: of two that face each other the second still holds. */
export function withoutLoose(frame: Frame, pressing: Pressing): Pressing[] {
  const { state, idleMembers, idleSupports, own } = pressing;
  const nothing = NOTHING * largestOf(state.endForces, 0);
  const isLoose = (values: ArrayLike<number>, at: number): boolean => Math.abs(values[at]!) <= nothing;
  const out: Pressing[] = [];
  frame.sign.forEach((sign, m) => {
    if (
      sign &&
      (own?.(frame.start[m]!) ?? true) &&
      !idleMembers.includes(m) &&
      isLoose(state.endForces, 12 * m) &&
      isLoose(state.endForces, 12 * m + 6)
    )
      out.push({
        ...pressing,
        idleMembers: [...idleMembers, m].sort((a, b) => a - b),
        // It hangs on the point of being drawn: a mode of the other sign does that at once.
        slack: new Map([...(pressing.slack ?? []), [m, 0]]),
      });
  });
  frame.supports.forEach(({ sign, node }, s) => {
    if (own?.(node) === false) return;
    for (let j = 0; j < 3; j++)
      if (sign[j] && !idleSupports.some((each) => each[0] === s && each[1] === j) && isLoose(state.reactions, 6 * s + j))
        out.push({ ...pressing, idleSupports: [...idleSupports, [s, j]] });
  });
  return out.length * frame.memberIds.length > MOST ? [] : out;
}
