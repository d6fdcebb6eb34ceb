/** Buckling lengths of a design member where the model gives none: only what its ends are shown to allow. */

import { isAngleOrTee } from "../ec3/angles/angle_or_tee.ts";
import type { DesignMember } from "../generated/model.ts";
import { some } from "../results/counts.ts";
import type { CriticalFactors } from "../topology/context.ts";
import type { Line } from "../topology/line.ts";
import { criticalForce } from "./criticalforces.ts";
import type { End, Ends } from "./ends.ts";
import { longestUnheld } from "./restraint_gaps.ts";

/**
 * A hold of stiffness k lets a column under N sway at N·α = k·L. 5.2.1(3) asks α ≥ 10 of what may be analysed to first order; three times that is
 * asked here, since others lean on the same hold.
 */
const HELD = 30;
/** 6.3.1.2(4): up to this share of Ncr compression does not buckle a member. */
export const NEGLIGIBLE = 0.04;

/**
 * A length and what it rests on, told where it is asked for, or why there is none. `bows`: where it is longer than the member it is that of a line which goes on and bows with it, and
 * not one of sway, and where it is shorter, one that the member bows past, so that the diagram between the member's own ends is not the one between braced points.
 */
export type Length = KnownLength | { reason: string };

export interface KnownLength {
  l_cr: number;
  by: () => string;
  bows: boolean;
  /** Of a bound: it may be as short as that. */
  least?: number;
}

/** What holds an end sideways is stiff enough for this compression; what is not compressed asks for nothing. */
const isHeld = ({ sway }: End, axis: "y" | "z", length: number, n: number): boolean =>
  n === 0 || (axis === "y" ? sway.z : sway.y) * length >= HELD * n;

/** Both ends are shown to be held against what bends the member about an axis. */
export const areHeld = ({ start, end }: Ends, axis: "y" | "z", length: number, n: number): boolean =>
  isHeld(start, axis, length, n) && isHeld(end, axis, length, n);

/** Within this share two lengths are one. */
const SAME = 0.01;

/** A length that is given, with the structure's beside it where that is another. */
export function asGiven(l_cr: number, structure: Length): string {
  if ("reason" in structure || Math.abs(structure.l_cr - l_cr) <= SAME * l_cr) return "as given";
  return `as given; ${structure.l_cr.toFixed(2)} m by the structure`;
}

/** A length, and whose it is. */
export const lengthTold = (axis: string, l_cr: number, by: string): string => `Lcr,${axis} = ${l_cr.toFixed(2)} m, ${by}`;

/** About z what lies between declared restraints of both flanges, where the ends are held or among them; null elsewhere, and of an angle or a tee. */
export function declaredLength(
  { lateral_restraints: restraints }: DesignMember,
  axis: "y" | "z",
  { system: length, spans }: Line,
  ends: Ends,
  n: number,
): Length | null {
  if (axis === "y" || !restraints?.length || isAngleOrTee(spans[0]!.member.section)) return null;
  const holds = (end: End, at: number): boolean =>
    isHeld(end, axis, length, n) || restraints.some(({ flange, position }) => flange === "both" && position === at);
  const gap = longestUnheld(restraints);
  if (gap >= 1 || !holds(ends.start, 0) || !holds(ends.end, 1)) return null;
  return { l_cr: gap * length, by: () => "between lateral_restraints of both flanges, as declared", bows: false };
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
  const own = (by: string): Length => ({ l_cr: line.system, by: () => by, bows: false });
  if (critical === null || n === 0) return own("its own: nothing presses it");
  const { n_cr, beta } = criticalForce(critical, about, n);
  // What is hardly pressed does not sway by its own compression.
  if (swaysAt !== null && swaysAt * n < n_cr && n > NEGLIGIBLE * n_cr) {
    const by = (): string => `a mode of sway that is not in the forces has αcr = ${swaysAt.toFixed(2)}: Ncr = αcr·NEd (5.2.2(8))`;
    return { l_cr: Math.PI * Math.sqrt(ei / (swaysAt * n)), by, bows: false };
  }
  const l_cr = Math.PI * Math.sqrt(ei / n_cr);
  if (ownBy !== null && l_cr > line.system) return own(ownBy);
  return { l_cr, by: () => criticalSaid(critical, about, beta, n_cr, axis), bows: isMet || isLonger(critical, line) };
}

/** How much more than what it bears without loads a line may bear as tension beside it stiffens what holds it: engineering judgement. */
const STIFFENED = 1.05;

/** No critical force that is not below `critical` gives a longer one; `bows` where any gives one that does. */
export function longestLength({ about, line, n, ei, critical, isMet, ownBy, swaysAt }: CriticalLengthInput): Length {
  if (typeof critical === "string") return { reason: critical };
  const by = (): string => "";
  const own = line.system;
  if (critical === null || n === 0) return { l_cr: own, by, bows: false, least: own };
  const { n_cr } = criticalForce(critical, about, n);
  const l_cr = Math.PI * Math.sqrt(ei / Math.min(n_cr, (swaysAt ?? Infinity) * n));
  const least = Math.PI * Math.sqrt(ei / (STIFFENED * (n + critical.unloaded[about])));
  return {
    l_cr: ownBy !== null && swaysAt === null ? Math.min(l_cr, own) : l_cr,
    by,
    bows: isMet || isLonger(critical, line),
    least: ownBy === null ? least : Math.min(least, own),
  };
}

const isLonger = (critical: CriticalFactors, { spans }: Line): boolean =>
  critical.line.some((id) => spans.every(({ member }) => member.id !== id));

/** Ncr and how it comes about, as Ncr = NEd + what the line bears besides. */
function criticalSaid({ even, line }: CriticalFactors, axis: "y" | "z", beta: number | null, n_cr: number, seen: string): string {
  const whole = line.length > 1 ? `the line of ${some(line, 3)}` : "it";
  const besides = `beside all loads of the combination ${whole} bears`;
  return beta === null
    ? `${besides} ${kN(even[axis])} kN all along before it buckles about ${seen}-${seen}: Ncr = NEd + ${kN(even[axis])} = ${kN(n_cr)} kN`
    : `${besides} ${(beta - 1).toFixed(2)} times its forces before it buckles about ${seen}-${seen}: Ncr = ${beta.toFixed(2)}·NEd = ${kN(n_cr)} kN`;
}

const kN = (force: number): string => (force / 1e3).toFixed(1);
