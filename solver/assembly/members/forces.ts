/** Forces on the ends of a piece that has moved: elastic ones, those of its axial force, and those that bending and torque inside it bring about. */

import { at, put } from "../storage";
import { get, set, straight, swapped } from "./planes";
import { BOTH, COUPLING, CROSS, EVEN, FORCE, H, MOMENT, N, VARYING } from "./table";

/** What a piece answers with: shares of its elastic stiffness, of its axial force, and of what couples bending and twist. */
export let elastic: f64 = 1, axial: f64 = 0, coupling: f64 = 0;

export function answerWith(elasticShare: f64, axialShare: f64, couplingShare: f64): void {
  elastic = elasticShare; axial = axialShare; coupling = couplingShare;
}

/**
 * By the movements `d` of both ends, six and six; `ea` and `gj` are its stiffnesses along and about its axis, and bit i of `free` says that movement i turns freely
 * against the node: then what couples bending and twist takes it as the bar itself turns there.
 */
export function pieceForces(own: usize, ea: f64, gj: f64, free: i32, d: usize, out: usize): void {
  const h = f64x2.splat(at(own, H));
  const w0 = get(d, 0), t0 = get(d, 2), t1 = get(d, 8), drift = f64x2.sub(get(d, 6), w0);
  let start: v128, end: v128, turnStart: v128, turnEnd: v128;
  if (elastic != 0) {
    const moved = f64x2.sub(drift, f64x2.mul(h, t0)), turn = f64x2.sub(t1, t0), both = get(own, BOTH);
    end = f64x2.add(f64x2.mul(get(own, FORCE), moved), f64x2.mul(both, turn));
    turnEnd = f64x2.add(f64x2.mul(both, moved), f64x2.mul(get(own, MOMENT), turn));
    const cross = at(own, CROSS);
    if (cross != 0) {
      const across = swapped(moved), round = swapped(turn), c = f64x2.splat(at(own, CROSS + 1));
      end = f64x2.add(end, f64x2.add(f64x2.mul(f64x2.splat(cross), across), f64x2.mul(c, round)));
      turnEnd = f64x2.add(turnEnd, f64x2.add(f64x2.mul(c, across), f64x2.mul(f64x2.splat(at(own, CROSS + 2)), round)));
    }
    start = f64x2.neg(end);
    turnStart = f64x2.sub(f64x2.neg(turnEnd), f64x2.mul(h, end));
    const k = f64x2.replace_lane(f64x2.splat(ea), 1, gj);
    const pulled = f64x2.mul(f64x2.div(k, h), f64x2.sub(get(d, 10), get(d, 4)));
    set(out, 4, f64x2.neg(pulled)); set(out, 10, pulled);
  } else {
    start = end = turnStart = turnEnd = f64x2.splat(0);
    set(out, 4, start); set(out, 10, start);
  }
  if (axial != 0 && straight) {
    const across = f64x2.mul(f64x2.div(f64x2.splat(axial * at(own, N)), h), drift);
    start = f64x2.sub(start, across);
    end = f64x2.add(end, across);
  } else if (axial != 0) {
    const n = f64x2.splat(axial * at(own, N)), varying = f64x2.splat(axial);
    const even = f64x2.mul(n, get(own, EVEN + 2)), rest = f64x2.mul(n, get(own, EVEN + 4));
    const ww = f64x2.add(f64x2.mul(n, get(own, EVEN)), f64x2.mul(varying, get(own, VARYING)));
    const wt = f64x2.add(even, f64x2.mul(varying, get(own, VARYING + 2))), tt = f64x2.add(rest, f64x2.mul(varying, get(own, VARYING + 4)));
    const wT = f64x2.add(even, f64x2.mul(varying, get(own, VARYING + 6))), TT = f64x2.add(rest, f64x2.mul(varying, get(own, VARYING + 10)));
    const tT = f64x2.add(f64x2.mul(n, get(own, EVEN + 6)), f64x2.mul(varying, get(own, VARYING + 8)));
    const across = f64x2.sub(f64x2.mul(ww, drift), f64x2.add(f64x2.mul(wt, t0), f64x2.mul(wT, t1)));
    start = f64x2.sub(start, across);
    end = f64x2.add(end, across);
    turnStart = f64x2.add(turnStart, f64x2.sub(f64x2.add(f64x2.mul(tt, t0), f64x2.mul(tT, t1)), f64x2.mul(wt, drift)));
    turnEnd = f64x2.add(turnEnd, f64x2.sub(f64x2.add(f64x2.mul(tT, t0), f64x2.mul(TT, t1)), f64x2.mul(wT, drift)));
  }
  set(out, 0, start); set(out, 2, turnStart); set(out, 6, end); set(out, 8, turnEnd);
  if (coupling == 0) return;
  if (!free) return couple(own, d, out);
  memory.copy(turned, d, 96);
  memory.fill(force, 0, 96);
  turnFreely(own, free);
  couple(own, turned, force);
  bearFreely(own, free);
  for (let i = 0; i < 12; i += 2) set(out, i, f64x2.add(get(out, i), get(force, i)));
}

const turned = memory.data(12 * 8, 16), force = memory.data(12 * 8, 16);

