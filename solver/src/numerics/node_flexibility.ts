/** How nodes move under forces on them: blocks of the inverse of a factorised stiffness, by pairs of nodes. */

import type { Kernel } from "./kernel.ts";

export class NodeFlexibility {
  private readonly places = new Map<number, number>();
  private readonly blocks: Float64Array;

  /** `pairs` as of `pairsAmong`, whose entries the factor has. */
  constructor(
    private readonly kernel: Kernel,
    private readonly nodes: number,
    pairs: Int32Array,
  ) {
    this.blocks = kernel.invert(pairs);
    for (let i = 0; i < pairs.length; i += 2) this.places.set(pairs[i]! * nodes + pairs[i + 1]!, i >> 1);
  }

  /** Movements of the nodes under forces on them, six of each, global axes. */
  among(line: readonly number[]): Float64Array {
    const size = 6 * line.length;
    const out = new Float64Array(size * size);
    for (let i = 0; i < line.length; i++)
      for (let j = 0; j < line.length; j++) {
        const [a, b] = [Math.min(line[i]!, line[j]!), Math.max(line[i]!, line[j]!)];
        const place = this.places.get(a * this.nodes + b);
        if (place === undefined) return this.solved(line);
        const isTurned = line[i]! > line[j]!;
        for (let r = 0; r < 6; r++)
          for (let c = 0; c < 6; c++) out[size * (6 * i + r) + 6 * j + c] = this.blocks[36 * place + (isTurned ? 6 * c + r : 6 * r + c)]!;
      }
    return out;
  }

  /** Column by column, of nodes whose pairs were not named. */
  private solved(line: readonly number[]): Float64Array {
    const size = 6 * line.length;
    const out = new Float64Array(size * size);
    line.forEach((node, k) => {
      const columns = Array.from({ length: 6 }, (_, j) => {
        const column = new Float64Array(6 * this.nodes);
        column[6 * node + j] = 1;
        return column;
      });
      this.kernel.vectors.solveInPlace(columns);
      columns.forEach((column, j) => {
        line.forEach((other, r) => {
          for (let i = 0; i < 6; i++) out[size * (6 * r + i) + 6 * k + j] = column[6 * other + i]!;
        });
      });
    });
    return out;
  }
}

/** Every pair of nodes of each list, once. */
export function pairsAmong(lists: readonly (readonly number[])[], nodes: number): Int32Array {
  const pairs: number[] = [];
  const seen = new Set<number>();
  for (const list of lists)
    for (const a of list)
      for (const b of list) {
        const key = a * nodes + b;
        if (a <= b && !seen.has(key)) pairs.push(a, b);
        seen.add(key);
      }
  return Int32Array.from(pairs);
}
