/** Modes of sway that no lean of the structure brings about: chords and arches that wave, struts on springs, columns that bow past their floors. */

import type { Leant } from "./leaning.ts";
import { divide, slopeSquared } from "./sway.ts";
import { swayingMembers } from "./swaying.ts";

/** A lean brings about the modes in which it makes at least this much of its own slope. */
const LEANT = 0.5;
/** A member stands where it is off the vertical by less than this, per length. */
const STANDS = 0.01;

/** A mode of sway and its factor. */
export interface SwayMode {
  factor: number;
  shape: Float64Array;
}

export interface Waving {
  /** The lowest factor of such a mode, and who takes part in one before any that a lean brings about. */
  alpha_waving: number | null;
  waving: number[];
}

/** Who waves, by the modes from the lowest on: whoever leans with the whole is bent by that first. */
export function whoWaves(leant: Leant, modes: readonly SwayMode[]): Waving {
  const out: Waving = { alpha_waving: null, waving: [] };
  const known = new Set<number>();
  for (const { factor, shape } of modes) {
    const waves = leanShare(leant, shape) < LEANT;
    for (const m of swayingMembers(leant.frame, leant.chords, shape).flat()) {
      if (known.has(m)) continue;
      known.add(m);
      if (!waves) continue;
      out.alpha_waving ??= factor;
      out.waving.push(m);
    }
  }
  out.waving.sort((a, b) => a - b);
  return out;
}

/**
 * The slope that a lean by φ has in a mode, over φ. Loads that lean do the work φ·Σ V·u on it, which by equilibrium is φ·Σ N·Δz/L·Δu of what they press; over
 * the work of the axial forces it is the size of the mode. Columns may each lean their own way, as where a building twists (5.3.2(10)), but not against themselves.
 */
export function leanShare({ coarse, chords, frame, whole, turns }: Leant, shape: Float64Array): number {
  const { position, start, end, length } = frame;
  const lines = new Map<string, [number, number]>();
  let [slopes, squares] = [0, 0];
  for (let m = 0; m < whole.length; m++) {
    const n = -whole[m]!;
    if (n === 0) continue;
    const [a, b, l] = [start[m]!, end[m]!, length[m]!];
    const at = (c: number): number => position[3 * b + c]! - position[3 * a + c]!;
    const stands = Math.hypot(at(0), at(1)) < STANDS * l;
    const line = stands ? `${position[3 * a]!.toFixed(1)} ${position[3 * a + 1]!.toFixed(1)}` : "";
    let sums = lines.get(line);
    if (!sums) lines.set(line, (sums = [0, 0]));
    for (const c of [0, 1] as const) sums[c] += ((n * at(2)) / l) * (shape[6 * b + c]! - shape[6 * a + c]!);
    const squared = slopeSquared(chords, m, position, shape);
    squares += Math.max(0, n) * l * squared;
    slopes += Math.max(0, n) * l * squared ** 1.5;
  }
  const { work } = divide(coarse, chords, position, whole, turns, shape);
  let leans = 0;
  for (const [x, y] of lines.values()) leans += Math.hypot(x, y);
  return work > 0 && squares > 0 ? (leans * slopes) / (squares * work) : 0;
}
