/** The matrix of a structure with its members' stations and hinges eliminated, and vectors that have both: nodes first, then what lies along members. */

import { nodeCount } from "../graph";
import { addBar, goOnWith } from "../matrix";
import { at, put } from "../storage";
import { eliminateStations, negative as ofStations, reduceStations, returnStations } from "./chain";
import { addToNodes, carriedEnds, eliminateHinges, isReleased, nodal, ownEnds, placeOf, reduceHinges, reserveHinges, returnHinges, turnToNodes } from "./ends";
import { answerWith, elastic, pieceForces } from "./forces";
import { endForce, pressPieces } from "./loads";
import { get, set, shapePieces, straight, straighten } from "./planes";
import { eliminateWhole, negative as ofWhole, reduceWhole, returnWhole } from "./stations";
import {
  ARMED, ARMS, EA, GJ, H, HINGED, MORE_END, MORE_START, N, SKEW, WEAK, bits, coupled, endNode, extension, firstPiece, freeAt, hingeRoom, idle, inner, member, memberCount, piece,
  pieceCount, placePieces, springsOf, startNode, writeTable,
} from "./table";

/** Pivots below zero of all that was eliminated inside members. */
export let negativeInside: i32 = 0;

const local = memory.data(144 * 8, 16), ends = memory.data(12 * 8, 16), moved = memory.data(12 * 8, 16), force = memory.data(12 * 8, 16), sum = memory.data(12 * 8, 16);
const arm = memory.data(9 * 8, 16), pull = memory.data(3 * 8, 16);

/** From which strength on what couples bending and twist is eliminated with all else; what is weaker stays for corrections. */
let together: i32 = WEAK;

export function eliminateFrom(strength: i32): void {
  together = strength;
}

// @ts-ignore: decorator
@inline
function isWhole(m: i32): bool {
  return coupled[m] >= together || (bits[m] & SKEW) != 0;
}

/** What lies along members begins behind the nodes. */
// @ts-ignore: decorator
@inline
export function behind(x: usize): usize {
  return x + (<usize>nodeCount) * 48;
}

// @ts-ignore: decorator
@inline
function stationsOf(m: i32, extension: usize): usize {
  return extension + ((<usize>(inner[m] + hingeRoom(m))) << 3);
}

/** Share of their forces under which members were eliminated last, and the one of the factor in use. */
let eliminated: f64 = NaN, inUse: f64 = 0;

/** The factor of this share is in use again. */
export function useShare(share: f64): void {
  inUse = share;
}

/** Presses all pieces by the forces of the state that was set last; returns in how many members bending and twist couple. */
export function pressMembers(nothing: f64, nothingBent: f64): i32 {
  pressPieces(nothing, nothingBent);
  eliminated = NaN;
  let count = 0;
  for (let m = 0; m < memberCount; m++) if (coupled[m]) count++;
  return count;
}

/** Eliminates what lies along all members under a share of their forces; what is left of each between its nodes may be added to the matrix. */
export function eliminateMembers(share: f64, adds: bool): void {
  negativeInside = 0;
  eliminated = inUse = share;
  for (let m = 0; m < memberCount; m++) {
    if (isWhole(m)) {
      eliminateWhole(m, share, local);
      negativeInside += ofWhole;
    } else {
      eliminateStations(m, share, local);
      negativeInside += ofStations;
    }
    negativeInside += eliminateHinges(m, local);
    if (!adds) continue;
    turnToNodes(m, local);
    if (bits[m] & ARMED && share != 0) addArms(m, share);
    addBar(startNode[m], endNode[m], nodal);
  }
}

/**
 * A rigid arm d turns with its node, and the force f on it works by f·(θ × (θ × d))/2 besides: into `arm`. Of f the axial force counts, and where bending and twist
 * couple the forces across too.
 */
function writeArm(m: i32, end: i32, share: f64): void {
  const own = member(m), p = end ? firstPiece[m + 1] - 1 : firstPiece[m], o = ARMS + 3 * end;
  const s = end ? -share : share, n = s * (at(piece(p), N) + at(piece(p), end ? MORE_END : MORE_START));
  const y = coupled[m] ? -s * endForce(m, 6 * end + 1) : 0, z = coupled[m] ? -s * endForce(m, 6 * end + 2) : 0;
  for (let c = 0; c < 3; c++) put(pull, c, n * at(own, c) + y * at(own, 3 + c) + z * at(own, 6 + c));
  const along = at(own, o) * at(pull, 0) + at(own, o + 1) * at(pull, 1) + at(own, o + 2) * at(pull, 2);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) put(arm, 3 * i + j, (i == j ? along : 0) - (at(own, o + i) * at(pull, j) + at(pull, i) * at(own, o + j)) / 2);
}

function addArms(m: i32, share: f64): void {
  for (let end = 0; end < 2; end++) {
    writeArm(m, end, share);
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const to = 12 * (6 * end + 3 + i) + 6 * end + 3 + j;
        put(nodal, to, at(nodal, to) + at(arm, 3 * i + j));
      }
  }
}

