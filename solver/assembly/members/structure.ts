/** The matrix of a structure with its members' stations and hinges eliminated, and vectors that have both: nodes first, then what lies along members. */

import { nodeCount } from "../graph";
import { addBar } from "../matrix";
import { at, put } from "../storage";
import { addArms, turnArms } from "./arms";
import { eliminateStations, negative as ofStations, reduceStations, returnStations } from "./chain";
import { addToNodes, carriedEnds, eliminateHinges, isReleased, nodal, ownEnds, placeOf, reduceHinges, reserveHinges, returnHinges, turnToNodes } from "./ends";
import { answerWith, elastic, pieceForces } from "./forces";
import { addSix, shapePieces } from "./planes";
import { pressPieces } from "./pressing";
import { eliminateWhole, negative as ofWhole, reduceWhole, returnWhole } from "./stations";
import {
  ARMED, EA, GJ, HINGED, MORE_END, MORE_START, N, SKEW, WEAK, bits, coupled, endNode, extension, firstPiece, freeAt, hingeRoom, idle, inner, member, memberCount, piece, pieceCount,
  placePieces, springsOf, startNode, writeTable,
} from "./table";

/** Pivots below zero of all that was eliminated inside members. */
export let negativeInside: i32 = 0;

const local = memory.data(144 * 8, 16), ends = memory.data(12 * 8, 16), moved = memory.data(12 * 8, 16), force = memory.data(12 * 8, 16), sum = memory.data(12 * 8, 16);

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
export function stationsOf(m: i32, extension: usize): usize {
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
  eliminateElastic();
  returnMembers(x);
}

export function eliminateElastic(): void {
  if (eliminated != 0) eliminateMembers(0, false);
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

