/** What meets a member between its ends and is not counted: a member that fails for want of it alone is asked about. */

import type { LateralRestraint } from "../../generated/model.ts";
import type { Chain } from "../../members/chain.ts";
import { goesOnAt, ownTwist } from "../../members/restraints.ts";
import { some } from "../../results/counts.ts";
import type { Span } from "../../topology/line.ts";
import { couldBeHeld } from "../../topology/meeting.ts";
import type { MemberCheck, MemberInput } from "./member.ts";

const RESTING: readonly string[] = ["ltb", "ltb_torsion", "interaction"];

/** Nodes where something that could hold the line sideways meets it, with both flanges held there; an end counts where the line goes on from it. */
function places({ diagram: { line }, joints, ends, c, s }: MemberInput): [node: string, held: LateralRestraint][] {
  const { nodes, spans, length } = line;
  const { y } = spans[0]!.member.axes;
  const own = ownTwist(c.p, s, length);
  const isEnd = (i: number): boolean =>
    i === 0 ? !goesOnAt(ends.start, 0, [], own) : i === spans.length && !goesOnAt(ends.end, 1, [], own);
  return nodes.flatMap((node, i): [string, LateralRestraint][] => {
    if (joints.degreeOf(node) <= 2 || isEnd(i)) return [];
    const met = [spans[i - 1], spans[i]].filter((span): span is Span => span !== undefined).map(({ member }) => member);
    return couldBeHeld(node, met, joints, y) ? [[node, { position: (spans[i]?.from ?? length) / length, flange: "both" }]] : [];
  });
}

/** Restraints of one flange count nothing on a line that changes its section, so that what fails there is but a bound; null where there are none. */
export const ofOneFlange = (chain: Chain | null): string | null =>
  chain?.weakest && chain.restraints.some(({ flange }) => flange !== "both")
    ? "restraints of one flange are not counted on a line that changes its section, and without them it does not pass: give flange 'both' where both are held, or mcr"
    : null;

/**
 * Where lateral buckling fails, nothing is said of what holds the member, and with every such place held it would pass, nobody knows. What fails held so too
 * fails. What passes is never touched.
 */
export function askedWhereMet(input: MemberInput, found: MemberCheck[], checksOf: (input: MemberInput) => MemberCheck[]): MemberCheck[] {
  const { member, check, known } = input;
  const failing = found.filter(({ key, status, bounded }) => status === "fail" && !bounded && RESTING.includes(key));
  if (!failing.length || known.bound || member.lateral_restraints?.length || member.l_lt !== undefined || check.mcr !== undefined)
    return found;
  const met = places(input);
  if (!met.length) return found;
  const held = { ...member, lateral_restraints: met.map(([, one]) => one) };
  const others = checksOf({ ...input, known: { ...known, unreduced: false }, member: held, ends: { ...input.ends } });
  const nodes = met.map(([node]) => node);
  for (const one of failing)
    if (others.find(({ key }) => key === one.key)?.status === "pass")
      one.bounded = `what meets it at ${some(nodes, 3)} is not counted: without it the member uses ${one.utilisation!.toFixed(2)}, with it to hold it may pass. Give lateral_restraints with flange 'both' where it does, or mcr where it gives way as springs do (U-frames)`;
  return found;
}
