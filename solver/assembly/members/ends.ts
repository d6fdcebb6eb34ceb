/** Between the ends of members and their nodes: axes, rigid arms, and hinges, which are eliminated one direction after the other. */

import { blockOfNode } from "../graph";
import { at, doubles, put } from "../storage";
import { get, set } from "./planes";
import { ARMED, ARMS, GJ, HINGED, LENGTH, bits, endNode, free, inner, member, memberCount, springsOf, startNode } from "./table";

/** Direction of a connection (ux uy uz rx ry rz) in the order of stations. */
const place = memory.data<i32>([4, 0, 1, 5, 3, 2]);
/** Of a bar's stiffness against twist: a spring that is softer lets it turn freely. */
const SOFT: f64 = 0.01;
/** Beside what a pivot began with: a released direction that nothing resists. */
const NOTHING: f64 = 1e-12;

// @ts-ignore: decorator
@inline
export function placeOf(direction: i32): i32 {
  const end = direction >= 6 ? 6 : 0;
  return load<i32>(place + ((<usize>(direction - end)) << 2)) + end;
}

/** Movements of both ends of member `m` as its nodes carry them, from a vector of six per node. */
export function carriedEnds(m: i32, x: usize, out: usize): void {
  carry(m, x + (<usize>startNode[m]) * 48, 0, out);
  carry(m, x + (<usize>endNode[m]) * 48, 6, out);
}

function carry(m: i32, x: usize, end: i32, out: usize): void {
  const own = member(m);
  let ux = at(x, 0), uy = at(x, 1), uz = at(x, 2);
  const rx = at(x, 3), ry = at(x, 4), rz = at(x, 5);
  if (bits[m] & ARMED) {
    const o = ARMS + (end >> 1), ox = at(own, o), oy = at(own, o + 1), oz = at(own, o + 2);
    ux += ry * oz - rz * oy;
    uy += rz * ox - rx * oz;
    uz += rx * oy - ry * ox;
  }
  put(out, end + 4, at(own, 0) * ux + at(own, 1) * uy + at(own, 2) * uz);
  put(out, end, at(own, 3) * ux + at(own, 4) * uy + at(own, 5) * uz);
  put(out, end + 1, at(own, 6) * ux + at(own, 7) * uy + at(own, 8) * uz);
  put(out, end + 5, at(own, 0) * rx + at(own, 1) * ry + at(own, 2) * rz);
  put(out, end + 3, -(at(own, 3) * rx + at(own, 4) * ry + at(own, 5) * rz));
  put(out, end + 2, at(own, 6) * rx + at(own, 7) * ry + at(own, 8) * rz);
}

/** Adds forces on both ends to those on the nodes, `sign` times. */
export function addToNodes(m: i32, f: usize, sign: f64, x: usize): void {
  add(m, f, 0, sign, x + (<usize>startNode[m]) * 48);
  add(m, f, 6, sign, x + (<usize>endNode[m]) * 48);
}

function add(m: i32, f: usize, end: i32, sign: f64, x: usize): void {
  const own = member(m);
  const n = sign * at(f, end + 4), v = sign * at(f, end), w = sign * at(f, end + 1), t = sign * at(f, end + 5), y = -sign * at(f, end + 3), z = sign * at(f, end + 2);
  const fx = at(own, 0) * n + at(own, 3) * v + at(own, 6) * w, fy = at(own, 1) * n + at(own, 4) * v + at(own, 7) * w, fz = at(own, 2) * n + at(own, 5) * v + at(own, 8) * w;
  let mx = at(own, 0) * t + at(own, 3) * y + at(own, 6) * z, my = at(own, 1) * t + at(own, 4) * y + at(own, 7) * z, mz = at(own, 2) * t + at(own, 5) * y + at(own, 8) * z;
  if (bits[m] & ARMED) {
    const o = ARMS + (end >> 1), ox = at(own, o), oy = at(own, o + 1), oz = at(own, o + 2);
    mx += oy * fz - oz * fy;
    my += oz * fx - ox * fz;
    mz += ox * fy - oy * fx;
  }
  put(x, 0, at(x, 0) + fx); put(x, 1, at(x, 1) + fy); put(x, 2, at(x, 2) + fz);
  put(x, 3, at(x, 3) + mx); put(x, 4, at(x, 4) + my); put(x, 5, at(x, 5) + mz);
}

