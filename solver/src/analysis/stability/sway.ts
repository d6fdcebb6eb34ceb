/** How a buckling mode divides the work of axial forces between the sway of members' ends and bows inside members. */

import { writePressed } from "../../elements/pressed.ts";
import type { Chords } from "../../model/chords.ts";
import type { Frame } from "../../model/frame.ts";
import type { Pieces } from "../modes/pieces.ts";

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
  /** That work, of the shape as it is. */
  work: number;
}

const matrix = new Float64Array(144);

export function divide(
  { frame, elements, shapes, parts }: Pieces,
  chords: Chords,
  position: Float64Array,
  axial: Float64Array,
  shape: Float64Array,
): Division {
  const members = axial.length / parts;
  const work = new Float64Array(members);
  const about_y = new Float64Array(members);
  let total = 0;
  let swayed = 0;
  for (let p = 0; p < axial.length; p++) {
    if (axial[p] === 0) continue;
    const m = Math.floor(p / parts);
    writePressed(frame, elements, shapes, p, axial[p]!, matrix);
    const own = -quadratic(6 * frame.start[p]!, 6 * frame.end[p]!, shape, frame.axes, 9 * p);
    work[m]! += own;
    about_y[m]! -= ofY;
    total += own;
    swayed -= axial[p]! * frame.length[p]! * slopeSquared(chords, m, position, shape);
  }
  // A mode of plates alone, or one that pulled members resist, is none of theirs.
  if (!(total > 0)) return { sway: 0, participation: work.fill(0), about_y: about_y.fill(0), work: 0 };
  for (let m = 0; m < members; m++) {
    work[m]! /= total;
    about_y[m]! /= total;
  }
  return { sway: Math.max(0, Math.min(1, swayed / total)), participation: work, about_y, work: total };
}

/** The share of the last quadratic form that movements along z and turns about y have in it. */
let ofY = 0;

/** Of the matrix and the shape at two nodes; the member's axes begin at `at`. */
function quadratic(a: number, b: number, shape: Float64Array, axes: Float64Array, at: number): number {
  let sum = 0;
  ofY = 0;
  for (let k = 0; k < 4; k++) {
    // Translations and rotations of either node, by turns; along z of the ones, about y of the others.
    const from = (k < 2 ? a : b) + 3 * (k % 2);
    const e = at + (k % 2 === 0 ? 6 : 3);
    const share = shape[from]! * axes[e]! + shape[from + 1]! * axes[e + 1]! + shape[from + 2]! * axes[e + 2]!;
    for (let c = 0; c < 3; c++) {
      const x = shape[from + c]!;
      const y = share * axes[e + c]!;
      if (x === 0 && y === 0) continue;
      const i = 3 * k + c;
      let row = 0;
      for (let j = 0; j < 6; j++) row += matrix[12 * i + j]! * shape[a + j]! + matrix[12 * i + 6 + j]! * shape[b + j]!;
      sum += x * row;
      ofY += y * row;
    }
  }
  return sum;
}

/** Square of the rotation of a member's chord; across what holds its inner nodes in one direction that direction has a shorter chord. */
function slopeSquared({ whole, part, across }: Chords, m: number, position: Float64Array, shape: Float64Array): number {
  const squared = rotation(whole[2 * m]!, whole[2 * m + 1]!, position, shape);
  const [x, y, z] = [across[3 * m]!, across[3 * m + 1]!, across[3 * m + 2]!];
  if (x === 0 && y === 0 && z === 0) return squared;
  const own = (chords: Int32Array): number => {
    rotation(chords[2 * m]!, chords[2 * m + 1]!, position, shape);
    return slope[0]! * x + slope[1]! * y + slope[2]! * z;
  };
  return Math.max(0, squared - own(whole) ** 2) + own(part) ** 2;
}

/** The largest angle of any member's chord in a mode. */
export function steepest({ whole }: Chords, position: Float64Array, shape: Float64Array): number {
  let most = 0;
  for (let m = 0; 2 * m < whole.length; m++) most = Math.max(most, rotation(whole[2 * m]!, whole[2 * m + 1]!, position, shape));
  return Math.sqrt(most);
}

const slope = new Float64Array(3);

