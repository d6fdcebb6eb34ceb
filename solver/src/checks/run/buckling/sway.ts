/** What the buckling modes of the structure say of its members: EN 1993-1-1 5.2.1(3) and 5.2.2. */

import { FIRST_ORDER } from "../../../analysis/stability/sway.ts";
import type { DesignMember } from "../../../generated/model.ts";
import type { Profile } from "../../clauses/profile.ts";
import { isSwayLength } from "../../stability/lengths.ts";
import type { CheckMember, Mode, Vector } from "../context.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import { computed, decided, q } from "../trace/quantity.ts";
import { type MemberCheck, open, verified } from "./member.ts";
import { bowAxis } from "./prevented.ts";

/** A member takes part in a mode where its share is at least this much of the largest. */
const TAKES_PART = 0.1;
/** A mode is theirs whose share is at least this much of the largest. */
const THEIRS = 0.9;

/** What one combination's modes mean for some members. */
export interface Sway {
  /** The analysis found the factor of sway in this combination, or that it lies above all that matters. */
  known: boolean;
  /** α_cr ≥ 10: the structure does not sway, and members keep the length between their ends. */
  still: boolean;
  /** Lowest factor of either kind where it is below 1: the structure buckles before its loads are reached. */
  unstable: number | null;
  /** The mode below 1 that restraints declared for one member alone rule out: what lies above it was not looked at. */
  prevented: { alpha: number; by: string } | null;
  /** Lowest sway factor below 10 in which the members take part. */
  alpha: number | null;
  /** Whether they do is not known: there are more such modes than were looked at. */
  unsearched: boolean;
  /** Lowest factor of either kind in which they are known to take part. */
  moved: number | null;
  /** The same without modes of sway from 10 on, which leave members the length between their ends (5.2.1(3)). */
  bow: number | null;
  /** Lowest factor of a mode that is theirs before all others'. */
  own: number | null;
  /** The axis of the model's about which they bow in it; null where it is not plainly one. */
  about: "y" | "z" | null;
  /** The axis of the first of them along which it goes in that mode of sway; null where there is none, or its shape was not found. */
  along: "y" | "z" | null;
}

const UNKNOWN: Sway = {
  known: false,
  still: false,
  unstable: null,
  prevented: null,
  alpha: null,
  unsearched: false,
  moved: null,
  bow: null,
  own: null,
  about: null,
  along: null,
};

/** The rule for members in a combination; without modes nothing is known of the structure's sway. */
export function swayOf(modes: readonly Mode[] | undefined, combination: number, members: readonly number[]): Sway {
  const told = modes && whatModesTell(modes).get(combination);
  if (!told) return UNKNOWN;
  let [moved, bow, own]: [number | null, number | null, number | null] = [null, null, null];
  let about: Sway["about"] = null;
  for (const mode of told.own) {
    if (mode.participation.length === 0 || !takesPart(mode, members)) continue;
    moved = Math.min(moved ?? Infinity, mode.alpha_cr);
    if (!mode.sway || mode.alpha_cr < FIRST_ORDER) bow = Math.min(bow ?? Infinity, mode.alpha_cr);
    if (leads(mode, members) && mode.alpha_cr < (own ?? Infinity)) [own, about] = [mode.alpha_cr, bowAxis(mode, members[0]!)];
  }
  let taking: Mode | null = null;
  for (const mode of told.swaying) if (!taking && mode.alpha_cr < FIRST_ORDER && takesPart(mode, members)) taking = mode;
  const { still, unstable, prevented } = told;
  const [alpha, unsearched] = [taking?.alpha_cr ?? null, taking?.unsearched ?? false];
  const [known, along] = [still || told.swaying.length > 0, taking && swayAxis(taking, members[0]!)];
  return { known, still, unstable, prevented, alpha, unsearched, moved, bow, own, about, along };
}

/** The axis of its own along which a member goes in a mode of sway, where that is known. */
function swayAxis({ participation, sways_y }: Mode, member: number): "y" | "z" | null {
  const share = participation[member] ?? 0;
  return !sways_y || share <= 0 ? null : (sways_y[member] ?? 0) >= share / 2 ? "z" : "y";
}

