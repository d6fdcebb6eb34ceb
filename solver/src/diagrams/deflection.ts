/** Deflections of a member from the chord that joins its displaced ends: one polynomial per segment and plane. */

import type { Compliance } from "../elements/bar.ts";
import { SEGMENT as S, type Segments, STRIDE } from "./layout.ts";

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
export function integrateDeflection(out: Segments, bendZ: number, bendY: number, length: number, c: Compliance): void {
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
