/** Combinations without results: what they leave open, and that the structure fails where it buckles below their loads. */

import { longestUnheld } from "../../members/restraint_gaps.ts";
import type { Verification } from "../../results/checks.ts";
import type { CheckContext } from "../../topology/context.ts";
import { swayOf } from "../buckling/sway.ts";
import { scope, titled } from "../target.ts";
import { decided, q } from "../trace/quantity.ts";

type Unsolved = CheckContext["unsolved"][number];

/** Of two combinations no further apart than this the first is told. */
const ROUND_OFF = 1e-6;

/** How many times what the structure bears a load is; by its lowest mode, where that was found. */
interface Beyond {
  one: Unsolved;
  ratio: number;
  byMode: boolean;
}

/** Each leaves everything open that it might have governed; first of all stands the one whose load is furthest beyond what these members bear, all of them where none are named. */
export function unsolved(context: CheckContext, limitState: string, members: readonly number[] = []): Verification[] {
  const own = context.unsolved.filter(({ limit_state }) => limit_state === limitState);
  let worst: Beyond | null = null;
  for (const one of own) {
    const found = beyond(context, one, members);
    if (found && found.ratio > (worst ? worst.ratio * (1 + ROUND_OFF) : 1)) worst = found;
  }
  return [
    ...(worst ? [buckles(worst)] : []),
    ...own.map(({ id, reason }) => ({
      ...scope({ code: "no_results", message: `combination '${id}' has no results: ${reason}` }),
      combination: id,
    })),
  ];
}

/**
 * Null where it is not known. A bow that restraints declared for its member rule out is none of the structure's: modes tell it from others, and
 * without modes nothing is called a failure where such restraints are.
 */
function beyond({ stability = [], model }: CheckContext, one: Unsolved, members: readonly number[]): Beyond | null {
  const { unstable, prevented } = swayOf(stability, one.index, members);
  if (prevented) return null;
  // Others buckle: of these members nothing is known in this combination.
  if (unstable === null && swayOf(stability, one.index, []).unstable !== null) return null;
  if (unstable !== null) return { one, ratio: 1 / unstable, byMode: true };
  const isSeen = stability.some(({ combination }) => combination === one.index);
  const isHeld = model.model.design_members?.some(({ lateral_restraints = [] }) => longestUnheld(lateral_restraints) < 1);
  return one.load_ratio && (isSeen || !isHeld) ? { one, ratio: one.load_ratio, byMode: false } : null;
}

function buckles({ one: { id, reason }, ratio, byMode }: Beyond): Verification {
  const alpha = 1 / ratio;
  const symbol = byMode ? "αcr" : "α";
  const step = decided("5.2.1(3)", "The structure buckles before its loads are reached", `1/${symbol} ≤ 1`, [q(symbol, alpha)], ratio);
  const said = byMode ? `it buckles, αcr = ${alpha.toPrecision(3)} < 1` : reason;
  return titled({ key: "stability", status: "fail", utilisation: ratio, reason: said }, id, null, [step]);
}