/** Elastic moments at the start of a plane: by movement, by its own slope and by that of the end. */
let byMove: f64 = 0, bySlope: f64 = 0, byOther: f64 = 0;

function openPlane(own: usize, plane: i32): void {
  const h = at(own, H), both = at(own, BOTH + plane), moment = at(own, MOMENT + plane);
  byMove = -both;
  bySlope = h * (h * at(own, FORCE + plane) + both) + both * h + moment;
  byOther = -both * h - moment;
}

/** Slopes and twists of `turned` that turn freely, as no moment there leaves them. */
function turnFreely(own: usize, free: i32): void {
  for (let w = 0; w < 2; w++) {
    const t = w + 2, start = (free >> t) & 1, end = (free >> (t + 6)) & 1;
    if (!start && !end) continue;
    openPlane(own, w);
    const moved = at(turned, w) - at(turned, w + 6);
    if (start && end) {
      put(turned, t, -moved / at(own, H));
      put(turned, t + 6, -moved / at(own, H));
    } else if (start) put(turned, t, -(byMove * moved + byOther * at(turned, t + 6)) / bySlope);
    else put(turned, t + 6, -(byMove * moved + byOther * at(turned, t)) / bySlope);
  }
  if ((free >> 5) & 1) put(turned, 5, at(turned, 11));
  else if ((free >> 11) & 1) put(turned, 11, at(turned, 5));
}

/** The forces that go with it: what acts on such a slope acts on what brings it about. */
function bearFreely(own: usize, free: i32): void {
  for (let w = 0; w < 2; w++) {
    const t = w + 2, start = (free >> t) & 1, end = (free >> (t + 6)) & 1;
    if (!start && !end) continue;
    openPlane(own, w);
    let moved: f64 = 0;
    if (start && end) moved = -(at(force, t) + at(force, t + 6)) / at(own, H);
    else {
      const from = start ? t : t + 6, to = start ? t + 6 : t, moment = at(force, from);
      moved = -byMove / bySlope * moment;
      put(force, to, at(force, to) - byOther / bySlope * moment);
    }
    if (start) put(force, t, 0);
    if (end) put(force, t + 6, 0);
    put(force, w, at(force, w) + moved);
    put(force, w + 6, at(force, w + 6) - moved);
  }
  if ((free >> 5) & 1) { put(force, 11, at(force, 11) + at(force, 5)); put(force, 5, 0); }
  else if ((free >> 11) & 1) { put(force, 5, at(force, 5) + at(force, 11)); put(force, 11, 0); }
}

/**
 * Of the exact rod (rotation vectors θ, moment m = T·t + M) it is ∫ (θ·t)(θ′·(t × M)) − ½[(θ·t)(θ·(t × M))] − ½∫ T·t·(θ × θ′): turns about both axes go linearly with
 * a bubble, as shear lets it, and twist goes linearly. A slope of the z-plane is a turn about −y.
 */
function couple(own: usize, d: usize, out: usize): void {
  const torque = coupling * at(own, COUPLING), half = torque / 2;
  const ay = -at(d, 3), az = at(d, 2), by = -at(d, 9), bz = at(d, 8);
  // Forces on turns about y act the other way on slopes.
  put(out, 3, at(out, 3) + half * bz);
  put(out, 8, at(out, 8) - half * ay);
  put(out, 2, at(out, 2) + half * by);
  put(out, 9, at(out, 9) - half * az);
  bend(own, COUPLING + 1, -torque, 1, 3, -1, 2, 1, d, out);
  bend(own, COUPLING + 5, torque, 0, 2, 1, 3, -1, d, out);
}

/** Of the plane in which ends `move` and turn `about` an axis, against the `other` one; signs turn slopes into turns. */
function bend(own: usize, from: i32, torque: f64, move: i32, about: i32, sign: f64, other: i32, otherSign: f64, d: usize, out: usize): void {
  const m0 = coupling * at(own, from), m1 = coupling * at(own, from + 1), moving = at(own, from + 2), turning = at(own, from + 3);
  const start = m0 / 3 + m1 / 6, end = m0 / 6 + m1 / 3, a = sign * at(d, about), b = sign * at(d, about + 6), x0 = at(d, 5), x1 = at(d, 11);
  const bubble = moving * (at(d, move) - at(d, move + 6)) + turning * (a + b);
  const work = m0 * x0 - m1 * x1 - torque * otherSign * (at(d, other) - at(d, other + 6));
  put(out, 5, at(out, 5) + (m0 / 2 - start) * a + start * b + m0 * bubble);
  put(out, 11, at(out, 11) + (end - m1 / 2) * b - end * a - m1 * bubble);
  put(out, other, at(out, other) - otherSign * torque * bubble);
  put(out, other + 6, at(out, other + 6) + otherSign * torque * bubble);
  put(out, move, at(out, move) + moving * work);
  put(out, move + 6, at(out, move + 6) - moving * work);
  put(out, about, at(out, about) + sign * ((m0 / 2 - start) * x0 - end * x1 + turning * work));
  put(out, about + 6, at(out, about + 6) + sign * (start * x0 + (end - m1 / 2) * x1 + turning * work));
}
