/** Exact smallest and largest values along members: at segment ends and where derivatives vanish. */

import type { Compliance } from "../elements/bar.ts";
import { type Extrema, QUANTITIES } from "../results.ts";
import { rootsWithin } from "./roots.ts";
import type { Scanner } from "./scanner.ts";
import { deflectionPolynomials, readForces, SEGMENT as S, Segments, STRIDE } from "./segments.ts";
import type { SpanLoads } from "./spans.ts";

const COUNT = QUANTITIES.length;
const DEFLECTION = COUNT - 1;

const low = new Float64Array(COUNT);
const lowX = new Float64Array(COUNT);
const high = new Float64Array(COUNT);
const highX = new Float64Array(COUNT);
const segments = new Segments();
const values = new Float64Array(6);
const slope = new Float64Array(5);
const roots = new Float64Array(5);
const polyZ = new Float64Array(6);
const polyY = new Float64Array(6);

/** Extrema of all members under one case or combination. Members with loads on parts of their length are scanned here. */
export function extremaOf(scanner: Scanner, endForces: Float64Array, spans: SpanLoads): Extrema {
  const columns = scanner.scan(endForces, spans.whole, spans.strain);
  for (const m of spans.onsets.keys()) {
    scanner.segments(segments, endForces, spans, m);
    scanMember(segments, scanner.complianceOf(m), spans.strain[3 * m + 1]!, spans.strain[3 * m + 2]!, scanner.length[m]!);
    for (let q = 0; q < COUNT; q++) {
      const column = columns[q]!;
      column.min[m] = low[q]!;
      column.min_x[m] = lowX[q]!;
      column.max[m] = high[q]!;
      column.max_x[m] = highX[q]!;
    }
  }
  return Object.fromEntries(QUANTITIES.map((name, q) => [name, columns[q]!])) as Extrema;
}

function scanMember(list: Segments, c: Compliance, bendZ: number, bendY: number, length: number): void {
  for (let q = 0; q < 6; q++) {
    low[q] = high[q] = list.first[q]!;
    lowX[q] = highX[q] = 0;
  }
  for (let q = 6; q < COUNT; q++) low[q] = high[q] = lowX[q] = highX[q] = 0;
  for (let s = 0; s < list.count; s++) scanSegment(list.data, s * STRIDE, c, bendZ, bendY);
  for (let q = 0; q < 6; q++) see(q, list.last[q]!, length);
  findResultant(list, c, bendZ, bendY);
}

function see(q: number, value: number, x: number): void {
  if (value < low[q]!) {
    low[q] = value;
    lowX[q] = x;
  }
  if (value > high[q]!) {
    high[q] = value;
    highX[q] = x;
  }
}

function seeForces(d: Float64Array, at: number, t: number): void {
  readForces(d, at, t, values);
  const x = d[at + S.x]! + t;
  for (let q = 0; q < 6; q++) see(q, values[q]!, x);
}

function scanSegment(d: Float64Array, at: number, c: Compliance, bendZ: number, bendY: number): void {
  const h = d[at + S.h]!;
  seeForces(d, at, 0);
  seeForces(d, at, h);
  const qx = d[at + S.qx]!;
  const qy = d[at + S.qy]!;
  const qz = d[at + S.qz]!;
  if (qx !== 0 || d[at + S.sx] !== 0) stationary(d, at, h, qx, d[at + S.sx]!, 0);
  if (qy !== 0 || d[at + S.sy] !== 0) {
    stationary(d, at, h, qy, d[at + S.sy]!, 0);
    stationary(d, at, h, d[at + S.vy]!, qy, d[at + S.sy]! / 2);
  }
  if (qz !== 0 || d[at + S.sz] !== 0) {
    stationary(d, at, h, qz, d[at + S.sz]!, 0);
    stationary(d, at, h, d[at + S.vz]!, qz, d[at + S.sz]! / 2);
  }
  deflectionPolynomials(d, at, c, bendZ, bendY, polyZ, polyY);
  scanDeflection(polyY, 6, d[at + S.x]!, h);
  scanDeflection(polyZ, 7, d[at + S.x]!, h);
}

