/** The factor at which a structure sways, who takes part, and the mode behind it: the lowest mode may be a bow. */

import { eigenpairs } from "../../numerics/eigen.ts";
import type { Stability } from "../../results/index.ts";
import { assembleGeometric } from "./assembly.ts";
import type { Critical } from "./critical.ts";
import { type Leant, leaningModes, whoSways } from "./leaning.ts";
import { divide, FIRST_ORDER, OF_INTEREST, SWAY } from "./sway.ts";

/** Modes of whole members looked at for one of sway. */
const LOOKED_AT = 6;
const SEARCH = { problem: "buckling", count: LOOKED_AT, tolerance: 0.03, prove: false, restarts: 1 } as const;

type Swaying = Pick<Stability, "alpha_sway" | "sway_above"> & ReturnType<typeof whoSways>;
/** With the mode of sway behind it. */
type Told = { swaying: Swaying; shape?: Float64Array };

export const NOBODY: Swaying = {
  alpha_sway: null,
  sway_above: null,
  swaying: [],
  swaying_y: [],
  swaying_z: [],
  swaying_complete: true,
  alpha_waving: null,
  waving: [],
  alpha_turning: null,
  turning: [],
};

/**
 * On whole members, which hide what happens inside them, a mode of sway comes early; its factor is then at most 1.3 % high.
 * `lowest` is the lowest mode and `sway` its share of sway; where they are `blind` to some sway nothing is proved.
 */
export function* swayMode(leant: Leant, lowest: Critical, sway: number, blind: boolean): Generator<void, Told> {
  const { alpha, above, shape } = lowest;
  if (alpha > OF_INTEREST) return { swaying: { ...NOBODY, alpha_sway: sway >= SWAY ? alpha : null, sway_above: above } };
  if (sway >= SWAY) return told(leant, alpha, above, shape);
  const { coarse, chords, whole, plates, turns } = leant;
  const { kernel } = coarse;
  assembleGeometric(coarse, whole, plates, turns);
  const { values, shapes } = eigenpairs(kernel, { ...SEARCH, limit: OF_INTEREST });
  yield;
  const at = shapes.findIndex((each) => divide(coarse, chords, leant.frame.position, whole, turns, each).sway >= SWAY);
  return at < 0 ? hidden(leant, alpha, blind) : told(leant, Math.max(alpha, values[at]!), null, shapes[at]!);
}

/** A mode of sway among many bows: of chords alone, of which there are few. */
function hidden(leant: Leant, alpha: number, blind: boolean): Told {
  const { found, mixed, complete } = leaningModes(leant);
  // Modes that are part sway, part bow may add up to one of sway, which is no lower than the lowest of them.
  const likely = found.length ? found : mixed;
  if (likely.length === 0) return { swaying: { ...NOBODY, sway_above: complete && !blind ? FIRST_ORDER : null } };
  const least = likely.reduce((one, other) => (other.factor < one.factor ? other : one));
  return told(leant, Math.max(alpha, least.factor), null, least.shape);
}

function told(leant: Leant, alpha_sway: number, sway_above: number | null, shape: Float64Array): Told {
  const who = alpha_sway < FIRST_ORDER ? whoSways(leant, alpha_sway, shape) : {};
  return { swaying: { ...NOBODY, alpha_sway, sway_above, ...who }, shape };
}
