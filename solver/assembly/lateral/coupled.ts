/** Lateral buckling of a beam that more than two places hold sideways: bending sideways and twist together. */

import { at, doubles, put } from "../storage";
import {
  beginMoment, FLANGE, flangeHeight, heldBy, momentAt, pointAt, pointCount, pointWork, restraintAt, restraintCount, SIDE, sidewaysBending, sideSpring,
  SLOPE, spreadHigh, spreadWork, torsion, TWIST, twistSpring, warping, WARPING,
} from "./beam";
import { smallestPositive, WIDTH } from "./lanczos";
import { nearest, nodeAt, nodeCount } from "./mesh";
import { bend, curved, gaussPlace, POINTS, prepareShapes, slope, square } from "./shapes";

/** By nodes: what is held, at which height a flange is, and the springs; and the rows of v, v′, θ and θ′, −1 where held. */
let held: usize = 0, height: usize = 0, twist: usize = 0, side: usize = 0, rows: usize = 0, room: i32 = 0;
let k: usize = 0, g: usize = 0;
/** An element's matrices, and what acts at its Gauss points. */
const ke = memory.data(64 * 8, 16), ge = memory.data(64 * 8, 16);
const moments = memory.data(POINTS * 8, 16), drops = memory.data(POINTS * 8, 16);

function reserve(): void {
  if (nodeCount <= room) return;
  room = 2 * nodeCount;
  held = doubles(room);
  height = doubles(room);
  twist = doubles(room);
  side = doubles(room);
  rows = doubles(2 * room);
  k = doubles(4 * WIDTH * room);
  g = doubles(4 * WIDTH * room);
}

// @ts-ignore: decorator
@inline
function row(freedom: i32): i32 {
  return load<i32>(rows + ((<usize>freedom) << 2));
}

/** Smallest λ > 0; Infinity where the loads cannot buckle it, NaN where the restraints leave a mechanism. */
export function coupledFactor(tolerance: f64): f64 {
  reserve();
  prepareShapes();
  hold();
  const n = number();
  if (n == 0) return Infinity;
  memory.fill(k, 0, (<usize>(n * WIDTH)) << 3);
  memory.fill(g, 0, (<usize>(n * WIDTH)) << 3);
  beginMoment();
  for (let e = 0; e < nodeCount - 1; e++) addElement(e);
  for (let i = 0; i < nodeCount; i++) {
    addDiagonal(k, 4 * i, at(side, i));
    addDiagonal(k, 4 * i + 2, at(twist, i));
  }
  for (let i = 0; i < pointCount; i++) addDiagonal(g, 4 * nearest(pointAt(i)) + 2, pointWork(i));
  return smallestPositive(k, g, n, tolerance);
}

/** What holds each node, all its restraints together. */
function hold(): void {
  const bytes = (<usize>nodeCount) << 3;
  memory.fill(held, 0, bytes);
  memory.fill(twist, 0, bytes);
  memory.fill(side, 0, bytes);
  for (let i = 0; i < restraintCount; i++) {
    const node = nearest(restraintAt(i)), before = <i32>at(held, node), there = heldBy(i);
    let all = before | there;
    const own = before & FLANGE ? at(height, node) : flangeHeight(i);
    // Two different points of one section held sideways hold the section.
    const two = (before & there & FLANGE) != 0 && own != flangeHeight(i);
    const apart = (all & SIDE) != 0 && (all & FLANGE) != 0 && own != 0;
    if (two || apart) all |= SIDE | TWIST;
    if (all & SIDE) all &= ~FLANGE;
    put(held, node, all);
    put(height, node, own);
    put(twist, node, at(twist, node) + twistSpring(i));
    put(side, node, at(side, node) + sideSpring(i));
  }
}

/** v, v′, θ, θ′ per node; a held flange swaps v for the flange's own displacement w = v − z·θ, which is then left out. */
function number(): i32 {
  let n = 0;
  for (let i = 0; i < nodeCount; i++) {
    const there = <i32>at(held, i);
    for (let d = 0; d < 4; d++) {
      const mask = d == 0 ? SIDE | FLANGE : d == 1 ? SLOPE : d == 2 ? TWIST : WARPING;
      store<i32>(rows + ((<usize>(4 * i + d)) << 2), there & mask ? -1 : n++);
    }
  }
  return n;
}

function addDiagonal(band: usize, freedom: i32, value: f64): void {
  const i = row(freedom);
  if (i >= 0) put(band, 8 * i + 7, at(band, 8 * i + 7) + value);
}

function addElement(e: i32): void {
  const from = nodeAt(e), h = nodeAt(e + 1) - from;
  for (let p = 0; p < POINTS; p++) {
    const s = from + gaussPlace(p) * h;
    put(moments, p, momentAt(s));
    put(drops, p, spreadHigh ? spreadWork(s) : 0);
  }
  fill(h);
  for (let end = 0; end < 2; end++)
    if (<i32>at(held, e + end) & FLANGE) {
      swap(ke, 4 * end, at(height, e + end));
      swap(ge, 4 * end, at(height, e + end));
    }
  for (let i = 0; i < 8; i++) {
    const r = row(4 * e + i);
    if (r < 0) continue;
    for (let j = 0; j <= i; j++) {
      const c = row(4 * e + j), there = 7 * r + c + 7;
      if (c < 0) continue;
      put(k, there, at(k, there) + at(ke, 8 * i + j));
      put(g, there, at(g, there) + at(ge, 8 * i + j));
    }
  }
}

/** The element's matrices: EIz on v, EIw and GIt on θ; My between v″ and θ, loads at heights on θ. */
function fill(h: f64): void {
  memory.fill(ke, 0, 512);
  memory.fill(ge, 0, 512);
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 4; j++) {
      const e = 4 * i + j, scale = (i & 1 ? h : 1) * (j & 1 ? h : 1);
      const v = (i >> 1) * 4 + (i & 1), theta = (j >> 1) * 4 + (j & 1) + 2;
      const bending = (bend(e) * scale) / (h * h * h);
      let mixed: f64 = 0, drop: f64 = 0;
      for (let p = 0; p < POINTS; p++) {
        mixed += at(moments, p) * curved(p, e);
        drop += at(drops, p) * square(p, e);
      }
      put(ke, v * 8 + theta - 2, sidewaysBending * bending);
      put(ke, (v + 2) * 8 + theta, warping * bending + (torsion * slope(e) * scale) / h);
      put(ge, v * 8 + theta, (-mixed * scale) / h);
      put(ge, theta * 8 + v, (-mixed * scale) / h);
      put(ge, (v + 2) * 8 + theta, drop * scale * h);
    }
}

/** v = w + z·θ at the node whose freedoms start at d: θ takes up z times what v had. */
function swap(matrix: usize, d: i32, z: f64): void {
  for (let i = 0; i < 8; i++) put(matrix, i * 8 + d + 2, at(matrix, i * 8 + d + 2) + z * at(matrix, i * 8 + d));
  for (let j = 0; j < 8; j++) put(matrix, (d + 2) * 8 + j, at(matrix, (d + 2) * 8 + j) + z * at(matrix, d * 8 + j));
}
