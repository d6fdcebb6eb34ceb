/** Rigid arms between nodes and the ends of members, as they turn with their nodes. */

import { at, put } from "../storage";
import { nodal } from "./ends";
import { endForce } from "./state";
import { ARMS, MORE_END, MORE_START, N, coupled, endNode, firstPiece, member, piece, startNode } from "./table";

export const arm = memory.data(9 * 8, 16);
const pull = memory.data(3 * 8, 16);

/**
 * A rigid arm d turns with its node, and the force f on it works by f·(θ × (θ × d))/2 besides: into `arm`. Of f the axial force counts, and where bending and twist
 * couple the forces across too.
 */
export function writeArm(m: i32, end: i32, share: f64): void {
  const own = member(m), p = end ? firstPiece[m + 1] - 1 : firstPiece[m], o = ARMS + 3 * end;
  const s = end ? -share : share, n = s * (at(piece(p), N) + at(piece(p), end ? MORE_END : MORE_START));
  const y = coupled[m] ? -s * endForce(m, 6 * end + 1) : 0, z = coupled[m] ? -s * endForce(m, 6 * end + 2) : 0;
  for (let c = 0; c < 3; c++) put(pull, c, n * at(own, c) + y * at(own, 3 + c) + z * at(own, 6 + c));
  const along = at(own, o) * at(pull, 0) + at(own, o + 1) * at(pull, 1) + at(own, o + 2) * at(pull, 2);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) put(arm, 3 * i + j, (i == j ? along : 0) - (at(own, o + i) * at(pull, j) + at(pull, i) * at(own, o + j)) / 2);
}

/** Into `nodal`, under a share of the forces. */
export function addArms(m: i32, share: f64): void {
  for (let end = 0; end < 2; end++) {
    writeArm(m, end, share);
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const to = 12 * (6 * end + 3 + i) + 6 * end + 3 + j;
        put(nodal, to, at(nodal, to) + at(arm, 3 * i + j));
      }
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
