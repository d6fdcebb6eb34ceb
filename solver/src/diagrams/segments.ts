/** A member's diagrams as polynomials: one segment between any two places where a load sets in. */

import { SEGMENT, type Segments, STRIDE } from "./layout.ts";
import type { Onset, SpanLoads } from "./spans.ts";

const S = SEGMENT;

/** Build the segments of member `m` from its start forces (six numbers at `at`) and its loads; deflections are integrated apart. */
export function buildSegments(out: Segments, forces: ArrayLike<number>, at: number, spans: SpanLoads, m: number, length: number): void {
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
      out.data[at + S.h] = h;
      advance(out.data, at, h, at + STRIDE);
      out.count++;
    }
    setIn(out.data, (out.count - 1) * STRIDE, onset);
  }
  const at = (out.count - 1) * STRIDE;
  out.data[at + S.h] = length - out.data[at + S.x]!;
  close(out, length);
  const end = out.count * STRIDE;
  for (; next < sorted.length; next++) setIn(out.data, end, sorted[next]!);
  readLast(out, end);
}

/** Forces at the end of the last segment, kept just behind it. */
function close(out: Segments, length: number): void {
  const at = (out.count - 1) * STRIDE;
  advance(out.data, at, length - out.data[at + S.x]!, at + STRIDE);
  readLast(out, at + STRIDE);
}

function readLast(out: Segments, at: number): void {
  readForces(out.data, at, 0, scratch);
  for (let i = 0; i < 6; i++) out.last[i] = scratch[i]!;
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

/**
 * n vy vz mx my mz at this distance into the segment that begins at `at`, or at that of its ends which is nearer. Checks ask for forces in a dozen places;
 * an engine that copied this into each would compile it as often, and it is just long enough not to be copied.
 */
export function readForces(d: Float64Array, at: number, distance: number, out: Float64Array): void {
  const h = d[at + S.h]!;
  const t = distance < 0 ? 0 : distance > h ? h : distance;
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
