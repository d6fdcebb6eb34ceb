/** A member's diagrams as polynomials: one segment between any two places where a load sets in. */

import type { Compliance } from "../elements/bar.ts";
import type { Onset, SpanLoads } from "./spans.ts";

/**
 * Numbers of one segment. Inside it, with t from its start: N = n − qx·t − sx·t²/2, Vz = vz + qz·t + sz·t²/2,
 * My = my + vz·t + qz·t²/2 + sz·t³/6, the y-plane likewise, Mx constant. `dz`, `tz` (and `dy`, `ty`) are deflection and
 * bending slope at the start, measured from the chord.
 */
export const SEGMENT = {
  x: 0,
  h: 1,
  n: 2,
  qx: 3,
  sx: 4,
  mx: 5,
  my: 6,
  vz: 7,
  qz: 8,
  sz: 9,
  dz: 10,
  tz: 11,
  mz: 12,
  vy: 13,
  qy: 14,
  sy: 15,
  dy: 16,
  ty: 17,
} as const;
export const STRIDE = 18;

/** Reusable storage. */
export class Segments {
  count = 0;
  data: Float64Array = new Float64Array(4 * STRIDE);
  /** n vy vz mx my mz at the start before anything sets in, and at the end after everything has. */
  readonly first: Float64Array = new Float64Array(6);
  readonly last: Float64Array = new Float64Array(6);
}

const S = SEGMENT;

/** Build the segments of member `m` from its start forces (six numbers at `at`) and its loads. */
export function buildSegments(
  out: Segments,
  forces: ArrayLike<number>,
  at: number,
  spans: SpanLoads,
  m: number,
  length: number,
  c: Compliance,
): void {
  for (let i = 0; i < 6; i++) out.first[i] = forces[at + i]!;
  const { whole } = spans;
  const w = 6 * m;
  const d = out.data;
  d[S.x] = 0;
  d[S.h] = length;
  d[S.n] = forces[at]!;
  d[S.vy] = forces[at + 1]!;
  d[S.vz] = forces[at + 2]!;
  d[S.mx] = forces[at + 3]!;
  d[S.my] = forces[at + 4]!;
  d[S.mz] = forces[at + 5]!;
  d[S.qx] = whole[w]!;
  d[S.qy] = whole[w + 1]!;
  d[S.qz] = whole[w + 2]!;
  d[S.sx] = (whole[w + 3]! - whole[w]!) / length;
  d[S.sy] = (whole[w + 4]! - whole[w + 1]!) / length;
  d[S.sz] = (whole[w + 5]! - whole[w + 2]!) / length;
  out.count = 1;
  const onsets = spans.onsets.get(m);
  if (onsets) splitAtOnsets(out, onsets, length);
  else close(out, length);
  integrateDeflection(out, spans.strain[3 * m + 1]!, spans.strain[3 * m + 2]!, length, c);
}

function splitAtOnsets(out: Segments, onsets: Onset[], length: number): void {
  const sorted = [...onsets].sort((a, b) => a[0]! - b[0]!);
  const tolerance = 1e-12 * length;
  if (out.data.length < (sorted.length + 2) * STRIDE) {
    const larger = new Float64Array((sorted.length + 2) * STRIDE);
    larger.set(out.data.subarray(0, STRIDE));
    out.data = larger;
  }
  let next = 0;
  for (; next < sorted.length && sorted[next]![0]! <= tolerance; next++) setIn(out.data, 0, sorted[next]!);
  for (; next < sorted.length && sorted[next]![0]! < length - tolerance; next++) {
    const onset = sorted[next]!;
    const at = (out.count - 1) * STRIDE;
    const h = onset[0]! - out.data[at + S.x]!;
    if (h > tolerance) {
      advance(out.data, at, h, at + STRIDE);
      out.data[at + S.h] = h;
      out.count++;
    }
    setIn(out.data, (out.count - 1) * STRIDE, onset);
  }
  const at = (out.count - 1) * STRIDE;
  out.data[at + S.h] = length - out.data[at + S.x]!;
  close(out, length);
  const end = out.count * STRIDE;
  for (; next < sorted.length; next++) setIn(out.data, end, sorted[next]!);
  readForces(out.data, end, 0, out.last);
}

/** Forces at the end of the last segment, kept just behind it. */
function close(out: Segments, length: number): void {
  const at = (out.count - 1) * STRIDE;
  advance(out.data, at, length - out.data[at + S.x]!, at + STRIDE);
  readForces(out.data, at + STRIDE, 0, out.last);
}

function advance(d: Float64Array, at: number, h: number, to: number): void {
  readForces(d, at, h, scratch);
  d[to + S.x] = d[at + S.x]! + h;
  d[to + S.n] = scratch[0]!;
  d[to + S.vy] = scratch[1]!;
  d[to + S.vz] = scratch[2]!;
  d[to + S.mx] = scratch[3]!;
  d[to + S.my] = scratch[4]!;
  d[to + S.mz] = scratch[5]!;
  d[to + S.qx] = d[at + S.qx]! + h * d[at + S.sx]!;
  d[to + S.qy] = d[at + S.qy]! + h * d[at + S.sy]!;
  d[to + S.qz] = d[at + S.qz]! + h * d[at + S.sz]!;
  d[to + S.sx] = d[at + S.sx]!;
  d[to + S.sy] = d[at + S.sy]!;
  d[to + S.sz] = d[at + S.sz]!;
}