/** Forces where the derivative a + b·t + c·t² vanishes. */
function stationary(d: Float64Array, at: number, h: number, a: number, b: number, c: number): void {
  slope[0] = a;
  slope[1] = b;
  slope[2] = c;
  const count = rootsWithin(slope, c === 0 ? 1 : 2, h, roots);
  for (let i = 0; i < count; i++) seeForces(d, at, roots[i]!);
}

function scanDeflection(p: Float64Array, q: number, x: number, h: number): void {
  see(q, p[0]!, x);
  const degree = p[5] !== 0 ? 5 : p[4] !== 0 ? 4 : 3;
  for (let i = 1; i <= degree; i++) slope[i - 1] = i * p[i]!;
  const count = rootsWithin(slope, degree - 1, h, roots);
  for (let i = 0; i < count; i++) see(q, horner(p, roots[i]!), x + roots[i]!);
}

function horner(p: Float64Array, t: number): number {
  return p[0]! + t * (p[1]! + t * (p[2]! + t * (p[3]! + t * (p[4]! + t * p[5]!))));
}

/** The resultant follows one plane where the other hardly moves; else it is searched between samples. */
function findResultant(list: Segments, c: Compliance, bendZ: number, bendY: number): void {
  const y = Math.max(high[6]!, -low[6]!);
  const z = Math.max(high[7]!, -low[7]!);
  if (y <= 1e-9 * z || z <= 1e-9 * y) {
    const q = y > z ? 6 : 7;
    high[DEFLECTION] = Math.max(y, z);
    highX[DEFLECTION] = high[q]! >= -low[q]! ? highX[q]! : lowX[q]!;
    return;
  }
  const samples = 8;
  for (let s = 0; s < list.count; s++) {
    const at = s * STRIDE;
    const h = list.data[at + S.h]!;
    deflectionPolynomials(list.data, at, c, bendZ, bendY, polyZ, polyY);
    // Every sample that its neighbours do not pass may stand beside the highest peak.
    let before = 0;
    let here = squareAt(0);
    for (let i = 0; i <= samples; i++) {
      const after = i < samples ? squareAt((h * (i + 1)) / samples) : 0;
      if (here >= before && here >= after) {
        const t = (h * i) / samples;
        see(DEFLECTION, Math.sqrt(here), list.data[at + S.x]! + t);
        const peak = climb(t, Math.max(0, t - h / samples), Math.min(h, t + h / samples));
        see(DEFLECTION, Math.sqrt(squareAt(peak)), list.data[at + S.x]! + peak);
      }
      before = here;
      here = after;
    }
  }
}

function squareAt(t: number): number {
  const y = horner(polyY, t);
  const z = horner(polyZ, t);
  return y * y + z * z;
}

/** Newton's method for a stationary square sum, held between a rising and a falling side. */
function climb(start: number, from: number, to: number): number {
  let low = from;
  let high = to;
  let t = start;
  for (let step = 0; step < 60; step++) {
    const y = horner(polyY, t);
    const z = horner(polyZ, t);
    const dy = first(polyY, t);
    const dz = first(polyZ, t);
    const rise = y * dy + z * dz;
    if (rise > 0) low = t;
    else high = t;
    const curve = dy * dy + y * second(polyY, t) + dz * dz + z * second(polyZ, t);
    let next = t - rise / curve;
    if (!(curve < 0 && next > low && next < high)) next = 0.5 * (low + high);
    if (Math.abs(next - t) <= 1e-14 * to) return next;
    t = next;
  }
  return t;
}

function first(p: Float64Array, t: number): number {
  return p[1]! + t * (2 * p[2]! + t * (3 * p[3]! + t * (4 * p[4]! + t * 5 * p[5]!)));
}

function second(p: Float64Array, t: number): number {
  return 2 * p[2]! + t * (6 * p[3]! + t * (12 * p[4]! + t * 20 * p[5]!));
}