/** Of a hinged member twelve pivots and the rows of the directions that were eliminated, twelve each. */
const HINGE: i32 = 12 + 144;
let hinges: usize = 0, hingeAt: StaticArray<i32> = new StaticArray<i32>(0);

/** Room for what elimination leaves of hinges, of members whose table is new. */
export function reserveHinges(): void {
  hingeAt = new StaticArray<i32>(memberCount);
  let count = 0;
  for (let m = 0; m < memberCount; m++) {
    hingeAt[m] = bits[m] & HINGED ? count++ : -1;
    if (hingeAt[m] < 0) continue;
    const twist = SOFT * at(member(m), GJ) / at(member(m), LENGTH);
    for (let d = 0; d < 12; d++) if (d % 6 > 2 && at(springsOf(m), d) <= (d % 6 == 3 ? twist : 0)) free[m] |= 1 << placeOf(d);
  }
  hinges = doubles(<usize>(HINGE * count));
}

// @ts-ignore: decorator
@inline
function hinge(m: i32): usize {
  return hinges + ((<usize>(HINGE * hingeAt[m])) << 3);
}

// @ts-ignore: decorator
@inline
export function isReleased(m: i32, direction: i32): bool {
  return at(springsOf(m), direction) != Infinity;
}

/** Movements of the member's own ends: those of released directions stand in its room behind the nodes'. */
export function ownEnds(m: i32, x: usize, extension: usize, out: usize): void {
  carriedEnds(m, x, out);
  if (!(bits[m] & HINGED)) return;
  const own = extension + ((<usize>inner[m]) << 3);
  for (let d = 0; d < 12; d++) if (isReleased(m, d)) put(out, placeOf(d), at(own, placeOf(d)));
}

/** Takes released directions out of a member's matrix, whose entries there become those of its nodes; returns how many pivots are negative. */
export function eliminateHinges(m: i32, s: usize): i32 {
  if (!(bits[m] & HINGED)) return 0;
  const kept = hinge(m), springs = springsOf(m);
  let negative = 0;
  for (let d = 0; d < 12; d++) {
    const i = placeOf(d), k = at(springs, d);
    put(kept, i, 0);
    if (k == Infinity) continue;
    const row = kept + ((<usize>(12 + 12 * i)) << 3), own = at(s, 13 * i);
    memory.copy(row, s + ((<usize>(12 * i)) << 3), 96);
    const pivot = own + k;
    // Both ends may turn freely about the axis: of the second nothing is left.
    if (!(Math.abs(pivot) > NOTHING * scaleOf(row, i))) {
      for (let j = 0; j < 12; j++) { put(s, 12 * i + j, 0); put(s, 12 * j + i, 0); }
      continue;
    }
    if (pivot < 0) negative++;
    put(kept, i, pivot);
    for (let j = 0; j < 12; j++) {
      const share = at(row, j) / pivot;
      if (j == i || share == 0) continue;
      for (let q = 0; q < 12; q++) if (q != i) put(s, 12 * j + q, at(s, 12 * j + q) - share * at(row, q));
    }
    const rest = k / pivot;
    for (let j = 0; j < 12; j++) {
      const value = j == i ? k * own / pivot : rest * at(row, j);
      put(s, 12 * i + j, value);
      put(s, 12 * j + i, value);
    }
  }
  return negative;
}

function scaleOf(row: usize, i: i32): f64 {
  let most: f64 = 0;
  for (let j = 0; j < 12; j++) if (j != i) most = Math.max(most, Math.abs(at(row, j)));
  return most;
}

/** Forces on the member's own ends become forces on its nodes' side of its hinges; what is left of them stays in `own` for `returnHinges`. */
export function reduceHinges(m: i32, own: usize, ends: usize): void {
  const kept = hinge(m), springs = springsOf(m);
  for (let d = 0; d < 12; d++) {
    const i = placeOf(d), pivot = at(kept, i);
    if (!isReleased(m, d)) continue;
    // What acts on the direction itself, and what stations have handed to it.
    const force = at(own, i) + at(ends, i);
    put(own, i, force);
    put(ends, i, 0);
    if (pivot == 0) continue;
    const row = kept + ((<usize>(12 + 12 * i)) << 3), share = force / pivot;
    for (let j = 0; j < 12; j++) if (j != i) put(ends, j, at(ends, j) - share * at(row, j));
    put(ends, i, at(springs, d) * share);
  }
}

