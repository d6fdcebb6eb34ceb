/** Buckling lengths of a design member where the model gives none: only what its ends are shown to allow. */

import { FIRST_ORDER, OF_INTEREST } from "../analysis/buckling/sway.ts";
import { isAngleOrTee } from "../ec3/angles/angle_or_tee.ts";
import type { DesignMember, LateralRestraint } from "../generated/model.ts";
import { some } from "../results/counts.ts";
import type { CriticalFactors } from "../topology/context.ts";
import type { Line } from "../topology/line.ts";
import { TURN_TOO } from "./bothways.ts";
import { criticalForce } from "./criticalforces.ts";
import type { End, Ends } from "./ends.ts";
import { longestUnheld } from "./restraint_gaps.ts";
import { longestSupported } from "./supported.ts";

/**
 * A hold of stiffness k lets a column under N sway at N·α = k·L. 5.2.1(3) asks α ≥ 10 of what may be analysed to first order; three times that is
 * asked here, since a bar may be counted on several ways to the ground, and others may lean on the same hold.
 */
const HELD = 30;
/** 6.3.1.2(4): up to this share of Ncr compression does not buckle a member. */
export const NEGLIGIBLE = 0.04;
/** What holds by bending may sway with all the columns it stands for: ten of them, each as heavily loaded. */
const FRAMED = 100;

/** How a member may bow past its own ends. */
export type Bows = boolean | "leans";

/**
 * A length and what it rests on, told where it is asked for, or why there is none. `bows`: where it is longer than the member it is that of a line which goes on and bows with it, and
 * not one of sway, and where it is shorter, one that the member bows past, so that the diagram between the member's own ends is not the one between braced points; "leans": it is longer by the lean of its ends alone. `isBound`: it is no longer than that, and may be shorter, as short as `byLowest` by the lowest mode of all.
 */
export type Length =
  | { l_cr: number; by: () => string; assumed: string | null; bows: Bows; isBound?: boolean; byLowest?: number }
  | { reason: string };

export interface LengthInput {
  axis: "y" | "z";
  member: DesignMember;
  line: Line;
  ends: Ends;
  /** Largest compression, N. */
  n: number;
  /** The force that a mode's factor stands for, N: of a piece of a line the line's; its own where it is left out. */
  pressing?: () => number;
  /** The analysis shows that the structure does not sway, α_cr ≥ 10 (5.2.1(3)). */
  still: boolean;
  /** No mode of sway lies below this factor; 10 where the structure is known to stand still and no more. */
  swaysFrom?: number;
  /** Lowest factor of a mode that is known to move the member, where the analysis looked for them; the same without sway from 10 on; and E·I about the axis. */
  moved: number | null;
  bow: number | null;
  /** Lowest factor of all modes, whoever takes part. */
  lowest?: number | null;
  ei: number;
  /** The axis about which that mode bends the member, where it is plainly one. */
  bent?: "y" | "z" | null;
  /** Declared, of the axis across which they hold. */
  restraints?: readonly LateralRestraint[] | undefined;
  /** The analysis has sway and its second-order effects in its forces; it leans both ways in the plane in which the member buckles; and its modes of sway were all looked at. */
  leans?: boolean;
  leant?: boolean;
  seen?: boolean;
  /** It leans it, but not by the turn about the vertical in which it sways. */
  turns?: boolean;
}

const STILL = "αcr ≥ 10 of the lowest sway mode: the structure does not sway (5.2.1(3))";

/** Bending about y moves the member along z. */
const wayOf = (axis: "y" | "z"): "y" | "z" => (axis === "y" ? "z" : "y");

/** What holds an end sideways is stiff enough for this compression; what is not compressed asks for nothing. */
function isHeld(end: End, axis: "y" | "z", length: number, n: number): boolean {
  if (n === 0) return true;
  const { sway, frame } = end;
  return axis === "y"
    ? sway.z * length >= HELD * n || frame.z * length >= FRAMED * n
    : sway.y * length >= HELD * n || frame.y * length >= FRAMED * n;
}

/** Both ends are shown to be held against what bends the member about an axis. */
export const areHeld = ({ start, end }: Ends, axis: "y" | "z", length: number, n: number): boolean =>
  isHeld(start, axis, length, n) && isHeld(end, axis, length, n);

