/** Where words find room beside their point: at its corners first, further off with a leader where those are taken. */

export type Box = [left: number, top: number, right: number, bottom: number];

export interface Spot {
  box: Box;
  /** Where a line from the point ends; null beside the point itself. */
  leader: [number, number] | null;
}

const HALF = 8;
const PAD = 2;
/** From the point to the words, in pixels. */
const BESIDE = 6;
const ABOVE = 9;
const AWAY = [30, 52];

const meets = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** Right of the point and above it, as one reads; else to the other sides, in turn. */
const SIDES = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** `beside`: at the point's corners or nowhere. `clear`: above the point (−1) or below it (1) alone. */
export function place(
  x: number,
  y: number,
  words: number,
  width: number,
  height: number,
  taken: readonly Box[],
  beside = false,
  clear?: -1 | 1,
): Spot | null {
  const fits = (box: Box): boolean =>
    box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height && !taken.some((other) => meets(box, other));
  const boxAt = (side: number, middle: number, gap: number): Box => {
    const left = side > 0 ? x + gap : x - gap - words;
    return [left - PAD, middle - HALF, left + words + PAD, middle + HALF];
  };
  const sides = SIDES.filter(([, down]) => down === (clear ?? down));
  for (const [side, down] of sides) {
    const box = boxAt(side, y + down * ABOVE, BESIDE);
    if (fits(box)) return { box, leader: null };
  }
  for (const far of beside ? [] : AWAY)
    for (const [side, down] of sides) {
      const box = boxAt(side, y + down * far, far / 2);
      if (fits(box)) return { box, leader: [side > 0 ? box[0] : box[2], y + down * far] };
    }
  return null;
}
