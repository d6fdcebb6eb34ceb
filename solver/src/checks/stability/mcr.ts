/** Elastic critical moment by the eigenvalue problem of a beam that bends sideways and twists. */

import { add, band, smallestPositive } from "./lanczos.ts";
import { mesh } from "./mesh.ts";
import { spreadAt } from "./twistbands.ts";
import { twistMode, twistsAlone } from "./twistmode.ts";

/** What holds the beam sideways at one place. `flange`: height of a restraint that holds only that point sideways. */
export interface Restraint {
  s: number;
  v: boolean;
  theta: boolean;
  slope: boolean;
  warping: boolean;
  flange?: number | undefined;
  /** Springs against twist (N·m/rad) and sideways (N/m), where what holds the place gives way. */
  twist?: number;
  side?: number;
}

/** Loads along z with their height above the shear centre; f and q positive along +z. */
export interface HeightLoads {
  points: readonly { s: number; f: number; z: number }[];
  spread: readonly { s1: number; s2: number; q1: number; q2: number; z: number }[];
}

export interface LateralBeam {
  length: number;
  ei_z: number;
  ei_w: number;
  gi_t: number;
  restraints: readonly Restraint[];
  /** My(s), positive with the −z side in tension. */
  moment: (s: number) => number;
  loads: HeightLoads;
  /** Places where the moment jumps or kinks. */
  breaks: readonly number[];
}

/** Even moment comes out exact to 4e-7 with the first, to 1e-4 with the second, which serves to find the governing combinations. */
export const FINE = 28;
export const COARSE = 8;

/** Gauss points and weights on 0..1, exact for polynomials of degree 7: cubic moments times the cubic shapes need no more in practice. */
const GAUSS: readonly (readonly [number, number])[] = [
  [0.06943184420297371, 0.17392742256872692],
  [0.33000947820757187, 0.32607257743127307],
  [0.6699905217924281, 0.32607257743127307],
  [0.9305681557970262, 0.17392742256872692],
];

/** Hermite shapes on an element of unit length: values, and second derivatives. Slopes scale with the element's length. */
const value = (t: number): number[] => [1 - 3 * t * t + 2 * t * t * t, t * (1 - t) * (1 - t), t * t * (3 - 2 * t), t * t * (t - 1)];
const curvature = (t: number): number[] => [12 * t - 6, 6 * t - 4, 6 - 12 * t, 6 * t - 2];

/** Per Gauss point the sixteen products curvature·value and value·value, weight included: all that the loads' terms need. */
const PRODUCTS = GAUSS.map(([t, weight]) => {
  const pairs = (left: number[]): number[] => left.flatMap((one) => value(t).map((other) => one * other * weight));
  return { t, twist: pairs(curvature(t)), height: pairs(value(t)) };
});

/** ∫N″N″ᵀ and ∫N′N′ᵀ over a unit element. */
const BEND = [12, 6, -12, 6, 6, 4, -6, 2, -12, -6, 12, -6, 6, 2, -6, 4];
const SLOPE = [36, 3, -36, 3, 3, 4, -3, -1, -36, -3, 36, -3, 3, -1, -3, 4].map((entry) => entry / 30);

/**
 * Smallest λ > 0 of ½∫(EIz·v″² + EIw·θ″² + GIt·θ′²) − λ·∫My·v″·θ + ½·λ·∫qz·z·θ² at its stationary point; Infinity where the
 * loads cannot buckle it, null where the restraints leave a mechanism. A point at height z moves sideways by v − z·θ. With `least`
 * one that it cannot lie below, and lies next to, will do.
 */
