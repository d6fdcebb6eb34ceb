/** The beam in hands, as src/members/problem.ts packs it: places in parts of its length, loads and moments for a unit of the largest moment. */

import { at, doubles } from "../storage";

/** Numbers of a restraint, a point load, a spread load and a piece of the moment; seven of the beam itself stand before them. */
const HEAD: i32 = 7, RESTRAINT: i32 = 5, POINT: i32 = 3, SPREAD: i32 = 5, PIECE: i32 = 5;

/** What a restraint holds. */
export const SIDE: i32 = 1, TWIST: i32 = 2, SLOPE: i32 = 4, WARPING: i32 = 8, FLANGE: i32 = 16;

let packed: usize = 0, room: i32 = 0;
let restraints: usize = 0, points: usize = 0, spreads: usize = 0, pieces: usize = 0;

export let length: f64 = 0, sidewaysBending: f64 = 0, warping: f64 = 0, torsion: f64 = 0;
export let restraintCount: i32 = 0, pointCount: i32 = 0, spreadCount: i32 = 0, pieceCount: i32 = 0;
/** Some spread load acts at a height. */
export let spreadHigh: bool = false;
/** They begin one behind the other; all before `current` end ahead of where their work was asked for last. */
let spreadRises: bool = false, current: i32 = 0;

/** Address of so many doubles for the next beam. */
export function roomForBeam(count: i32): usize {
  if (count > room) {
    room = 2 * count;
    packed = doubles(room);
  }
  return packed;
}

export function openBeam(count: i32): void {
  length = at(packed, 0);
  sidewaysBending = at(packed, 1);
  warping = at(packed, 2);
  torsion = at(packed, 3);
  restraintCount = <i32>at(packed, 4);
  pointCount = <i32>at(packed, 5);
  spreadCount = <i32>at(packed, 6);
  restraints = packed + (HEAD << 3);
  points = restraints + ((RESTRAINT * restraintCount) << 3);
  spreads = points + ((POINT * pointCount) << 3);
  pieces = spreads + ((SPREAD * spreadCount) << 3);
  pieceCount = (count - <i32>((pieces - packed) >> 3)) / PIECE;
  spreadHigh = false;
  spreadRises = true;
  for (let i = 0; i < spreadCount; i++) {
    if (at(spreads, SPREAD * i + 4) != 0) spreadHigh = true;
    if (i > 0 && spreadStart(i) < spreadStart(i - 1)) spreadRises = false;
  }
}

export function restraintAt(i: i32): f64 {
  return at(restraints, RESTRAINT * i) * length;
}

export function heldBy(i: i32): i32 {
  return <i32>at(restraints, RESTRAINT * i + 1);
}

export function flangeHeight(i: i32): f64 {
  return at(restraints, RESTRAINT * i + 2);
}

export function twistSpring(i: i32): f64 {
  return at(restraints, RESTRAINT * i + 3);
}

export function sideSpring(i: i32): f64 {
  return at(restraints, RESTRAINT * i + 4);
}

export function pointAt(i: i32): f64 {
  return at(points, POINT * i) * length;
}

/** Second-order work of a point load per θ². */
export function pointWork(i: i32): f64 {
  return (at(points, POINT * i + 1) / length) * at(points, POINT * i + 2);
}

export function spreadStart(i: i32): f64 {
  return at(spreads, SPREAD * i) * length;
}

export function spreadEnd(i: i32): f64 {
  return at(spreads, SPREAD * i + 1) * length;
}

/** The same of the spread loads per length, asked for from the start on: a load along −z above the shear centre is negative. */
export function spreadWork(s: f64): f64 {
  const square = length * length;
  let sum: f64 = 0;
  while (current < spreadCount && s > spreadEnd(current)) current++;
  for (let i = current; i < spreadCount; i++) {
    const from = spreadStart(i), to = spreadEnd(i), height = at(spreads, SPREAD * i + 4);
    if (s < from && spreadRises) break;
    if (s < from || s > to || height == 0) continue;
    const q1 = at(spreads, SPREAD * i + 2) / square, q2 = at(spreads, SPREAD * i + 3) / square;
    sum += height * (q1 + ((q2 - q1) * (s - from)) / (to - from));
  }
  return sum;
}

/** Where a piece of the moment ends. */
export function pieceEnd(i: i32): f64 {
  return at(pieces, PIECE * i) * length;
}

/** The piece that the moment is asked for in, and its cubic of the share of the piece's own length. */
let piece: i32 = 0, from: f64 = 0, to: f64 = 0;
let c0: f64 = 0, c1: f64 = 0, c2: f64 = 0, c3: f64 = 0;

export function beginMoment(): void {
  current = 0;
  piece = -1;
  to = 0;
  nextPiece();
}

/** The cubic through values at an eighth, three, five and seven eighths, by differences. */
function nextPiece(): void {
  from = to;
  to = pieceEnd(++piece);
  const value = pieces + ((PIECE * piece) << 3);
  const a = at(value, 1), b = at(value, 2), c = at(value, 3), d = at(value, 4);
  const first = b - a, second = c - 2 * b + a, third = d - 3 * c + 3 * b - a;
  // Newton's form in u = 4·t − ½: a + u·Δ + u(u−1)/2·Δ² + u(u−1)(u−2)/6·Δ³, multiplied out in u.
  const one = first - second / 2 + third / 3, two = second / 2 - third / 2, three = third / 6;
  c0 = a - one / 2 + two / 4 - three / 8;
  c1 = 4 * (one - two + (3 * three) / 4);
  c2 = 16 * (two - (3 * three) / 2);
  c3 = 64 * three;
}

/** My at s, asked for from the start on. */
export function momentAt(s: f64): f64 {
  while (piece < pieceCount - 1 && s >= to) nextPiece();
  const t = (s - from) / (to - from);
  return c0 + t * (c1 + t * (c2 + t * c3));
}
