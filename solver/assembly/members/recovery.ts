/** What members bear once the displaced structure is in balance: forces at their ends, what bends them between, what they put on nodes, and the sum of their loads. */

import { at, put } from "../storage";
import { findForces, force, moved } from "./balance";
import { turnArms } from "./arms";
import { addToNodes, carriedEnds, isReleased, ownEnds, placeOf } from "./ends";
import { addSix } from "./planes";
import { behind } from "./structure";
import {
  ARMED, ARMS, CLAMPED, EIY, EIYZ, EIZ, FROM, H, HINGED, bits, coupled, firstPiece, hingeRoom, inner, member, memberCount, piece, springsOf, startNode,
} from "./table";

const ends = memory.data(12 * 8, 16), carried = memory.data(12 * 8, 16), sum = memory.data(12 * 8, 16), internal = memory.data(12 * 8, 16);
const resultant = memory.data(6 * 8, 16), wrench = memory.data(6 * 8, 16);
/** Sums of forces and moments about the origin, what takes part in them, and the largest force and moment in a piece and load on one. */
const BALANCE: i32 = 11;

/**
 * As the structure has moved by u: adds to `nodes` what members put on theirs, writes twelve internal forces per member, movements of the own ends of hinged ones,
 * six loads of bending per piece (`src/diagrams/bending.ts`), and the balance of all loads where they have moved to; `position` has three numbers per node.
 */
export function recoverMembers(u: usize, strain: usize, position: usize, nodes: usize, forces: usize, hinged: usize, bending: usize, balance: usize): void {
  memory.fill(balance, 0, BALANCE << 3);
  const from = behind(u);
  let hinge = hinged;
  for (let m = 0; m < memberCount; m++) {
    const first = firstPiece[m], last = firstPiece[m + 1] - 1, own = forces + (<usize>m) * 96;
    ownEnds(m, u, from, ends);
    carriedEnds(m, u, carried);
    memory.fill(sum, 0, 96);
    let here = from + ((<usize>(inner[m] + hingeRoom(m))) << 3);
    memory.copy(moved, ends, 48);
    for (let p = first; p <= last; p++) {
      memory.copy(moved + 48, p < last ? here : ends + 48, 48);
      if (p == first || p == last) {
        findForces(m, p, false, true);
        if (p == first) addSix(sum, force);
        if (p == last) addSix(sum + 48, force + 48);
      }
      // What bending and torque do as they turn is no force of the section, which turns with them.
      if (coupled[m] || (p != first && p != last)) findForces(m, p, false, false);
      bend(m, p, strain, bending);
      if (p == first) memory.copy(own, internal, 48);
      if (p == last) memory.copy(own + 48, internal + 48, 48);
      gatherLoad(m, p, p == first ? 0 : here - 48, u, position, balance);
      memory.copy(moved, moved + 48, 48);
      here += 48;
    }
    if (bits[m] & HINGED) {
      for (let d = 0; d < 12; d++) if (isReleased(m, d)) put(sum, placeOf(d), handed(m, d));
      for (let d = 0; d < 12; d++) put(hinge, d, (d % 6 == 4 ? -1 : 1) * at(ends, placeOf(d)));
      hinge += 96;
    }
    addToNodes(m, sum, 1, nodes);
    if (bits[m] & ARMED) turnArms(m, u, 1, nodes);
  }
}

/** What the spring of a released direction hands to its node; `carried` are the movements of the nodes. */
function handed(m: i32, d: i32): f64 {
  return at(springsOf(m), d) * (at(carried, placeOf(d)) - at(ends, placeOf(d)));
}

