/** A member as if what meets its ends kept them from twisting, where that is neither shown nor ruled out: what fails only without it is a question. */

import type { End, Ends } from "../../members/ends.ts";
import { keepsTwist, ownTwist } from "../../members/restraints.ts";
import { lateralCheck } from "./lateralcheck.ts";
import { HELD_THERE, type LateralProblem, type LateralResult, lateralProblem } from "./lateralproblem.ts";
import type { MemberInput } from "./member.ts";

export interface Untwisted {
  lateral: LateralResult;
  reason: string;
}

const AT = ["start", "end"] as const;

/** The end with another stiffness against twist. */
const twistedBy = (end: End, twist: number): End => Object.create(end, { twist: { value: twist } });

/** Null of a bound, and where its ends are shown to be held, or what meets them is too soft whatever lies behind it, or others than its own ends decide. */
export function ifUntwisted(input: MemberInput, { settled, chain, onward, declared, found }: LateralProblem): Untwisted | null {
  const { ends, c, s, diagram, known } = input;
  if (known.bound || settled || chain || onward || declared) return null;
  const own = ownTwist(c.p, s, diagram.line.length);
  const open = AT.filter((at) => !keepsTwist(ends[at], own) && keepsTwist(twistedBy(ends[at], ends[at].twistMost), own));
  if (!open.length) return null;
  const held: Ends = { ...ends };
  for (const at of open) held[at] = twistedBy(ends[at], Infinity);
  const forked: MemberInput = { ...input, ends: held, known: { ...known, unreduced: false } };
  const where = open.map((at) => ends[at].node).join(" and ");
  return {
    lateral: lateralCheck(forked, lateralProblem(forked, found)),
    reason: `what meets it at node ${where} is not shown to hold it against twist, and where it does the member passes: give ${HELD_THERE}, or l_lt`,
  };
}
