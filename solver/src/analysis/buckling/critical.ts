/** The lowest critical load factor of a state, bracketed by a Sturm count. */

import { type Axial, isPressed } from "../../elements/axial_stiffness.ts";
import { countBelow, eigenpairs, roughly } from "../../numerics/eigen.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import { SolveError } from "../../results/error.ts";
import type { Turning } from "../second_order/turning.ts";
import { assembleState, type Pressed } from "./assembly.ts";
import type { Pieces } from "./pieces.ts";

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
  /** Six per node of the pieces. */
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

/** Tells a mode of whole members whose ends move from one inside them. */
export type Sways = (axial: Axial, turns: Turning, shape: Float64Array) => boolean;

/** What is searched: pieces, and the forces in them, in plates and by moments. */
export type Searched = Pressed;

/** Undefined where nothing can buckle; the kernel of the pieces keeps the geometric stiffness. Yields between its long steps. */
export function* lowestOf(searched: Searched, known: Bound | undefined, like?: Likeness): Generator<void, Critical | undefined> {
  const { axial, plates, turns } = searched;
  const { kernel, frame, places } = searched.pieces;
  if (!isPressed(axial) && !plates.length && !turns.inside(frame, places).size) return undefined;
  assembleState(searched);
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

/** Fewer ways to move can only be stiffer: whole members, and each member alone between clamped ends, bound the factor from above. */
export function boundOf(coarse: Searched, sways: Sways): Bound | undefined {
  const { pieces, axial, plates, turns } = coarse;
  const alone = clamped(pieces, axial);
  if (isPressed(axial) || plates.length) {
    assembleState(coarse);
    const found = roughly(pieces.kernel, STEPS);
    if (found && found.factor < alone) return { factor: found.factor, sways: sways(axial, turns, found.shape) };
  }
  return alone < Infinity ? { factor: alone, sways: false } : undefined;
}

/** The lowest factor of any one member between clamped ends. */
function clamped({ frame, places }: Pieces, { mean, varying }: Axial): number {
  let [least, force, l] = [Infinity, -Infinity, 0];
  for (const [p, m] of places.of.entries()) {
    const first = places.of[p - 1] !== m;
    const { start, end } = varying.get(p) ?? { start: mean[p]!, end: mean[p]! };
    force = Math.max(first ? -Infinity : force, mean[p]!, start, end);
    l = (first ? 0 : l) + frame.length[p]!;
    if (!(force < 0) || places.of[p + 1] === m) continue;
    const { eiy, eiz } = frame.stiffnesses[frame.stiffnessOf[p]!]!;
    least = Math.min(least, (4 * Math.PI * Math.PI * Math.min(eiy, eiz)) / (-force * l * l));
  }
  return least;
}

/** Members that are pressed in a part of their length alone, or bent alone, bound nothing: then the pieces themselves are asked. */
function ofPieces(kernel: Kernel): Bound | undefined {
  kernel.beginFactor();
  kernel.advanceFactor(Infinity);
  const found = roughly(kernel, 2 * STEPS);
  return found && { factor: found.factor, sways: false };
}

function undecided(): SolveError {
  return new SolveError("not_converged", "the stiffness is too ill-conditioned for its pivots to count critical factors");
}
