/** Lateral buckling of a beam that two places hold sideways: its v″ is free, so that the twist alone is left to find. */

import type { HeightLoads, LateralBeam } from "./mcr.ts";

/** With v″ = λ·My·θ/EIz the functional is ½∫(EIw·θ″² + GIt·θ′²) − ½·λ²∫My²·θ²/EIz + ½·λ∫qz·z·θ²: three band matrices of θ and θ′. */
interface Bands {
  n: number;
  /** Lower part by rows of four: entry (i, j), i − 3 ≤ j ≤ i, stands at 4·i + j − i + 3. */
  k: Float64Array;
  m: Float64Array;
  d: Float64Array;
}

/** Two places at most hold it sideways and none holds a slope, so that any v″ is compatible with them. */
export function twistsAlone({ restraints, length }: LateralBeam): boolean {
  const places: number[] = [];
  for (const { s, v, slope, flange, side } of restraints) {
    if (slope || flange !== undefined || (!v && side)) return false;
    if (v && places.every((other) => Math.abs(other - s) > 1e-3 * length)) places.push(s);
  }
  return places.length === 2;
}

/** Eight Gauss points would be exact; on elements this short four leave less than round-off. Shapes at each, slopes for unit length. */
const AT = Float64Array.of(0.06943184420297371, 0.33000947820757187, 0.6699905217924281, 0.9305681557970262);
const WEIGHT = Float64Array.of(0.17392742256872692, 0.32607257743127307, 0.32607257743127307, 0.17392742256872692);
const SHAPES = Float64Array.from(
  [...AT].flatMap((t) => [1 - 3 * t * t + 2 * t * t * t, t * (1 - t) * (1 - t), t * t * (3 - 2 * t), t * t * (t - 1)]),
);

/** ∫N″N″ᵀ and ∫N′N′ᵀ over a unit element. */
const BEND = Float64Array.of(12, 6, -12, 6, 6, 4, -6, 2, -12, -6, 12, -6, 6, 2, -6, 4);
const SLOPE = Float64Array.of(36, 3, -36, 3, 3, 4, -3, -1, -36, -3, 36, -3, 3, -1, -3, 4).map((entry) => entry / 30);

const STEPS = 200;

