/**
 * Loads along members and the forces in them: what presses each piece, what bends it inside, and what it puts on its clamped ends. A state comes as forces at the
 * start of every member, line loads along the whole of it and onsets, at each of which something more sets in (`src/diagrams/spans.ts`).
 */

import { at, put } from "../storage";
import { pair, set, works } from "./planes";
import {
  CLAMPED, COUPLING, CROSS, EA, EIY, EIYZ, EIZ, FORCE, FROM, GAY, GAZ, GJ, H, BOTH, LENGTH, MOMENT, MORE_END, MORE_START, N, STRONG, VARYING, WEAK, coupled, firstPiece, idle, member,
  memberCount, piece, sign,
} from "./table";

/** Twelve forces per member, six line loads, three free strains; onsets of member m from onsetStarts[m] on, thirteen doubles each in rising order. */
let forces: usize = 0, whole: usize = 0, strain: usize = 0, onsets: usize = 0, onsetStarts: usize = 0;
const ONSET: i32 = 13;
/** Doubles of an onset: its place, moments, forces, line loads and their slopes. */
const TURN: i32 = 1, PUSH: i32 = 4, LINE: i32 = 7, SLOPE: i32 = 10;

/** Of Gauss on −1 … 1. */
const GAUSS_4 = memory.data<f64>([-0.8611363115940526, 0.3478548451374538, -0.3399810435848563, 0.6521451548625461, 0.3399810435848563, 0.6521451548625461, 0.8611363115940526, 0.3478548451374538]);
const GAUSS_3 = memory.data<f64>([-0.7745966692414834, 0.5555555555555556, 0, 0.8888888888888888, 0.7745966692414834, 0.5555555555555556]);

const moments = memory.data(5 * 8, 16), inside = memory.data(12 * 8, 16), free = memory.data(6 * 8, 16), resultant = memory.data(6 * 8, 16);

export function setState(forcesAt: usize, wholeAt: usize, strainAt: usize, onsetsAt: usize, startsAt: usize): void {
  forces = forcesAt; whole = wholeAt; strain = strainAt; onsets = onsetsAt; onsetStarts = startsAt;
}

// @ts-ignore: decorator
@inline
function firstOnset(m: i32): i32 {
  return load<i32>(onsetStarts + ((<usize>m) << 2));
}

// @ts-ignore: decorator
@inline
function onset(i: i32): usize {
  return onsets + ((<usize>(ONSET * i)) << 3);
}

// @ts-ignore: decorator
@inline
function rowOf(base: usize, each: i32, m: i32): usize {
  return base + ((<usize>(each * m)) << 3);
}

/** One of the twelve forces at a member's ends. */
export function endForce(m: i32, i: i32): f64 {
  return at(rowOf(forces, 12, m), i);
}

/** Free axial strain by temperature. */
export function axialStrain(m: i32): f64 {
  return at(rowOf(strain, 3, m), 0);
}

/** The axial force at x, with what sets in at x itself where `beyond` it. */
function forceAt(m: i32, x: f64, beyond: bool): f64 {
  const w = rowOf(whole, 6, m), l = at(member(m), LENGTH), first = at(w, 0);
  let n = at(rowOf(forces, 12, m), 0) - x * (first + (at(w, 3) - first) * x / (2 * l));
  for (let i = firstOnset(m); i < firstOnset(m + 1); i++) {
    const o = onset(i), past = x - at(o, 0);
    if (past > 0 || (beyond && past == 0)) n -= at(o, PUSH) + past * (at(o, LINE) + past * at(o, SLOPE) / 2);
  }
  return n;
}

/** Whether anything acts along a member between its ends. */
function varies(m: i32): bool {
  const w = rowOf(whole, 6, m);
  if (at(w, 0) != 0 || at(w, 3) != 0) return true;
  for (let i = firstOnset(m); i < firstOnset(m + 1); i++) {
    const o = onset(i);
    if (at(o, PUSH) != 0 || at(o, LINE) != 0 || at(o, SLOPE) != 0) return true;
  }
  return false;
}

