/** A beam's twist as band matrices: what resists it, what drives it, and what holds it. */

import type { HeightLoads, LateralBeam } from "./mcr.ts";
import { HELD } from "./narrowband.ts";

/** With v″ = λ·My·θ/EIz the functional is ½∫(EIw·θ″² + GIt·θ′²) − ½·λ²∫My²·θ²/EIz + ½·λ∫qz·z·θ²: three band matrices of θ and θ′. */
export interface Bands {
  n: number;
  /** Lower part by rows of four: entry (i, j), i − 3 ≤ j ≤ i, stands at 4·i + j − i + 3. */
  k: Float64Array;
  m: Float64Array;
  d: Float64Array;
  /** Some load acts at a height: d is not empty. */
  high: boolean;
  /** Of k, or of the functional at some λ. */
  factor: Float64Array;
  /** The twist, what it was solved from, and what m and d make of it. */
  theta: Float64Array;
  from: Float64Array;
  mm: Float64Array;
  dm: Float64Array;
}

/** Eight Gauss points would be exact; on elements this short four leave less than round-off. Shapes at each, slopes for unit length. */
const AT = Float64Array.of(0.06943184420297371, 0.33000947820757187, 0.6699905217924281, 0.9305681557970262);
const WEIGHT = Float64Array.of(0.17392742256872692, 0.32607257743127307, 0.32607257743127307, 0.17392742256872692);
const SHAPES = [...AT].map((t) => [1 - 3 * t * t + 2 * t * t * t, t * (1 - t) * (1 - t), t * t * (3 - 2 * t), t * t * (t - 1)] as const);

/** The ten entries (i, j), j ≤ i, of an element's lower half: by rows. At each Gauss point the products of shapes there, weight included. */
const ROW = Int32Array.of(0, 1, 1, 2, 2, 2, 3, 3, 3, 3);
const COLUMN = Int32Array.of(0, 0, 1, 0, 1, 2, 0, 1, 2, 3);
const PRODUCTS = Float64Array.from(
  SHAPES.flatMap((shape, g) =>
    [...ROW].map((i, e) => (WEIGHT[g] as number) * (shape[i] as number) * (shape[COLUMN[e] as number] as number)),
  ),
);
/** How often an entry has a slope's length as a factor: never, once or twice. */
const SLOPES = ROW.map((i, e) => (i & 1) + ((COLUMN[e] as number) & 1));

/** ∫N″N″ᵀ and ∫N′N′ᵀ over a unit element. */
const BEND = Float64Array.of(12, 6, -12, 6, 6, 4, -6, 2, -12, -6, 12, -6, 6, 2, -6, 4);
const SLOPE = Float64Array.of(36, 3, -36, 3, 3, 4, -3, -1, -36, -3, 36, -3, 3, -1, -3, 4).map((entry) => entry / 30);

// Scratch that grows to the largest beam seen; one beam is in hands at a time.
const room = (n: number): Bands => {
  const [band, vector] = [() => new Float64Array(4 * n), () => new Float64Array(n)];
  return { n, k: band(), m: band(), d: band(), high: false, factor: band(), theta: vector(), from: vector(), mm: vector(), dm: vector() };
};
let scratch = room(0);

export function assemble(beam: LateralBeam, nodes: readonly number[], nearest: (s: number) => number): Bands {
  const n = 2 * nodes.length;
  if (scratch.theta.length < n) scratch = room(2 * n);
  const { k, m, d } = scratch;
  for (const band of [k, m, d]) band.fill(0, 0, 4 * n);
  const heights = beam.loads.spread.some(({ z }) => z !== 0);
  for (let e = 0; e + 1 < nodes.length; e++) {
    const from = nodes[e] as number;
    const h = (nodes[e + 1] as number) - from;
    resist(k, 2 * e, h, beam.ei_w, beam.gi_t);
    for (let g = 0; g < 4; g++) {
      const at = from + (AT[g] as number) * h;
      const moment = beam.moment(at);
      bent[g] = (moment * moment) / beam.ei_z;
      if (heights) dropped[g] = spreadAt(beam.loads, at);
    }
    drive(m, 2 * e, h, bent);
    if (heights) drive(d, 2 * e, h, dropped);
  }
  for (const { s, f, z } of beam.loads.points) add(d, 2 * nearest(s), 2 * nearest(s), f * z);
  for (const { s, twist } of beam.restraints) if (twist) add(k, 2 * nearest(s), 2 * nearest(s), twist);
  for (const { s, theta, warping } of beam.restraints) {
    const node = 2 * nearest(s);
    if (theta) for (const band of [k, m, d]) hold(band, n, node, band === k ? HELD : 0);
    if (warping) for (const band of [k, m, d]) hold(band, n, node + 1, band === k ? HELD : 0);
  }
  scratch.n = n;
  scratch.high = heights || beam.loads.points.some(({ f, z }) => f * z !== 0);
  if (!scratch.high) scratch.dm.fill(0, 0, n);
  return scratch;
}

/** An element's resistance against twist, from freedom `first` on. */
function resist(band: Float64Array, first: number, h: number, ei_w: number, gi_t: number): void {
  const [bend, slope] = [ei_w / (h * h * h), gi_t / h];
  for (let e = 0; e < 10; e++) {
    const [i, j] = [ROW[e] as number, COLUMN[e] as number];
    add(band, first + i, first + j, scaled(bend * (BEND[4 * i + j] as number) + slope * (SLOPE[4 * i + j] as number), e, h));
  }
}

// What acts on θ² at an element's Gauss points.
const bent = new Float64Array(4);
const dropped = new Float64Array(4);

/** An element's ∫size·θ² from the size at its Gauss points. */
function drive(band: Float64Array, first: number, h: number, sizes: Float64Array): void {
  const [a, b, c, d] = [sizes[0] as number, sizes[1] as number, sizes[2] as number, sizes[3] as number];
  for (let e = 0; e < 10; e++) {
    const value =
      a * (PRODUCTS[e] as number) + b * (PRODUCTS[10 + e] as number) + c * (PRODUCTS[20 + e] as number) + d * (PRODUCTS[30 + e] as number);
    add(band, first + (ROW[e] as number), first + (COLUMN[e] as number), scaled(h * value, e, h));
  }
}

const scaled = (value: number, e: number, h: number): number => (SLOPES[e] === 0 ? value : SLOPES[e] === 1 ? value * h : value * h * h);

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

/** The functional at λ, ready to be factored. */
export function functional({ n, k, m, d, factor }: Bands, lambda: number): void {
  const square = lambda * lambda;
  for (let i = 0; i < 4 * n; i++) factor[i] = (k[i] as number) - square * (m[i] as number) + lambda * (d[i] as number);
}
