/** Where members are cut for stability: evenly, and where the force along them leaps, since no one cubic shape bends on one side of a load alone. */

import { evenly, type Stretch } from "../../elements/cut.ts";
import type { Frame } from "../../model/frame.ts";
import { forceAt, type Loaded, varies } from "./axial.ts";

/** Of the largest force along a member: what takes less at once bends no shape by which the factor could tell. */
const LEAP = 0.05;
/** Of a bend in the force, beside a leap as large. */
const BEND = 0.25;
/** Pieces of what is pressed, at least: its waves are those of no member. */
const LEAST = 4;
/** Of a member's length: loads this close act at one place. */
const CLOSE = 1e-6;

/** Pieces of each member; undefined where all are cut evenly. */
export function leapCuts(loaded: Loaded, { length, sign }: Pick<Frame, "length" | "sign">, parts: number): Stretch[][] | undefined {
  let out: Stretch[][] | undefined;
  for (const m of loaded.spans.onsets.keys()) {
    if (sign[m] || !varies(loaded.spans, m)) continue;
    const leaps = leapsIn(loaded, m, length[m]!, parts);
    if (!leaps.length) continue;
    out ??= evenly({ length }, parts);
    out[m] = stretchesOf(loaded, m, length[m]!, leaps, parts);
  }
  return out;
}

/** Places inside a member that is pressed at which its force leaps, by its largest. */
function leapsIn(loaded: Loaded, m: number, l: number, parts: number): number[] {
  const onsets = loaded.spans.onsets.get(m)!;
  const sorted = [...new Set(onsets.map((onset) => onset[0]!))].filter((x) => x > CLOSE * l && x < (1 - CLOSE) * l).sort((a, b) => a - b);
  const forces = [0, l, ...sorted].flatMap((x) => [forceAt(loaded, m, l, x), forceAt(loaded, m, l, x, true)]);
  if (!forces.some((n) => n < 0)) return [];
  const most = forces.reduce((largest, n) => Math.max(largest, Math.abs(n)), 0);
  const h = l / parts;
  const taken = (x: number): number =>
    onsets.reduce((sum, o) => (Math.abs(o[0]! - x) > CLOSE * l ? sum : sum + o[4]! + BEND * h * (o[7]! + (h * o[10]!) / 2)), 0);
  const leaps: number[] = [];
  for (const x of sorted) if (Math.abs(taken(x)) > LEAP * most && x - (leaps.at(-1) ?? 0) > CLOSE * l) leaps.push(x);
  return leaps;
}

/** As fine as even pieces or finer: what is pressed has its waves √N·dx in as many pieces as a whole member has. */
function stretchesOf(loaded: Loaded, m: number, l: number, leaps: readonly number[], parts: number): Stretch[] {
  const ends = [0, ...leaps, l];
  const waves = leaps.concat(l).map((to, i) => {
    const from = ends[i]!;
    const pressed = Math.max(0, -forceAt(loaded, m, l, from, true), -forceAt(loaded, m, l, to));
    return (to - from) * Math.sqrt(pressed);
  });
  const all = waves.reduce((sum, wave) => sum + wave, 0);
  const least = Math.max(LEAST, parts);
  return waves.map((wave, i) => {
    const [from, to] = [ends[i]!, ends[i + 1]!];
    const even = Math.ceil((parts * (to - from)) / l - CLOSE);
    return { from, to, parts: Math.max(even, all > 0 ? Math.ceil((least * wave) / all - CLOSE) : 1) };
  });
}
