/** What members resist with on the displaced structure, and what they bear there. */

import { nodeCount } from "../graph";
import { at, put } from "../storage";
import { turnArms } from "./arms";
import { addToNodes, carriedEnds, isReleased, ownEnds, placeOf } from "./ends";
import { answerWith, pieceForces } from "./forces";
import { addSix, get, set } from "./planes";
import { bearable } from "./pressing";
import { axialStrain } from "./state";
import { behind } from "./structure";
import {
  ARMED, CLAMPED, EA, EIY, EIYZ, EIZ, GJ, H, HINGED, N, bits, coupled, firstPiece, freeAt, hingeRoom, idle, inner, member, memberCount, piece, sign, springsOf, startNode,
} from "./table";

export const moved = memory.data(12 * 8, 16), force = memory.data(12 * 8, 16);
const ends = memory.data(12 * 8, 16), sum = memory.data(12 * 8, 16);

/** By how much more each member has grown, m; 0 while none has. */
let growth: usize = 0;

export function growMembers(given: usize): void {
  growth = given;
}

// @ts-ignore: decorator
@inline
function grown(m: i32): f64 {
  return growth ? at(growth, m) / <f64>(firstPiece[m + 1] - firstPiece[m]) : 0;
}

/** The forces on both ends of a piece that has `moved`, loads on it with them, into `force`; what couples bending and twist is among them where it is `turned`. */
export function findForces(m: i32, p: i32, isPressed: bool, turned: bool): void {
  const own = piece(p), h = at(own, H), ea = idle[m] && p == firstPiece[m] ? 0 : at(member(m), EA), more = grown(m);
  if (!isPressed) put(own, N, bearable(sign[m], ea / h * (at(moved, 10) - at(moved, 4) + more) - ea * axialStrain(m)));
  answerWith(1, 1, turned && coupled[m] ? 1 : 0);
  pieceForces(own, ea, at(member(m), GJ), freeAt(m, p), moved, force);
  const pulled = ea / h * more;
  put(force, 4, at(force, 4) - pulled);
  put(force, 10, at(force, 10) + pulled);
  for (let i = 0; i < 12; i += 2) set(force, i, f64x2.add(get(force, i), get(own, CLAMPED + i)));
}

/** Takes from r what all members resist with as the structure has moved by u; their pieces are pressed by the forces that this brings about, unless these `arePressed`. */
export function takeMembers(u: usize, r: usize, arePressed: bool): void {
  const from = behind(u), to = behind(r);
  for (let m = 0; m < memberCount; m++) {
    const first = firstPiece[m], last = firstPiece[m + 1] - 1;
    ownEnds(m, u, from, ends);
    memory.fill(sum, 0, 96);
    let here = from + ((<usize>(inner[m] + hingeRoom(m))) << 3), there = to + ((<usize>(inner[m] + hingeRoom(m))) << 3);
    memory.copy(moved, ends, 48);
    for (let p = first; p <= last; p++) {
      memory.copy(moved + 48, p < last ? here : ends + 48, 48);
      findForces(m, p, arePressed, true);
      if (p == first) addSix(sum, force);
      else takeSix(there - 48, force);
      if (p < last) {
        for (let i = 0; i < 6; i += 2) set(there, i, f64x2.neg(get(force, 6 + i)));
      } else addSix(sum + 48, force + 48);
      memory.copy(moved, moved + 48, 48);
      here += 48; there += 48;
    }
    if (bits[m] & HINGED) takeAtHinges(m, u, to);
    addToNodes(m, sum, -1, r);
    if (bits[m] & ARMED) turnArms(m, u, -1, r);
  }
}

function takeSix(to: usize, from: usize): void {
  for (let i = 0; i < 6; i += 2) set(to, i, f64x2.sub(get(to, i), get(from, i)));
}

/** Of released directions, what the end and its spring leave out of balance stays in the member's room. */
function takeAtHinges(m: i32, u: usize, to: usize): void {
  const own = to + ((<usize>inner[m]) << 3), springs = springsOf(m);
  carriedEnds(m, u, moved);
  for (let d = 0; d < 12; d++) {
    if (!isReleased(m, d)) continue;
    const i = placeOf(d), handed = at(springs, d) * (at(moved, i) - at(ends, i));
    put(own, i, handed - at(sum, i));
    put(sum, i, handed);
  }
}
