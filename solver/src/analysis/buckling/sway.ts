/** How a buckling mode divides the work of axial forces between the sway of members' ends and bows inside members. */

import type { Chords } from "../../topology/chords.ts";
import type { CutStructure } from "../cut_structure.ts";
import { turnWork } from "../second_order/joints.ts";

/** Half of the work: see `divide`. */
export const SWAY = 0.5;
/** Up to this share of sway a mode is a bow and nothing else. */
export const BOW = 0.1;
/** From here on a first-order analysis does, elastic analysis (5.2.1(3)). */
export const FIRST_ORDER = 10;
/** Up to here 5.2.1(3) asks for sway: above, first order does in plastic analysis too. */
export const OF_INTEREST = 15;

export interface Division {
  /**
   * Share of the work N·∫ w′² dx that the slopes of chords do, 0 … 1: w is a chord and a bow that vanishes at both ends, so the two
   * works add up. From one half on the mode is one of sway.
   */
  sway: number;
  /** Share of each member in that work; the sum is 1, members in tension count below zero. */
  participation: Float64Array;
  /** What of it each member does moving along its own z, bending about its y; the rest it does along y. */
  about_y: Float64Array;
  /** That work, of the shape as it is, with what bends inclined members: their nodes turn alike in sway and in bows, so that it tells neither. */
  work: number;
}

/** Of a shape that the structure's kernel has, under the forces that press it. */
export function divide({ members, joints, whole: { position } }: CutStructure, chords: Chords, shape: Float64Array): Division {
  const works = members.work(shape);
  const count = chords.whole.length / 2;
  const participation = new Float64Array(count);
  const about_y = new Float64Array(count);
  let [total, swayed, bent] = [0, 0, 0];
  for (let m = 0; m < count; m++) {
    participation[m] = -works[4 * m]!;
    about_y[m] = -works[4 * m + 1]!;
    total -= works[4 * m]!;
    bent += works[4 * m + 2]!;
    const along = works[4 * m + 3]!;
    if (along !== 0) swayed -= along * slopeSquared(chords, m, position, shape);
  }
  // A mode of plates alone, or one that pulled members resist, is none of theirs.
  if (!(total > 0)) return { sway: 0, participation: participation.fill(0), about_y: about_y.fill(0), work: 0 };
  for (let m = 0; m < count; m++) {
    participation[m]! /= total;
    about_y[m]! /= total;
  }
  return {
    sway: Math.max(0, Math.min(1, swayed / total)),
    participation,
    about_y,
    work: joints.reduce((sum, turn) => sum - turnWork(turn, shape), total - bent),
  };
}

/** Square of the rotation of a member's chord, which `slope` has; across what holds its inner nodes in one direction that direction has a shorter chord. */
export function slopeSquared({ whole, part, across }: Chords, m: number, position: Float64Array, shape: Float64Array): number {
  const at = 3 * m;
  if (across[at] === 0 && across[at + 1] === 0 && across[at + 2] === 0) return rotation(whole[2 * m]!, whole[2 * m + 1]!, position, shape);
  const own = (chords: Int32Array): number => {
    rotation(chords[2 * m]!, chords[2 * m + 1]!, position, shape);
    return slope[0]! * across[at]! + slope[1]! * across[at + 1]! + slope[2]! * across[at + 2]!;
  };
  const more = own(part) - own(whole);
  let squared = 0;
  for (let c = 0; c < 3; c++) squared += (slope[c]! += more * across[at + c]!) ** 2;
  return squared;
}

/** The largest angle of any member's chord in a mode. */
export function steepest({ whole }: Chords, position: Float64Array, shape: Float64Array): number {
  let most = 0;
  for (let m = 0; 2 * m < whole.length; m++) most = Math.max(most, rotation(whole[2 * m]!, whole[2 * m + 1]!, position, shape));
  return Math.sqrt(most);
}

/** Of the line that was looked at last. */
export const slope = new Float64Array(3);

/** Leaves the slope of the line between two nodes in `slope`, and returns its square. */
export function rotation(a: number, b: number, position: Float64Array, shape: Float64Array): number {
  let length = 0;
  let along = 0;
  for (let c = 0; c < 3; c++) {
    const d = position[3 * b + c]! - position[3 * a + c]!;
    length += d * d;
    along += d * (shape[6 * b + c]! - shape[6 * a + c]!);
  }
  let squared = 0;
  for (let c = 0; c < 3; c++) {
    const d = position[3 * b + c]! - position[3 * a + c]!;
    const u = shape[6 * b + c]! - shape[6 * a + c]!;
    slope[c] = length === 0 ? 0 : (u - (along * d) / length) / Math.sqrt(length);
    squared += slope[c]! * slope[c]!;
  }
  return squared;
}
