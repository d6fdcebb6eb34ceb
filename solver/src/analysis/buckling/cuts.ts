/** Stretches of members for stability: cut where the force along them leaps, since no one cubic shape bends on one side of a load alone. */

import { evenly, type Stretch } from "../../elements/cut.ts";
import type { Frame } from "../../model/frame.ts";
import { forceAt, type Loaded, varies } from "./axial.ts";

/** Of the largest force along a member: what takes less at once bends no shape by which the factor could tell. */
const LEAP = 0.05;
/** Of a bend in the force over an eighth of the member, beside a leap as large. */
const BEND = 0.25 / 8;
/** Of a member's length: loads this close act at one place. */
const CLOSE = 1e-6;

/** Each member whole, or in stretches between the leaps of its force. */
export function leapCuts(loaded: Loaded, { length, sign }: Pick<Frame, "length" | "sign">): Stretch[][] {
  const out = evenly({ length }, 1);
  for (const m of loaded.spans.onsets.keys()) {
    if (sign[m] || !varies(loaded.spans, m)) continue;
    const ends = [0, ...leapsIn(loaded, m, length[m]!), length[m]!];
    out[m] = ends.slice(1).map((to, i) => ({ from: ends[i]!, to, parts: 1 }));
  }
  return out;
}

/** Places inside a member that is pressed at which its force leaps, by its largest. */
function leapsIn(loaded: Loaded, m: number, l: number): number[] {
  const onsets = loaded.spans.onsets.get(m)!;
  const sorted = [...new Set(onsets.map((onset) => onset[0]!))].filter((x) => x > CLOSE * l && x < (1 - CLOSE) * l).sort((a, b) => a - b);
  const forces = [0, l, ...sorted].flatMap((x) => [forceAt(loaded, m, l, x), forceAt(loaded, m, l, x, true)]);
  if (!forces.some((n) => n < 0)) return [];
  const most = forces.reduce((largest, n) => Math.max(largest, Math.abs(n)), 0);
  const h = l / 8;
  const taken = (x: number): number =>
    onsets.reduce((sum, o) => (Math.abs(o[0]! - x) > CLOSE * l ? sum : sum + o[4]! + BEND * l * (o[7]! + (h * o[10]!) / 2)), 0);
  const leaps: number[] = [];
  for (const x of sorted) if (Math.abs(taken(x)) > LEAP * most && x - (leaps.at(-1) ?? 0) > CLOSE * l) leaps.push(x);
  return leaps;
}
