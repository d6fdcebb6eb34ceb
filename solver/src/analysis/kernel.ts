/** The linear-algebra kernel: one WebAssembly instance per analysis, with the factor living in it. */

import { CORE } from "../generated/core.ts";

interface Exports {
  memory: WebAssembly.Memory;
  allocate(count: number): number;
  analyse(nodes: number, held: number, pairs: number, pairCount: number): void;
  getFlops(): number;
  getFactorEntries(): number;
  getBytes(): number;
  beginMatrix(): void;
  addBlock(a: number, b: number, source: number, stride: number): void;
  beginFactor(): void;
  advanceFactor(work: number): number;
  getNegativePivots(): number;
  getSingularPivots(): number;
  getSingularDirection(): number;
  getSmallestRatio(): number;
  getSmallestDirection(): number;
  solve(vectors: number, count: number): void;
  residual(load: number, x: number, target: number): void;
  mechanism(shape: number): void;
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

export class Kernel {
  private readonly core: Exports;
  private readonly scratch: number;

  constructor(
    private readonly nodes: number,
    held: Uint8Array,
    pairs: Int32Array,
  ) {
    compiled ??= new WebAssembly.Module(decode(CORE));
    this.core = new WebAssembly.Instance(compiled).exports as unknown as Exports;
    const heldAt = this.core.allocate((nodes >> 3) + 1);
    const pairsAt = this.core.allocate((pairs.length >> 1) + 1);
    this.scratch = this.core.allocate(144);
    new Uint8Array(this.core.memory.buffer, heldAt, nodes).set(held);
    new Int32Array(this.core.memory.buffer, pairsAt, pairs.length).set(pairs);
    this.core.analyse(nodes, heldAt, pairsAt, pairs.length >> 1);
  }

  get flops(): number {
    return this.core.getFlops();
  }

  get factorEntries(): number {
    return this.core.getFactorEntries();
  }

  /** Bytes the factorisation will take, known before it begins. */
  get expectedBytes(): number {
    return this.core.getBytes();
  }

  get bytes(): number {
    return this.core.memory.buffer.byteLength;
  }

  /** Reserve the matrix; returns 144 doubles in which callers build the blocks they add. */
  beginMatrix(): Float64Array {
    this.core.beginMatrix();
    return new Float64Array(this.core.memory.buffer, this.scratch, 144);
  }

  /** Add the 6×6 block that begins at `offset` in the scratch matrix, rows `stride` apart. */
  addBlock(a: number, b: number, offset: number, stride: number): void {
    this.core.addBlock(a, b, this.scratch + 8 * offset, stride);
  }

  beginFactor(): void {
    this.core.beginFactor();
  }

  /** Spend about `work` flops; 0 says that the factor is complete. */
  advanceFactor(work: number): number {
    return this.core.advanceFactor(work);
  }

  get negativePivots(): number {
    return this.core.getNegativePivots();
  }

  get singularPivots(): number {
    return this.core.getSingularPivots();
  }

  /** 6·node + direction, −1 when there is none. */
  get singularDirection(): number {
    return this.core.getSingularDirection();
  }

  get smallestRatio(): number {
    return this.core.getSmallestRatio();
  }

  get smallestDirection(): number {
    return this.core.getSmallestDirection();
  }

  /** Shape of the first mechanism, six numbers per node. */
  mechanism(): Float64Array {
    const size = 6 * this.nodes;
    const at = this.core.allocate(size);
    this.core.mechanism(at);
    return this.doubles(at, size).slice();
  }

  /** Solve for several load vectors at once, with one step of iterative refinement. */
  solve(loads: Float64Array[]): { displacements: Float64Array[]; residuals: Float64Array[] } {
    const size = 6 * this.nodes;
    const count = loads.length;
    const loadAt = this.core.allocate(size * count);
    const solutionAt = this.core.allocate(size * count);
    const residualAt = this.core.allocate(size * count);
    loads.forEach((load, i) => {
      this.doubles(loadAt + 8 * size * i, size).set(load);
      this.doubles(solutionAt + 8 * size * i, size).set(load);
    });
    this.core.solve(solutionAt, count);
    this.findResiduals(loadAt, solutionAt, residualAt, count);
    this.core.solve(residualAt, count);
    const solution = this.doubles(solutionAt, size * count);
    const correction = this.doubles(residualAt, size * count);
    for (let i = 0; i < solution.length; i++) solution[i]! += correction[i]!;
    this.findResiduals(loadAt, solutionAt, residualAt, count);
    const part = (at: number, i: number): Float64Array => this.doubles(at + 8 * size * i, size).slice();
    return { displacements: loads.map((_, i) => part(solutionAt, i)), residuals: loads.map((_, i) => part(residualAt, i)) };
  }

  /** Address of room for `count` doubles. */
  allocate(count: number): number {
    return this.core.allocate(count);
  }

  /** A view that lasts until the kernel's memory grows. */
  doubles(at: number, length: number): Float64Array {
    return new Float64Array(this.core.memory.buffer, at, length);
  }

  integers(at: number, length: number): Int32Array {
    return new Int32Array(this.core.memory.buffer, at, length);
  }

  scanMembers(...args: Parameters<Exports["scanMembers"]>): void {
    this.core.scanMembers(...args);
  }

  scanSegments(...args: Parameters<Exports["scanSegments"]>): void {
    this.core.scanSegments(...args);
  }

  private findResiduals(loads: number, solutions: number, target: number, count: number): void {
    const bytes = 48 * this.nodes;
    for (let i = 0; i < count; i++) this.core.residual(loads + i * bytes, solutions + i * bytes, target + i * bytes);
  }
}

/** Hexadecimal by hand: a bare JavaScript engine has neither Uint8Array.fromHex nor Buffer. */
function decode(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (nibble(hex.charCodeAt(2 * i)) << 4) | nibble(hex.charCodeAt(2 * i + 1));
  return bytes;
}

const nibble = (code: number): number => code - (code < 58 ? 48 : 87);
