/** Stations of members whose planes or twist couple: all six movements of one are eliminated together. */

import { at, doubles, put } from "../storage";
import { answerWith, pieceForces } from "./forces";
import { EA, GJ, coupled, firstPiece, freeAt, idle, member, piece, pieceCount } from "./table";

export let negative: i32 = 0;

/** Of each piece the factor of the station at its end, unit lower and pivots, and 6×12 that this takes from the start and from the next. */
const STATION: i32 = 36 + 72;
let room: i32 = 0, stored: usize = 0;
const unit = memory.data(12 * 8, 16), column = memory.data(12 * 8, 16), next = memory.data(144 * 8, 16), rows = memory.data(12 * 8, 16);

// @ts-ignore: decorator
@inline
function station(p: i32): usize {
  return stored + ((<usize>(STATION * p)) << 3);
}

/** 12×12 of a piece, by the forces of one movement after the other. */
function matrixOf(m: i32, p: i32, out: usize): void {
  const ea = idle[m] && p == firstPiece[m] ? 0 : at(member(m), EA), gj = at(member(m), GJ);
  for (let j = 0; j < 12; j++) {
    memory.fill(unit, 0, 96);
    put(unit, j, 1);
    pieceForces(piece(p), ea, gj, freeAt(m, p), unit, column);
    for (let i = 0; i < 12; i++) put(out, 12 * i + j, at(column, i));
  }
}

/** What is left of member `m` between its ends, 12×12 into `out`. */
export function eliminateWhole(m: i32, share: f64, out: usize): void {
  if (pieceCount > room) stored = doubles(<usize>(STATION * (room = pieceCount)));
  answerWith(1, share, coupled[m] ? share : 0);
  negative = 0;
  const first = firstPiece[m], last = firstPiece[m + 1] - 1;
  matrixOf(m, first, out);
  for (let p = first; p < last; p++) {
    matrixOf(m, p + 1, next);
    const own = station(p), taken = own + (36 << 3);
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 6; j++) {
        put(own, 6 * i + j, at(out, 12 * (i + 6) + j + 6) + at(next, 12 * i + j));
        put(taken, 12 * i + j, at(out, 12 * (i + 6) + j));
        put(taken, 12 * i + j + 6, at(next, 12 * i + j + 6));
      }
    factor(own);
    for (let j = 0; j < 12; j++) solve(own, taken + ((<usize>j) << 3), 12);
    // What is left: starts with starts, starts with nexts, nexts with nexts.
    for (let i = 0; i < 6; i++) {
      for (let k = 0; k < 6; k++) { put(rows, k, at(out, 12 * (k + 6) + i)); put(rows, k + 6, at(next, 12 * k + i + 6)); }
      for (let j = 0; j < 6; j++) {
        let here: f64 = 0, across: f64 = 0, there: f64 = 0;
        for (let k = 0; k < 6; k++) {
          here += at(rows, k) * at(taken, 12 * k + j);
          across += at(rows, k) * at(taken, 12 * k + j + 6);
          there += at(rows, k + 6) * at(taken, 12 * k + j + 6);
        }
        put(next, 12 * i + j, at(out, 12 * i + j) - here);
        put(unitRows, 6 * i + j, across);
        put(next, 12 * (i + 6) + j + 6, at(next, 12 * (i + 6) + j + 6) - there);
      }
    }
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 6; j++) {
        put(out, 12 * i + j, at(next, 12 * i + j));
        put(out, 12 * i + j + 6, -at(unitRows, 6 * i + j));
        put(out, 12 * (j + 6) + i, -at(unitRows, 6 * i + j));
        put(out, 12 * (i + 6) + j + 6, at(next, 12 * (i + 6) + j + 6));
      }
  }
}

const unitRows = memory.data(36 * 8, 16);

/** L·D·Lᵀ of 6×6 in place, pivots on the diagonal. */
function factor(a: usize): void {
  for (let j = 0; j < 6; j++) {
    let pivot = at(a, 7 * j);
    for (let k = 0; k < j; k++) pivot -= at(a, 6 * j + k) * at(a, 6 * j + k) * at(a, 7 * k);
    put(a, 7 * j, pivot);
    if (pivot < 0) negative++;
    for (let i = j + 1; i < 6; i++) {
      let sum = at(a, 6 * i + j);
      for (let k = 0; k < j; k++) sum -= at(a, 6 * i + k) * at(a, 6 * j + k) * at(a, 7 * k);
      put(a, 6 * i + j, sum / pivot);
    }
  }
}

/** Six numbers, `stride` doubles apart. */
function solve(a: usize, x: usize, stride: i32): void {
  for (let i = 0; i < 6; i++) {
    let sum = at(x, i * stride);
    for (let k = 0; k < i; k++) sum -= at(a, 6 * i + k) * at(x, k * stride);
    put(x, i * stride, sum);
  }
  for (let i = 0; i < 6; i++) put(x, i * stride, at(x, i * stride) / at(a, 7 * i));
  for (let i = 5; i >= 0; i--) {
    let sum = at(x, i * stride);
    for (let k = i + 1; k < 6; k++) sum -= at(a, 6 * k + i) * at(x, k * stride);
    put(x, i * stride, sum);
  }
}

/** As `reduceStations` of `chain.ts`. */
export function reduceWhole(m: i32, stations: usize, ends: usize): void {
  const last = firstPiece[m + 1] - 1;
  let r = stations;
  for (let p = firstPiece[m]; p < last; p++) {
    const taken = station(p) + (36 << 3), to = p + 1 < last ? r + 48 : ends + 48;
    for (let j = 0; j < 6; j++) {
      let start: f64 = 0, end: f64 = 0;
      for (let i = 0; i < 6; i++) {
        start += at(taken, 12 * i + j) * at(r, i);
        end += at(taken, 12 * i + j + 6) * at(r, i);
      }
      put(ends, j, at(ends, j) - start);
      put(to, j, at(to, j) - end);
    }
    r += 48;
  }
}

/** As `returnStations` of `chain.ts`. */
export function returnWhole(m: i32, stations: usize, ends: usize): void {
  const first = firstPiece[m], last = firstPiece[m + 1] - 1;
  let r = stations + <usize>(48 * (last - first)), after = ends + 48;
  for (let p = last - 1; p >= first; p--) {
    r -= 48;
    const own = station(p), taken = own + (36 << 3);
    solve(own, r, 1);
    for (let i = 0; i < 6; i++) {
      let sum = at(r, i);
      for (let j = 0; j < 6; j++) sum -= at(taken, 12 * i + j) * at(ends, j) + at(taken, 12 * i + j + 6) * at(after, j);
      put(r, i, sum);
    }
    after = r;
  }
}
