/** The lowest critical load factor of a state, bracketed by a Sturm count. */

import { countBelow, eigenpairs, roughly } from "../../numerics/eigen.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import { SolveError } from "../../results/error.ts";
import { SWAY } from "./sway.ts";
import type { View } from "./view.ts";

/** Steps on whole members: a bound is wanted, no shape. */
const STEPS = 24;
/** A pinned member that is one element buckles at 12/π² = 1.216 of its load, everything stiffer closer to the truth. */
const FIRST = 0.8;
/** Where ends of members sway, a whole member is 0.75 % too stiff at most: a cantilever. */
const SWAYING = 0.9925;
/** How closely the count closes in on the factor from below. */
export const BRACKET = 0.99;
/** Of the shape; the factor is closer still, and never below the true one of the pieces. */
const TOLERANCE = 3e-4;

/** Steps down to a place without any factor below, and searches that a count may contradict: more decide nothing. */
const DESCENTS = 24;
const LOOKS = 6;

export interface Critical {
  alpha: number;
  /** Six per node and what lies along members, of the pieces. */
  shape: Float64Array;
  /** No positive factor lies below: counted. */
  above: number;
  likeness: Likeness;
}

/** What a state's factor was of its bound, and whether whole members swayed at that: states of one structure are alike, so that it tells others where to look. */
export interface Likeness {
  ratio: number;
  sways: boolean;
}

/** No factor above is the lowest; whether the mode behind it is one of sway. */
export interface Bound {
  factor: number;
  sways: boolean;
}

/** Of the pieces that a view shows; undefined where nothing can buckle. Yields between its long steps. */
export function* lowestOf(view: View, known: Bound | undefined, like?: Likeness): Generator<void, Critical | undefined> {
  const { kernel } = view.structure;
  if (!view.canBuckle) return undefined;
  const bound = known ?? ofPieces(kernel);
  if (bound === undefined) return undefined;
  yield;
  const { sways } = bound;
  let shift = bound.factor * (like?.sways === sways ? like.ratio : sways ? SWAYING : FIRST / BRACKET) * BRACKET;
  for (let attempt = 1; countBelow(kernel, "buckling", shift, 0).count > 0; attempt++) {
    if (attempt === DESCENTS) throw undecided();
    shift *= attempt < 4 ? FIRST : FIRST / 4;
    yield;
  }
  for (let count = 1; count <= LOOKS; count++) {
    yield;
    const found = eigenpairs(kernel, { problem: "buckling", count, shift, tolerance: TOLERANCE, prove: false });
    const alpha = found.values[0];
    if (alpha === undefined) return undefined;
    const likeness = { ratio: Math.min(1, alpha / bound.factor), sways };
    const critical = { alpha, shape: found.shapes[0]!, above: shift, likeness };
    if (shift >= BRACKET * BRACKET * alpha) return critical;
    yield;
    if (countBelow(kernel, "buckling", BRACKET * alpha, 0).count === 0) return { ...critical, above: BRACKET * alpha };
    // Something lies below that the search did not see: look again, for more.
    countBelow(kernel, "buckling", shift);
  }
  throw undecided();
}

/** Fewer ways to move can only be stiffer: whole members, which the view shows, and each member alone between clamped ends, bound the factor from above. */
export function boundOf(view: View): Bound | undefined {
  const { structure, frame } = view;
  const alone = clamped(view);
  if (frame.plates.shells.length || structure.members.axial().some((n) => n < 0)) {
    const found = roughly(structure.kernel, STEPS);
    if (found && found.factor < alone) return { factor: found.factor, sways: view.divide(found.shape).sway >= SWAY };
  }
  return alone < Infinity ? { factor: alone, sways: false } : undefined;
}

/** The lowest factor of any one member between clamped ends. */
function clamped({ frame, structure, cuts }: View): number {
  const axial = structure.members.axial();
  let [least, force] = [Infinity, -Infinity];
  for (const [p, { member: m }] of cuts.entries()) {
    const first = cuts[p - 1]?.member !== m;
    force = Math.max(first ? -Infinity : force, axial[3 * p]!, axial[3 * p + 1]!, axial[3 * p + 2]!);
    if (!(force < 0) || cuts[p + 1]?.member === m) continue;
    const { eiy, eiz } = frame.stiffnesses[frame.stiffnessOf[m]!]!;
    least = Math.min(least, (4 * Math.PI * Math.PI * Math.min(eiy, eiz)) / (-force * frame.length[m]! ** 2));
  }
  return least;
}

/** Members that are pressed in a part of their length alone, or bent alone, bound nothing: then the pieces themselves are asked. */
function ofPieces(kernel: Kernel): Bound | undefined {
  kernel.useElastic();
  const found = roughly(kernel, 2 * STEPS);
  return found && { factor: found.factor, sways: false };
}

function undecided(): SolveError {
  return new SolveError("not_converged", "the stiffness is too ill-conditioned for its pivots to count critical factors");
}
