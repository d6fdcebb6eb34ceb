/** The factor at which a structure sways, who takes part, and the mode behind it: the lowest mode may be a bow. */

import { eigenpairs } from "../../numerics/eigen.ts";
import type { Stability } from "../../results/index.ts";
import type { Critical } from "./critical.ts";
import { type Leaning, type LeaningModes, leaningModes, whoSways } from "./leaning.ts";
import type { Leant, LowModes } from "./leant.ts";
import { BOW, FIRST_ORDER, OF_INTEREST, SWAY } from "./sway.ts";

/** Modes of whole members looked at for one of sway. */
const LOOKED_AT = 6;
const SEARCH = { problem: "buckling", limit: OF_INTEREST, prove: false, restarts: 1 } as const;
/** Of the shape of the lowest mode, which tells what it draws taut, and of others. */
const [CLOSELY, ROUGHLY] = [1e-6, 0.03];

type Swaying = Pick<Stability, "alpha_sway" | "sway_above"> & ReturnType<typeof whoSways>;
export const NOBODY: Swaying = {
  alpha_sway: null,
  sway_above: null,
  swaying: [],
  swaying_y: [],
  swaying_z: [],
  swaying_complete: true,
  alpha_waving: null,
  waving: [],
  waves: [],
  alpha_turning: null,
  turning: [],
};

/**
 * On whole members, which hide what happens inside them, a mode of sway comes early; its factor is then at most 1.3 % high.
 * `lowest` is the lowest mode and `sway` its share of sway; where they are `blind` to some sway nothing is proved.
 */
export function* swayMode(leant: Leant, lowest: Critical, sway: number, blind: boolean): Generator<void, Swaying> {
  const { alpha, above, shape } = lowest;
  if (alpha > OF_INTEREST) return { ...NOBODY, alpha_sway: sway >= SWAY ? alpha : null, sway_above: above };
  if (sway >= SWAY) return told(leant, alpha, above, shape);
  const { values, shapes, shares } = lowModes(leant);
  yield;
  const at = shares.findIndex((share) => share >= SWAY);
  return at < 0 ? hidden(leant, alpha, blind) : told(leant, Math.max(alpha, values[at]!), null, shapes[at]!);
}

/** A mode of sway among many bows: of chords alone, of which there are few. */
function hidden(leant: Leant, alpha: number, blind: boolean): Swaying {
  const modes = leaningModes(leant);
  const least = likeliest(modes);
  if (!least) return { ...NOBODY, sway_above: modes.complete && !blind ? FIRST_ORDER : null };
  return told(leant, Math.max(alpha, least.factor), null, least.shape);
}

/** Modes that are part sway, part bow may add up to one of sway, which is no lower than the lowest of them. */
function likeliest({ found, mixed }: LeaningModes): Leaning | undefined {
  const [first, ...others] = found.length ? found : mixed;
  return others.reduce((one, other) => (one && other.factor < one.factor ? other : one), first);
}

/** The lowest mode of whole members, unless it is a bow, and the lowest of sway, as far as they are of interest. */
export function leaningShapes(leant: Leant): Float64Array[] {
  const { shapes, shares } = lowModes(leant);
  const lowest = shapes.slice(0, shares[0]! > BOW ? 1 : 0);
  const at = shares.findIndex((share) => share >= SWAY);
  const sway = at < 0 ? likeliest(leaningModes(leant))?.shape : shapes[at];
  return sway && sway !== lowest[0] ? [...lowest, sway] : lowest;
}

/** The lowest modes of whole members, more than one unless that is of sway: drawing slack members taut and looking for sway both want them. */
function lowModes(leant: Leant): LowModes {
  if (leant.low) return leant.low;
  const lowest = foundModes(leant, 1);
  const isBow = lowest.shares.some((share) => share < SWAY);
  return (leant.low = isBow ? foundModes(leant, LOOKED_AT) : lowest);
}

function foundModes(leant: Leant, count: number): LowModes {
  leant.press("members");
  const { values, shapes } = eigenpairs(leant.kernel, { ...SEARCH, count, tolerance: count === 1 ? CLOSELY : ROUGHLY });
  return { values, shapes, shares: shapes.map((shape) => leant.divide(shape).sway) };
}

function told(leant: Leant, alpha_sway: number, sway_above: number | null, shape: Float64Array): Swaying {
  const who = alpha_sway < FIRST_ORDER ? whoSways(leant, alpha_sway, shape) : {};
  return { ...NOBODY, alpha_sway, sway_above, ...who };
}
