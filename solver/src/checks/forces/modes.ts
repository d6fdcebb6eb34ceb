/** The structure's buckling modes as the checks see them. */

import { BOW, FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Frame } from "../../model/frame.ts";
import type { Stability } from "../../results/index.ts";
import { chordsOf } from "../../topology/chords.ts";
import type { Mode } from "../../topology/context.ts";
import { preventedBy } from "../buckling/restrained_bows.ts";
import { fallsWith } from "../buckling/sway.ts";

/** Rafters: rise per length of what is neither level nor as steep as 30°. */
const RISES = [0.01, 0.5] as const;

/** Which imperfections beside leans along one way the forces have: turns about the vertical, and those in the shape of modes. */
export interface Counted {
  turns: boolean;
  waves: boolean;
}

/** The modes of all combinations; `verified` by combination which members a check looks at. */
export function modesOf(
  stability: readonly Stability[],
  frame: Frame,
  designs: readonly DesignMember[] = [],
  counted: Counted = { turns: false, waves: false },
  verified?: (combination: number) => readonly number[],
): Mode[] {
  let lines: Int32Array | undefined;
  const isSeen = (mode: Mode): boolean => mode.alpha_cr >= 1 || !verified || verified(mode.combination).some((m) => fallsWith(mode, [m]));
  const own = (one: Stability): Mode[] => {
    lines ??= linesOf(chordsOf(frame).whole);
    const shares = { participation: byLine(lines, one.participation), participation_y: byLine(lines, one.participation_y) };
    const [lowest, ...others] = told({ ...one, ...shares }, (m) => isFlatRafter(frame, m), counted);
    if (!lowest) return [];
    const prevented = lowest.alpha_cr < 1 ? preventedBy(lowest, lines, frame, designs) : null;
    const seen = (mode: Mode): Mode => (isSeen(mode) ? mode : { ...mode, unverified: true });
    return [{ ...lowest, ...(prevented === null ? {} : { prevented }) }, ...others].map(seen);
  };
  return stability.flatMap((one) => [
    ...own(one),
    ...one.apart.flatMap((each) => {
      const of = new Set(each.members);
      return own(each).map((mode) => ({ ...mode, of }));
    }),
  ]);
}

function isFlatRafter({ axes }: Frame, m: number): boolean {
  const rise = Math.abs(axes[9 * m + 2]!);
  return rise > RISES[0] && rise < RISES[1];
}

/** The straight line that each member is a piece of, counted from 0. */
function linesOf(chords: Int32Array): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from({ length: chords.length / 2 }, (_, m) => {
    const name = `${chords[2 * m]} ${chords[2 * m + 1]}`;
    const line = known.get(name) ?? known.size;
    known.set(name, line);
    return line;
  });
}

/** What the pieces of a straight line take part with together, for each of them: cutting a member changes nobody's share. */
function byLine(lines: Int32Array, participation: readonly number[]): number[] {
  const sums = new Float64Array(lines.length);
  participation.forEach((share, m) => void (sums[lines[m]!]! += share));
  return participation.map((_, m) => sums[lines[m]!]!);
}

/** The lowest mode, and that of sway where it is another, or what it lies above. */
function told(found: Stability, isFlat: (m: number) => boolean, counted: Counted): Mode[] {
  const { combination, alpha_cr, sway, sway_share, alpha_sway, sway_above, swaying, swaying_complete, participation } = found;
  if (alpha_cr === null) return [];
  const known = alpha_sway !== null && alpha_sway < FIRST_ORDER;
  const snaps = swaying.every(isFlat) ? { snaps: true as const } : {};
  const waving = wavesOf(found, counted);
  const members = known
    ? {
        swaying: new Set(swaying),
        ...(swaying_complete ? snaps : { unsearched: true as const }),
        ...(waving && { waving }),
      }
    : {};
  const bow = sway_share !== null && sway_share <= BOW ? { about_y: found.participation_y } : {};
  const lowest = { combination, alpha_cr, sway, participation, ...bow };
  if (sway) return [{ ...lowest, ...members, sways_y: found.participation_y }];
  const least = alpha_sway ?? sway_above;
  // Who takes part in a mode that was not found, or does not matter, is not known, so that everyone may.
  return least === null
    ? [lowest]
    : [lowest, { combination, alpha_cr: Math.max(alpha_cr, least), sway: true, participation: [], ...members }];
}

/** Who takes part in modes that nothing of the analysis brings about. */
function wavesOf({ alpha_waving, waving, alpha_turning, turning }: Stability, counted: Counted): Mode["waving"] | null {
  const waves = counted.waves ? null : alpha_waving;
  const turns = counted.turns ? null : alpha_turning;
  if (waves === null && turns === null) return null;
  return {
    alpha: Math.min(waves ?? Infinity, turns ?? Infinity),
    members: new Set([...(waves === null ? [] : waving), ...(turns === null ? [] : turning)]),
  };
}
