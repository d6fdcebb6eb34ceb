/** Segments of members that bend in second order: loads across them set in piece by piece (`src/diagrams/bending.ts`). */

import { scanSegments } from "./extrema";
import { at, doubles, put } from "./storage";

/** Doubles of a segment as `scanSegments` takes it: place, length, six forces, six line loads, deflections along z and along y. */
const SEGMENT: i32 = 26, Z: i32 = 14, Y: i32 = 20;
/** Doubles of the bending of a piece. */
const BENDING: i32 = 6;

const ends = memory.data(12 * 8, 16);
let segments: usize = 0, room: i32 = 0;

/** As `scanMembers`, of members with the loads of their bending: `parts` pieces each. */
export function scanBent(
  count: i32, forces: usize, lines: usize, strain: usize, lengths: usize, kind: usize, table: usize, bending: usize, parts: i32, out: usize,
): void {
  if (parts > room) segments = doubles(<usize>(SEGMENT * (room = parts)));
  for (let m = 0; m < count; m++) {
    const c = table + (<usize>load<i32>(kind + ((<usize>m) << 2))) * 40;
    build(forces + (<usize>m) * 96, lines + (<usize>m) * 48, at(lengths, m), bending + ((<usize>(BENDING * m * parts)) << 3), parts);
    bend(c, at(strain, 3 * m + 1), at(strain, 3 * m + 2), at(lengths, m), parts);
    scanSegments(m, count, ends, at(lengths, m), segments, parts, out);
  }
}

// @ts-ignore: decorator
@inline
function segment(k: i32): usize {
  return segments + ((<usize>(SEGMENT * k)) << 3);
}

function build(f: usize, w: usize, length: f64, bending: usize, parts: i32): void {
  const h = length / <f64>parts;
  memory.copy(ends, f, 48);
  for (let k = 0; k < parts; k++) {
    const s = segment(k), b = bending + ((<usize>(BENDING * k)) << 3), x = <f64>k * h;
    if (k == 0) memory.copy(s + 16, f, 48);
    else advance(segment(k - 1), h, s + 16);
    put(s, 0, x); put(s, 1, h);
    put(s, 3, at(s, 3) + at(b, 0)); put(s, 4, at(s, 4) + at(b, 1));
    for (let i = 0; i < 3; i++) {
      const slope = (at(w, 3 + i) - at(w, i)) / length;
      put(s, 8 + i, at(w, i) + x * slope + (i ? at(b, 1 + i) : 0));
      put(s, 11 + i, slope + (i ? (at(b, 3 + i) - at(b, 1 + i)) / h : 0));
    }
  }
  advance(segment(parts - 1), h, ends + 48);
}

/** n vy vz mx my mz at the end of a segment. */
function advance(s: usize, t: f64, out: usize): void {
  put(out, 0, at(s, 2) - t * (at(s, 8) + t / 2 * at(s, 11)));
  put(out, 1, at(s, 3) + t * (at(s, 9) + t / 2 * at(s, 12)));
  put(out, 2, at(s, 4) + t * (at(s, 10) + t / 2 * at(s, 13)));
  put(out, 3, at(s, 5));
  put(out, 4, at(s, 6) + t * (at(s, 4) + t / 2 * (at(s, 10) + t / 3 * at(s, 13))));
  put(out, 5, at(s, 7) + t * (at(s, 3) + t / 2 * (at(s, 9) + t / 3 * at(s, 12))));
}

/** Deflections from a clamped start, then from the chord. */
function bend(c: usize, bendZ: f64, bendY: f64, length: f64, parts: i32): void {
  const czz = at(c, 0), czy = at(c, 1), cyy = at(c, 2), shearZ = at(c, 3), shearY = at(c, 4);
  let dz: f64 = 0, tz: f64 = 0, dy: f64 = 0, ty: f64 = 0;
  for (let k = 0; k < parts; k++) {
    const s = segment(k), h = at(s, 1);
    const vy = at(s, 3), vz = at(s, 4), my = at(s, 6), mz = at(s, 7), qy = at(s, 9), qz = at(s, 10), sy = at(s, 12), sz = at(s, 13);
    polynomial(s, Z, dz, tz - shearZ * vz, czz * my + czy * mz + bendZ - shearZ * qz, czz * vz + czy * vy - shearZ * sz, czz * qz + czy * qy, czz * sz + czy * sy);
    polynomial(s, Y, dy, ty - shearY * vy, czy * my + cyy * mz + bendY - shearY * qy, czy * vz + cyy * vy - shearY * sy, czy * qz + cyy * qy, czy * sz + cyy * sy);
    dz = horner(s, Z, h);
    dy = horner(s, Y, h);
    const turnZ = my * h + h * h / 2 * (vz + h / 3 * (qz + h / 4 * sz)), turnY = mz * h + h * h / 2 * (vy + h / 3 * (qy + h / 4 * sy));
    tz += czz * turnZ + czy * turnY + bendZ * h;
    ty += czy * turnZ + cyy * turnY + bendY * h;
  }
  const slopeZ = dz / length, slopeY = dy / length;
  for (let k = 0; k < parts; k++) {
    const s = segment(k), x = at(s, 0);
    put(s, Z, at(s, Z) - slopeZ * x); put(s, Z + 1, at(s, Z + 1) - slopeZ);
    put(s, Y, at(s, Y) - slopeY * x); put(s, Y + 1, at(s, Y + 1) - slopeY);
  }
}

function polynomial(s: usize, p: i32, d: f64, slope: f64, k0: f64, k1: f64, k2: f64, k3: f64): void {
  put(s, p, d); put(s, p + 1, slope); put(s, p + 2, k0 / 2); put(s, p + 3, k1 / 6); put(s, p + 4, k2 / 24); put(s, p + 5, k3 / 120);
}

function horner(s: usize, p: i32, t: f64): f64 {
  return at(s, p) + t * (at(s, p + 1) + t * (at(s, p + 2) + t * (at(s, p + 3) + t * (at(s, p + 4) + t * at(s, p + 5)))));
}
