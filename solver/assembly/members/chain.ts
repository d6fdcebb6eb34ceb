/**
 * Stations along a member eliminated one after the other, from its start: what is left acts between its own ends. The planes stand side by side and know nothing
 * of each other; elongation and twist are springs in series. Where planes or twist couple, all six movements of a station go together (`coupled.ts`).
 */

import { at, put } from "../storage";
import { get, pair, planes, set } from "./planes";
import { EA, FROM_NEXT, FROM_START, GJ, H, INVERSE, SERIES, firstPiece, idle, member, piece } from "./table";

/** Pivots below zero of what was eliminated last. */
export let negative: i32 = 0;

const along = memory.data(12 * 8, 16), next = memory.data(12 * 8, 16);

// @ts-ignore: decorator
@inline
function times(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

// @ts-ignore: decorator
@inline
function below(values: v128): i32 {
  return (f64x2.extract_lane(values, 0) < 0 ? 1 : 0) + (f64x2.extract_lane(values, 1) < 0 ? 1 : 0);
}

/** What is left of member `m` between its ends, 12×12 into `out`. */
export function eliminateStations(m: i32, share: f64, out: usize): void {
  const first = firstPiece[m], last = firstPiece[m + 1] - 1;
  const ea = at(member(m), EA), gj = at(member(m), GJ);
  negative = 0;
  planes(piece(first), share, along);
  let series = pair(idle[m] ? 0 : ea / at(piece(first), H), gj / at(piece(first), H));
  for (let p = first; p < last; p++) {
    const own = piece(p);
    planes(piece(p + 1), share, next);
    eliminate(own);
    const k = f64x2.div(pair(ea, gj), f64x2.splat(at(piece(p + 1), H))), inverse = f64x2.div(f64x2.splat(1), f64x2.add(series, k));
    set(own, SERIES, inverse);
    set(own, SERIES + 2, f64x2.neg(times(series, inverse)));
    series = times(times(series, inverse), k);
  }
  spread(series, out);
}

/** Takes out the station between what is left so far (`along`) and the next piece. */
function eliminate(own: usize): void {
  const ww = f64x2.add(get(along, 0), get(next, 0)), wt = f64x2.sub(get(next, 2), get(along, 6)), tt = f64x2.add(get(along, 10), get(next, 4));
  const left = f64x2.sub(tt, f64x2.div(times(wt, wt), ww));
  negative += below(ww) + below(left);
  const inverse = f64x2.div(f64x2.splat(1), f64x2.sub(times(ww, tt), times(wt, wt)));
  const a = times(tt, inverse), b = f64x2.neg(times(wt, inverse)), c = times(ww, inverse);
  // Rows of the station against movement and slope of the start, and against the slope of the next.
  const startW = f64x2.neg(get(along, 0)), startW2 = get(along, 6), startT = f64x2.neg(get(along, 2)), startT2 = get(along, 8);
  const nextT = get(next, 6), nextT2 = get(next, 8);
  const w1 = f64x2.add(times(a, startW), times(b, startW2)), w2 = f64x2.add(times(b, startW), times(c, startW2));
  const t1 = f64x2.add(times(a, startT), times(b, startT2)), t2 = f64x2.add(times(b, startT), times(c, startT2));
  const n1 = f64x2.add(times(a, nextT), times(b, nextT2)), n2 = f64x2.add(times(b, nextT), times(c, nextT2));
  set(own, INVERSE, a); set(own, INVERSE + 2, b); set(own, INVERSE + 4, c);
  set(own, FROM_START, w1); set(own, FROM_START + 2, w2); set(own, FROM_START + 4, t1); set(own, FROM_START + 6, t2);
  set(own, FROM_NEXT, n1); set(own, FROM_NEXT + 2, n2);
  set(along, 4, f64x2.sub(get(along, 4), f64x2.add(times(startT, t1), times(startT2, t2))));
  set(along, 2, f64x2.sub(get(along, 2), f64x2.add(times(startW, t1), times(startW2, t2))));
  set(along, 0, f64x2.sub(get(along, 0), f64x2.add(times(startW, w1), times(startW2, w2))));
  set(along, 6, f64x2.neg(f64x2.add(times(startW, n1), times(startW2, n2))));
  set(along, 8, f64x2.neg(f64x2.add(times(startT, n1), times(startT2, n2))));
  set(along, 10, f64x2.sub(get(next, 10), f64x2.add(times(nextT, n1), times(nextT2, n2))));
}

/** What is left, as a matrix: movements, slopes, then elongation and twist of either end. */
function spread(series: v128, out: usize): void {
  memory.fill(out, 0, 144 << 3);
  for (let w = 0; w < 2; w++) {
    const t = w + 2, ww = at(along, w), wt = at(along, 2 + w), tt = at(along, 4 + w), wT = at(along, 6 + w), tT = at(along, 8 + w), TT = at(along, 10 + w);
    both(out, w, w, ww); both(out, w, t, wt); both(out, w, w + 6, -ww); both(out, w, t + 6, wT);
    both(out, t, t, tt); both(out, t, w + 6, -wt); both(out, t, t + 6, tT);
    both(out, w + 6, w + 6, ww); both(out, w + 6, t + 6, -wT); both(out, t + 6, t + 6, TT);
  }
  const k = f64x2.extract_lane(series, 0), twist = f64x2.extract_lane(series, 1);
  both(out, 4, 4, k); both(out, 4, 10, -k); both(out, 10, 10, k);
  both(out, 5, 5, twist); both(out, 5, 11, -twist); both(out, 11, 11, twist);
}

// @ts-ignore: decorator
@inline
function both(out: usize, i: i32, j: i32, value: f64): void {
  put(out, 12 * i + j, value);
  put(out, 12 * j + i, value);
}

/** Forces on stations, from `at` on, are handed to both `ends`; what is left of them stays for `returnStations`. */
export function reduceStations(m: i32, stations: usize, ends: usize): void {
  const last = firstPiece[m + 1] - 1;
  let r = stations;
  for (let p = firstPiece[m]; p < last; p++) {
    const own = piece(p), to = p + 1 < last ? r + 48 : ends + 48;
    const w = get(r, 0), t = get(r, 2), s = get(r, 4);
    const shared = f64x2.add(times(get(own, FROM_START), w), times(get(own, FROM_START + 2), t));
    const handed = times(get(own, SERIES + 2), s);
    set(ends, 0, f64x2.sub(get(ends, 0), shared));
    set(ends, 2, f64x2.sub(get(ends, 2), f64x2.add(times(get(own, FROM_START + 4), w), times(get(own, FROM_START + 6), t))));
    set(ends, 4, f64x2.sub(get(ends, 4), handed));
    set(to, 0, f64x2.add(get(to, 0), f64x2.add(w, shared)));
    set(to, 2, f64x2.sub(get(to, 2), f64x2.add(times(get(own, FROM_NEXT), w), times(get(own, FROM_NEXT + 2), t))));
    set(to, 4, f64x2.add(get(to, 4), f64x2.add(s, handed)));
    r += 48;
  }
}

/** Movements of the stations, in place of what `reduceStations` left, by those of both ends. */
export function returnStations(m: i32, stations: usize, ends: usize): void {
  const first = firstPiece[m], last = firstPiece[m + 1] - 1;
  let r = stations + <usize>(48 * (last - first));
  const w0 = get(ends, 0), t0 = get(ends, 2), s0 = get(ends, 4);
  let w1 = get(ends, 6), t1 = get(ends, 8), s1 = get(ends, 10);
  for (let p = last - 1; p >= first; p--) {
    r -= 48;
    const own = piece(p), w = get(r, 0), t = get(r, 2), cross = get(own, INVERSE + 2);
    const away = f64x2.sub(w1, w0);
    const moved = f64x2.add(f64x2.add(times(get(own, INVERSE), w), times(cross, t)), f64x2.add(w1, times(get(own, FROM_START), away)));
    const turned = f64x2.add(f64x2.add(times(cross, w), times(get(own, INVERSE + 4), t)), times(get(own, FROM_START + 2), away));
    w1 = f64x2.sub(moved, f64x2.add(times(get(own, FROM_START + 4), t0), times(get(own, FROM_NEXT), t1)));
    t1 = f64x2.sub(turned, f64x2.add(times(get(own, FROM_START + 6), t0), times(get(own, FROM_NEXT + 2), t1)));
    s1 = f64x2.add(times(get(own, SERIES), get(r, 4)), f64x2.add(s1, times(get(own, SERIES + 2), f64x2.sub(s1, s0))));
    set(r, 0, w1); set(r, 2, t1); set(r, 4, s1);
  }
}