/** A one-way member that would have to take the other sign is on its way to idle: it does not buckle meanwhile. */
// @ts-ignore: decorator
@inline
export function bearable(way: i32, n: f64): f64 {
  return <f64>way * n < 0 ? 0 : n;
}

/** Presses all pieces by the forces of the state and bends those that couple; a force below `nothing` is round-off, and so is a moment below `nothingBent`. */
export function pressPieces(nothing: f64, nothingBent: f64): void {
  for (let m = 0; m < memberCount; m++) {
    const isVarying = varies(m), way = sign[m];
    for (let p = firstPiece[m]; p < firstPiece[m + 1]; p++) {
      const own = piece(p);
      memory.fill(own + (VARYING << 3), 0, 12 << 3);
      put(own, MORE_START, 0); put(own, MORE_END, 0);
      if (!isVarying) {
        const n = at(rowOf(forces, 12, m), 0);
        put(own, N, bearable(way, Math.abs(n) > nothing ? n : 0));
        continue;
      }
      const a = at(own, FROM), b = a + at(own, H);
      measure(m, a, b);
      const mean = at(moments, 0);
      put(own, N, bearable(way, Math.abs(mean) > nothing ? mean : 0));
      if (way) continue;
      // What is no force in the mean may still press one end.
      const rest = mean - at(own, N);
      put(own, MORE_START, forceAt(m, a, a > 0) - at(own, N));
      put(own, MORE_END, forceAt(m, b, false) - at(own, N));
      works(member(m), at(own, H), rest, at(moments, 1), at(moments, 2) - (mean - rest) / 3, at(moments, 3), at(moments, 4) - (mean - rest) / 5, own + (VARYING << 3));
    }
    coupled[m] = 0;
  }
  bendPieces(nothingBent);
}

/** Means of the axial force between a and b with 1, t … t⁴, t from −1 to 1. */
function measure(m: i32, a: f64, b: f64): void {
  memory.fill(moments, 0, 40);
  let from = a;
  for (let i = firstOnset(m); i <= firstOnset(m + 1); i++) {
    const to = i < firstOnset(m + 1) ? at(onset(i), 0) : b;
    if (to <= from && i < firstOnset(m + 1)) continue;
    const end = Math.min(to, b);
    for (let g = 0; g < 4 && end > from; g++) {
      const x = from + (1 + at(GAUSS_4, 2 * g)) / 2 * (end - from), t = (2 * x - a - b) / (b - a);
      let share = forceAt(m, x, false) * at(GAUSS_4, 2 * g + 1) * (end - from) / (2 * (b - a));
      for (let k = 0; k < 5; k++, share *= t) put(moments, k, at(moments, k) + share);
    }
    from = end;
    if (from >= b) return;
  }
}

/** Members in which bending and torque turn with them: one byte each. */
let closed: usize = 0;

export function setClosed(given: usize): void {
  closed = given;
}

/** Radians: a wave along a member by its moments and torque alone, M·L/√(EI·GIt) or T·L/EI, from which on they couple strongly. */
const WAVE: f64 = 0.3;

/** Torque and moments at both ends of pieces of closed members, as what couples takes them. */
function bendPieces(nothing: f64): void {
  for (let m = 0; m < memberCount; m++) {
    if (!closed || !load<u8>(closed + <usize>m)) continue;
    const own = member(m);
    for (let p = firstPiece[m]; p < firstPiece[m + 1]; p++) {
      const q = piece(p), h = at(q, H);
      insideAt(m, at(q, FROM), inside);
      insideAt(m, at(q, FROM) + h, inside + 48);
      let most: f64 = 0;
      for (let i = 3; i < 6; i++) most = Math.max(most, Math.max(Math.abs(at(inside, i)), Math.abs(at(inside, i + 6))));
      if (most <= nothing) {
        memory.fill(q + (COUPLING << 3), 0, 9 << 3);
        continue;
      }
      const least = Math.min(at(own, EIY), at(own, EIZ)), l = at(own, LENGTH);
      const wave = Math.max(most * l / Math.sqrt(least * at(own, GJ)), Math.max(Math.abs(at(inside, 3)), Math.abs(at(inside, 9))) * l / least);
      coupled[m] = max(coupled[m], wave > WAVE ? STRONG : WEAK);
      const gay = at(own, GAY), gaz = at(own, GAZ);
      const y = 1 / (1 + (gaz > 0 ? 12 * at(own, EIY) / (gaz * h * h) : 0)), z = 1 / (1 + (gay > 0 ? 12 * at(own, EIZ) / (gay * h * h) : 0));
      put(q, COUPLING, (at(inside, 3) + at(inside, 9)) / 2);
      put(q, COUPLING + 1, -at(inside, 5)); put(q, COUPLING + 2, -at(inside, 11)); put(q, COUPLING + 3, y / h); put(q, COUPLING + 4, -y / 2);
      put(q, COUPLING + 5, -at(inside, 4)); put(q, COUPLING + 6, -at(inside, 10)); put(q, COUPLING + 7, -z / h); put(q, COUPLING + 8, -z / 2);
    }
  }
}

