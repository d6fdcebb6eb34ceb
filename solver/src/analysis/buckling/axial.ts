/** Axial forces inside members: what presses each piece of them, exactly as it varies. */

import type { Onset, SpanLoads } from "../../diagrams/spans.ts";
import type { Axial, Varying } from "../../elements/axial_stiffness.ts";
import { evenPlaces, type Places } from "../../elements/cut.ts";
import type { Frame } from "../../model/frame.ts";
import { largestOf } from "../../numerics/largest.ts";
import type { Pieces } from "./pieces.ts";

/** Beside the largest force anywhere: less is round-off of bending, and no pressure. */
const NOTHING = 1e-9;
/** Beside the largest force of its member: within a piece, less moves a factor by a ten-thousandth of it at most. */
const EVEN = 1e-3;

/** Of Gauss on −1 … 1: a force of the second degree times t⁴ is of the sixth. */
const GAUSS = [
  [-0.8611363115940526, 0.3478548451374538],
  [-0.3399810435848563, 0.6521451548625461],
  [0.3399810435848563, 0.6521451548625461],
  [0.8611363115940526, 0.3478548451374538],
] as const;

/** What bears on members: forces at their ends and loads between these. */
export interface Loaded {
  endForces: Float64Array;
  spans: SpanLoads;
}

/** The mean force in each of `parts` even pieces of every member, tension positive. */
export function axialForces(endForces: Float64Array, spans: SpanLoads, length: Float64Array, parts: number): Float64Array {
  const { places, lengths } = evenPlaces(length, parts);
  return alongPieces({ endForces, spans }, { length, sign: new Int8Array(length.length) }, lengths, places).mean;
}

/**
 * The forces in pieces of members, tension positive; of one `own` structure alone where it is given. What acts one way alone has its mean, as far as it
 * bears that: the weight of a rod presses its lower half as it hangs, and is no load under which it buckles.
 */
export function alongPieces(
  { endForces, spans }: Loaded,
  { length: whole, sign }: Pick<Frame, "length" | "sign">,
  length: Float64Array,
  { of, from }: Places,
  own?: (member: number) => boolean,
): Axial {
  const mean = new Float64Array(of.length);
  const varying = new Map<number, Varying>();
  const nothing = NOTHING * largestOf(endForces, 0);
  const real = (n: number): number => (Math.abs(n) > nothing ? n : 0);
  for (let p = 0; p < of.length; p++) {
    const m = of[p]!;
    if (own && !own(m)) continue;
    if (!varies(spans, m)) {
      mean[p] = bearable(sign[m]!, real(endForces[12 * m]!));
      continue;
    }
    const found = inside({ endForces, spans }, m, whole[m]!, from[p]!, from[p]! + length[p]!);
    mean[p] = bearable(sign[m]!, real(found.spread > 0 ? found.moments[0]! : found.start));
    if (sign[m]) continue;
    const even = Math.max(nothing, EVEN * largestIn(endForces, m));
    if (found.spread > even) varying.set(p, { moments: found.moments, start: real(found.start), end: real(found.end) });
  }
  return { mean, varying };
}

/** The mean force of each whole member, by those of its pieces. */
export function memberMeans({ mean }: Axial, { frame, places }: Pick<Pieces, "frame" | "places">, length: Float64Array): Float64Array {
  const out = new Float64Array(length.length);
  places.of.forEach((m, p) => (out[m]! += (mean[p]! * frame.length[p]!) / length[m]!));
  return out;
}

/** Whether anything acts along a member between its ends. */
export function varies({ whole, onsets }: SpanLoads, m: number): boolean {
  return whole[6 * m] !== 0 || whole[6 * m + 3] !== 0 || (onsets.get(m)?.some((onset) => onset[4] || onset[7] || onset[10]) ?? false);
}

/** The larger force at an end of a member. */
const largestIn = (endForces: Float64Array, m: number): number => Math.max(Math.abs(endForces[12 * m]!), Math.abs(endForces[12 * m + 6]!));

/** The force at x along a member, what sets in at x itself left out unless it is asked for `beyond` that. */
export function forceAt({ endForces, spans }: Loaded, m: number, length: number, x: number, beyond = false): number {
  const [first, last] = [spans.whole[6 * m]!, spans.whole[6 * m + 3]!];
  let force = endForces[12 * m]! - x * (first + ((last - first) * x) / (2 * length));
  for (const onset of spans.onsets.get(m) ?? []) force -= takenBy(onset, x, beyond);
  return force;
}

/** Its moments between a and b, what it is at both, and how far it goes from its mean. */
function inside(loaded: Loaded, m: number, length: number, a: number, b: number): Varying & { spread: number } {
  const moments = new Float64Array(5);
  const sets = (loaded.spans.onsets.get(m) ?? []).map((onset) => onset[0]!).filter((x) => x > a && x < b);
  const bounds = [a, ...sets.sort((one, other) => one - other), b];
  // Rigid arms bear what is at the member's very ends; further in, a load where two pieces meet is in neither.
  const [start, end] = [forceAt(loaded, m, length, a, a > 0), forceAt(loaded, m, length, b)];
  let [least, most] = [Math.min(start, end), Math.max(start, end)];
  for (let i = 1; i < bounds.length; i++) {
    const [from, to] = [bounds[i - 1]!, bounds[i]!];
    for (const [at, weight] of GAUSS) {
      const x = from + ((1 + at) / 2) * (to - from);
      const n = forceAt(loaded, m, length, x);
      [least, most] = [Math.min(least, n), Math.max(most, n)];
      const t = (2 * x - a - b) / (b - a);
      let share = (n * weight * (to - from)) / (2 * (b - a));
      for (let k = 0; k < 5; k++, share *= t) moments[k]! += share;
    }
  }
  return { moments, start, end, spread: most - least };
}

/** What has set in before x has taken from the force. */
function takenBy(onset: Onset, x: number, beyond: boolean): number {
  const past = x - onset[0]!;
  return past > 0 || (beyond && past === 0) ? onset[4]! + past * (onset[7]! + (past * onset[10]!) / 2) : 0;
}

/** A one-way member that would have to take the other sign is on its way to idle: it does not buckle meanwhile. */
const bearable = (sign: number, axial: number): number => (sign * axial < 0 ? 0 : axial);