const scratch = new Float64Array(6);

/** n vy vz mx my mz at distance t into the segment that begins at `at`. */
export function readForces(d: Float64Array, at: number, t: number, out: Float64Array): void {
  out[0] = d[at + S.n]! - t * (d[at + S.qx]! + (t / 2) * d[at + S.sx]!);
  out[1] = d[at + S.vy]! + t * (d[at + S.qy]! + (t / 2) * d[at + S.sy]!);
  out[2] = d[at + S.vz]! + t * (d[at + S.qz]! + (t / 2) * d[at + S.sz]!);
  out[3] = d[at + S.mx]!;
  out[4] = d[at + S.my]! + t * (d[at + S.vz]! + (t / 2) * (d[at + S.qz]! + (t / 3) * d[at + S.sz]!));
  out[5] = d[at + S.mz]! + t * (d[at + S.vy]! + (t / 2) * (d[at + S.qy]! + (t / 3) * d[at + S.sy]!));
}

function setIn(d: Float64Array, at: number, o: Onset): void {
  d[at + S.mx]! -= o[1]!;
  d[at + S.my]! += o[2]!;
  d[at + S.mz]! -= o[3]!;
  d[at + S.n]! -= o[4]!;
  d[at + S.vy]! += o[5]!;
  d[at + S.vz]! += o[6]!;
  d[at + S.qx]! += o[7]!;
  d[at + S.qy]! += o[8]!;
  d[at + S.qz]! += o[9]!;
  d[at + S.sx]! += o[10]!;
  d[at + S.sy]! += o[11]!;
  d[at + S.sz]! += o[12]!;
}

/** Coefficients of the deflection polynomials of one segment: six per plane. */
export function deflectionPolynomials(
  d: Float64Array,
  at: number,
  c: Compliance,
  bendZ: number,
  bendY: number,
  z: Float64Array,
  y: Float64Array,
): void {
  const my = d[at + S.my]!;
  const vz = d[at + S.vz]!;
  const qz = d[at + S.qz]!;
  const sz = d[at + S.sz]!;
  const mz = d[at + S.mz]!;
  const vy = d[at + S.vy]!;
  const qy = d[at + S.qy]!;
  const sy = d[at + S.sy]!;
  z[0] = d[at + S.dz]!;
  z[1] = d[at + S.tz]! - c.sz * vz;
  z[2] = (c.czz * my + c.czy * mz + bendZ - c.sz * qz) / 2;
  z[3] = (c.czz * vz + c.czy * vy - c.sz * sz) / 6;
  z[4] = (c.czz * qz + c.czy * qy) / 24;
  z[5] = (c.czz * sz + c.czy * sy) / 120;
  y[0] = d[at + S.dy]!;
  y[1] = d[at + S.ty]! - c.sy * vy;
  y[2] = (c.czy * my + c.cyy * mz + bendY - c.sy * qy) / 2;
  y[3] = (c.czy * vz + c.cyy * vy - c.sy * sy) / 6;
  y[4] = (c.czy * qz + c.cyy * qy) / 24;
  y[5] = (c.czy * sz + c.cyy * sy) / 120;
}

const polyZ = new Float64Array(6);
const polyY = new Float64Array(6);

/** Integrate from a clamped start, then turn the whole line so that its end lies on the chord. */
function integrateDeflection(out: Segments, bendZ: number, bendY: number, length: number, c: Compliance): void {
  const d = out.data;
  d[S.dz] = d[S.tz] = d[S.dy] = d[S.ty] = 0;
  for (let s = 0; s < out.count; s++) {
    const at = s * STRIDE;
    const to = at + STRIDE;
    const h = d[at + S.h]!;
    deflectionPolynomials(d, at, c, bendZ, bendY, polyZ, polyY);
    d[to + S.dz] = horner(polyZ, h);
    d[to + S.dy] = horner(polyY, h);
    const my = d[at + S.my]! * h + ((h * h) / 2) * (d[at + S.vz]! + (h / 3) * (d[at + S.qz]! + (h / 4) * d[at + S.sz]!));
    const mz = d[at + S.mz]! * h + ((h * h) / 2) * (d[at + S.vy]! + (h / 3) * (d[at + S.qy]! + (h / 4) * d[at + S.sy]!));
    d[to + S.tz] = d[at + S.tz]! + c.czz * my + c.czy * mz + bendZ * h;
    d[to + S.ty] = d[at + S.ty]! + c.czy * my + c.cyy * mz + bendY * h;
  }
  const end = out.count * STRIDE;
  const slopeZ = d[end + S.dz]! / length;
  const slopeY = d[end + S.dy]! / length;
  for (let at = 0; at <= end; at += STRIDE) {
    const x = at === end ? length : d[at + S.x]!;
    d[at + S.dz]! -= slopeZ * x;
    d[at + S.dy]! -= slopeY * x;
    d[at + S.tz]! -= slopeZ;
    d[at + S.ty]! -= slopeY;
  }
}

/** A polynomial of the fifth degree at t. */
export function horner(p: Float64Array, t: number): number {
  return p[0]! + t * (p[1]! + t * (p[2]! + t * (p[3]! + t * (p[4]! + t * p[5]!))));
}
