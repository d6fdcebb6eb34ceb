/** Whole members by their nodes alone: what their forces do is in Kg, as they follow their nodes elastically. */

import { addBar, goOnWith } from "../matrix";
import { at, put } from "../storage";
import { addArms } from "./arms";
import { nodal, reduceHinges, returnHinges, turnToNodes } from "./ends";
import { answerWith, pieceForces } from "./forces";
import { eliminateElastic } from "./structure";
import { ARMED, HINGED, MORE_END, MORE_START, N, bits, coupled, endNode, firstPiece, freeAt, memberCount, piece, startNode } from "./table";

const local = memory.data(144 * 8, 16), ends = memory.data(12 * 8, 16), force = memory.data(12 * 8, 16), sum = memory.data(12 * 8, 16);

/** Nothing lies along members. */
export let onNodes: bool = false;

export function lookAtNodes(on: bool): void {
  onNodes = on;
}

/** Adds what the forces of members do on their nodes to Kg. */
export function addForces(): void {
  eliminateElastic();
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