/** What the modes of one combination say of every member alike. */
interface Told {
  own: readonly Mode[];
  /** Those of sway, the lowest first. */
  swaying: readonly Mode[];
  still: boolean;
  unstable: number | null;
  prevented: Sway["prevented"];
}

/** By the modes of all combinations: every member asks in every combination. */
const toldBy = new WeakMap<readonly Mode[], Map<number, Told>>();

function whatModesTell(modes: readonly Mode[]): Map<number, Told> {
  let out = toldBy.get(modes);
  if (!out) {
    const byCombination = new Map<number, Mode[]>();
    for (const mode of modes) byCombination.set(mode.combination, [...(byCombination.get(mode.combination) ?? []), mode]);
    out = new Map([...byCombination].map(([combination, own]) => [combination, toldTogether(own)]));
    toldBy.set(modes, out);
  }
  return out;
}

function toldTogether(own: readonly Mode[]): Told {
  const factors = own.map(({ alpha_cr }) => alpha_cr);
  const lowest = Math.min(...own.map(({ alpha_cr, prevented }) => (prevented === undefined ? alpha_cr : Infinity)));
  const ruledOut = own.find(({ prevented }) => prevented !== undefined);
  const prevented = ruledOut ? { alpha: ruledOut.alpha_cr, by: ruledOut.prevented! } : null;
  const swaying = own.filter(({ sway }) => sway).sort((a, b) => a.alpha_cr - b.alpha_cr);
  // A sway mode that was not found lies above all that were.
  const least = swaying[0]?.alpha_cr ?? Math.max(...factors);
  return { own, swaying, still: least >= FIRST_ORDER, unstable: lowest < 1 ? lowest : null, prevented };
}

/** Largest share of each mode: every member asks for it. */
const largestShares = new WeakMap<Mode, number>();

function largestShare(mode: Mode): number {
  let largest = largestShares.get(mode);
  if (largest === undefined) {
    largest = mode.participation.reduce((most, share) => Math.max(most, Math.abs(share)), 0);
    largestShares.set(mode, largest);
  }
  return largest;
}

function takesPart(mode: Mode, members: readonly number[]): boolean {
  const { participation, swaying } = mode;
  const least = TAKES_PART * largestShare(mode);
  for (const m of members) if (swaying ? swaying.has(m) : Math.abs(participation[m] ?? 0) >= least) return true;
  return false;
}

/** The mode is theirs before all others'. */
function leads(mode: Mode, members: readonly number[]): boolean {
  const least = THEIRS * largestShare(mode);
  for (const m of members) if ((mode.participation[m] ?? 0) >= least) return true;
  return false;
}

/** Members that take part in a sway mode below 10 in any combination, by index. */
export function sway({ stability = [] }: { stability?: readonly Mode[] }): Set<number> {
  const out = new Set<number>();
  for (const mode of stability)
    if (mode.sway && mode.alpha_cr < FIRST_ORDER)
      mode.participation.forEach((_, m) => {
        if (takesPart(mode, [m])) out.add(m);
      });
  return out;
}

export interface SwayInput {
  found: Sway;
  /** The analysis is of second order, so that sway is in the forces (5.2.2(3)). */
  second: boolean;
  /** The model leans the structure itself (5.3.2); and it does along the way that the member goes in its mode of sway. */
  leans: boolean;
  leansAlong: boolean;
  /** Seen with the major axis as y. */
  turned: boolean;
  design: DesignMember | null;
  /** The buckling lengths are those of a sway mode wherever the member may sway, see `hasSwayLengths`. */
  swayLength: boolean;
  length: number;
  p: Profile;
  e: number;
  /** Compression, N. */
  n: number;
  /** A·fy/γM1, and the largest utilisation of buckling found with the lengths given. */
  squash: number;
  used: number;
  /** Largest utilisation of all, and what the part of its end moments that sway could bring uses of the elastic section. */
  most: number;
  leaning: () => number;
}

