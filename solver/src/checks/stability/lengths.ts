/** Buckling lengths of a design member where the model gives none: only what its ends are shown to allow. */

import type { DesignMember } from "../../generated/model.ts";
import type { Line } from "../run/forces/line.ts";
import type { End, Ends } from "./ends.ts";

/**
 * A hold of stiffness k lets a column under N sway at N·α = k·L. 5.2.1(3) asks α ≥ 10 of what may be analysed to first order; three times that is
 * asked here, since a bar may be counted on several ways to the ground, and others may lean on the same hold.
 */
const HELD = 30;
/** What holds by bending may sway with all the columns it stands for: ten of them, each as heavily loaded. */
const FRAMED = 100;

/**
 * A length and what it rests on, told where it is asked for, or why there is none. `bows`: where it is longer than the member it is that of a line which goes on and bows with it, and
 * not one of sway, so that the diagram between the member's own ends is not the one between braced points.
 */
export type Length = { l_cr: number; by: () => string; assumed: string | null; bows: boolean } | { reason: string };

export interface LengthInput {
  axis: "y" | "z";
  member: DesignMember;
  line: Line;
  ends: Ends;
  /** Largest compression, N. */
  n: number;
  /** The analysis shows that the structure does not sway, α_cr ≥ 10 (5.2.1(3)). */
  still: boolean;
  /** Lowest factor of a mode that is known to move the member, where the analysis looked for them; the same without sway from 10 on; and E·I about the axis. */
  moved: number | null;
  bow: number | null;
  ei: number;
  /** The analysis has sway and its second-order effects in its forces. */
  leans?: boolean;
}

const AXES = ["y", "z"] as const;

const STILL = "αcr ≥ 10 of the lowest sway mode: the structure does not sway (5.2.1(3))";

/** Bending about y moves the member along z. */
const wayOf = (axis: "y" | "z"): "y" | "z" => (axis === "y" ? "z" : "y");

/** What holds an end sideways is stiff enough for this compression. */
function isHeld({ sway, frame }: End, axis: "y" | "z", length: number, n: number): boolean {
  const way = wayOf(axis);
  return sway[way] * length >= HELD * n || frame[way] * length >= FRAMED * n;
}

/** The free tip of a member whose other end is clamped; null where there is none. */
function tipOf({ start, end }: Ends, axis: "y" | "z"): End | null {
  return start.clamped[axis] && end.bare ? end : end.clamped[axis] && start.bare ? start : null;
}

/** Lcr about one axis: as given, the length between ends held against sway, or twice it from a clamped root to a free tip. */
export function bucklingLength({ axis, member, line, ends, n, still, moved, bow, ei, leans = false }: LengthInput): Length {
  const given = axis === "y" ? member.l_cr_y : member.l_cr_z;
  const { system: length } = line;
  const way = wayOf(axis);
  if (given !== undefined)
    return { l_cr: given, by: () => "as given", assumed: null, bows: ends.start.through[way] || ends.end.through[way] };
  const held = (end: End): boolean => isHeld(end, axis, length, n);
  const by = (end: End): string => (end.sway[way] * length >= HELD * n ? end.swayBy[way] : "a frame far stiffer than its force asks for");
  const { start, end } = ends;
  if (held(start) && held(end))
    return { l_cr: length, by: () => `start held along ${way} by ${by(start)}, end by ${by(end)}`, assumed: null, bows: false };
  // Ahead of the modes: of a cantilever they tell one factor, that of the axis which gives way first.
  const tip = tipOf(ends, axis);
  if (tip)
    return {
      l_cr: 2 * length,
      by: () => `clamped by ${(tip === start ? end : start).swayBy[way]} at one end, free at the other: 2·L`,
      assumed: "one end is free and l_cr_y or l_cr_z is not given: twice the length is taken, which holds for a root that does not turn",
      bows: false,
    };
  const through = [start, end].find((one) => !held(one) && one.through[way]);
  if (still && through && moved === null)
    return {
      reason: `l_cr_${axis} is not given and it goes on at node ${through.node}, where nothing is shown to hold it along ${way}: check the whole as one design member, or give l_cr_${axis}`,
    };
  if (still) {
    // A piece of a longer member, or an end that gives way, shows in a mode: its critical force stands for a longer length. Sway from 10 on is none of it,
    // but for a piece, be it of an arch, whose ends are no ends: being the lowest of all modes, it lies below that of the whole line.
    const piece = through || [start, end].some((one) => !held(one) && one.onward);
    const alpha = piece ? moved : bow;
    const l_cr = Math.max(length, alpha === null || n === 0 ? 0 : Math.PI * Math.sqrt(ei / (alpha * n)));
    return {
      l_cr,
      by: () => `${STILL}${l_cr > length ? `; by the mode with αcr = ${(alpha as number).toFixed(2)}` : ""}`,
      assumed: null,
      bows: true,
    };
  }
  const loose = held(start)
    ? `its end ${end.node} is`
    : held(end)
      ? `its end ${start.node} is`
      : `its ends ${start.node} and ${end.node} are`;
  const own = leans
    ? ` (5.2.2(7)b lets it be its own length, ${length.toFixed(2)} m, where the second-order analysis leans the structure along ${way} too)`
    : "";
  return { reason: `l_cr_${axis} is not given and ${loose} not shown to be held against sway along ${way}: give l_cr_${axis}${own}` };
}

/** What is known of a member without the structure's modes. */
export const WITHOUT_MODES = { still: false, moved: null, bow: null, ei: 0 } as const;

type SwayLengthInput = Omit<LengthInput, "axis" | "leans" | keyof typeof WITHOUT_MODES>;

/** A length longer than the member stands for a mode of sway. */
export const isSwayLength = (l_cr: number | undefined, length: number): boolean => l_cr !== undefined && l_cr > length * (1 + 1e-6);

/**
 * The member's lengths stand for a mode of sway wherever it may sway: about every axis about which its ends are not shown to be held the length is longer
 * than the member. One that is held about both leaves the sway to others (5.2.2(8)): `others` says whether some of them have such lengths.
 */
export function hasSwayLengths({ member, line: { system: length }, ends, n }: SwayLengthInput, others: boolean): boolean {
  let some = others;
  for (const axis of AXES) {
    const held = isHeld(ends.start, axis, length, n) && isHeld(ends.end, axis, length, n);
    const given = axis === "y" ? member.l_cr_y : member.l_cr_z;
    const sways = given === undefined ? !held && tipOf(ends, axis) !== null : isSwayLength(given, length);
    if (!held && !sways) return false;
    some ||= sways;
  }
  return some;
}