/** Forces along members become forces on nodes; what is left stays for `returnMembers`. */
export function reduceMembers(x: usize): void {
  if (eliminated != inUse) eliminateMembers(inUse, false);
  const extension = behind(x);
  for (let m = 0; m < memberCount; m++) {
    const hinged = bits[m] & HINGED, stations = firstPiece[m + 1] - firstPiece[m] - 1;
    if (!hinged && stations == 0) continue;
    memory.fill(ends, 0, 96);
    if (isWhole(m)) reduceWhole(m, stationsOf(m, extension), ends);
    else reduceStations(m, stationsOf(m, extension), ends);
    if (hinged) reduceHinges(m, extension + ((<usize>inner[m]) << 3), ends);
    addToNodes(m, ends, 1, x);
  }
}

/** Movements along members by those of the nodes. */
export function returnMembers(x: usize): void {
  const extension = behind(x);
  for (let m = 0; m < memberCount; m++) {
    const hinged = bits[m] & HINGED, stations = firstPiece[m + 1] - firstPiece[m] - 1;
    if (!hinged && stations == 0) continue;
    carriedEnds(m, x, ends);
    if (hinged) returnHinges(m, extension + ((<usize>inner[m]) << 3), ends);
    if (isWhole(m)) returnWhole(m, stationsOf(m, extension), ends);
    else returnStations(m, stationsOf(m, extension), ends);
  }
}

/** Movements along members as they follow their nodes elastically. */
export function followNodes(x: usize): void {
  memory.fill(behind(x), 0, (<usize>extension) << 3);
  if (eliminated != 0) eliminateMembers(0, false);
  returnMembers(x);
}

/** Members are known on their nodes alone: nothing lies along them, and what their forces do is in Kg, as they follow their nodes elastically. */
export let onNodes: bool = false;

export function lookAtNodes(on: bool): void {
  onNodes = on;
}

/** Adds what the forces of members do on their nodes to Kg. */
export function addForces(): void {
  if (eliminated != 0) eliminateMembers(0, false);
  goOnWith(1);
  for (let m = 0; m < memberCount; m++) {
    if (isIdle(m)) continue;
    followOnNodes(m);
    turnToNodes(m, local);
    if (bits[m] & ARMED) addArms(m, 1);
    addBar(startNode[m], endNode[m], nodal);
  }
}

/** Neither pressed nor drawn nor bent. */
function isIdle(m: i32): bool {
  if (coupled[m]) return false;
  for (let p = firstPiece[m]; p < firstPiece[m + 1]; p++) {
    const own = piece(p);
    if (at(own, N) != 0 || at(own, MORE_START) != 0 || at(own, MORE_END) != 0) return false;
  }
  return true;
}

/** 12×12 of the forces of a member of one piece between its nodes, in its own axes, into `local`. */
function followOnNodes(m: i32): void {
  const p = firstPiece[m], hinged = bits[m] & HINGED;
  answerWith(0, 1, coupled[m] ? 1 : 0);
  for (let j = 0; j < 12; j++) {
    memory.fill(ends, 0, 96);
    memory.fill(sum, 0, 96);
    put(ends, j, 1);
    if (hinged) returnHinges(m, sum, ends);
    pieceForces(piece(p), 0, 0, freeAt(m, p), ends, force);
    memory.fill(sum, 0, 96);
    if (hinged) reduceHinges(m, sum, force);
    for (let i = 0; i < 12; i++) put(local, 12 * i + j, at(force, i));
  }
}

/** Adds what members resist with to y: elastically, or by their forces. */
export function multiplyMembers(geometric: bool, x: usize, y: usize): void {
  const from = behind(x), to = behind(y);
  for (let m = 0; m < memberCount; m++) {
    const ea = at(member(m), EA), gj = at(member(m), GJ), first = firstPiece[m], last = firstPiece[m + 1] - 1;
    answerWith(geometric ? 0 : 1, geometric ? 1 : 0, geometric && coupled[m] ? 1 : 0);
    ownEnds(m, x, from, ends);
    memory.fill(sum, 0, 96);
    let here = stationsOf(m, from), there = stationsOf(m, to);
    memory.copy(moved, ends, 48);
    for (let p = first; p <= last; p++) {
      memory.copy(moved + 48, p < last ? here : ends + 48, 48);
      pieceForces(piece(p), idle[m] && p == first ? 0 : ea, gj, freeAt(m, p), moved, force);
      addSix(p == first ? sum : there - 48, force);
      if (p < last) memory.copy(there, force + 48, 48);
      else addSix(sum + 48, force + 48);
      memory.copy(moved, moved + 48, 48);
      here += 48; there += 48;
    }
    if (bits[m] & HINGED) splitAtHinges(m, x, from, to, elastic);
    addToNodes(m, sum, 1, y);
    if (geometric && bits[m] & ARMED) turnArms(m, x, 1, y);
  }
}