/** The verification of 5.2.1 where the modes call for one; null where they do not. */
export function swayCheck({ found, second, swayLength }: Pick<SwayInput, "found" | "second" | "swayLength">): MemberCheck | null {
  if (found.unstable !== null) {
    const alpha = found.unstable;
    return verified("stability", 1 / alpha, () => [
      decided("5.2.1(3)", "The structure buckles before its loads are reached", "1/αcr ≤ 1", [q("αcr", alpha)], 1 / alpha),
    ]);
  }
  const { alpha, prevented } = found;
  if (prevented) return unknownAbove(prevented);
  if (alpha === null || second || swayLength) return null;
  const whose = found.unsearched
    ? "of a sway mode is below 10, one of more than were searched for who takes part"
    : "of a sway mode this member takes part in is below 10";
  const reason = `αcr = ${alpha.toFixed(2)} ${whose}: a first-order analysis does not serve (5.2.1(3)), and no buckling length of the sway mode is given: let analysis.options have order second and imperfections, or give l_cr_y and l_cr_z of that mode`;
  return open("stability", reason, () => [
    computed("5.2.1(3)", "Sway of the structure", "αcr ≥ 10 for a first-order analysis", [], q("αcr", alpha)),
  ]);
}

/** A declared restraint is word for its own member's checks: the structure without it buckles, and with it nobody has looked. */
function unknownAbove({ alpha, by }: NonNullable<Sway["prevented"]>): MemberCheck {
  return open(
    "stability",
    `αcr = ${alpha.toFixed(2)} is below 1 where '${by}' bows between its lateral_restraints, which the analysis does not know (5.2.1(3)): put them into the model as supports or bracing members`,
  );
}

/** A lean along one of these directions is one along a horizontal way from here on: at 45° either of two will do. */
const ALIKE = 0.7;

/** Some of the directions in which the structure leans goes the way of a member's axis. */
export const leansTowards = (directions: readonly string[], [x, y]: Vector): boolean =>
  directions.some((direction) => Math.abs(direction.endsWith("x") ? x : y) >= ALIKE * Math.hypot(x, y));

/** Second order amplifies a lean; one that the model does not make must be among its loads. Null where nothing is to be asked. */
export const upright = ({ found: { alpha }, second, leans, leansAlong }: SwayInput): string | null =>
  alpha === null || !second || leansAlong
    ? null
    : `αcr = ${alpha.toFixed(2)} of a sway mode is below 10 and the analysis has no sway imperfections (5.3.2)${leans ? " along the way it sways" : ""}: are they among the loads? Else give analysis.options.imperfections${leans ? " in that direction too" : ""}`;

/** Sway bends a member in a straight line from end to end, one way here and the other way there: the odd part of its end moments, over the elastic resistances. */
export function leaningShare(diagram: LineDiagram, { wel_y, wel_z }: Profile, fy: number): number {
  const odd = (axis: "my" | "mz"): number => Math.abs(diagram.moment(0, axis, 1) - diagram.moment(diagram.line.length, axis, -1)) / 2;
  return (odd("my") / wel_y + odd("mz") / wel_z) / fy;
}

/**
 * Columns with lengths of the sway mode answer for the frame's stability with first-order moments (5.2.2(8)); who leaves the sway to them feels its
 * second-order moments all the same. Null where nothing is to be asked.
 */
export function leftToOthers({ found: { alpha }, second, swayLength, design, length, most, leaning }: SwayInput): string | null {
  if (alpha === null || alpha <= 1 || second || !swayLength || !design) return null;
  if (isSwayLength(design.l_cr_y, length) || isSwayLength(design.l_cr_z, length)) return null;
  const growth = 1 / (1 - 1 / alpha);
  return most > 1 || most + (growth - 1) * leaning() <= 1
    ? null
    : `αcr = ${alpha.toFixed(2)} of a sway mode is below 10, and the buckling lengths given make up for it in other members alone (5.2.2(8)): with its sway moments times 1/(1 − 1/αcr) = ${growth.toFixed(2)} this one may not pass. Are they amplified so? Else analyse to second order`;
}

/** Index of every member of a target. */
export const indices = (members: readonly CheckMember[]): number[] => members.map(({ index }) => index);