/** Internal forces of a piece: its shear forces across its bent axis, with the loads that bend it so. */
function bend(m: i32, p: i32, strain: usize, bending: usize): void {
  const own = member(m), q = piece(p), h = at(q, H), before = p > firstPiece[m] ? at(internal, 7) : 0, beforeZ = at(internal, 8);
  for (let end = 0; end < 12; end += 6) {
    const sign: f64 = end ? 1 : -1;
    put(internal, end, sign * at(force, end + 4));
    put(internal, end + 3, sign * at(force, end + 5));
    put(internal, end + 4, sign * at(force, end + 3));
    put(internal, end + 5, sign * at(force, end + 2));
  }
  for (let i = 0; i < 2; i++) put(resultant, i, -at(q, CLAMPED + i) - at(q, CLAMPED + 6 + i));
  for (let i = 0; i < 2; i++) put(resultant, 2 + i, -at(q, CLAMPED + 2 + i) - at(q, CLAMPED + 8 + i) - h * at(q, CLAMPED + 6 + i));
  put(resultant, 4, -at(q, CLAMPED + 4) - at(q, CLAMPED + 10));
  put(resultant, 5, -at(q, CLAMPED + 5) - at(q, CLAMPED + 11));
  const eiy = at(own, EIY), eiz = at(own, EIZ), eiyz = at(own, EIYZ), det = eiy * eiz - eiyz * eiyz;
  const czz = eiz / det, czy = -eiyz / det, cyy = eiy / det, n = (at(internal, 0) + at(internal, 6)) / 2;
  const bendZ = at(strain, 3 * m + 1), bendY = at(strain, 3 * m + 2);
  const ya = n * (czy * at(internal, 4) + cyy * at(internal, 5) + bendY), za = n * (czz * at(internal, 4) + czy * at(internal, 5) + bendZ);
  const yb = n * (czy * at(internal, 10) + cyy * at(internal, 11) + bendY), zb = n * (czz * at(internal, 10) + czy * at(internal, 11) + bendZ);
  const sumY = at(resultant, 0) + (ya + yb) * h / 2, sumZ = at(resultant, 1) + (za + zb) * h / 2;
  // Moments of the loads about the start: about z, and about −y.
  const aboutZ = at(resultant, 2) + (ya / 6 + yb / 3) * h * h, aboutY = at(resultant, 3) + (za / 6 + zb / 3) * h * h;
  const vy = (at(internal, 11) - at(internal, 5) + aboutZ) / h - sumY, vz = (at(internal, 10) - at(internal, 4) + aboutY) / h - sumZ;
  put(internal, 1, vy); put(internal, 2, vz);
  const to = bending + (<usize>p) * 48;
  put(to, 0, p > firstPiece[m] ? vy - before : 0); put(to, 1, p > firstPiece[m] ? vz - beforeZ : 0);
  put(to, 2, ya); put(to, 3, za); put(to, 4, yb); put(to, 5, zb);
  put(internal, 7, vy + sumY); put(internal, 8, vz + sumZ);
}

/** Adds the loads of a piece where it has moved to: about its displaced start their forces have the lever of half its drift too. */
function gatherLoad(m: i32, p: i32, station: usize, u: usize, position: usize, balance: usize): void {
  const own = member(m), a = at(piece(p), FROM);
  const fx = at(resultant, 4), fy = at(resultant, 0), fz = at(resultant, 1);
  const x = (at(moved, 10) - at(moved, 4)) / 2, y = (at(moved, 6) - at(moved, 0)) / 2, z = (at(moved, 7) - at(moved, 1)) / 2;
  const mx = at(resultant, 5) + y * fz - z * fy, my = -at(resultant, 3) + z * fx - x * fz, mz = at(resultant, 2) + x * fy - y * fx;
  for (let c = 0; c < 3; c++) {
    put(wrench, c, at(own, c) * fx + at(own, 3 + c) * fy + at(own, 6 + c) * fz);
    put(wrench, 3 + c, at(own, c) * mx + at(own, 3 + c) * my + at(own, 6 + c) * mz);
  }
  const node = startNode[m], at0 = position + (<usize>node) * 24, moved0 = u + (<usize>node) * 48;
  for (let c = 0; c < 3; c++) {
    const along = at(at0, c) + at(own, ARMS + c);
    const drift = station ? a * at(own, c) + at(own, c) * at(station, 4) + at(own, 3 + c) * at(station, 0) + at(own, 6 + c) * at(station, 1) : at(moved0, c);
    put(place, c, along + drift);
  }
  addWrench(balance);
  for (let i = 0; i < 12; i++) {
    const kind = i % 6 < 3 ? 8 : 9;
    put(balance, kind, Math.max(at(balance, kind), Math.abs(at(internal, i))));
  }
  put(balance, 10, Math.max(at(balance, 10), Math.max(Math.abs(fx), Math.max(Math.abs(fy), Math.abs(fz)))));
}

const place = memory.data(3 * 8, 16);

function addWrench(balance: usize): void {
  const x = at(place, 0), y = at(place, 1), z = at(place, 2), fx = at(wrench, 0), fy = at(wrench, 1), fz = at(wrench, 2);
  put(balance, 0, at(balance, 0) + fx); put(balance, 1, at(balance, 1) + fy); put(balance, 2, at(balance, 2) + fz);
  put(balance, 3, at(balance, 3) + at(wrench, 3) + y * fz - z * fy);
  put(balance, 4, at(balance, 4) + at(wrench, 4) + z * fx - x * fz);
  put(balance, 5, at(balance, 5) + at(wrench, 5) + x * fy - y * fx);
  put(balance, 6, at(balance, 6) + Math.abs(fx) + Math.abs(fy) + Math.abs(fz));
  put(balance, 7, at(balance, 7) + Math.abs(at(wrench, 3)) + Math.abs(at(wrench, 4)) + Math.abs(at(wrench, 5))
    + Math.abs(y * fz) + Math.abs(z * fy) + Math.abs(z * fx) + Math.abs(x * fz) + Math.abs(x * fy) + Math.abs(y * fx));
}