/** Smallest λ > 0; Infinity where the loads cannot buckle it, null where it may turn freely, undefined where the search did not prove itself. */
export function twistMode(beam: LateralBeam, nodes: readonly number[], nearest: (s: number) => number): number | null | undefined {
  const bands = assemble(beam, nodes, nearest);
  const { n, k, m, d } = bands;
  const factor = k.slice(0, 4 * n);
  if (!cholesky(factor, n)) return null;
  const [theta, km, mm, dm] = [new Float64Array(n), new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  // A fixed start with no symmetry of its own: the answer is the same bits on every run.
  let seed = 1;
  for (let i = 0; i < n; i += 2) {
    seed = (seed * 16807) % 2147483647;
    theta[i] = k[4 * i + 3] === HELD ? 0 : seed / 2147483647 + 0.25;
  }
  solve(factor, n, theta);
  let [x, settled] = [0, 0];
  for (let step = 0; step < STEPS && settled < 2; step++) {
    times(k, n, theta, km);
    times(m, n, theta, mm);
    times(d, n, theta, dm);
    const [a, b, c] = [dot(theta, km), dot(theta, mm), dot(theta, dm)];
    // θ's own λ = 1/x: a·x² + c·x − b = 0.
    const next = (Math.sqrt(c * c + 4 * a * b) - c) / (2 * a);
    if (!(next > 0)) break;
    settled = Math.abs(next - x) <= 1e-12 * next ? settled + 1 : 0;
    x = next;
    const size = 1 / Math.sqrt(a);
    for (let i = 0; i < n; i++) theta[i] = ((mm[i] as number) - x * (dm[i] as number)) * size;
    solve(factor, n, theta);
  }
  return x > 0 ? proven(bands, 1 / x, factor) : undefined;
}

/** λ where nothing buckles below it: for any θ the functional is concave in λ, so that it is positive up to any λ where it is. */
function proven({ n, k, m, d }: Bands, lambda: number, scratch: Float64Array): number | undefined {
  const below = lambda * (1 - 1e-8);
  for (let i = 0; i < 4 * n; i++) scratch[i] = (k[i] as number) - below * below * (m[i] as number) + below * (d[i] as number);
  return cholesky(scratch, n, 0) ? lambda : undefined;
}

/** Stands on the diagonal of a freedom that is held; its row and column are empty. */
const HELD = -1;

// Scratch that grows to the largest beam seen; one beam is in hands at a time.
let scratch: Bands = { n: 0, k: new Float64Array(0), m: new Float64Array(0), d: new Float64Array(0) };

function assemble(beam: LateralBeam, nodes: readonly number[], nearest: (s: number) => number): Bands {
  const n = 2 * nodes.length;
  if (scratch.k.length < 4 * n) scratch = { n, k: new Float64Array(8 * n), m: new Float64Array(8 * n), d: new Float64Array(8 * n) };
  const { k, m, d } = scratch;
  for (const band of [k, m, d]) band.fill(0, 0, 4 * n);
  const heights = beam.loads.spread.some(({ z }) => z !== 0);
  for (let e = 0; e + 1 < nodes.length; e++) {
    const from = nodes[e] as number;
    const h = (nodes[e + 1] as number) - from;
    resist(k, 2 * e, h, beam.ei_w, beam.gi_t);
    for (let g = 0; g < 4; g++) {
      const at = from + (AT[g] as number) * h;
      const weight = (WEIGHT[g] as number) * h;
      const moment = beam.moment(at);
      drive(m, 2 * e, g, h, (moment * moment * weight) / beam.ei_z);
      if (heights) drive(d, 2 * e, g, h, spreadAt(beam.loads, at) * weight);
    }
  }
  for (const { s, f, z } of beam.loads.points) add(d, 2 * nearest(s), 2 * nearest(s), f * z);
  for (const { s, twist } of beam.restraints) if (twist) add(k, 2 * nearest(s), 2 * nearest(s), twist);
  for (const { s, theta, warping } of beam.restraints) {
    const node = 2 * nearest(s);
    if (theta) for (const band of [k, m, d]) hold(band, n, node, band === k ? HELD : 0);
    if (warping) for (const band of [k, m, d]) hold(band, n, node + 1, band === k ? HELD : 0);
  }
  scratch.n = n;
  return scratch;
}

/** An element's resistance against twist, from freedom `first` on. */
function resist(band: Float64Array, first: number, h: number, ei_w: number, gi_t: number): void {
  for (let i = 0; i < 4; i++)
    for (let j = 0; j <= i; j++) {
      const scale = (i & 1 ? h : 1) * (j & 1 ? h : 1);
      const value = (ei_w * (BEND[4 * i + j] as number)) / (h * h * h) + (gi_t * (SLOPE[4 * i + j] as number)) / h;
      add(band, first + i, first + j, scale * value);
    }
}

/** What acts on θ² at a Gauss point. */
function drive(band: Float64Array, first: number, g: number, h: number, size: number): void {
  for (let i = 0; i < 4; i++) {
    const shape = (SHAPES[4 * g + i] as number) * (i & 1 ? h : 1) * size;
    for (let j = 0; j <= i; j++) add(band, first + i, first + j, shape * (SHAPES[4 * g + j] as number) * (j & 1 ? h : 1));
  }
}

function add(band: Float64Array, i: number, j: number, value: number): void {
  const at = 3 * i + j + 3;
  band[at] = (band[at] as number) + value;
}

function hold(band: Float64Array, n: number, i: number, diagonal: number): void {
  for (let j = Math.max(0, i - 3); j < i; j++) band[3 * i + j + 3] = 0;
  for (let r = i + 1; r < Math.min(n, i + 4); r++) band[3 * r + i + 3] = 0;
  band[4 * i + 3] = diagonal;
}

/** Second-order work of the spread loads per θ²: a load along −z above the shear centre is negative. */
export function spreadAt({ spread }: HeightLoads, s: number): number {
  let sum = 0;
  for (const l of spread) {
    if (s < l.s1 || s > l.s2 || l.z === 0) continue;
    sum += l.z * (l.q1 + ((l.q2 - l.q1) * (s - l.s1)) / (l.s2 - l.s1));
  }
  return sum;
}

/** Cholesky in place; false where a pivot is lost in round-off, that is where nothing resists a freedom. */
function cholesky(a: Float64Array, n: number, least = 1e-12): boolean {
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    const from = i > 3 ? i - 3 : 0;
    for (let j = from; j < i; j++) {
      const other = 3 * j + 3;
      let sum = a[row + j] as number;
      for (let p = j > 3 && j - 3 > from ? j - 3 : from; p < j; p++) sum -= (a[row + p] as number) * (a[other + p] as number);
      a[row + j] = sum / (a[other + j] as number);
    }
    const own = a[row + i] as number;
    if (own === HELD) {
      a[row + i] = 1;
      continue;
    }
    let sum = own;
    for (let p = from; p < i; p++) sum -= (a[row + p] as number) * (a[row + p] as number);
    if (!(sum > least * own)) return false;
    a[row + i] = Math.sqrt(sum);
  }
  return true;
}

/** x ← (L·Lᵀ)⁻¹·x */
function solve(l: Float64Array, n: number, x: Float64Array): void {
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    let sum = x[i] as number;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) sum -= (l[row + j] as number) * (x[j] as number);
    x[i] = sum / (l[row + i] as number);
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = 3 * i + 3;
    const value = (x[i] as number) / (l[row + i] as number);
    x[i] = value;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) x[j] = (x[j] as number) - (l[row + j] as number) * value;
  }
}

/** y ← A·x; held freedoms of x are zero. */
function times(a: Float64Array, n: number, x: Float64Array, y: Float64Array): void {
  y.fill(0);
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    const xi = x[i] as number;
    let sum = (a[row + i] as number) * xi;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) {
      const value = a[row + j] as number;
      sum += value * (x[j] as number);
      y[j] = (y[j] as number) + value * xi;
    }
    y[i] = (y[i] as number) + sum;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