/** The free tip of a member whose other end is clamped; null where there is none. */
export function tipOf({ start, end }: Ends, axis: "y" | "z"): End | null {
  return start.clamped[axis] && end.bare ? end : end.clamped[axis] && start.bare ? start : null;
}

/** Lcr about one axis: as given, the length between ends held against sway, or twice it from a clamped root to a free tip. */
export function bucklingLength(input: LengthInput): Length {
  const { axis, member, line, ends, n, restraints } = input;
  const given = axis === "y" ? member.l_cr_y : member.l_cr_z;
  if (given !== undefined) {
    const way = wayOf(axis);
    return { l_cr: given, by: asGiven, assumed: null, bows: ends.start.through[way] || ends.end.through[way] };
  }
  const length = line.system;
  const declared = restraints?.length ? declaredLength(restraints, input) : null;
  if (declared) return declared;
  if (!areHeld(ends, axis, length, n)) return looseLength(input);
  const way = wayOf(axis);
  const l_cr = longestSupported(line, ends, way);
  return l_cr < length * (1 - 1e-6)
    ? { l_cr, by: () => `the longest piece between supports that hold it along its own ${way}`, assumed: null, bows: true }
    : heldLength(ends, way, length, n);
}

export const asGiven = (): string => "as given";

/** A length, and whose it is. */
export const lengthTold = (axis: string, l_cr: number, by: string): string => `Lcr,${axis} = ${l_cr.toFixed(2)} m, ${by}`;

/** Between declared restraints of both flanges, where the ends are held or among them; null elsewhere. */
export function declaredLength(
  restraints: readonly LateralRestraint[],
  { axis, line: { system: length }, ends, n }: Pick<LengthInput, "axis" | "line" | "ends" | "n">,
): Length | null {
  const holds = (end: End, at: number): boolean =>
    isHeld(end, axis, length, n) || restraints.some(({ flange, position }) => flange === "both" && position === at);
  const gap = longestUnheld(restraints);
  if (gap >= 1 || !holds(ends.start, 0) || !holds(ends.end, 1)) return null;
  return { l_cr: gap * length, by: () => "between lateral_restraints of both flanges, as declared", assumed: null, bows: false };
}

/** Between ends that are both held. */
const heldLength = ({ start, end }: Ends, way: "y" | "z", length: number, n: number): Length => ({
  l_cr: length,
  by: () => `start held along its own ${way} by ${holderOf(start, way, length, n)}, end by ${holderOf(end, way, length, n)}`,
  assumed: null,
  bows: false,
});

const holderOf = ({ sway, swayBy }: End, way: "y" | "z", length: number, n: number): string =>
  sway[way] * length >= HELD * n ? swayBy[way] : "a frame far stiffer than its force asks for";

