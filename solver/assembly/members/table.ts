/**
 * Members as the kernel has them: where they lie, how stiff they are, and the pieces they are cut into. Movements along a member stand behind those of the nodes
 * in every vector, station by station between its pieces, each as y-plane and z-plane side by side: v w, their slopes rz −ry, then u rx.
 */

import { Integers, at, doubles, integers, put } from "../storage";

/** Doubles of a member: three axes, arms from its nodes to its ends, length, E·A, E·Iy, E·Iz, E·Iyz, G·It, G·Ay, G·Az (0: infinite). */
export const AXES: i32 = 0, ARMS: i32 = 9, LENGTH: i32 = 15, EA: i32 = 16, EIY: i32 = 17, EIZ: i32 = 18, EIYZ: i32 = 19, GJ: i32 = 20, GAY: i32 = 21, GAZ: i32 = 22;
const MEMBER: i32 = 24;

/** Doubles of a piece. A pair has the y-plane first. */
export const H: i32 = 0, FROM: i32 = 1;
/** Its end's forces by movement and by slope against the start, and its moments by slope: pairs, then what couples the planes. */
export const FORCE: i32 = 2, BOTH: i32 = 4, MOMENT: i32 = 6, CROSS: i32 = 8;
/** Work of a unit axial force, ww wt tt tT; then what forces do that vary about their mean, ww wt tt wT tT TT. */
export const EVEN: i32 = 12, VARYING: i32 = 20;
/** Its mean axial force, and by how much more is in its start and in its end. */
export const N: i32 = 32, MORE_START: i32 = 33, MORE_END: i32 = 55;
/** Forces that loads put on its ends where these are clamped, six and six. */
export const CLAMPED: i32 = 34;
/** What couples bending and twist: torque, then of either plane the moments at both ends and what a bubble takes of a movement and of a turn. */
export const COUPLING: i32 = 46;
/** Of the station at its end: the inverse of what was eliminated there, and what the station takes from the start and from the next. */
export const INVERSE: i32 = 56, FROM_START: i32 = 62, FROM_NEXT: i32 = 70, SERIES: i32 = 74;
const PIECE: i32 = 78;

/** Of each member the slopes and twists of its ends that turn freely, by their places in stations. */
export let free: Integers = integers(0);

/** Those at the ends of a piece. */
// @ts-ignore: decorator
@inline
export function freeAt(m: i32, p: i32): i32 {
  const all = unchecked(free[m]);
  if (!all) return 0;
  return (p == firstPiece[m] ? all & 63 : 0) | (p == firstPiece[m + 1] - 1 ? all & 4032 : 0);
}

/** Bits of a member: rigid arms, hinges, planes that couple. */
export const ARMED: i32 = 1, HINGED: i32 = 2, SKEW: i32 = 4;

export let memberCount: i32 = 0, pieceCount: i32 = 0, extension: i32 = 0;
let members: usize = 0, pieces: usize = 0, room: i32 = 0;
/** Twelve springs of every connection. */
let springs: usize = 0;
export let startNode: Integers = integers(0), endNode: Integers = integers(0), connectionOf: Integers = integers(0), bits: Integers = integers(0);
/** How strongly bending and twist couple in a member; 0: not at all. */
export const WEAK: i32 = 1, STRONG: i32 = 2;
/** Sign of the axial force that a member can take, or 0; whether it takes none; how bending and twist couple in it. */
export let sign: Integers = integers(0), idle: Integers = integers(0), coupled: Integers = integers(0);
/** Pieces of member m: firstPiece[m] … firstPiece[m + 1]; its movements begin at inner[m] behind those of the nodes. */
export let firstPiece: Integers = integers(0), inner: Integers = integers(0);

// @ts-ignore: decorator
@inline
export function member(m: i32): usize {
  return members + ((<usize>(MEMBER * m)) << 3);
}

// @ts-ignore: decorator
@inline
export function piece(p: i32): usize {
  return pieces + ((<usize>(PIECE * p)) << 3);
}

// @ts-ignore: decorator
@inline
export function springsOf(m: i32): usize {
  return springs + ((<usize>(12 * connectionOf[m])) << 3);
}

/** `table` has 23 doubles per member, `numbers` start, end, connection or −1 and sign of each; `connections` twelve springs each. */
export function writeTable(count: i32, table: usize, numbers: usize, connections: usize): void {
  memberCount = count;
  springs = connections;
  members = doubles(<usize>(MEMBER * count));
  startNode = integers(count); endNode = integers(count); connectionOf = integers(count); bits = integers(count); free = integers(count);
  sign = integers(count); idle = integers(count); coupled = integers(count);
  firstPiece = integers(count + 1); inner = integers(count + 1);
  for (let m = 0; m < count; m++) {
    memory.copy(member(m), table + ((<usize>(23 * m)) << 3), 23 << 3);
    const own = numbers + ((<usize>(4 * m)) << 2);
    startNode[m] = load<i32>(own); endNode[m] = load<i32>(own, 4); connectionOf[m] = load<i32>(own, 8); sign[m] = load<i32>(own, 12);
    let armed = 0;
    for (let i = 0; i < 6; i++) if (at(member(m), ARMS + i) != 0) armed = ARMED;
    bits[m] = armed | (connectionOf[m] < 0 ? 0 : HINGED) | (at(member(m), EIYZ) == 0 ? 0 : SKEW);
  }
}

/** Members that carry no axial force, one byte each. */
export function setIdle(given: usize): void {
  for (let m = 0; m < memberCount; m++) idle[m] = <i32>load<u8>(given + <usize>m);
}

/** `stretches` of all members one after the other, each its member, from where to where and in how many pieces. */
export function placePieces(count: i32, stretches: usize): void {
  let total = 0;
  for (let s = 0; s < count; s++) total += <i32>at(stretches, 4 * s + 3);
  if (total > room) {
    room = total + (total >> 2);
    pieces = doubles(<usize>(PIECE * room));
  }
  let p = 0, own = 0;
  for (let s = 0; s < count; s++) {
    const m = <i32>at(stretches, 4 * s), from = at(stretches, 4 * s + 1), parts = <i32>at(stretches, 4 * s + 3);
    while (own <= m) firstPiece[own++] = p;
    const h = (at(stretches, 4 * s + 2) - from) / <f64>parts;
    for (let k = 0; k < parts; k++) {
      put(piece(p), H, h);
      put(piece(p++), FROM, from + <f64>k * h);
    }
  }
  while (own <= memberCount) firstPiece[own++] = p;
  pieceCount = p;
  let next = 0;
  for (let m = 0; m < memberCount; m++) {
    inner[m] = next;
    next += 6 * (firstPiece[m + 1] - firstPiece[m] - 1) + (bits[m] & HINGED ? 12 : 0);
  }
  inner[memberCount] = next;
  extension = next;
}

/** Doubles before the stations of a hinged member: movements of its own ends. */
// @ts-ignore: decorator
@inline
export function hingeRoom(m: i32): i32 {
  return bits[m] & HINGED ? 12 : 0;
}