/** n vy vz mx my mz at x along a member, with all that has set in there. */
function insideAt(m: i32, x: f64, out: usize): void {
  const f = rowOf(forces, 12, m), w = rowOf(whole, 6, m), l = at(member(m), LENGTH);
  memory.copy(out, f, 48);
  put(out, 4, at(out, 4) + x * at(out, 2));
  put(out, 5, at(out, 5) + x * at(out, 1));
  lineAt(x, at(w, 0), at(w, 1), at(w, 2), (at(w, 3) - at(w, 0)) / l, (at(w, 4) - at(w, 1)) / l, (at(w, 5) - at(w, 2)) / l, out);
  for (let i = firstOnset(m); i < firstOnset(m + 1); i++) {
    const o = onset(i), t = x - at(o, 0);
    if (t < 0) break;
    put(out, 3, at(out, 3) - at(o, TURN)); put(out, 4, at(out, 4) + at(o, TURN + 1) + t * at(o, PUSH + 2)); put(out, 5, at(out, 5) - at(o, TURN + 2) + t * at(o, PUSH + 1));
    put(out, 0, at(out, 0) - at(o, PUSH)); put(out, 1, at(out, 1) + at(o, PUSH + 1)); put(out, 2, at(out, 2) + at(o, PUSH + 2));
    lineAt(t, at(o, LINE), at(o, LINE + 1), at(o, LINE + 2), at(o, SLOPE), at(o, SLOPE + 1), at(o, SLOPE + 2), out);
  }
}

function lineAt(t: f64, qx: f64, qy: f64, qz: f64, sx: f64, sy: f64, sz: f64, out: usize): void {
  put(out, 0, at(out, 0) - t * (qx + t / 2 * sx));
  put(out, 1, at(out, 1) + t * (qy + t / 2 * sy));
  put(out, 2, at(out, 2) + t * (qz + t / 2 * sz));
  put(out, 4, at(out, 4) + t * t / 2 * (qz + t / 3 * sz));
  put(out, 5, at(out, 5) + t * t / 2 * (qy + t / 3 * sy));
}

/** The largest bending moment and torque of each closed member, at its ends and its middle; 0 where all are below `nothing`. */
export function bendMembers(nothing: f64, out: usize): void {
  for (let m = 0; m < memberCount; m++) {
    put(out, 2 * m, 0); put(out, 2 * m + 1, 0);
    if (!closed || !load<u8>(closed + <usize>m)) continue;
    for (let k = 0; k <= 2; k++) {
      insideAt(m, <f64>k / 2 * at(member(m), LENGTH), inside);
      const torque = Math.abs(at(inside, 3)), y = at(inside, 4), z = at(inside, 5);
      if (Math.max(torque, Math.max(Math.abs(y), Math.abs(z))) <= nothing) continue;
      put(out, 2 * m, Math.max(at(out, 2 * m), Math.sqrt(y * y + z * z)));
      put(out, 2 * m + 1, Math.max(at(out, 2 * m + 1), torque));
    }
  }
}

/** What loads put on the ends of all pieces where these are clamped. */
export function loadPieces(): void {
  for (let m = 0; m < memberCount; m++) loadMember(m);
}

export function loadMember(m: i32): void {
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
