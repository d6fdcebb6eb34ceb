/** Exact smallest and largest values along members: at the ends of segments and where derivatives vanish. */

import { DEFLECTION_Y, DEFLECTION_Z, FORCES, RESULTANT, begin, bendsInOnePlane, see, writeMember } from "./bounds";
import { rootsWithin } from "./roots";
import { at, put } from "./storage";

const SAMPLES: i32 = 8;
/** Bytes of one segment as src/diagrams/extrema.ts hands it over: 26 doubles. */
const SEGMENT: usize = 26 * 8;

const slope = memory.data(6 * 8, 16), roots = memory.data(6 * 8, 16);
/** Deflections of the segment under the scan, from the chord, as polynomials of six coefficients each. */
const polyZ = memory.data(12 * 8, 16), polyY = polyZ + 48;

/** The segment under the scan: where it begins, its length, its start forces, line loads at its start and their slopes. */
let x: f64 = 0, h: f64 = 0;
let n: f64 = 0, vy: f64 = 0, vz: f64 = 0, mx: f64 = 0, my: f64 = 0, mz: f64 = 0;
let qx: f64 = 0, qy: f64 = 0, qz: f64 = 0, sx: f64 = 0, sy: f64 = 0, sz: f64 = 0;

/**
 * Members whose loads run along their whole length. Per member: twelve `forces`, six line loads `lines`, three `strain`s, a
 * length and five compliances czz czy cyy sz sy (`table`, chosen by `kind`). Writes, for each quantity, `count` minima, their
 * places, maxima, their places.
 */
export function scanMembers(count: i32, forces: usize, lines: usize, strain: usize, lengths: usize, kind: usize, table: usize, out: usize): void {
  for (let m = 0; m < count; m++) {
    const f = forces + (<usize>m) * 96;
    const c = table + (<usize>load<i32>(kind + ((<usize>m) << 2))) * 40;
    openMember(f, lines + (<usize>m) * 48, at(lengths, m));
    bendMember(c, at(strain, 3 * m + 1), at(strain, 3 * m + 2));
    begin(f);
    scanSegment();
    if (!bendsInOnePlane()) searchResultant();
    writeMember(out, count, m);
  }
}

/**
 * Member `m` cut into `segments`, each: its place and length, n vy vz mx my mz and qx qy qz sx sy sz at its start, the
 * coefficients of its deflections along z and along y. `ends` holds the forces before everything sets in and after everything has.
 */
export function scanSegments(m: i32, count: i32, ends: usize, length: f64, segments: usize, segmentCount: i32, out: usize): void {
  begin(ends);
  for (let i = 0; i < segmentCount; i++) {
    openSegment(segments + (<usize>i) * SEGMENT);
    seeForces(0);
    scanSegment();
  }
  for (let q = 0; q < FORCES; q++) see(q, at(ends, FORCES + q), length);
  if (!bendsInOnePlane()) {
    for (let i = 0; i < segmentCount; i++) {
      openSegment(segments + (<usize>i) * SEGMENT);
      searchResultant();
    }
  }
  writeMember(out, count, m);
}

/** A member whose loads run along its whole length is one segment. */
function openMember(f: usize, w: usize, length: f64): void {
  x = 0; h = length;
  n = at(f, 0); vy = at(f, 1); vz = at(f, 2); mx = at(f, 3); my = at(f, 4); mz = at(f, 5);
  qx = at(w, 0); qy = at(w, 1); qz = at(w, 2);
  sx = (at(w, 3) - qx) / length; sy = (at(w, 4) - qy) / length; sz = (at(w, 5) - qz) / length;
}

function openSegment(s: usize): void {
  x = at(s, 0); h = at(s, 1);
  n = at(s, 2); vy = at(s, 3); vz = at(s, 4); mx = at(s, 5); my = at(s, 6); mz = at(s, 7);
  qx = at(s, 8); qy = at(s, 9); qz = at(s, 10); sx = at(s, 11); sy = at(s, 12); sz = at(s, 13);
  memory.copy(polyZ, s + 14 * 8, 12 * 8);
}

function shear(v: f64, q: f64, s: f64, t: f64): f64 {
  return v + t * (q + (t / 2) * s);
}

function moment(m: f64, v: f64, q: f64, s: f64, t: f64): f64 {
  return m + t * (v + (t / 2) * (q + (t / 3) * s));
}

function seeForces(t: f64): void {
  const place = x + t;
  see(0, shear(n, -qx, -sx, t), place);
  see(1, shear(vy, qy, sy, t), place);
  see(2, shear(vz, qz, sz, t), place);
  see(3, mx, place);
  see(4, moment(my, vz, qz, sz, t), place);
  see(5, moment(mz, vy, qy, sy, t), place);
}

