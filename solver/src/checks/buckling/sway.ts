/** What the buckling modes of the structure say of its members: EN 1993-1-1 5.2.1(3) and 5.2.2. */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import type { CheckMember, Mode } from "../../topology/context.ts";
import { type Told, toldOf } from "./mode_summary.ts";

/** A member takes part in a mode where its share is at least this much of the largest. */
const TAKES_PART = 0.1;

/** What one combination's modes mean for some members. */
export interface Sway {
  /** The analysis found the factor of sway in this combination, or that it lies above all that matters. */
  known: boolean;
  /** α_cr ≥ 10: the structure does not sway, and members keep the length between their ends. */
  still: boolean;
  /** No mode of sway lies below this factor. */
  swaysFrom: number;
  /** Lowest factor below 1 of either kind that concerns them: they buckle before their loads are reached. */
  unstable: number | null;
  /** The mode below 1 that restraints declared for one member alone rule out: what lies above it was not looked at. */
  prevented: Told["prevented"];
  /** Lowest sway factor below 10 in which the members take part. */
  alpha: number | null;
  /** Whether they do is not known: there are more such modes than were looked at. */
  unsearched: boolean;
  /** It is one in which flat rafters alone lose their rise. */
  snaps: boolean;
  /** The axis of the first of them along which it goes in that mode of sway; null where there is none, or its shape was not found. */
  along: "y" | "z" | null;
  /** Lowest factor of a mode in which they take part and whose imperfections the forces have not. */
  waving: number | null;
}

/** The rule for members in a combination; without modes nothing is known of the structure's sway. */
export function swayOf(modes: readonly Mode[] | undefined, combination: number, members: readonly number[]): Sway {
  const told = toldOf(modes, combination, members[0]);
  let unstable: number | null = null;
  for (const mode of told.own)
    if (mode.alpha_cr < (unstable ?? 1) && mode.prevented === undefined && fallsWith(mode, members)) unstable = mode.alpha_cr;
  let taking: Mode | null = null;
  for (const mode of told.swaying) if (!taking && mode.alpha_cr < FIRST_ORDER && takesPart(mode, members)) taking = mode;
  const { still, swaysFrom, prevented } = told;
  const alpha = taking?.alpha_cr ?? null;
  const unsearched = taking?.unsearched ?? false;
  const snaps = taking?.snaps ?? false;
  const known = still || told.swaying.length > 0;
  const along = taking && swayAxis(taking, members[0]!);
  const waving = told.swaying.find((mode) => mode.waving && members.some((m) => mode.waving!.members.has(m)))?.waving?.alpha ?? null;
  return {
    known,
    still,
    swaysFrom,
    unstable,
    prevented,
    alpha,
    unsearched,
    snaps,
    along,
    waving,
  };
}

/** The axis of its own along which a member goes in a mode of sway, where that is known. */
function swayAxis({ participation, sways_y }: Mode, member: number): "y" | "z" | null {
  const share = participation[member] ?? 0;
  return !sways_y || share <= 0 ? null : (sways_y[member] ?? 0) >= share / 2 ? "z" : "y";
}

export const otherThan = (axis: "y" | "z"): "y" | "z" => (axis === "y" ? "z" : "y");

/** Modes of sway of a combination that may be a member's, the lowest first. */
export const swayModes = (modes: readonly Mode[] | undefined, combination: number, member: number): readonly Mode[] =>
  toldOf(modes, combination, member).swaying;

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

export function takesPart(mode: Mode, members: readonly number[]): boolean {
  const { participation, swaying } = mode;
  const least = TAKES_PART * largestShare(mode);
  for (const m of members) if (swaying ? swaying.has(m) : Math.abs(participation[m] ?? 0) >= least) return true;
  return false;
}

/** Their compression does a share of the mode's work that is considerable beside the largest: what is merely moved along, or pulled, bears none of it. */
export function bears(mode: Mode, members: readonly number[]): boolean {
  const least = TAKES_PART * largestShare(mode);
  return members.some((m) => (mode.participation[m] ?? 0) >= least);
}

/** A mode below 1 fails whoever sways or buckles in it: everybody where that is not known, where none of those is verified, and where no members are named. */
export function fallsWith(mode: Mode, members: readonly number[]): boolean {
  if (members.length === 0 || mode.unverified || mode.unsearched) return true;
  if (mode.sway) return (mode.participation.length === 0 && !mode.swaying) || takesPart(mode, members);
  return mode.participation.length === 0 || bears(mode, members);
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

/** Index of every member of a target. */
export function indices(members: readonly CheckMember[]): number[] {
  const out: number[] = [];
  for (const { index } of members) out.push(index);
  return out;
}
