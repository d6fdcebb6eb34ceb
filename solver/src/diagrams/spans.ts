/** Loads of one case or combination sorted by member, ready for diagrams. */

import type { MemberLoads } from "../results/index.ts";

/**
 * Where something sets in along a member, thirteen numbers: x, moments mx my mz, forces fx fy fz, line loads qx qy qz
 * and their slopes sx sy sz. The end of a line load is one more onset that takes it away.
 */
export type Onset = Float64Array;

export interface SpanLoads {
  /** Six per member: line loads along the whole member, qx qy qz at its start and at its end. */
  whole: Float64Array;
  /** Three per member: free axial strain, free curvatures in the z-plane and the y-plane. */
  strain: Float64Array;
  /** Only members with point loads or partial line loads. */
  onsets: Map<number, Onset[]>;
}

export function spanLoads(loads: MemberLoads, length: ArrayLike<number>): SpanLoads {
  const { points, lines, weights, strains } = loads;
  const whole = new Float64Array(6 * length.length);
  const strain = new Float64Array(3 * length.length);
  const onsets = new Map<number, Onset[]>();
  for (let i = 0; i < weights.length; i += 4) {
    const at = 6 * weights[i]!;
    for (let c = 0; c < 3; c++) {
      whole[at + c]! += weights[i + 1 + c]!;
      whole[at + 3 + c]! += weights[i + 1 + c]!;
    }
  }
  for (let i = 0; i < lines.length; i += 9) {
    const m = lines[i]!;
    if (lines[i + 1] === 0 && lines[i + 2] === length[m]) {
      for (let c = 0; c < 6; c++) whole[6 * m + c]! += lines[i + 3 + c]!;
    } else {
      addTo(onsets, m, lineOnset(lines, i, 1, 1), lineOnset(lines, i, 2, -1));
    }
  }
  for (let i = 0; i < points.length; i += 8) {
    const onset = new Float64Array(13);
    onset[0] = points[i + 1]!;
    for (let c = 0; c < 3; c++) {
      onset[1 + c] = points[i + 5 + c]!;
      onset[4 + c] = points[i + 2 + c]!;
    }
    addTo(onsets, points[i]!, onset);
  }
  for (let i = 0; i < strains.length; i += 4) for (let c = 0; c < 3; c++) strain[3 * strains[i]! + c]! += strains[i + 1 + c]!;
  return { whole, strain, onsets };
}

function lineOnset(lines: number[], i: number, which: 1 | 2, sign: 1 | -1): Onset {
  const onset = new Float64Array(13);
  const span = lines[i + 2]! - lines[i + 1]!;
  onset[0] = lines[i + which]!;
  for (let c = 0; c < 3; c++) {
    onset[7 + c] = sign * lines[i + (which === 1 ? 3 : 6) + c]!;
    onset[10 + c] = (sign * (lines[i + 6 + c]! - lines[i + 3 + c]!)) / span;
  }
  return onset;
}

function addTo(onsets: Map<number, Onset[]>, m: number, ...more: Onset[]): void {
  const known = onsets.get(m);
  if (known) known.push(...more);
  else onsets.set(m, more);
}

/** Factored sum of several cases' loads. */
export function superposeSpans(terms: readonly { spans: SpanLoads; factor: number }[]): SpanLoads {
  const whole = new Float64Array(terms[0]!.spans.whole.length);
  const strain = new Float64Array(terms[0]!.spans.strain.length);
  const onsets = new Map<number, Onset[]>();
  for (const { spans, factor } of terms) {
    for (let i = 0; i < whole.length; i++) whole[i]! += factor * spans.whole[i]!;
    for (let i = 0; i < strain.length; i++) strain[i]! += factor * spans.strain[i]!;
    for (const [m, list] of spans.onsets) {
      addTo(onsets, m, ...list.map((onset) => onset.map((value, i) => (i === 0 ? value : factor * value))));
    }
  }
  return { whole, strain, onsets };
}