/** All of a segment but the forces at its start, which a whole member begins with. */
function scanSegment(): void {
  seeForces(h);
  if (qx != 0 || sx != 0) stationary(qx, sx, 0);
  if (qy != 0 || sy != 0) { stationary(qy, sy, 0); stationary(vy, qy, sy / 2); }
  if (qz != 0 || sz != 0) { stationary(qz, sz, 0); stationary(vz, qz, sz / 2); }
  scanDeflection(polyY, DEFLECTION_Y);
  scanDeflection(polyZ, DEFLECTION_Z);
}

/** Forces where a + b·t + c·t² vanishes. */
function stationary(a: f64, b: f64, c: f64): void {
  put(slope, 0, a); put(slope, 1, b); put(slope, 2, c);
  const count = rootsWithin(slope, 2, h, roots);
  for (let i = 0; i < count; i++) seeForces(at(roots, i));
}

/** Deflections of a whole member from the chord as polynomials. */
function bendMember(c: usize, bendZ: f64, bendY: f64): void {
  const czz = at(c, 0), czy = at(c, 1), cyy = at(c, 2), shearZ = at(c, 3), shearY = at(c, 4);
  bendPlane(polyZ, czz * my + czy * mz + bendZ - shearZ * qz, czz * vz + czy * vy - shearZ * sz, czz * qz + czy * qy, czz * sz + czy * sy);
  bendPlane(polyY, czy * my + cyy * mz + bendY - shearY * qy, czy * vz + cyy * vy - shearY * sy, czy * qz + cyy * qy, czy * sz + cyy * sy);
}

/** The linear term follows from the end lying on the chord. */
function bendPlane(p: usize, k0: f64, k1: f64, k2: f64, k3: f64): void {
  put(p, 0, 0); put(p, 2, k0 / 2); put(p, 3, k1 / 6); put(p, 4, k2 / 24); put(p, 5, k3 / 120);
  put(p, 1, -h * (at(p, 2) + h * (at(p, 3) + h * (at(p, 4) + h * at(p, 5)))));
}

function horner(p: usize, t: f64): f64 {
  return at(p, 0) + t * (at(p, 1) + t * (at(p, 2) + t * (at(p, 3) + t * (at(p, 4) + t * at(p, 5)))));
}

function scanDeflection(p: usize, q: i32): void {
  see(q, at(p, 0), x);
  let rest: f64 = 0;
  for (let i = 5; i > 1; i--) rest = (rest + <f64>i * Math.abs(at(p, i))) * h;
  // Its slope changes by less than it has.
  if (Math.abs(at(p, 1)) > rest) return;
  for (let i = 1; i <= 5; i++) put(slope, i - 1, <f64>i * at(p, i));
  const count = rootsWithin(slope, 4, h, roots);
  for (let i = 0; i < count; i++) see(q, horner(p, at(roots, i)), x + at(roots, i));
}

/** The largest resultant, searched between samples: each that its neighbours do not pass may stand beside the highest peak. */
function searchResultant(): void {
  const step = h / <f64>SAMPLES;
  let before: f64 = 0, here = squareAt(0);
  for (let i = 0; i <= SAMPLES; i++) {
    const t = step * <f64>i, after = i < SAMPLES ? squareAt(step * <f64>(i + 1)) : 0;
    if (here >= before && here >= after) {
      see(RESULTANT, Math.sqrt(here), x + t);
      const peak = climb(t, Math.max(0, t - step), Math.min(h, t + step));
      see(RESULTANT, Math.sqrt(squareAt(peak)), x + peak);
    }
    before = here;
    here = after;
  }
}

function squareAt(t: f64): f64 {
  const y = horner(polyY, t), z = horner(polyZ, t);
  return y * y + z * z;
}

function first(p: usize, t: f64): f64 {
  return at(p, 1) + t * (2 * at(p, 2) + t * (3 * at(p, 3) + t * (4 * at(p, 4) + t * 5 * at(p, 5))));
}

function second(p: usize, t: f64): f64 {
  return 2 * at(p, 2) + t * (6 * at(p, 3) + t * (12 * at(p, 4) + t * 20 * at(p, 5)));
}

/** Newton's method for a stationary square sum, held between a rising and a falling side. */
function climb(start: f64, from: f64, to: f64): f64 {
  let low = from, high = to, t = start;
  for (let step = 0; step < 60; step++) {
    const y = horner(polyY, t), z = horner(polyZ, t), dy = first(polyY, t), dz = first(polyZ, t);
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
