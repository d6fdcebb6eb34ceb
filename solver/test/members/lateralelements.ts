/** Lateral buckling by plain finite elements of its own, for lines that change their section and places that are held at a height. */

export interface Stiffnesses {
  ei_z: number;
  ei_w: number;
  gi_t: number;
}

export interface Line {
  length: number;
  /** Stiffnesses at s, and the moment there that presses the upper flange. */
  of: (s: number) => Stiffnesses;
  moment: (s: number) => number;
  /** A point at a height above the axis is held sideways there, or the section against twist, be it by a spring, N·m/rad. */
  holds: { s: number; z?: number; theta?: true; twist?: number }[];
}

const ELEMENTS = 32;
/** Gauss points and weights on 0 to 1. */
const POINTS = [0.0694318442, 0.3300094782, 0.6699905218, 0.9305681558];
const WEIGHTS = [0.1739274226, 0.3260725774, 0.3260725774, 0.1739274226];
/** Times the largest stiffness. */
const RIGID = 1e6;

/** Values, first and second derivatives of Hermite's cubics over an element of length l. */
const shapes = (t: number, l: number): number[][] => [
  [1 - 3 * t * t + 2 * t ** 3, l * (t - 2 * t * t + t ** 3), 3 * t * t - 2 * t ** 3, l * (t ** 3 - t * t)],
  [(6 * t * t - 6 * t) / l, 1 - 4 * t + 3 * t * t, (6 * t - 6 * t * t) / l, 3 * t * t - 2 * t],
  [(12 * t - 6) / (l * l), (6 * t - 4) / l, (6 - 12 * t) / (l * l), (6 * t - 2) / l],
];

/**
 * Least λ of ½·∫(E·Iz·v″² + E·Iw·θ″² + G·It·θ′²) − λ·∫M·v″·θ. A flange at height z moves by v − z·θ: with M/h pressing the upper one and pulling the lower,
 * ½·(M/h)·∫(u_lower′² − u_upper′²) = ∫M·v′·θ′, by parts −∫M·v″·θ. Found by halving, since the form is positive below λ alone.
 */
export function factorByElements({ length, of, moment, holds }: Line): number {
  const l = length / ELEMENTS;
  const size = 4 * (ELEMENTS + 1);
  const grid = (): Float64Array[] => Array.from({ length: size }, () => new Float64Array(size));
  const [k, g] = [grid(), grid()];
  for (let e = 0; e < ELEMENTS; e++) {
    const at = [4 * e, 4 * e + 1, 4 * e + 4, 4 * e + 5];
    POINTS.forEach((t, point) => {
      const s = (e + t) * l;
      const w = WEIGHTS[point]! * l;
      const [n, d, dd] = shapes(t, l) as [number[], number[], number[]];
      const { ei_z, ei_w, gi_t } = of(s);
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++) {
          const [a, b] = [at[i]!, at[j]!];
          k[a]![b]! += w * ei_z * dd[i]! * dd[j]!;
          k[a + 2]![b + 2]! += w * (ei_w * dd[i]! * dd[j]! + gi_t * d[i]! * d[j]!);
          const work = w * moment(s) * dd[i]! * n[j]!;
          g[a]![b + 2]! += work;
          g[b + 2]![a]! += work;
        }
    });
  }
  const [stiff, turns] = [k[0]![0]! * RIGID, k[2]![2]! * RIGID];
  for (const { s, z, theta, twist = 0 } of holds) {
    const node = 4 * Math.round(s / l);
    k[node + 2]![node + 2]! += theta ? turns : twist;
    if (z === undefined) continue;
    const arm = [
      [node, 1],
      [node + 2, -z],
    ] as const;
    for (const [a, x] of arm) for (const [b, y] of arm) k[a]![b]! += stiff * x * y;
  }
  const positive = (lambda: number): boolean => isPositive(k.map((row, i) => row.map((value, j) => value - lambda * g[i]![j]!)));
  let [below, above] = [0, 1];
  while (positive(above)) [below, above] = [above, 2 * above];
  while (above - below > 1e-6 * above) {
    const middle = (below + above) / 2;
    if (positive(middle)) below = middle;
    else above = middle;
  }
  return below;
}

/** By elimination: every pivot is positive. */
function isPositive(a: Float64Array[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const pivot = a[i]![i]!;
    if (!(pivot > 0)) return false;
    for (let r = i + 1; r < Math.min(a.length, i + 8); r++) {
      const share = a[r]![i]! / pivot;
      if (share !== 0) for (let c = i; c < Math.min(a.length, i + 8); c++) a[r]![c]! -= share * a[i]![c]!;
    }
  }
  return true;
}
