/** The compiled kernel: what it exports, and a fresh instance of it. */

import { CORE } from "../../generated/core.ts";

export interface Core {
  memory: WebAssembly.Memory;
  allocate(count: number): number;
  analyse(nodes: number, held: number, pairs: number, pairCount: number, points: number): void;
  getPosition(node: number): number;
  getFlops(): number;
  getFactorEntries(): number;
  getBytes(): number;
  beginMatrix(kind: number): void;
  addBlock(a: number, b: number, source: number, stride: number): void;
  beginFactor(slot: number, geometric: number, mass: number, definite: boolean): void;
  useFactor(slot: number): void;
  advanceFactor(work: number): number;
  getNegativePivots(): number;
  getLostPivots(): number;
  getPivots(): number;
  getDiagonal(): number;
  getSmallestRatio(): number;
  getSmallestDirection(): number;
  solve(vectors: number, count: number, together: boolean): void;
  residual(load: number, x: number, target: number): void;
  multiply(kind: number, x: number, y: number): void;
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
  scanSegments(m: number, count: number, ends: number, length: number, segments: number, segmentCount: number, out: number): void;
}

let compiled: WebAssembly.Module | undefined;

/** With a memory of its own. */
export function openCore(): Core {
  compiled ??= new WebAssembly.Module(decode(CORE));
  return new WebAssembly.Instance(compiled).exports as unknown as Core;
}

/** Hexadecimal by hand: a bare JavaScript engine has neither Uint8Array.fromHex nor Buffer. */
function decode(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (nibble(hex.charCodeAt(2 * i)) << 4) | nibble(hex.charCodeAt(2 * i + 1));
  return bytes;
}

const nibble = (code: number): number => code - (code < 58 ? 48 : 87);
