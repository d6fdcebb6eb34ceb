/** Pieces in their two bending planes, side by side: elastic with shear, and the work of the axial force (`src/elements/bar.ts`, `src/elements/geometric.ts`). */

import { at, put } from "../storage";
import { BOTH, CROSS, EIY, EIYZ, EIZ, EVEN, FORCE, GAY, GAZ, H, MOMENT, N, VARYING, firstPiece, member, memberCount, piece } from "./table";

// @ts-ignore: decorator
@inline
export function pair(y: f64, z: f64): v128 {
  return f64x2.replace_lane(f64x2.splat(y), 1, z);
}

// @ts-ignore: decorator
@inline
export function swapped(both: v128): v128 {
  return v128.shuffle<f64>(both, both, 1, 0);
}

// @ts-ignore: decorator
@inline
export function get(base: usize, index: i32): v128 {
  return v128.load(base + ((<usize>index) << 3));
}

// @ts-ignore: decorator
@inline
export function set(base: usize, index: i32, both: v128): void {
  v128.store(base + ((<usize>index) << 3), both);
}

const scratch = memory.data(12 * 8, 16);

/** Pieces as straight as their chords, N/h across: no bow among their own kind hides how ends move. */
export let straight: bool = false;

export function straighten(on: bool): void {
  straight = on;
}

/** Elastic stiffness and the shapes of all pieces; those alike follow one another. */
export function shapePieces(): void {
  for (let m = 0; m < memberCount; m++)
    for (let p = firstPiece[m]; p < firstPiece[m + 1]; p++) {
      const own = piece(p);
      if (p > firstPiece[m] && at(own, H) == at(piece(p - 1), H)) memory.copy(own + (FORCE << 3), piece(p - 1) + (FORCE << 3), (VARYING - FORCE) << 3);
      else shape(member(m), own);
    }
}

/** A = (C·h³/12 + S·h)⁻¹ with the compliances C in bending and S in shear: forces by movements; by slopes −A·h/2, moments by slopes E·I/h + A·h²/4. */
function shape(m: usize, own: usize): void {
  const h = at(own, H), eiy = at(m, EIY), eiz = at(m, EIZ), eiyz = at(m, EIYZ), gay = at(m, GAY), gaz = at(m, GAZ);
  const det = eiy * eiz - eiyz * eiyz, third = h * h * h / 12;
  const yy = third * eiy / det + (gay > 0 ? h / gay : 0), zz = third * eiz / det + (gaz > 0 ? h / gaz : 0), yz = -third * eiyz / det;
  const inverse = 1 / (yy * zz - yz * yz);
  const force = pair(zz * inverse, yy * inverse), cross = -yz * inverse;
  set(own, FORCE, force);
  set(own, BOTH, f64x2.mul(force, f64x2.splat(-h / 2)));
  set(own, MOMENT, f64x2.add(pair(eiz / h, eiy / h), f64x2.mul(force, f64x2.splat(h * h / 4))));
  put(own, CROSS, cross); put(own, CROSS + 1, -cross * h / 2); put(own, CROSS + 2, eiyz / h + cross * h * h / 4);
  works(m, h, 1, 0, 1.0 / 3, 0, 0.2, scratch);
  set(own, EVEN, get(scratch, 0)); set(own, EVEN + 2, get(scratch, 2)); set(own, EVEN + 4, get(scratch, 4)); set(own, EVEN + 6, get(scratch, 8));
}

