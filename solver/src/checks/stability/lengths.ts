/** Buckling lengths of a design member where the model gives none: only what its ends are shown to allow. */

import type { DesignMember } from "../../generated/model.ts";
import type { Line } from "../run/line.ts";
import type { End, Ends } from "./ends.ts";

/**
 * A hold of stiffness k lets a column under N sway at N·α = k·L. 5.2.1(3) asks α ≥ 10 of what may be analysed to first order; three times that is
 * asked here, since a bar may be counted on several ways to the ground, and others may lean on the same hold.
 */
const HELD = 30;
/** What holds by bending may sway with all the columns it stands for: ten of them, each as heavily loaded. */
const FRAMED = 100;

/** A length and what it rests on, or why there is none. */
export type Length = { l_cr: number; by: string; assumed: string | null } | { reason: string };

export interface LengthInput {
  axis: "y" | "z";
  member: DesignMember;
  line: Line;
  ends: Ends;
  /** Largest compression, N. */
  n: number;
  /** The analysis shows that the structure does not sway, α_cr ≥ 10 (5.2.1(3)). */
  still: boolean;
  /** Lowest factor of any mode the member takes part in, where the analysis looked for them, and E·I about the axis. */
  mode: number | null;
  ei: number;
}

/** Lcr about one axis: as given, the length between ends held against sway, or twice it from a clamped root to a free tip. */
export function bucklingLength({ axis, member, line, ends, n, still, mode, ei }: LengthInput): Length {
  const given = axis === "y" ? member.l_cr_y : member.l_cr_z;
  if (given !== undefined) return { l_cr: given, by: "as given", assumed: null };
  const { length } = line;
  // Bending about y moves the member along z.
  const way = axis === "y" ? "z" : "y";
  const held = (end: End): boolean => end.sway[way] * length >= HELD * n || end.frame[way] * length >= FRAMED * n;
  const by = (end: End): string => (end.sway[way] * length >= HELD * n ? end.swayBy[way] : "a frame far stiffer than its force asks for");
  const { start, end } = ends;
  if (held(start) && held(end)) return { l_cr: length, by: `start held along ${way} by ${by(start)}, end by ${by(end)}`, assumed: null };
  if (still) {
    // A piece of a longer member, or an end that gives way, shows in a mode: its critical force stands for a longer length.
    const l_cr = Math.max(length, mode === null || n === 0 ? 0 : Math.PI * Math.sqrt(ei / (mode * n)));
    const by = "αcr ≥ 10: the structure does not sway (5.2.1(3))";
    return { l_cr, by: l_cr > length ? `${by}; by the mode with αcr = ${(mode as number).toFixed(2)}` : by, assumed: null };
  }
  for (const [root, tip] of [
    [start, end],
    [end, start],
  ] as const)
    if (root.clamped[axis] && tip.bare)
      return {
        l_cr: 2 * length,
        by: `clamped by ${root.swayBy[way]} at one end, free at the other: 2·L`,
        assumed: "one end is free and l_cr_y or l_cr_z is not given: twice the length is taken, which holds for a root that does not turn",
      };
  const loose = held(start)
    ? `its end ${end.node} is`
    : held(end)
      ? `its end ${start.node} is`
      : `its ends ${start.node} and ${end.node} are`;
  return { reason: `l_cr_${axis} is not given and ${loose} not shown to be held against sway along ${way}: give l_cr_${axis}` };
}

/** Which ends hold the member which way against a compression: all that a length takes from it where nothing is known of modes. */
function holding({ line: { length }, ends, n }: Pick<LengthInput, "line" | "ends" | "n">): number {
  const held = ({ sway, frame }: End, way: "y" | "z"): number =>
    sway[way] * length >= HELD * n || frame[way] * length >= FRAMED * n ? 1 : 0;
  return held(ends.start, "y") + 2 * held(ends.start, "z") + 4 * held(ends.end, "y") + 8 * held(ends.end, "z");
}

/** By ends and what they hold: every combination asks. */
const swayLengths = new WeakMap<Ends, (boolean | undefined)[]>();

/** True where the length about some axis is longer than the member: it stands for a mode of sway. */
export function isSwayLength(input: Omit<LengthInput, "axis" | "still" | "mode" | "ei">): boolean {
  let known = swayLengths.get(input.ends);
  if (!known) swayLengths.set(input.ends, (known = []));
  return (known[holding(input)] ??= (["y", "z"] as const).some((axis) => {
    const found = bucklingLength({ ...input, axis, still: false, mode: null, ei: 0 });
    return !("reason" in found) && found.l_cr > input.line.length * (1 + 1e-6);
  }));
}
