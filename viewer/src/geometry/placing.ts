/** Where words find room beside their point: at a corner that no line runs through, then at any, further off with a leader where those are taken. */

export type Box = [left: number, top: number, right: number, bottom: number];

/** A line on the screen that words keep off where they can. */
export type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** Where words may stand. */
export interface Room {
  width: number;
  height: number;
  taken: readonly Box[];
  lines?: readonly Line[];
}

export interface Spot {
  box: Box;
  /** Where a line from the point ends; null beside the point itself. */
  leader: [number, number] | null;
  /** A line runs through it: no corner of the point was clear of them. */
  crossed: boolean;
}

const HALF = 8;
const PAD = 2;
/** From the point to the words, in pixels. */
const BESIDE = 6;
const ABOVE = 9;
const AWAY = [30, 52];
/** Words nearer one after the other than this read as one line. */
const APART = 8;

const meets = (a: Box, b: Box): boolean => a[0] < b[2] + APART && a[2] > b[0] - APART && a[1] < b[3] && a[3] > b[1];

type Point = readonly [x: number, y: number];

/** A value that is written at a point, and where it stands on its member. */
export interface Told {
  at: Point;
  foot: Point;
  value: number;
}

/** Pixels within which two feet are one joint, a peak just beside it too, and two points near one another; the share by which their values may differ. */
const JOINT = 20;
const NEAR = 60;
const ALIKE = 0.005;

const within = (a: Point, b: Point, reach: number): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < reach;

/** Whether nearly the same value is written at the same joint, of the member on its other side. */
export const isTold = (told: readonly Told[], { at, foot, value }: Told): boolean =>
  told.some(
    (one) => Math.abs(value - one.value) < ALIKE * Math.abs(one.value) && within(one.foot, foot, JOINT) && within(one.at, at, NEAR),
  );

/** Right of the point and above it, as one reads; else to the other sides, in turn. */
const SIDES = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Whether a line runs through a box: what is left of it within each pair of sides in turn. */
export function crosses([left, top, right, bottom]: Box, [x0, y0, x1, y1]: Line): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [x0, x1 - x0, left, right],
    [y0, y1 - y0, top, bottom],
  ] as const) {
    if (way === 0 && (start < low || start > high)) return false;
    if (way === 0) continue;
    const [a, b] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

/** `beside`: at the point's corners or nowhere. `clear`: above the point (−1) or below it (1) alone. */
export function place(x: number, y: number, words: number, room: Room, beside = false, clear?: -1 | 1): Spot | null {
  const { width, height, taken, lines = [] } = room;
  const fits = (box: Box): boolean =>
    box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height && !taken.some((other) => meets(box, other));
  const boxAt = (side: number, middle: number, gap: number): Box => {
    const left = side > 0 ? x + gap : x - gap - words;
    return [left - PAD, middle - HALF, left + words + PAD, middle + HALF];
  };
  const isCrossed = (box: Box): boolean => lines.some((line) => crosses(box, line));
  const sides = SIDES.filter(([, down]) => down === (clear ?? down));
  const corners = sides.map(([side, down]) => boxAt(side, y + down * ABOVE, BESIDE)).filter(fits);
  const open = corners.find((box) => !isCrossed(box));
  if (open) return { box: open, leader: null, crossed: false };
  if (corners[0]) return { box: corners[0], leader: null, crossed: true };
  for (const far of beside ? [] : AWAY)
    for (const [side, down] of sides) {
      const box = boxAt(side, y + down * far, far / 2);
      if (fits(box)) return { box, leader: [side > 0 ? box[0] : box[2], y + down * far], crossed: isCrossed(box) };
    }
  return null;
}
