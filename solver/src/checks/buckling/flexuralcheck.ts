/** 6.3.1 of a design member in one combination: its buckling lengths, what each is called and what is asked of it. */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import { type Column, type ColumnInput, column } from "../../ec3/member_buckling/flexural.ts";
import { isUpright, leansBothWays } from "../../members/bothways.ts";
import type { Ends } from "../../members/ends.ts";
import { asGiven, criticalLength, declaredLength, type Length, lengthTold, longestLength } from "../../members/lengths.ts";
import type { CheckCombination, CheckMember } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import { flexuralSteps } from "../trace/flexural.trace.ts";
import type { Columns } from "../twist/annex.ts";
import { type MemberCheck, type MemberInput, open, verified } from "./member.ts";
import { endsHeld } from "./restrained_bows.ts";
import { otherThan } from "./sway.ts";

/** What a buckling length of the structure rests on; with a bound it is one that the structure's is not above. */
export interface LengthInput extends Pick<MemberInput, "ends" | "joints" | "sway"> {
  line: Line;
  combination: CheckCombination;
  bound?: "far" | "close";
}

export function lengthAbout(input: LengthInput & Pick<MemberInput, "member">, axis: "y" | "z", n: number, ei: number): Length {
  const { member, line, ends } = input;
  const structure = (): Length =>
    declaredLength(member, axis, line, ends, n) ?? betweenEnds(input, axis, structureLength(input, axis, n, ei));
  const given = member[`l_cr_${axis}`];
  if (given === undefined) return structure();
  return { l_cr: given, by: () => asGiven(given, structure()), bows: bowsThrough(ends, axis) };
}

/** Both flanges are declared to be held at both ends: what does not sway bows no further than between them. */
function betweenEnds(input: LengthInput & Pick<MemberInput, "member">, axis: "y" | "z", found: Length): Length {
  const { member, line } = input;
  const { system } = line;
  const isHeld = axis === "z" && member.lateral_restraints !== undefined && endsHeld(member.lateral_restraints);
  const isLonger = "reason" in found || found.l_cr > system;
  if (!isHeld || !isLonger || swaysAt(input, firstOf(input), axis) !== null) return found;
  return { l_cr: system, by: () => "between lateral_restraints at its ends, as declared", bows: false };
}

/** As the structure holds it, whatever the design member says. */
export function structureLength(
  input: LengthInput,
  axis: "y" | "z",
  n: number,
  ei: number,
  sways = swaysAt(input, firstOf(input), axis),
): Length {
  const { line, combination, joints, bound } = input;
  const first = firstOf(input);
  const critical = joints.context.critical(first, combination, bound);
  const about = seenAs(first, axis);
  const isMet = line.nodes.some((node, i) => i > 0 && i < line.spans.length && joints.held(node, 2));
  const find = bound ? longestLength : criticalLength;
  return find({ axis, about, line, n, ei, critical, isMet, ownBy: ownBy(input, axis, n, ei), swaysAt: sways });
}

const firstOf = ({ line }: LengthInput): CheckMember => line.spans[0]!.member;

/** By first order all sway below 10 about an axis is left out of the forces, with sway counted what no lean brings about. */
export function swaysAt({ sway, joints }: Pick<MemberInput, "sway" | "joints">, member: CheckMember, axis: "y" | "z"): number | null {
  if (joints.assumed.counted && (joints.assumed.automatic || leansBothWays(joints, member, axis))) return sway.waving;
  if (sway.unsearched) return sway.swaysFrom;
  return sway.waving === null ? sway.alpha : Math.min(sway.waving, sway.alpha ?? Infinity);
}

/** Its axes as the model has them. */
export const seenAs = ({ turned }: CheckMember, axis: "y" | "z"): "y" | "z" => (turned ? otherThan(axis) : axis);

/** The line goes on past an end that nothing holds across. */
export function bowsThrough({ start, end }: Ends, axis: "y" | "z"): boolean {
  const way = otherThan(axis);
  return start.through[way] || end.through[way];
}

/**
 * Why the length between its ends serves where sway alone lengthens it: the structure does not sway, or second order leans it both ways in the plane in which it
 * buckles, which brings about every mode of sway. No lean bends a free tip, or a piece of a line that goes on.
 */
export function ownBy({ joints, ends, sway, line }: LengthInput, axis: "y" | "z", n: number, ei: number): string | null {
  // Two pieces of an arch or at a ridge may bow as one, which no lean brings about: at a tenth of that critical force it is of no matter (5.2.1(3)).
  const isFirm = FIRST_ORDER * n <= (Math.PI ** 2 * ei) / (2 * line.system) ** 2;
  const way = otherThan(axis);
  if (![ends.start, ends.end].every((one) => !one.bare && !one.through[way] && (isFirm || !one.onward))) return null;
  if (sway.still)
    return ends.start.onward || ends.end.onward
      ? null
      : "its own: αcr ≥ 10 of the lowest sway mode, the structure does not sway (5.2.1(3))";
  const { member } = line.spans[0]!;
  if (!joints.leans || sway.waving !== null || !sway.known || sway.unsearched || sway.snaps) return null;
  if (!isUpright(member, axis) || !leansBothWays(joints, member, axis)) return null;
  return `its own: second order leans the structure both ways along its own ${way} (5.2.2(7)b)`;
}

/** A length, or why there is none. */
const toldOf = (axis: "y" | "z", length: Length): string =>
  "reason" in length ? length.reason : lengthTold(axis, length.l_cr, length.by());

export const tellerOf = (lengths: { y: Length; z: Length }) => (axis: "y" | "z") => toldOf(axis, lengths[axis]);

/** 6.3.1 about one axis. */
export function flexuralCheck(input: MemberInput, axis: "y" | "z", length: Length, one: Column | null, n: number): MemberCheck {
  const key = axis === "y" ? "buckling_y" : "buckling_z";
  if ("reason" in length || !one) return open(key, { code: "critical_force", message: (length as { reason: string }).reason });
  const { c, s } = input;
  const steps = () => flexuralSteps(c, s.e, axis, one, length.by(), { ...input.peaks, n });
  return verified(key, n / one.n_b, steps, () => [toldOf(axis, length)]);
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