/** Where an end is not shown to be held: by a clamped root, or by what the structure's modes tell. */
function looseLength({
  axis,
  line,
  ends,
  n,
  pressing = () => n,
  still,
  swaysFrom = FIRST_ORDER,
  moved,
  bow,
  lowest = null,
  ei,
  bent = null,
  leans = false,
  leant = false,
  seen = false,
  turns = false,
}: LengthInput): Length {
  const { system: length } = line;
  const way = wayOf(axis);
  const { start, end } = ends;
  // Ahead of the modes: of a cantilever they tell one factor, that of the axis which gives way first.
  const tip = tipOf(ends, axis);
  if (tip)
    return {
      l_cr: 2 * length,
      by: () => `clamped by ${(tip === start ? end : start).swayBy[way]} at one end, free at the other: 2·L`,
      assumed: "one end is free and l_cr_y or l_cr_z is not given: twice the length is taken, which holds for a root that does not turn",
      bows: false,
    };
  const loose = [start, end].filter((one) => !isHeld(one, axis, length, n));
  const through = loose.find((one) => one.through[way]);
  // Two pieces of an arch or at a ridge may bow as one, which no lean brings about: at a tenth of that critical force it is of no matter (5.2.1(3)).
  const firm = !loose.some(({ onward }) => onward) || FIRST_ORDER * n <= (Math.PI ** 2 * ei) / (2 * length) ** 2;
  // Nor does a lean bend a free tip, or a piece of a line that goes on.
  const isEnd = [start, end].every((one) => !one.bare && !one.through[way]);
  const own: Length | null =
    leant && seen && firm && isEnd
      ? {
          l_cr: length,
          by: () => `its own: second order leans the structure both ways along its own ${way} (5.2.2(7)b)`,
          assumed: null,
          bows: false,
        }
      : null;
  if (still && through && moved === null) {
    if (lowest === null)
      return {
        reason: `l_cr_${axis} is not given and it goes on at node ${through.node}, where nothing is shown to hold it along its own ${way}: check the whole as one design member where it is straight and of one section, or give l_cr_${axis}`,
      };
    return {
      l_cr: Math.max(length, lowestLength(lowest, pressing(), ei)),
      by: () => `no mode of its own lies below the lowest of all, αcr = ${lowest.toFixed(2)}`,
      assumed: null,
      bows: true,
      isBound: true,
    };
  }
  if (still) {
    // A piece of a longer member, or an end that gives way, shows in a mode: its critical force stands for a longer length. Sway from 10 on is none of it,
    // but for a piece, be it of an arch, whose ends are no ends: being the lowest of all modes, it lies below that of the whole line.
    const alpha = through || loose.some(({ onward }) => onward) ? moved : bow;
    const byMode = alpha === null || n === 0 ? 0 : lowestLength(alpha, pressing(), ei);
    // A mode that bends it about the other axis alone tells little of this one. What does: its ends lean at the lowest factor of sway, 10 or more, and it bows between
    // them at αE, and the strain energy of any shape is at least the one times the work of its lean and the other times that of its bow, 1/α ≤ 1/αsway + 1/αE.
    const isOther = bent !== null && bent !== axis;
    // Modes are looked at up to there.
    const alphaSway = Math.min(OF_INTEREST, Math.max(FIRST_ORDER, swaysFrom));
    const most = isOther && !through && n > 0 ? Math.hypot(length, lowestLength(alphaSway, n, ei)) : Infinity;
    const l_cr = Math.max(length, Math.min(byMode, most));
    const byLean = most < byMode && loose.every(({ onward }) => !onward);
    // What leans at 10 or later has that lean in its forces as well.
    if (own && l_cr > length) return own;
    return {
      l_cr,
      by: () =>
        `${STILL}${l_cr > length ? (most < byMode ? `; √(L² + π²·EI/(${+alphaSway.toFixed(2)}·NEd))` : `; by the mode with αcr = ${(alpha as number).toFixed(2)}`) : ""}`,
      assumed: null,
      bows: byLean ? "leans" : true,
      isBound: isOther && l_cr > length,
    };
  }
  const turning = turningRoot(ends, axis, length, n, ei);
  if (turning) return turning;
  if (own) return own;
  const which = loose.length > 1 ? `its ends ${start.node} and ${end.node} are` : `its end ${loose[0]?.node} is`;
  const where = !leant
    ? `the second-order analysis leans the structure along its own ${way} too`
    : !seen && "the lean brings about every mode of sway: here that is not known, as with members that act one way alone";
  const due = leans && where ? ` (5.2.2(7)b lets it be its own length, ${length.toFixed(2)} m, where ${where})` : "";
  return {
    reason: `l_cr_${axis} is not given and ${which} not shown to be held against sway along its own ${way}: ${turns ? `it sways as the structure turns about the vertical, ${TURN_TOO}, or ` : ""}give l_cr_${axis}${due}`,
  };
}

/** A member's own mode, whichever it is, lies no lower than the lowest of all: its critical force is at least αcr·NEd. */
const lowestLength = (lowest: number, n: number, ei: number): number => Math.PI * Math.sqrt(ei / (lowest * n));

/**
 * What meets the line between its ends holds it in the lowest mode: its length is at most what that mode leaves. It is told and not taken, since nobody verifies
 * that what holds it bears the forces of it (5.3.3).
 */
export function boundByLowest(found: Exclude<Length, { reason: string }>, lowest: number, n: number, ei: number): Length {
  const byLowest = lowestLength(lowest, n, ei);
  return byLowest < 0.99 * found.l_cr ? { ...found, isBound: true, byLowest } : found;
}

/**
 * A free tip on a root that turns with what it meets, at k: as a stiff bar it falls over at k/L, clamped it buckles at π²·EI/(2·L)², and 1/Ncr is at most the
 * sum of both inverses (Dunkerley). What presses the others softens the root, so that it serves where compression may be ignored by it and no further.
 */
