/** The linear-algebra kernel: one WebAssembly instance per structure, with its matrices and factors living in it. */

import type { Work } from "../results/index.ts";
import { type Core, doublesAt, MATRICES, type Matrix, openCore } from "./core.ts";
import { Pivots } from "./pivots.ts";
import { Vectors } from "./vectors.ts";

/** Flops between two looks at the pivots so far. */
const SLICE = 1e5;

export class Kernel {
  readonly core: Core;
  readonly pivots: Pivots;
  readonly vectors: Vectors;
  /** What was done with it. */
  readonly work: Work = { factorisations: 0, searches: 0 };
  private readonly scratch: number;
  private readonly heldAt: number;
  /** Elimination position of each node, −1 where all of it is held. */
  readonly position: Int32Array;
  /** Pairs of vectors that searches work on, made at first use, where their addresses stand, and so many numbers besides. */
  private pairs = { count: 0, room: 0, addresses: 0, most: 0, numbers: 0 };

  /**
   * `pairs` names two nodes per connection, see `pairsOf` in `system.ts`; `held` has bit j set where direction j of a node is fixed;
   * `points`, three coordinates per node, decide nothing but the order of elimination.
   */
  constructor(
    readonly nodes: number,
    held: Uint8Array,
    pairs: Int32Array,
    points: Float64Array,
  ) {
    this.core = openCore();
    const heldAt = (this.heldAt = this.core.allocate((nodes >> 3) + 1));
    const pairsAt = this.core.allocate((pairs.length >> 1) + 1);
    const pointsAt = this.core.allocate(points.length + 1);
    this.scratch = this.core.allocate(144);
    new Uint8Array(this.core.memory.buffer, heldAt, nodes).set(held);
    this.integers(pairsAt, pairs.length).set(pairs);
    this.doubles(pointsAt, points.length).set(points);
    this.core.analyse(nodes, heldAt, pairsAt, pairs.length >> 1, pointsAt);
    this.position = Int32Array.from({ length: nodes }, (_, node) => this.core.getPosition(node));
    this.pivots = new Pivots(this.core, nodes, this.position);
    this.vectors = new Vectors(this.core);
  }

  get flops(): number {
    return this.core.getFlops();
  }

  get factorEntries(): number {
    return this.core.getFactorEntries();
  }

  /** Bytes that one matrix and its factor will take, known before it begins. */
  get expectedBytes(): number {
    return this.core.getBytes();
  }

  /** Doubles of a vector: six per node, and behind them what lies along members that the kernel has. */
  get size(): number {
    return this.core.getVectorBytes() / 8;
  }

  get bytes(): number {
    return this.core.memory.buffer.byteLength;
  }

  /** Empty a matrix; returns 144 doubles in which callers build the blocks they add to it. */
  beginMatrix(matrix: Matrix = "elastic"): Float64Array {
    this.core.beginMatrix(MATRICES[matrix]);
    return this.doubles(this.scratch, 144);
  }

  /** Add the 6×6 block that begins at `offset` in the scratch matrix, rows `stride` apart. */
  addBlock(a: number, b: number, offset: number, stride: number): void {
    this.core.addBlock(a, b, this.scratch + 8 * offset, stride);
  }

  /** Add all of the scratch matrix, 12×12, between two nodes. */
  addBar(a: number, b: number): void {
    this.core.addBar(a, b, this.scratch);
  }

  /** Begin the elastic factor, which stays: of a matrix that must be positive definite. */
  beginFactor(): void {
    this.core.beginFactor(0, 0, 0, true);
  }

  /** Spend about `work` flops; 0 says that the factor is complete. */
  advanceFactor(work: number): number {
    return this.core.advanceFactor(work);
  }

  /**
   * Factor Ke + geometric·Kg + mass·M beside the elastic factor, on the kept analysis; solves use it until `useElastic`. It ends early, of no use to
   * solves, once more than `most` pivots are negative: what is eliminated later takes none of them back (Cauchy's interlacing).
   */
  refactor(geometric: number, mass: number, most = Infinity): void {
    this.work.factorisations++;
    this.core.beginFactor(1, geometric, mass, false);
    const slice = most === Infinity ? Infinity : SLICE;
    while (this.core.advanceFactor(slice) > 0 && this.negativePivots <= most);
  }

