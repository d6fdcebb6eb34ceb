/** Straight lines of members that are one to whoever looks from outside. */

import type { Frame } from "./frame.ts";

/** Members this close to one line (cosine short of 1) are one chord. */
const STRAIGHT = 1e-9;

/**
 * Two nodes per member. A straight line of members that nothing else meets between its ends is one chord: cut by its author or not, a
 * column is the same column. `also` counts what else meets a node, plates above all.
 */
export function chordsOf({ memberIds, nodeIds, start, end, axes, supports }: Frame, also?: ArrayLike<number>): Int32Array {
  const degree = Int32Array.from(nodeIds, (_, node) => 3 * (also?.[node] ?? 0));
  for (const { node } of supports) degree[node]! += 3;
  const meeting = new Int32Array(2 * nodeIds.length).fill(-1);
  memberIds.forEach((_, m) => {
    for (const node of [start[m]!, end[m]!]) {
      if (degree[node]! < 2) meeting[2 * node + degree[node]!] = m;
      degree[node]!++;
    }
  });
  const next = (m: number, node: number): number => {
    if (degree[node] !== 2) return -1;
    const other = meeting[2 * node] === m ? meeting[2 * node + 1]! : meeting[2 * node]!;
    let cosine = 0;
    for (let c = 0; c < 3; c++) cosine += axes[9 * m + c]! * axes[9 * other + c]!;
    return other !== m && Math.abs(cosine) > 1 - STRAIGHT ? other : -1;
  };
  const chords = new Int32Array(2 * memberIds.length).fill(-1);
  for (let m = 0; m < memberIds.length; m++) {
    if (chords[2 * m]! >= 0) continue;
    const line = [m];
    const ends = [start[m]!, end[m]!].map((node) => {
      let [at, here] = [m, node];
      for (;;) {
        const other = next(at, here);
        if (other < 0 || other === m) return here;
        line.push(other);
        here = start[other] === here ? end[other]! : start[other]!;
        at = other;
      }
    });
    for (const each of line) chords.set(ends, 2 * each);
  }
  return chords;
}