/** Leaves the slope of the line between two nodes in `slope`, and returns its square. */
function rotation(a: number, b: number, position: Float64Array, shape: Float64Array): number {
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

/** A member takes part from this share of the largest angle in the mode on; below the lower one it does not. */
const TAKES_PART = 0.1;
const STANDS = 0.03;

/** The share from which members take part: the middle of the widest gap between shares around, so that no member is just above or below it. */
export function takingPart(shares: Float64Array): number {
  const near = shares.filter((share) => share > STANDS && share < TAKES_PART).sort();
  let [least, widest] = [TAKES_PART, 1];
  for (let i = 0; i <= near.length; i++) {
    const [below, above] = [near[i - 1] ?? STANDS, near[i] ?? TAKES_PART];
    if (above <= widest * below) continue;
    widest = above / below;
    least = Math.sqrt(above * below);
  }
  return least;
}

/**
 * Members that a mode of sway leans or bends: the angle of their chord, or between it and the nodes it is joined to, is a tenth of the largest or more, or
 * belongs with those that are (`takingPart`): whoever is close to the limit is on the unfavourable side of it.
 * All of them feel its second-order moments, a beam without axial force no less than the columns; a hinge lets its node turn alone.
 */
export function swayingMembers(frame: Frame, chords: Chords, shape: Float64Array): number[] {
  const { position, start, end } = frame;
  const { whole, part } = chords;
  const count = frame.nodeIds.length;
  const key = (ends: Int32Array, m: number): number => ends[2 * m]! * count + ends[2 * m + 1]!;
  // Of every chord the largest angle at its ends, each by the piece that meets the node there.
  const bent = new Map<number, number>();
  const meet = (ends: Int32Array, m: number, node: number, at: 0 | 6): void => {
    if (ends[2 * m] !== node && ends[2 * m + 1] !== node) return;
    const chord = key(ends, m);
    bent.set(chord, Math.max(bent.get(chord) ?? 0, angleAt(frame, ends, m, node, at, shape)));
  };
  for (let m = 0; m < start.length; m++) {
    meet(whole, m, start[m]!, 0);
    meet(whole, m, end[m]!, 6);
    if (key(part, m) === key(whole, m)) continue;
    meet(part, m, start[m]!, 0);
    meet(part, m, end[m]!, 6);
  }
  const angles = Float64Array.from(start, (_, m) =>
    Math.max(Math.sqrt(slopeSquared(chords, m, position, shape)), bent.get(key(whole, m)) ?? 0, bent.get(key(part, m)) ?? 0),
  );
  let largest = 0;
  for (const angle of angles) largest = Math.max(largest, angle);
  const shares = angles.map((angle) => angle / largest);
  const least = takingPart(shares);
  const out: number[] = [];
  shares.forEach((share, m) => {
    if (share >= least) out.push(m);
  });
  return out;
}

/** The angle between a chord and one of its member's nodes, where the member's end numbered `at` holds it. */
function angleAt(frame: Frame, ends: Int32Array, m: number, node: number, at: 0 | 6, shape: Float64Array): number {
  const { position, axes, connectionOf, connections } = frame;
  rotation(ends[2 * m]!, ends[2 * m + 1]!, position, shape);
  // Seen along its own x from either end: about y a chord turns by its slope along −z, about z by that along y.
  const sign = leads(frame, ends, m) ? 1 : -1;
  const [y, z] = [9 * m + 3, 9 * m + 6];
  const connection = connections[connectionOf[m]!];
  const about_y = connection?.[at + 4] === 0 ? 0 : along(axes, y, shape, 6 * node + 3) + sign * along(axes, z, slope, 0);
  const about_z = connection?.[at + 5] === 0 ? 0 : along(axes, z, shape, 6 * node + 3) - sign * along(axes, y, slope, 0);
  return Math.hypot(about_y, about_z);
}

/** Share of three numbers along a unit vector. */
const along = (axes: Float64Array, e: number, of: Float64Array, at: number): number =>
  of[at]! * axes[e]! + of[at + 1]! * axes[e + 1]! + of[at + 2]! * axes[e + 2]!;

/** The chord runs the way its member m does. */
function leads({ position, axes }: Frame, ends: Int32Array, m: number): boolean {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += axes[9 * m + c]! * (position[3 * ends[2 * m + 1]! + c]! - position[3 * ends[2 * m]! + c]!);
  return sum > 0;
}