  /**
   * Blocks of the inverse of the matrix whose factor is in use: of each pair of nodes 36 numbers, how directions of the first move (rows) under forces on
   * the second. Held directions do not move. Nodes of a pair are connected, see `pairs`, or one and the same.
   */
  invert(pairs: Int32Array): Float64Array {
    const count = pairs.length >> 1;
    const pairsAt = this.core.allocate((pairs.length >> 1) + 1);
    const out = this.core.allocate(36 * count + 1);
    this.integers(pairsAt, pairs.length).set(pairs);
    this.core.beginInverse(pairsAt, count, out);
    while (this.core.advanceInverse(SLICE) > 0);
    return this.doubles(out, 36 * count).slice();
  }

  /** From the next factor on these directions are held, of nodes that were not held wholly when the kernel was made. */
  hold(held: Uint8Array): void {
    this.bytes8(this.heldAt, this.nodes).set(held);
  }

  useElastic(): void {
    this.core.useFactor(0);
  }

  /** Negative pivots of the last factorisation: how many eigenvalues lie below the shift. */
  get negativePivots(): number {
    return this.core.getNegativePivots();
  }

  /** Pivots of the last factorisation that were nothing but round-off; each is held. */
  get lostPivots(): number {
    return this.core.getLostPivots();
  }

  get smallestRatio(): number {
    return this.core.getSmallestRatio();
  }

  /** 6·node + direction, −1 when there is none. */
  get smallestDirection(): number {
    return this.core.getSmallestDirection();
  }

  /** Address of room for `count` doubles, which lasts as long as the kernel. */
  allocate(count: number): number {
    return this.core.allocate(count);
  }

  /** A view that lasts until the kernel's memory grows. */
  doubles(at: number, length: number): Float64Array {
    return doublesAt(this.core, at, length);
  }

  bytes8(at: number, length: number): Uint8Array {
    return new Uint8Array(this.core.memory.buffer, at, length);
  }

  integers(at: number, length: number): Int32Array {
    return new Int32Array(this.core.memory.buffer, at, length);
  }

  /** Address of the k-th pair of vectors, one after the other, that a search works on: there for the next search too. */
  pairAt(k: number): number {
    const { pairs } = this;
    if (this.size > pairs.room) Object.assign(pairs, { count: 0, room: this.size + (this.size >> 2) });
    if (k >= pairs.most) {
      const before = this.integers(pairs.addresses, pairs.count).slice();
      const most = 2 * k + 64;
      Object.assign(pairs, { most, addresses: this.allocate(most), numbers: this.allocate(most) });
      this.integers(pairs.addresses, before.length).set(before);
    }
    for (; pairs.count <= k; pairs.count++) {
      const at = this.allocate(2 * pairs.room);
      this.integers(pairs.addresses, pairs.count + 1)[pairs.count] = at;
    }
    return this.integers(pairs.addresses, k + 1)[k]! >>> 0;
  }

  /** The k-th pair joins those before it, by what a matrix makes of a vector; what that has of it, and its length. */
  join(matrix: Matrix, negative: boolean, from: number, k: number, nearest: number): { share: number; length: number } {
    this.pairAt(k);
    const { addresses, numbers } = this.pairs;
    this.core.join(MATRICES[matrix], negative, from, addresses, k, nearest, numbers);
    const [share, length] = this.doubles(numbers, 2);
    return { share: share!, length: length! };
  }

  /** Adds shares of pairs from the `first` on to another at this address: of their movements alone, or of both. */
  addPairs(pair: number, first: number, shares: Float64Array, both: boolean): void {
    const { addresses, numbers } = this.pairs;
    this.doubles(numbers, shares.length).set(shares);
    this.core.addPairs(pair, addresses, first, shares.length, numbers, both);
  }
}
