/** Which combinations may govern: what cannot is left out, what may is found exactly. */

/** Within this share two ranks are one, so that of equal combinations the first governs. */
const SAME = 1e-9;

/** What verifications of so many kinds use at most in so many combinations, as ranks; below zero where they use nothing. */
export interface Bounds {
  kinds: number;
  count: number;
  /** By kind and then by combination. */
  most: Float64Array;
}

export const boundsFor = (kinds: number, count: number): Bounds => ({ kinds, count, most: new Float64Array(kinds * count).fill(-1) });

/** How a combination is looked at. */
export interface Looks {
  /** Lowers its bounds; false where they are as low as they can be without the exact answer. */
  refine?(combination: number): boolean;
  settle(combination: number): void;
}

/** Looks at combinations, the highest bound first, until no bound of those left is above what was found, by kind in `found`. */
export function settleByBound({ kinds, count, most }: Bounds, found: Float64Array, { refine, settle }: Looks): void {
  for (;;) {
    let next = -1;
    let highest = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < kinds; kind++) {
      const least = found[kind]! + SAME * Math.abs(found[kind]!);
      for (let at = kind * count, i = 0; i < count; at++, i++) {
        const bound = most[at]!;
        if (bound <= least || bound <= highest) continue;
        highest = bound;
        next = i;
      }
    }
    if (next < 0) return;
    if (refine?.(next)) continue;
    settle(next);
    for (let kind = 0; kind < kinds; kind++) most[kind * count + next] = -1;
  }
}
