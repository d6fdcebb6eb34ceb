/** Work of the forces in members. */

import { at, put } from "../storage";
import { arm, writeArm } from "./arms";
import { ownEnds } from "./ends";
import { answerWith, pieceForces } from "./forces";
import { straight, straighten } from "./planes";
import { behind, stationsOf } from "./structure";
import { ARMED, ARMS, H, N, bits, coupled, endNode, firstPiece, freeAt, member, memberCount, piece, startNode } from "./table";

const ends = memory.data(12 * 8, 16), moved = memory.data(12 * 8, 16), force = memory.data(12 * 8, 16);

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
