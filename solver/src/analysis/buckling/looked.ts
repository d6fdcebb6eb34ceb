/** What a look at the stability of one combination finds. */

import type { EigenResult } from "../../numerics/eigen.ts";
import type { BucklingMode, PartFailure, Stability } from "../../results/index.ts";
import { FIRST_ORDER } from "./sway.ts";
import { NOBODY } from "./swaymode.ts";

export const alphaOf = ({ alpha_cr }: Stability): number => alpha_cr ?? Infinity;

/** Buckling modes where they are asked for. */
export interface Modes {
  modes: BucklingMode[];
  proof: EigenResult["proof"];
  parts: number;
}

const firstOf = ({ modes }: Modes): number => modes[0]?.alpha_cr ?? Infinity;
export const lowerModes = (one: Modes, other: Modes): Modes => (firstOf(other) < firstOf(one) ? other : one);

export const NONE: Omit<Stability, "combination"> = {
  alpha_cr: null,
  proved_above: null,
  sway: false,
  sway_share: null,
  ...NOBODY,
  participation: [],
  participation_y: [],
  taut: [],
  members: [],
  apart: [],
  failed: null,
};

/** As results have it: shapes are for imperfections alone, and work is counted for all together. */
export const withoutWaves = ({ waves: _, work: __, ...one }: Stability): Stability => ({ ...one, apart: one.apart.map(withoutWaves) });

export const withoutStability = (combination: number, failed: PartFailure): Stability => ({ ...NONE, combination, failed });

/** Where a look leaves its sway: what is not known ranks just below what is high enough, so that only a factor that is not goes before it. */
const swayOf = ({ alpha_cr, alpha_sway, sway_above }: Stability): number =>
  alpha_cr === null ? Infinity : (alpha_sway ?? sway_above ?? FIRST_ORDER * (1 - 1e-9));

const both = (one: readonly number[], other: readonly number[]): number[] => [...new Set([...one, ...other])].sort((a, b) => a - b);

/** Whether a look changes what is known by another: its factor is lower, or that of its sway. */
export const isLower = (found: Stability, than: Stability): boolean => alphaOf(found) < alphaOf(than) || swayOf(found) < swayOf(than);

/** Of two looks at one combination the one with the lower factor, and the sway of whichever sways first; who sways in either does. */
export function lowerOf(one: Stability, other: Stability): Stability {
  const [first, second] = alphaOf(other) < alphaOf(one) ? [other, one] : [one, other];
  const { alpha_sway, sway_above } = swayOf(second) < swayOf(first) ? second : first;
  const lower = (key: "alpha_waving" | "alpha_turning"): number | null => {
    const alpha = Math.min(first[key] ?? Infinity, second[key] ?? Infinity);
    return alpha < Infinity ? alpha : null;
  };
  return {
    ...first,
    ...{ alpha_sway, sway_above, alpha_waving: lower("alpha_waving"), alpha_turning: lower("alpha_turning") },
    swaying: both(first.swaying, second.swaying),
    swaying_y: both(first.swaying_y, second.swaying_y),
    swaying_z: both(first.swaying_z, second.swaying_z),
    swaying_complete: first.swaying_complete && second.swaying_complete,
    waving: both(first.waving, second.waving),
    waves: [...(first.waves ?? []), ...(second.waves ?? [])],
    turning: both(first.turning, second.turning),
  };
}
