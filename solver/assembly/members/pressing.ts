/** Forces in members by their loads: what presses each piece, and what bends it inside. */

import { at, put } from "../storage";
import { set, works } from "./planes";
import { LINE, PUSH, SLOPE, TURN, firstOnset, forces, onset, rowOf, whole } from "./state";
import {
  COUPLING, EIY, EIZ, FROM, GAY, GAZ, GJ, H, LENGTH, MORE_END, MORE_START, N, STRONG, VARYING,
  WEAK, coupled, firstPiece, idle, member, memberCount, piece, sign,
} from "./table";

/** Of Gauss on −1 … 1. */
const GAUSS_4 = memory.data<f64>([-0.8611363115940526, 0.3478548451374538, -0.3399810435848563, 0.6521451548625461, 0.3399810435848563, 0.6521451548625461, 0.8611363115940526, 0.3478548451374538]);

const moments = memory.data(5 * 8, 16), inside = memory.data(12 * 8, 16);

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
