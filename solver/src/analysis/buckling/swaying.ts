/** Who takes part in a mode of sway: members that it leans, and those that it bends. */

import type { Frame } from "../../model/frame.ts";
import { largest } from "../../numerics/largest.ts";
import { gather } from "../../results/gather.ts";
import type { Chords } from "../../topology/chords.ts";
import { rotation, slope, slopeSquared } from "./sway.ts";

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

/** About global axes. */
type Angle = readonly [number, number, number];

/** Who takes part in a mode, by index, about its own y, moving along its z, and about its own z. */
export type Taking = [about_y: number[], about_z: number[]];

/**
 * Members that a mode of sway leans or bends: the angle of their chord, or between it and the nodes it is joined to, is a tenth of the largest or more, or
 * belongs with those that are (`takingPart`): whoever is close to the limit is on the unfavourable side of it.
 * All of them feel its second-order moments, a beam without axial force no less than the columns; a hinge lets its node turn alone.
 */
export function swayingMembers(frame: Frame, chords: Chords, shape: Float64Array): Taking {
  const { position, start, end, axes } = frame;
  const { whole, part } = chords;
  const count = frame.nodeIds.length;
  const key = (ends: Int32Array, m: number): number => ends[2 * m]! * count + ends[2 * m + 1]!;
  const chordsOf = (m: number): Int32Array[] => (key(part, m) === key(whole, m) ? [whole] : [whole, part]);
  // Of every chord the angles at its ends, each by the piece that meets the node there.
  const bent = new Map<number, Angle[]>();
  start.forEach((_, m) => {
    for (const ends of chordsOf(m))
      for (const at of [0, 6] as const) {
        const node = (at ? end : start)[m]!;
        if (ends[2 * m] !== node && ends[2 * m + 1] !== node) continue;
        gather(bent, key(ends, m), angleAt(frame, ends, m, node, at, shape));
      }
  });
  // About y, about z and in all.
  const angles = new Float64Array(3 * start.length);
  start.forEach((_, m) => {
    const keep = (of: ArrayLike<number>, y: number, z: number): void => {
      const [one, other] = [along(axes, 9 * m + y, of, 0), along(axes, 9 * m + z, of, 0)];
      [one, other, Math.hypot(one, other)].forEach((angle, i) => {
        angles[3 * m + i] = Math.max(angles[3 * m + i]!, Math.abs(angle));
      });
    };
    slopeSquared(chords, m, position, shape);
    keep(slope, 6, 3);
    for (const ends of chordsOf(m)) for (const angle of bent.get(key(ends, m)) ?? []) keep(angle, 3, 6);
  });
  const most = largest(angles);
  const shares = angles.map((angle) => angle / most);
  const least = takingPart(shares.filter((_, i) => i % 3 === 2));
  const out: Taking = [[], []];
  start.forEach((_, m) => {
    const [y, z, all] = [0, 1, 2].map((i) => shares[3 * m + i]! >= least);
    // About neither by as much is about both.
    if (all && (y || !z)) out[0].push(m);
    if (all && (z || !y)) out[1].push(m);
  });
  return out;
}

/** The angle between a chord and one of its member's nodes, where the member's end numbered `at` holds it: a vector across the member. */
function angleAt(frame: Frame, ends: Int32Array, m: number, node: number, at: 0 | 6, shape: Float64Array): Angle {
  const { position, axes, connectionOf, connections } = frame;
  rotation(ends[2 * m]!, ends[2 * m + 1]!, position, shape);
  // Seen along its own x from either end: about y a chord turns by its slope along −z, about z by that along y.
  const sign = leads(frame, ends, m) ? 1 : -1;
  const [y, z] = [9 * m + 3, 9 * m + 6];
  const connection = connections[connectionOf[m]!];
  const about_y = connection?.[at + 4] === 0 ? 0 : along(axes, y, shape, 6 * node + 3) + sign * along(axes, z, slope, 0);
  const about_z = connection?.[at + 5] === 0 ? 0 : along(axes, z, shape, 6 * node + 3) - sign * along(axes, y, slope, 0);
  const part = (c: number): number => about_y * axes[y + c]! + about_z * axes[z + c]!;
  return [part(0), part(1), part(2)];
}

/** Share of three numbers along a unit vector. */
const along = (axes: Float64Array, e: number, of: ArrayLike<number>, at: number): number =>
  of[at]! * axes[e]! + of[at + 1]! * axes[e + 1]! + of[at + 2]! * axes[e + 2]!;

/** The chord runs the way its member m does. */
function leads({ position, axes }: Frame, ends: Int32Array, m: number): boolean {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += axes[9 * m + c]! * (position[3 * ends[2 * m + 1]! + c]! - position[3 * ends[2 * m]! + c]!);
  return sum > 0;
}
