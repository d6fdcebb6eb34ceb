/** Stretches of members for stability: cut where the force along them leaps, since no one cubic shape bends on one side of a load alone. */

import type { Onset, SpanLoads } from "../../diagrams/spans.ts";
import type { Frame } from "../../model/frame.ts";

/** Of the largest force along a member: what takes less at once bends no shape by which the factor could tell. */
const LEAP = 0.05;
/** Of a bend in the force over an eighth of the member, beside a leap as large. */
const BEND = 0.25 / 8;
/** Of a member's length: loads this close act at one place. */
const CLOSE = 1e-6;

/** What bears on members: forces at their ends and loads between these. */
export interface Loaded {
  endForces: Float64Array;
  spans: SpanLoads;
}

/** A stretch of a member, and the pieces it is cut in. */
export interface Cut {
  member: number;
  from: number;
  to: number;
  parts: number;
}

/** Each member whole, or in stretches between the leaps of its force. */
export function leapCuts(loaded: Loaded, { length, sign }: Pick<Frame, "length" | "sign">): Cut[] {
  const { onsets } = loaded.spans;
  const out: Cut[] = [];
  for (let m = 0; m < length.length; m++) {
    const own = sign[m] ? undefined : onsets.get(m);
    let from = 0;
    for (const x of own && takesAlong(own) ? leapsIn(loaded, own, m, length[m]!) : []) {
      out.push({ member: m, from, to: x, parts: 1 });
      from = x;
    }
    out.push({ member: m, from, to: length[m]!, parts: 1 });
  }
  return out;
}

/** Whether something sets in along the member's axis. */
const takesAlong = (onsets: readonly Onset[]): boolean => onsets.some((onset) => onset[4] || onset[7] || onset[10]);

/** Places inside a member that is pressed at which its force leaps, by its largest. */
function leapsIn(loaded: Loaded, onsets: readonly Onset[], m: number, l: number): number[] {
  const sorted = [...new Set(onsets.map((onset) => onset[0]!))].filter((x) => x > CLOSE * l && x < (1 - CLOSE) * l).sort((a, b) => a - b);
  const forces = [0, l, ...sorted].flatMap((x) => [forceAt(loaded, onsets, m, l, x, false), forceAt(loaded, onsets, m, l, x, true)]);
  if (!forces.some((n) => n < 0)) return [];
  const most = forces.reduce((largest, n) => Math.max(largest, Math.abs(n)), 0);
  const h = l / 8;
  const taken = (x: number): number =>
    onsets.reduce((sum, o) => (Math.abs(o[0]! - x) > CLOSE * l ? sum : sum + o[4]! + BEND * l * (o[7]! + (h * o[10]!) / 2)), 0);
  const leaps: number[] = [];
  for (const x of sorted) if (Math.abs(taken(x)) > LEAP * most && x - (leaps.at(-1) ?? 0) > CLOSE * l) leaps.push(x);
  return leaps;
}

/** The force at x along a member, what sets in at x itself left out unless it is asked for `beyond` that. */
function forceAt({ endForces, spans }: Loaded, onsets: readonly Onset[], m: number, length: number, x: number, beyond: boolean): number {
  const [first, last] = [spans.whole[6 * m]!, spans.whole[6 * m + 3]!];
  let force = endForces[12 * m]! - x * (first + ((last - first) * x) / (2 * length));
  for (const o of onsets) {
    const past = x - o[0]!;
    if (past > 0 || (beyond && past === 0)) force -= o[4]! + past * (o[7]! + (past * o[10]!) / 2);
  }
  return force;
}