export function lambda_cr(beam: LateralBeam, elements = FINE, least = false): number | null {
  const nodes = mesh(beam, elements);
  if (twistsAlone(beam)) {
    const found = twistMode(beam, nodes, (s) => nearest(nodes, s), least);
    if (found !== undefined) return found;
  }
  const held = new Map<number, Restraint>();
  for (const restraint of beam.restraints) {
    const node = nearest(nodes, restraint.s);
    const there = held.get(node);
    held.set(node, there ? merge(there, restraint) : restraint);
  }
  // v, v′, θ, θ′ per node; a held flange swaps v for the flange's own displacement w = v − z·θ, which is then left out.
  const index = new Int32Array(nodes.length * 4).fill(-1);
  const lever = new Float64Array(nodes.length);
  let n = 0;
  for (let i = 0; i < nodes.length; i++) {
    const r = held.get(i);
    const out = [r?.v || r?.flange !== undefined, r?.slope, r?.theta, r?.warping];
    if (r && !r.v && r.flange !== undefined) lever[i] = r.flange;
    for (let d = 0; d < 4; d++) if (!out[d]) index[4 * i + d] = n++;
  }
  if (n === 0) return Infinity;
  const k = band(n, 8);
  const g = band(n, 8);
  const loaded = beam.loads.spread.some((load) => load.z !== 0);
  const ke = new Float64Array(64);
  const ge = new Float64Array(64);
  for (let e = 0; e + 1 < nodes.length; e++) {
    const from = nodes[e] as number;
    const h = (nodes[e + 1] as number) - from;
    ke.fill(0);
    ge.fill(0);
    const moments = PRODUCTS.map(({ t }) => beam.moment(from + t * h));
    const heights = loaded ? PRODUCTS.map(({ t }) => spreadAt(beam.loads, from + t * h)) : null;
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) {
        const at = 4 * i + j;
        const scale = (i & 1 ? h : 1) * (j & 1 ? h : 1);
        const v = (i >> 1) * 4 + (i & 1);
        const theta = (j >> 1) * 4 + (j & 1) + 2;
        const bend = ((BEND[at] as number) * scale) / (h * h * h);
        ke[v * 8 + theta - 2] = beam.ei_z * bend;
        ke[(v + 2) * 8 + theta] = beam.ei_w * bend + (beam.gi_t * (SLOPE[at] as number) * scale) / h;
        let [twist, drop] = [0, 0];
        for (let g = 0; g < 4; g++) {
          const product = PRODUCTS[g] as (typeof PRODUCTS)[number];
          twist += (moments[g] as number) * (product.twist[at] as number);
          if (heights) drop += (heights[g] as number) * (product.height[at] as number);
        }
        ge[v * 8 + theta] = (-twist * scale) / h;
        ge[theta * 8 + v] = (-twist * scale) / h;
        ge[(v + 2) * 8 + theta] = drop * scale * h;
      }
    }
    for (let end = 0; end < 2; end++) {
      const z = lever[e + end] as number;
      if (z !== 0) {
        swap(ke, end * 4, z);
        swap(ge, end * 4, z);
      }
    }
    for (let i = 0; i < 8; i++) {
      const row = index[4 * e + i] as number;
      if (row < 0) continue;
      for (let j = 0; j <= i; j++) {
        const column = index[4 * e + j] as number;
        if (column < 0) continue;
        add(k, row, column, ke[i * 8 + j] as number);
        add(g, row, column, ge[i * 8 + j] as number);
      }
    }
  }
  held.forEach(({ twist, side }, node) => {
    for (const [spring, freedom] of [
      [side, 4 * node],
      [twist, 4 * node + 2],
    ] as const) {
      const row = index[freedom] as number;
      if (spring && row >= 0) add(k, row, row, spring);
    }
  });
  for (const load of beam.loads.points) {
    const twist = index[4 * nearest(nodes, load.s) + 2] as number;
    if (twist >= 0) add(g, twist, twist, load.f * load.z);
  }
  return smallestPositive(k, g, elements >= FINE ? 1e-10 : 1e-6);
}

const plus = (m: Float64Array, at: number, value: number): void => void (m[at] = (m[at] as number) + value);

/** v = w + z·θ at the node whose freedoms start at d: θ takes up z times what v had. */
function swap(m: Float64Array, d: number, z: number): void {
  for (let i = 0; i < 8; i++) plus(m, i * 8 + d + 2, z * (m[i * 8 + d] as number));
  for (let j = 0; j < 8; j++) plus(m, (d + 2) * 8 + j, z * (m[d * 8 + j] as number));
}

function nearest(nodes: readonly number[], s: number): number {
  let best = 0;
  for (let i = 1; i < nodes.length; i++) if (Math.abs((nodes[i] as number) - s) < Math.abs((nodes[best] as number) - s)) best = i;
  return best;
}

function merge(a: Restraint, b: Restraint): Restraint {
  const v = a.v || b.v;
  // Two different points of one section held sideways hold the section.
  const both = a.flange !== undefined && b.flange !== undefined && a.flange !== b.flange;
  const flangeHeld = a.flange ?? b.flange;
  const pinned = (v && flangeHeld !== undefined && flangeHeld !== 0) || both;
  const merged: Restraint = {
    s: a.s,
    v: v || both,
    theta: a.theta || b.theta || pinned,
    slope: a.slope || b.slope,
    warping: a.warping || b.warping,
  };
  if (flangeHeld !== undefined && !merged.v) merged.flange = flangeHeld;
  for (const spring of ["twist", "side"] as const) {
    const sum = (a[spring] ?? 0) + (b[spring] ?? 0);
    if (sum > 0) merged[spring] = sum;
  }
  return merged;
}

/** Mcr of a fork-supported beam under even moment, (π/L)·√(EIz·(GIt + π²·EIw/L²)): the reference of C1. */
export function Mcr_uniform(length: number, ei_z: number, ei_w: number, gi_t: number): number {
  return (Math.PI / length) * Math.sqrt(ei_z * (gi_t + (Math.PI ** 2 * ei_w) / (length * length)));
}
