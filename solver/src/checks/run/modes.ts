/** The structure's buckling modes as the checks see them. */

import { FIRST_ORDER } from "../../analysis/sway.ts";
import { chordsOf } from "../../model/chords.ts";
import type { Frame } from "../../model/frame.ts";
import type { Stability } from "../../results.ts";
import type { Mode } from "./context.ts";

/** The modes of all combinations. */
export function modesOf(stability: readonly Stability[], frame: Frame): Mode[] {
  let lines: Int32Array | undefined;
  return stability.flatMap((one) => told({ ...one, participation: byLine((lines ??= chordsOf(frame).whole), one.participation) }));
}

/** What the pieces of a straight line take part with together, for each of them: cutting a member changes nobody's share. */
function byLine(lines: Int32Array, participation: readonly number[]): number[] {
  const name = (m: number): string => `${lines[2 * m]} ${lines[2 * m + 1]}`;
  const sums = new Map<string, number>();
  participation.forEach((share, m) => void sums.set(name(m), (sums.get(name(m)) ?? 0) + share));
  return participation.map((_, m) => sums.get(name(m)) as number);
}

/** The lowest mode, and that of sway where it is another, or what it lies above. */
function told({ combination, alpha_cr, sway, alpha_sway, sway_above, swaying, swaying_complete, participation }: Stability): Mode[] {
  if (alpha_cr === null) return [];
  const known = alpha_sway !== null && alpha_sway < FIRST_ORDER;
  const members = known ? { swaying: new Set(swaying), ...(swaying_complete ? {} : { unsearched: true as const }) } : {};
  const lowest = { combination, alpha_cr, sway, participation };
  if (sway) return [{ ...lowest, ...members }];
  const least = alpha_sway ?? sway_above;
  // Who takes part in a mode that was not found, or does not matter, is not known, so that everyone may.
  return least === null
    ? [lowest]
    : [lowest, { combination, alpha_cr: Math.max(alpha_cr, least), sway: true, participation: [], ...members }];
}
