/** The compiled kernel: what it exports, and a fresh instance of it. */

import { CORE } from "../generated/core.ts";
import { compiled } from "./compiled.ts";

/** The three matrices of a structure, all on one pattern. */
export const MATRICES = { elastic: 0, geometric: 1, mass: 2 } as const;
export type Matrix = keyof typeof MATRICES;

export interface Core {
  memory: { readonly buffer: ArrayBuffer };
  allocate(count: number): number;
  analyse(nodes: number, held: number, pairs: number, pairCount: number, points: number): void;
  getPosition(node: number): number;
  getFlops(): number;
  getFactorEntries(): number;
  getBytes(): number;
  beginMatrix(kind: number): void;
  addBlock(a: number, b: number, source: number, stride: number): void;
  addBar(a: number, b: number, source: number): void;
  beginFactor(slot: number, geometric: number, mass: number, definite: boolean): void;
  useFactor(slot: number): void;
  advanceFactor(work: number): number;
  beginInverse(pairs: number, count: number, out: number): void;
  advanceInverse(work: number): number;
  getNegativePivots(): number;
  getLostPivots(): number;
  getPivots(): number;
  getDiagonal(): number;
  getSmallestRatio(): number;
  getSmallestDirection(): number;
  solve(vectors: number, count: number, together: boolean): void;
  residual(load: number, x: number, target: number): void;
  multiply(kind: number, x: number, y: number): void;
  join(kind: number, negative: boolean, from: number, addresses: number, count: number, nearest: number, out: number): void;
  addPairs(pair: number, addresses: number, first: number, count: number, shares: number, both: boolean): void;
  setMembers(count: number, table: number, numbers: number, connections: number): void;
  setClosed(closed: number): void;
  setIdle(idle: number): void;
  cutMembers(count: number, stretches: number): void;
  getVectorBytes(): number;
  eliminateFrom(strength: number): void;
  setState(forces: number, whole: number, strain: number, onsets: number, starts: number): void;
  pressMembers(nothing: number, nothingBent: number): number;
  bendMembers(nothing: number, out: number): void;
  straighten(on: boolean): void;
  lookAtNodes(on: boolean): void;
  addForces(): void;
  followNodes(x: number): void;
  workOfMembers(x: number, out: number): void;
  loadPieces(): void;
  growMembers(growth: number): void;
  takeMembers(u: number, r: number, arePressed: boolean): void;
  recoverMembers(
    u: number,
    strain: number,
    position: number,
    nodes: number,
    forces: number,
    hinged: number,
    bending: number,
    balance: number,
  ): void;
  readAxial(out: number): void;
  largest(x: number): number;
  clearHeld(x: number): void;
  accelerate(x: number, correction: number, before: number, isFirst: boolean): void;
  getFirstBelow(direction: number): number;
  shape(direction: number, x: number): void;
  correctShape(direction: number, x: number): void;
  scanMembers(
    count: number,
    forces: number,
    whole: number,
    strain: number,
    lengths: number,
    kind: number,
    table: number,
    out: number,
  ): void;
  scanBent(
    count: number,
    forces: number,
    whole: number,
    strain: number,
    lengths: number,
    kind: number,
    table: number,
    bending: number,
    parts: number,
    out: number,
  ): void;
  scanSegments(m: number, count: number, ends: number, length: number, segments: number, segmentCount: number, out: number): void;
}

let code: WebAssembly.Module | undefined;

/** With a memory of its own. */
export function openCore(): Core {
  code ??= compiled(CORE);
  return new WebAssembly.Instance(code).exports as unknown as Core;
}

/** A view that lasts until the kernel's memory grows. */
export const doublesAt = (core: Core, at: number, length: number): Float64Array => new Float64Array(core.memory.buffer, at, length);
