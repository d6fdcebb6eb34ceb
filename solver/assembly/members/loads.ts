/** Loads along members: what they put on the ends of each piece where these are clamped. */

import { at, put } from "../storage";
import { pair, set } from "./planes";
import { LINE, PUSH, SLOPE, TURN, axialStrain, firstOnset, onset, rowOf, strain, whole } from "./state";
import { CLAMPED, CROSS, EA, EIY, EIYZ, EIZ, FORCE, FROM, GAY, GAZ, GJ, H, BOTH, LENGTH, MOMENT, firstPiece, idle, member, memberCount, piece } from "./table";

/** Of Gauss on −1 … 1. */
const GAUSS_3 = memory.data<f64>([-0.7745966692414834, 0.5555555555555556, 0, 0.8888888888888888, 0.7745966692414834, 0.5555555555555556]);

const free = memory.data(6 * 8, 16), resultant = memory.data(6 * 8, 16);

/** What loads put on the ends of all pieces where these are clamped. */
export function loadPieces(): void {
  for (let m = 0; m < memberCount; m++) loadMember(m);
}

function loadMember(m: i32): void {
  const own = member(m), first = firstPiece[m], last = firstPiece[m + 1] - 1;
  const w = rowOf(whole, 6, m), s = rowOf(strain, 3, m), l = at(own, LENGTH);
  for (let p = first; p <= last; p++) {
    const q = piece(p), a = at(q, FROM), h = at(q, H);
    memory.fill(free, 0, 48);
    memory.fill(resultant, 0, 48);
    const share = a / l, rest = (a + h) / l;
    addLine(own, h, 0, h,
      at(w, 0) + share * (at(w, 3) - at(w, 0)), at(w, 1) + share * (at(w, 4) - at(w, 1)), at(w, 2) + share * (at(w, 5) - at(w, 2)),
      at(w, 0) + rest * (at(w, 3) - at(w, 0)), at(w, 1) + rest * (at(w, 4) - at(w, 1)), at(w, 2) + rest * (at(w, 5) - at(w, 2)));
    for (let i = firstOnset(m); i < firstOnset(m + 1); i++) addOnset(own, onset(i), a, h, p == first, p == last);
    addStrain(at(s, 0), at(s, 1), at(s, 2), h);
    clamp(own, q, idle[m] && p == first ? 0 : at(own, EA));
  }
  if (idle[m]) slacken(m);
}

/** Of an onset what it does between a and a + h: points act in the piece that begins with them. */
function addOnset(own: usize, o: usize, a: f64, h: f64, isFirst: bool, isLast: bool): void {
  const x = at(o, 0) - a, near = 1e-9 * h;
  const begins = x >= -near && (x < h - near || isLast);
  if ((begins || (isFirst && x < 0))) {
    const place = Math.max(0, Math.min(h, x));
    addPoint(own, h, place, at(o, PUSH), at(o, PUSH + 1), at(o, PUSH + 2), at(o, TURN), at(o, TURN + 1), at(o, TURN + 2));
  }
  if (x >= h - near) return;
  const from = Math.max(0, x), past = from - x, end = h - x;
  if (at(o, LINE) == 0 && at(o, LINE + 1) == 0 && at(o, LINE + 2) == 0 && at(o, SLOPE) == 0 && at(o, SLOPE + 1) == 0 && at(o, SLOPE + 2) == 0) return;
  addLine(own, h, from, h,
    at(o, LINE) + past * at(o, SLOPE), at(o, LINE + 1) + past * at(o, SLOPE + 1), at(o, LINE + 2) + past * at(o, SLOPE + 2),
    at(o, LINE) + end * at(o, SLOPE), at(o, LINE + 1) + end * at(o, SLOPE + 1), at(o, LINE + 2) + end * at(o, SLOPE + 2));
}

function addLine(own: usize, h: f64, from: f64, to: f64, x0: f64, y0: f64, z0: f64, x1: f64, y1: f64, z1: f64): void {
  if (x0 == 0 && y0 == 0 && z0 == 0 && x1 == 0 && y1 == 0 && z1 == 0) return;
  const span = to - from;
  for (let g = 0; g < 3; g++) {
    const t = (1 + at(GAUSS_3, 2 * g)) / 2, weight = at(GAUSS_3, 2 * g + 1) / 2 * span, a = (1 - t) * weight, b = t * weight;
    addPoint(own, h, from + t * span, a * x0 + b * x1, a * y0 + b * y1, a * z0 + b * z1, 0, 0, 0);
  }
}