function turningRoot({ start, end }: Ends, axis: "y" | "z", length: number, n: number, ei: number): Length | null {
  const root = end.bare ? start : end;
  if (start.bare === end.bare || root.onward || root.through[wayOf(axis)]) return null;
  const l_cr = Math.sqrt(4 * length ** 2 + (Math.PI ** 2 * ei * length) / root.turn[axis]);
  if (!(n <= (NEGLIGIBLE * Math.PI ** 2 * ei) / l_cr ** 2)) return null;
  const by = (): string => `free at one end, at the other turned by what it meets: √((2·L)² + π²·EI·L/k), NEd ≤ 0.04·Ncr (6.3.1.2(4))`;
  return { l_cr, by, assumed: null, bows: false };
}

/** What a buckling length from the structure rests on. */
export interface CriticalLengthInput {
  axis: "y" | "z" | "u" | "v";
  /** As the frame has it, where a section is seen turned. */
  about: "y" | "z";
  line: Line;
  n: number;
  ei: number;
  critical: CriticalFactors | string | null;
  /** Something meets it between its ends. */
  isMet: boolean;
  /** Why its own length serves where sway alone lengthens it; null where it does not. */
  ownBy: string | null;
  /** Lowest factor of a mode of sway below 10 that is not in its forces: all that sway in it are critical at once (5.2.2(8)); null where there is none. */
  swaysAt: number | null;
}

/** Lcr = π·√(EI/Ncr) of the critical force that the structure as a whole gives. */
export function criticalLength({ axis, about, line, n, ei, critical, isMet, ownBy, swaysAt }: CriticalLengthInput): Length {
  if (typeof critical === "string") return { reason: critical };
  const own = (by: string): Length => ({ l_cr: line.system, by: () => by, assumed: null, bows: false });
  if (critical === null || n === 0) return own("its own: nothing presses it");
  const { n_cr, beta } = criticalForce(critical, about, n);
  if (swaysAt !== null && swaysAt * n < n_cr) {
    const by = (): string => `a mode of sway that is not in the forces has αcr = ${swaysAt.toFixed(2)}: Ncr = αcr·NEd (5.2.2(8))`;
    return { l_cr: Math.PI * Math.sqrt(ei / (swaysAt * n)), by, assumed: null, bows: false };
  }
  const l_cr = Math.PI * Math.sqrt(ei / n_cr);
  if (ownBy !== null && l_cr > line.system) return own(ownBy);
  const isLonger = critical.line.some((id) => line.spans.every(({ member }) => member.id !== id));
  return { l_cr, by: () => criticalSaid(critical, about, beta, n_cr, axis), assumed: null, bows: isLonger || isMet };
}

/** Ncr and how it comes about, as Ncr = NEd + what the line bears besides. */
function criticalSaid({ even, line }: CriticalFactors, axis: "y" | "z", beta: number | null, n_cr: number, seen: string): string {
  const whole = line.length > 1 ? `the line of ${some(line, 3)}` : "it";
  const besides = `beside all loads of the combination ${whole} bears`;
  return beta === null
    ? `${besides} ${kN(even[axis])} kN all along before it buckles about ${seen}-${seen}: Ncr = NEd + ${kN(even[axis])} = ${kN(n_cr)} kN`
    : `${besides} ${(beta - 1).toFixed(2)} times its forces before it buckles about ${seen}-${seen}: Ncr = ${beta.toFixed(2)}·NEd = ${kN(n_cr)} kN`;
}

const kN = (force: number): string => (force / 1e3).toFixed(1);

/** What is known of a member without the structure's modes. */
export const WITHOUT_MODES = { still: false, moved: null, bow: null, ei: 0 } as const;

/** A length as the model shows it without the structure's modes; declared restraints count as in the check, of angles and tees not. */
export function shownLength({ axis, member, line, ends, n }: Pick<LengthInput, "axis" | "member" | "line" | "ends" | "n">): Length {
  const restraints = axis === "z" && !isAngleOrTee(line.spans[0]!.member.section) ? member.lateral_restraints : undefined;
  return bucklingLength({ axis, member, line, ends, n, ...WITHOUT_MODES, restraints });
}
