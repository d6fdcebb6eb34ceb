/** 6.3.1 of a design member in one combination: its buckling lengths, what each is called and what is asked of it. */

import { ALPHA, type Column, type ColumnInput, chi, column, mayHaveThickWelds } from "../../ec3/member_buckling/flexural.ts";
import { isUpright, leansBothWays } from "../../members/bothways.ts";
import type { Ends } from "../../members/ends.ts";
import { boundByLowest, bucklingLength, type Length, lengthTold } from "../../members/lengths.ts";
import { flexuralSteps } from "../trace/flexural.trace.ts";
import type { Columns } from "../twist/annex.ts";
import { lineForce } from "./lineforce.ts";
import { type MemberCheck, type MemberInput, open, verified } from "./member.ts";

export function lengthAbout(input: MemberInput, axis: "y" | "z", n: number, ei: number): Length {
  const { member, diagram, ends, sway, joints } = input;
  const { line } = diagram;
  const { still, swaysFrom, moved, bow, lowest, bends } = sway;
  // Modes speak of the model's axes.
  const bent = bends && line.spans[0]!.member.turned ? (bends === "y" ? "z" : "y") : bends;
  const restraints = axis === "z" ? member.lateral_restraints : undefined;
  const leans = joints.leans && sway.waving === null && isUpright(line.spans[0]!.member, axis);
  const leant = leans && leansBothWays(joints, line.spans[0]!.member, axis);
  const seen = sway.known && !sway.unsearched && !sway.snaps;
  const turns = joints.leans && sway.turns;
  const pressing = (): number => lineForce(sway.lines, line.spans[0]!.member, n, joints, diagram.combination);
  const found = bucklingLength({
    axis,
    member,
    line,
    ends,
    n,
    pressing,
    still,
    swaysFrom,
    moved,
    bow,
    lowest,
    ei,
    bent,
    restraints,
    leans,
    leant,
    seen,
    turns,
  });
  // What meets it between its ends is not counted, and holds it in the structure's modes.
  if ("reason" in found || lowest === null || restraints?.length || !meetsBetween(axis, input)) return found;
  return boundByLowest(found, lowest, n, ei);
}

/** What is asked where a length is known from above alone. */
export const boundOf = (axis: "y" | "z", length: Length): string | null =>
  "isBound" in length && length.isBound ? atMost(`l_cr_${axis}`, length) : null;

export const askerOf = (lengths: { y: Length; z: Length }) => (axis: "y" | "z") => boundOf(axis, lengths[axis]) ?? "";

/** What a length rests on; one cut by declared restraints counts what meets the member already. */
const restsOn = (input: MemberInput, axis: "y" | "z", { l_cr, by }: { l_cr: number; by: () => string }): string =>
  by() + (l_cr < input.diagram.line.system ? "" : uncounted(axis, input));

/** A length, or why there is none. */
const toldOf = (input: MemberInput, axis: "y" | "z", length: Length): string =>
  "reason" in length ? length.reason : lengthTold(axis, length.l_cr, restsOn(input, axis, length));

export const tellerOf = (input: MemberInput, lengths: { y: Length; z: Length }) => (axis: "y" | "z") => toldOf(input, axis, lengths[axis]);

/** 6.3.1 about one axis. */
export function flexuralCheck(input: MemberInput, axis: "y" | "z", length: Length, one: Column | null, n: number): MemberCheck {
  const key = axis === "y" ? "buckling_y" : "buckling_z";
  if ("reason" in length || !one) return open(key, (length as { reason: string }).reason);
  const { c, s } = input;
  const steps = () => flexuralSteps(c, s.e, axis, one, restsOn(input, axis, length), { ...input.peaks, n });
  const bends = verified(key, n / one.n_b, steps, () => toldOf(input, axis, length));
  const bound = boundOf(axis, length);
  if (bound) bends.bounded = bound;
  if (mayHaveThickWelds(c.p)) bends.question = (used) => thickWelds(axis, one, used);
  return bends;
}

/** No length is taken from what meets the member between its ends: where there is something, the reader hears of it. */
const uncounted = (axis: "y" | "z", input: MemberInput): string =>
  meetsBetween(axis, input) ? `; nothing between its ends is counted: where it holds, give l_cr_${axis}` : "";

export function meetsBetween(
  axis: "y" | "z",
  { member, joints, diagram: { line } }: Pick<MemberInput, "member" | "joints" | "diagram">,
): boolean {
  if (member[`l_cr_${axis}`] !== undefined) return false;
  if (axis === "z" && member.lateral_restraints?.length) return true;
  for (let i = 1; i < line.nodes.length - 1; i++) if (joints.held(line.nodes[i]!, 2)) return true;
  return false;
}

export const atMost = (length: string, { l_cr, byLowest }: Exclude<Length, { reason: string }>, given = length): string =>
  `${length} is not given: it is ${l_cr.toFixed(2)} m at most, with which the member does not pass${
    byLowest
      ? `, and ${byLowest.toFixed(2)} m by the lowest mode of all, where what meets it between its ends bears the forces of what it holds (5.3.3)`
      : ""
  }: give ${given}`;

/** Nothing of 6.3.1 and 6.3.3 grows by more than the resistance to compression shrinks. */
function thickWelds(axis: "y" | "z", { lambda, chi: found }: Column, used: number): string | null {
  if (used > 1 || used * (found / chi(lambda, ALPHA.c)) <= 1) return null;
  return `curve b about ${axis}-${axis} is that of a welded box with welds of a ≤ 0.5·tf: with thicker ones Table 6.2 has curve c, and with that it may not pass: how thick are they?`;
}

/** By the ends, which every target of every check has of its own: of what a column rests on only the length and the area may differ between combinations. */
const columnsKnown = new WeakMap<Ends, Columns>();

export function columnOnce(ends: Ends, given: ColumnInput, axis: "y" | "z", length: Length): Column | null {
  if ("reason" in length) return null;
  const { l_cr } = length;
  let known = columnsKnown.get(ends);
  if (!known) columnsKnown.set(ends, (known = { y: null, z: null }));
  const held = known[axis];
  return held?.l_cr === l_cr && held.a === given.a ? held : (known[axis] = column(given, axis, l_cr));
}