/** A force and a moment at distance a from the clamped start: how its end moves, and their sum there. */
function addPoint(own: usize, length: f64, a: f64, fx: f64, fy: f64, fz: f64, mx: f64, my: f64, mz: f64): void {
  put(resultant, 0, at(resultant, 0) + fx); put(resultant, 1, at(resultant, 1) + fy); put(resultant, 2, at(resultant, 2) + fz);
  put(resultant, 3, at(resultant, 3) + mx); put(resultant, 4, at(resultant, 4) + my - a * fz); put(resultant, 5, at(resultant, 5) + mz + a * fy);
  const eiy = at(own, EIY), eiz = at(own, EIZ), eiyz = at(own, EIYZ), gay = at(own, GAY), gaz = at(own, GAZ), gj = at(own, GJ), det = eiy * eiz - eiyz * eiyz;
  const czz = eiz / det, czy = -eiyz / det, cyy = eiy / det;
  const byForce = a * a / 2, moveByForce = a * a * a / 3 + byForce * (length - a), moveByMoment = byForce + a * (length - a);
  const turnZ = byForce * fz - a * my, turnY = byForce * fy + a * mz, moveZ = moveByForce * fz - moveByMoment * my, moveY = moveByForce * fy + moveByMoment * mz;
  put(free, 0, at(free, 0) + a * fx / at(own, EA));
  put(free, 1, at(free, 1) + czy * moveZ + cyy * moveY + (gay > 0 ? a * fy / gay : 0));
  put(free, 2, at(free, 2) + czz * moveZ + czy * moveY + (gaz > 0 ? a * fz / gaz : 0));
  if (mx != 0) put(free, 3, at(free, 3) + a * mx / gj);
  put(free, 4, at(free, 4) - czz * turnZ - czy * turnY);
  put(free, 5, at(free, 5) + czy * turnZ + cyy * turnY);
}

function addStrain(along: f64, bendZ: f64, bendY: f64, h: f64): void {
  put(free, 0, at(free, 0) + along * h);
  put(free, 1, at(free, 1) + bendY * h * h / 2);
  put(free, 2, at(free, 2) + bendZ * h * h / 2);
  put(free, 4, at(free, 4) - bendZ * h);
  put(free, 5, at(free, 5) + bendY * h);
}

/** Forces on the clamped ends of a piece, by the free movement of its end and the sum of its loads. */
function clamp(own: usize, q: usize, ea: f64): void {
  const h = at(q, H), c = q + (CLAMPED << 3);
  const moved = pair(at(free, 1), at(free, 2)), turned = pair(at(free, 5), -at(free, 4)), both = v128.load(q + (BOTH << 3));
  const across = v128.shuffle<f64>(moved, moved, 1, 0), round = v128.shuffle<f64>(turned, turned, 1, 0);
  const k = f64x2.splat(at(q, CROSS)), e = f64x2.splat(at(q, CROSS + 1)), t = f64x2.splat(at(q, CROSS + 2));
  const force = f64x2.add(f64x2.add(f64x2.mul(v128.load(q + (FORCE << 3)), moved), f64x2.mul(both, turned)), f64x2.add(f64x2.mul(k, across), f64x2.mul(e, round)));
  const moment = f64x2.add(f64x2.add(f64x2.mul(both, moved), f64x2.mul(v128.load(q + (MOMENT << 3)), turned)), f64x2.add(f64x2.mul(e, across), f64x2.mul(t, round)));
  const end = f64x2.neg(force), turn = f64x2.neg(moment);
  set(c, 6, end); set(c, 8, turn);
  set(c, 0, f64x2.sub(force, pair(at(resultant, 1), at(resultant, 2))));
  set(c, 2, f64x2.sub(f64x2.sub(moment, pair(at(resultant, 5), -at(resultant, 4))), f64x2.mul(f64x2.splat(h), end)));
  const pulled = -ea / h * at(free, 0), twisted = -at(own, GJ) / h * at(free, 3);
  put(c, 10, pulled); put(c, 11, twisted);
  put(c, 4, -pulled - at(resultant, 0)); put(c, 5, -twisted - at(resultant, 3));
}

/** An idle member lets go in its first piece, where it leaves what a bar that carries no force in the mean does. */
function slacken(m: i32): void {
  const own = member(m), first = firstPiece[m], last = firstPiece[m + 1] - 1, l = at(own, LENGTH), ea = at(own, EA);
  const q = piece(first), c = q + (CLAMPED << 3), h = at(q, H);
  // Of the first piece as if it acted.
  const sum = -at(c, 4) - at(c, 10), freely = freeOf(m, first);
  let end = -ea / h * freely * (h / l), beyond: f64 = 0;
  for (let p = first + 1; p <= last; p++) {
    const other = piece(p), d = other + (CLAMPED << 3), from = at(other, FROM);
    end += at(d, 4) * from / l + at(d, 10) * (from + at(other, H)) / l;
    beyond -= at(d, 4) + at(d, 10);
  }
  put(c, 10, end + ea * axialStrain(m) + beyond);
  put(c, 4, -at(c, 10) - sum);
}

/** How the end of the piece that was clamped last but for its axial stiffness would move by itself. */
function freeOf(m: i32, p: i32): f64 {
  const own = member(m), q = piece(p), w = rowOf(whole, 6, m), l = at(own, LENGTH), a = at(q, FROM), h = at(q, H);
  memory.fill(free, 0, 48);
  memory.fill(resultant, 0, 48);
  addLine(own, h, 0, h, at(w, 0) + a / l * (at(w, 3) - at(w, 0)), 0, 0, at(w, 0) + (a + h) / l * (at(w, 3) - at(w, 0)), 0, 0);
  for (let i = firstOnset(m); i < firstOnset(m + 1); i++) addOnset(own, onset(i), a, h, true, p == firstPiece[m + 1] - 1);
  return at(free, 0) + axialStrain(m) * h;
}
