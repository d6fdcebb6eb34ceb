/** Slack members that act one way alone and that a buckling mode draws taut: as soon as their slack is taken up they act against it. */

import type { Frame } from "../../model/frame.ts";
import type { Chords } from "../../topology/chords.ts";
import { elongation } from "../elongation.ts";
import { steepest } from "./sway.ts";

/** The smallest lean that EN 1993-1-1 5.3.2(3) has a structure stand with: φ0·αh·αm with αh = 2/3 and αm → √½. */
const LEAN = (1 / 200) * (2 / 3) * Math.SQRT1_2;
/** Of the steepest lean, what a member must be strained by to be drawn at all. */
const STRAINED = 1e-4;

/** What is slack in a state, and by how much each would have to be drawn apart to act, m. */
export type Slack = ReadonlyMap<number, number>;

/** `free` is the strain of heat by member. */
export function slackOf(frame: Frame, idle: readonly number[], displacements: Float64Array, free: ReadonlyMap<number, number>): Slack {
  const gap = (m: number): number => -frame.sign[m]! * (elongation(frame, m, displacements) - (free.get(m) ?? 0) * frame.length[m]!);
  return new Map(idle.map((m) => [m, Math.max(0, gap(m))]));
}

/**
 * Members whose slack is taken up before the mode, of this sign, leans the structure as much as the imperfection that it is to stand with anyway.
 * Crossed diagonals that the shortening of columns has slackened are the rule: one of each pair holds the structure, whichever way it sways.
 */
export function drawnTaut(frame: Frame, chords: Chords, slack: Slack, shape: Float64Array, sign: 1 | -1): number[] {
  const lean = steepest(chords, frame.position, shape);
  return [...slack].flatMap(([m, gap]) => {
    const drawn = sign * frame.sign[m]! * elongation(frame, m, shape);
    return drawn > STRAINED * lean * frame.length[m]! && gap * lean <= drawn * LEAN ? [m] : [];
  });
}