/** Movements of the member's own ends in place of those that its nodes carry, in `ends` and in `own`. */
export function returnHinges(m: i32, own: usize, ends: usize): void {
  const kept = hinge(m), springs = springsOf(m);
  for (let d = 11; d >= 0; d--) {
    const i = placeOf(d), pivot = at(kept, i);
    if (!isReleased(m, d)) continue;
    if (pivot != 0) {
      const row = kept + ((<usize>(12 + 12 * i)) << 3);
      let sum = at(own, i) + at(springs, d) * at(ends, i);
      for (let j = 0; j < 12; j++) if (j != i) sum -= at(row, j) * at(ends, j);
      put(ends, i, sum / pivot);
    }
    put(own, i, at(ends, i));
  }
}

const turns = memory.data(72 * 8, 16), half = memory.data(36 * 8, 16);
/** 12×12 of a member between its nodes, global axes, row by row. */
export const nodal = memory.data(144 * 8, 16);

/** Rows: the movements of one end in the order of stations, by the six of its node. */
function writeTurns(m: i32): void {
  const own = member(m);
  memory.fill(turns, 0, 72 << 3);
  for (let end = 0; end < 2; end++) {
    const t = turns + <usize>(end * 36 * 8), o = ARMS + 3 * end;
    const ox = at(own, o), oy = at(own, o + 1), oz = at(own, o + 2);
    for (let r = 0; r < 3; r++) {
      // x, y and z of the member: movements stand at 4, 0 and 1, turns at 5, 3 and 2.
      const x = at(own, 3 * r), y = at(own, 3 * r + 1), z = at(own, 3 * r + 2);
      const move = 6 * placeOf(r), turn = 6 * placeOf(r + 3), sign: f64 = r == 1 ? -1 : 1;
      put(t, move, x); put(t, move + 1, y); put(t, move + 2, z);
      put(t, move + 3, oy * z - oz * y); put(t, move + 4, oz * x - ox * z); put(t, move + 5, ox * y - oy * x);
      put(t, turn + 3, sign * x); put(t, turn + 4, sign * y); put(t, turn + 5, sign * z);
    }
  }
}

/** Turns a member's matrix between its ends into `nodal`. */
export function turnToNodes(m: i32, s: usize): void {
  writeTurns(m);
  for (let a = 0; a < 2; a++)
    for (let b = 0; b <= a; b++) {
      const rows = turns + <usize>(a * 288), columns = turns + <usize>(b * 288);
      for (let i = 0; i < 6; i++) {
        let x = f64x2.splat(0), y = x, z = x;
        for (let k = 0; k < 6; k++) {
          const share = at(s, 12 * (6 * a + i) + 6 * b + k);
          if (share == 0) continue;
          const all = f64x2.splat(share);
          x = f64x2.add(x, f64x2.mul(all, get(columns, 6 * k))); y = f64x2.add(y, f64x2.mul(all, get(columns, 6 * k + 2))); z = f64x2.add(z, f64x2.mul(all, get(columns, 6 * k + 4)));
        }
        set(half, 6 * i, x); set(half, 6 * i + 2, y); set(half, 6 * i + 4, z);
      }
      for (let c = 0; c < 6; c++) {
        let x = f64x2.splat(0), y = x, z = x;
        for (let k = 0; k < 6; k++) {
          const share = at(rows, 6 * k + c);
          if (share == 0) continue;
          const all = f64x2.splat(share);
          x = f64x2.add(x, f64x2.mul(all, get(half, 6 * k))); y = f64x2.add(y, f64x2.mul(all, get(half, 6 * k + 2))); z = f64x2.add(z, f64x2.mul(all, get(half, 6 * k + 4)));
        }
        const to = 12 * (6 * a + c) + 6 * b;
        set(nodal, to, x); set(nodal, to + 2, y); set(nodal, to + 4, z);
      }
    }
  for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) put(nodal, 12 * i + j + 6, at(nodal, 12 * (j + 6) + i));
}