/** ∫ N·w′² of both planes by the force's means with 1, t … t⁴: ww wt tt wT tT TT. */
export function works(m: usize, h: f64, n0: f64, n1: f64, n2: f64, n3: f64, n4: f64, out: usize): void {
  const gay = at(m, GAY), gaz = at(m, GAZ), one = f64x2.splat(1);
  const phi = pair(gay > 0 ? 12 * at(m, EIZ) / (gay * h * h) : 0, gaz > 0 ? 12 * at(m, EIY) / (gaz * h * h) : 0);
  const w2 = 1.5 / h, both = f64x2.add(one, phi);
  const w0 = f64x2.mul(f64x2.add(f64x2.splat(1.5), phi), f64x2.splat(-1 / h)), t1 = f64x2.mul(both, f64x2.splat(0.5));
  const k = f64x2.div(f64x2.splat(h), f64x2.mul(both, both));
  const even = f64x2.add(f64x2.mul(w0, f64x2.splat(0.75 * n2 - 0.25 * n0)), f64x2.splat(w2 * (0.75 * n4 - 0.25 * n2)));
  const odd = f64x2.mul(t1, f64x2.add(f64x2.mul(w0, f64x2.splat(n1)), f64x2.splat(w2 * n3)));
  const same = f64x2.splat(n0 / 16 - 0.375 * n2 + 0.5625 * n4);
  const turned = f64x2.mul(f64x2.mul(t1, t1), f64x2.splat(n2)), skew = f64x2.mul(t1, f64x2.splat(1.5 * n3 - 0.5 * n1));
  const all = f64x2.add(same, turned);
  const ww = f64x2.add(f64x2.mul(w0, f64x2.add(f64x2.mul(w0, f64x2.splat(n0)), f64x2.splat(2 * w2 * n2))), f64x2.splat(w2 * w2 * n4));
  set(out, 0, f64x2.mul(k, ww));
  set(out, 2, f64x2.mul(k, f64x2.sub(even, odd)));
  set(out, 4, f64x2.mul(k, f64x2.sub(all, skew)));
  set(out, 6, f64x2.mul(k, f64x2.add(even, odd)));
  set(out, 8, f64x2.mul(k, f64x2.sub(same, turned)));
  set(out, 10, f64x2.mul(k, f64x2.add(all, skew)));
}

/** Both planes of a piece, `share` of its axial force with them: ww wt tt wT tT TT; W does what w does, the other way. */
export function planes(own: usize, share: f64, out: usize): void {
  const h = f64x2.splat(at(own, H)), n = f64x2.splat(share * at(own, N)), varying = f64x2.splat(share);
  const force = get(own, FORCE), both = get(own, BOTH), moment = get(own, MOMENT);
  const start = f64x2.mul(h, f64x2.add(f64x2.mul(h, force), both)), wt = f64x2.sub(f64x2.splat(0), both);
  const tT = f64x2.sub(f64x2.sub(f64x2.splat(0), f64x2.mul(both, h)), moment);
  const tt = f64x2.add(f64x2.add(start, f64x2.mul(both, h)), moment);
  const even = f64x2.mul(n, get(own, EVEN + 2)), end = f64x2.mul(n, get(own, EVEN + 4));
  if (straight) {
    set(out, 0, f64x2.add(force, f64x2.div(n, h)));
    set(out, 2, wt); set(out, 4, tt); set(out, 6, wt); set(out, 8, tT); set(out, 10, tt);
    return;
  }
  set(out, 0, f64x2.add(f64x2.add(force, f64x2.mul(n, get(own, EVEN))), f64x2.mul(varying, get(own, VARYING))));
  set(out, 2, f64x2.add(f64x2.add(wt, even), f64x2.mul(varying, get(own, VARYING + 2))));
  set(out, 4, f64x2.add(f64x2.add(tt, end), f64x2.mul(varying, get(own, VARYING + 4))));
  set(out, 6, f64x2.add(f64x2.add(wt, even), f64x2.mul(varying, get(own, VARYING + 6))));
  set(out, 8, f64x2.add(f64x2.add(tT, f64x2.mul(n, get(own, EVEN + 6))), f64x2.mul(varying, get(own, VARYING + 8))));
  set(out, 10, f64x2.add(f64x2.add(tt, end), f64x2.mul(varying, get(own, VARYING + 10))));
}

// @ts-ignore: decorator
@inline
export function addSix(to: usize, from: usize): void {
  set(to, 0, f64x2.add(get(to, 0), get(from, 0)));
  set(to, 2, f64x2.add(get(to, 2), get(from, 2)));
  set(to, 4, f64x2.add(get(to, 4), get(from, 4)));
}
