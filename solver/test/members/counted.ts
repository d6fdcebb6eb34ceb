/**
 * Critical factors by counting: K + λ·G has as many negative pivots as λ has passed eigenvalues. Even elements, Simpson's rule and stiff springs for what
 * is held: nothing is shared with the kernel but the functional.
 */

import type { LateralBeam } from "../../src/members/mcr.ts";

const STEPS = 16;
/** v and v′ of both ends stand at 0, 1, 4 and 5 of an element's eight freedoms, θ and θ′ two further. */
const PLACES = [0, 1, 4, 5];
const WIDTH = 8;

type Terms = readonly (readonly [number, number])[];
type Matrix = Float64Array[];

/** m += factor·(a·bᵀ + b·aᵀ)/2 */
function outer(m: Matrix, factor: number, a: Terms, b: Terms): void {
  for (const [i, x] of a)
    for (const [j, y] of b) {
      m[i]![j]! += (factor * x * y) / 2;
      m[j]![i]! += (factor * x * y) / 2;
    }
}

/** Values, slopes and curvatures of the four shapes at t of an element of length h. */
const shapes = (t: number, h: number): readonly (readonly number[])[] => [
  [1 - 3 * t ** 2 + 2 * t ** 3, h * t * (1 - t) ** 2, t ** 2 * (3 - 2 * t), h * t ** 2 * (t - 1)],
  [(-6 * t + 6 * t ** 2) / h, 1 - 4 * t + 3 * t ** 2, (6 * t - 6 * t ** 2) / h, 3 * t ** 2 - 2 * t],
  [(12 * t - 6) / h ** 2, (6 * t - 4) / h, (6 - 12 * t) / h ** 2, (6 * t - 2) / h],
];

function matrices(beam: LateralBeam, elements: number): { k: Matrix; g: Matrix } {
  const n = 4 * (elements + 1);
  const [k, g] = [0, 1].map(() => Array.from({ length: n }, () => new Float64Array(n))) as [Matrix, Matrix];
  const h = beam.length / elements;
  for (let e = 0; e < elements; e++)
    for (let step = 0; step <= STEPS; step++) {
      const t = step / STEPS;
      const weight = ((step === 0 || step === STEPS ? 1 : step % 2 ? 4 : 2) * h) / (3 * STEPS);
      const terms = shapes(t, h).map((row) => row.map((value, i) => [4 * e + PLACES[i]!, value] as const));
      const turned = terms.map((row) => row.map(([i, value]) => [i + 2, value] as const));
      outer(k, weight * beam.ei_z, terms[2]!, terms[2]!);
      outer(k, weight * beam.ei_w, turned[2]!, turned[2]!);
      outer(k, weight * beam.gi_t, turned[1]!, turned[1]!);
      const s = (e + t) * h;
      outer(g, -2 * weight * beam.moment(s), terms[2]!, turned[0]!);
      for (const { s1, s2, q1, q2, z } of beam.loads.spread)
        if (e * h >= s1 - 1e-9 && (e + 1) * h <= s2 + 1e-9)
          outer(g, weight * z * (q1 + ((q2 - q1) * (s - s1)) / (s2 - s1)), turned[0]!, turned[0]!);
    }
  const node = (s: number): number => 4 * Math.round(s / h);
  for (const { s, f, z } of beam.loads.points) g[node(s) + 2]![node(s) + 2]! += f * z;
  for (const { s, v, theta, slope, warping, flange, twist = 0, side = 0 } of beam.restraints) {
    const at = node(s);
    const hold = (terms: Terms): void => outer(k, 1e4 * k[terms[0]![0]]![terms[0]![0]]!, terms, terms);
    outer(k, twist, [[at + 2, 1]], [[at + 2, 1]]);
    outer(k, side, [[at, 1]], [[at, 1]]);
    [v, slope, theta, warping].forEach((held, i) => void (held && hold([[at + i, 1]])));
    // A point at height z moves sideways by v − z·θ.
    const point: Terms = [
      [at, 1],
      [at + 2, -(flange ?? 0)],
    ];
    if (flange !== undefined) hold(point);
  }
  return { k, g };
}

function negativePivots({ k, g }: { k: Matrix; g: Matrix }, lambda: number): number {
  const band = (row: Float64Array, i: number): Float64Array => row.subarray(i, i + WIDTH);
  const upper = k.map((row, i) => band(row, i).map((value, j) => value + lambda * band(g[i]!, i)[j]!));
  let count = 0;
  for (let p = 0; p < upper.length; p++) {
    const row = upper[p]!;
    if (row[0]! < 0) count++;
    for (let i = 1; i < row.length; i++) for (let j = i; j < row.length; j++) upper[p + i]![j - i]! -= (row[i]! * row[j]!) / row[0]!;
  }
  return count;
}

/** The smallest λ of a beam whose every place lies on one of so many even elements' ends. */
export function countedFactor(beam: LateralBeam, elements: number): number {
  const both = matrices(beam, elements);
  let [low, high] = [0, 1e-9];
  while (negativePivots(both, high) === 0) [low, high] = [high, 2 * high];
  while (high - low > 1e-8 * high) {
    const middle = (low + high) / 2;
    if (negativePivots(both, middle) === 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