// @ts-ignore: decorator
@inline
export function addSix(to: usize, from: usize): void {
  set(to, 0, f64x2.add(get(to, 0), get(from, 0)));
  set(to, 2, f64x2.add(get(to, 2), get(from, 2)));
  set(to, 4, f64x2.add(get(to, 4), get(from, 4)));
}

/** Of `sum`, forces on the member's own ends, those of released directions stay in its room; springs hand theirs on. */
function splitAtHinges(m: i32, x: usize, from: usize, to: usize, springShare: f64): void {
  const own = to + ((<usize>inner[m]) << 3), springs = springsOf(m);
  carriedEnds(m, x, moved);
  for (let d = 0; d < 12; d++) {
    if (!isReleased(m, d)) continue;
    const i = placeOf(d), handed = springShare * at(springs, d) * (at(moved, i) - at(ends, i));
    put(own, i, at(sum, i) - handed);
    put(sum, i, handed);
  }
}

/** Adds to y what axial forces do on arms that turn, `sign` times. */
export function turnArms(m: i32, x: usize, sign: f64, y: usize): void {
  for (let end = 0; end < 2; end++) {
    writeArm(m, end, sign);
    const node = (<usize>(end ? endNode[m] : startNode[m])) * 48;
    for (let i = 0; i < 3; i++) {
      let all: f64 = 0;
      for (let j = 0; j < 3; j++) all += at(arm, 3 * i + j) * at(x + node, 3 + j);
      put(y + node, 3 + i, at(y + node, 3 + i) + all);
    }
  }
}

/** `stretches` as `placePieces` takes them. */
export function cutMembers(count: i32, stretches: usize): void {
  placePieces(count, stretches);
  shapePieces();
  eliminated = NaN;
}

/** As `writeTable` takes them. */
export function setMembers(count: i32, table: usize, numbers: usize, connections: usize): void {
  writeTable(count, table, numbers, connections);
  reserveHinges();
}

/** Of every piece its mean axial force, and those at its start and at its end. */
export function readAxial(out: usize): void {
  for (let p = 0; p < pieceCount; p++) {
    const own = piece(p), n = at(own, N);
    put(out, 3 * p, n); put(out, 3 * p + 1, n + at(own, MORE_START)); put(out, 3 * p + 2, n + at(own, MORE_END));
  }
}

/**
 * Work that the forces of each member do as it has moved by x, four numbers: that of its axial force, what of it moves along its z and turns about its y, that of
 * bending and torque inside it, and its axial force times the length that it acts along.
 */
export function workOfMembers(x: usize, out: usize): void {
  const wasStraight = straight, from = behind(x);
  straighten(false);
  for (let m = 0; m < memberCount; m++) {
    const to = out + (<usize>m) * 32, first = firstPiece[m], last = firstPiece[m + 1] - 1;
    let work: f64 = 0, inZ: f64 = 0, turned: f64 = 0, along: f64 = 0, here = stationsOf(m, from);
    ownEnds(m, x, from, ends);
    memory.copy(moved, ends, 48);
    for (let p = first; p <= last; p++) {
      const own = piece(p);
      memory.copy(moved + 48, p < last ? here : ends + 48, 48);
      answerWith(0, 1, 0);
      pieceForces(own, 0, 0, freeAt(m, p), moved, force);
      for (let i = 0; i < 12; i++) {
        const part = at(force, i) * at(moved, i);
        work += part;
        if (i % 6 == 1 || i % 6 == 3) inZ += part;
      }
      if (coupled[m]) {
        answerWith(0, 0, 1);
        pieceForces(own, 0, 0, freeAt(m, p), moved, force);
        for (let i = 0; i < 12; i++) turned += at(force, i) * at(moved, i);
      }
      along += at(own, N) * at(own, H);
      memory.copy(moved, moved + 48, 48);
      here += 48;
    }
    if (bits[m] & ARMED) for (let end = 0; end < 2; end++) {
      const own = member(m), o = ARMS + 3 * end, theta = x + (<usize>(end ? endNode[m] : startNode[m])) * 48 + 24;
      writeArm(m, end, 1);
      const round = at(theta, 0) * at(own, 3) + at(theta, 1) * at(own, 4) + at(theta, 2) * at(own, 5);
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) {
          work += at(theta, i) * at(arm, 3 * i + j) * at(theta, j);
          inZ += round * at(own, 3 + i) * at(arm, 3 * i + j) * at(theta, j);
        }
      const reach = at(own, o) * at(own, 0) + at(own, o + 1) * at(own, 1) + at(own, o + 2) * at(own, 2);
      along += (end ? -reach : reach) * at(piece(end ? last : first), N);
    }
    put(to, 0, work); put(to, 1, inZ); put(to, 2, turned); put(to, 3, along);
  }
  straighten(wasStraight);
}
