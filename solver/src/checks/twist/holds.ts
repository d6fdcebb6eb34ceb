/** What holds against twist add to a torque that the analysis divided by G·It alone, where warping is hindered. */

/** A place that keeps the line from twisting: its stiffness in N·m/rad, Infinity where rigid, and how far the analysis turns it against the first. */
export interface TwistHold {
  s: number;
  k: number;
  turned: number;
}

/** More of them in one design member are not solved together. */
export const MOST_HOLDS = 24;

/**
 * Torques between neighbouring holds to add to the analysis's. With warping a member is stiffer than G·It/L and bends like a beam in its flanges, so that
 * a torque off the middle goes to its holds in other shares: near a fixed end nearly all of it. At every hold θ − θ of the analysis is the added
 * torque's jump over k; `twist` gives θ at the holds, against the first, of torques between them with those of the analysis or without.
 */
export function addedTorques(holds: readonly TwistHold[], twist: (torques: readonly number[], own: boolean) => number[]): number[] {
  const m = holds.length - 1;
  if (m < 1) return [];
  const none = new Array<number>(m).fill(0);
  const start = twist(none, true);
  const influence = none.map((_, j) =>
    twist(
      none.map((_, i) => (i === j ? 1 : 0)),
      false,
    ),
  );
  // Unknown: the torques, and how much further the first hold turns.
  const rows = holds.map(({ k, turned }, i) => [
    ...influence.map((theta, j) => (theta[i] as number) - (j === i ? 1 / k : j === i - 1 ? -1 / k : 0)),
    1,
    turned - (start[i] as number),
  ]);
  return eliminated(rows).slice(0, m);
}

/** Gaussian elimination with row pivots; the last column is the right-hand side. */
function eliminated(rows: number[][]): number[] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(rows[r]?.[i] as number) > Math.abs(rows[best]?.[i] as number)) best = r;
    [rows[i], rows[best]] = [rows[best] as number[], rows[i] as number[]];
    const pivot = rows[i] as number[];
    for (let r = i + 1; r < n; r++) {
      const row = rows[r] as number[];
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let c = i; c <= n; c++) row[c] = (row[c] as number) - factor * (pivot[c] as number);
    }
  }
  const out = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    let sum = row[n] as number;
    for (let c = i + 1; c < n; c++) sum -= (row[c] as number) * (out[c] as number);
    out[i] = sum / (row[i] as number);
  }
  return out;
}
