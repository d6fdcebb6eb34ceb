/** How nodes of the structure move under forces on them: blocks of the inverse of its stiffness, with what acts in a combination. */

import { released } from "../analysis/one_way/active.ts";
import { Stage } from "../analysis/stage.ts";
import type { Frame } from "../model/frame.ts";
import type { Kernel } from "../numerics/kernel.ts";
import { Progress } from "../results/progress.ts";
import type { ContinuousLine } from "../topology/continuity.ts";

export class Flexibility {
  private readonly kernel: Kernel;

  /** `lifted`: supports that let go, 6·support + direction. */
  constructor(
    private readonly frame: Frame,
    idle: ReadonlySet<number>,
    lifted: ReadonlySet<number>,
  ) {
    const stage = new Stage(released(frame, lifted), new Progress(undefined), idle);
    stage.factorise();
    this.kernel = stage.kernel;
  }

  /** Of each line 6n×6n between its n nodes, global axes, without loads. */
  unloaded(lines: readonly ContinuousLine[]): Float64Array[] {
    this.kernel.useElastic();
    return this.between(lines);
  }

  /** The same beside loads, which change members' stiffnesses by what is written, 12×12 in global axes; null where the structure does not stand. */
  loaded(lines: readonly ContinuousLine[], write: (m: number, change: Float64Array) => boolean): Float64Array[] | null {
    const { kernel, frame } = this;
    const scratch = kernel.beginMatrix("geometric");
    for (let m = 0; m < frame.memberIds.length; m++) if (write(m, scratch)) kernel.addBar(frame.start[m]!, frame.end[m]!);
    kernel.refactor(1, 0);
    return kernel.negativePivots > 0 ? null : this.between(lines);
  }

  private between(lines: readonly ContinuousLine[]): Float64Array[] {
    const pairs = lines.flatMap(({ nodes: [a, b], nodes }) => (nodes.length === 2 ? [a!, a!, a!, b!, b!, b!] : []));
    const blocks = this.kernel.invert(Int32Array.from(pairs));
    let next = 0;
    return lines.map(({ nodes }) => {
      if (nodes.length !== 2) return this.solved(nodes);
      const own = blocks.subarray(36 * next, 36 * next + 108);
      next += 3;
      return betweenTwo(own);
    });
  }

  /** Column by column. */
  private solved(nodes: readonly number[]): Float64Array {
    const size = 6 * nodes.length;
    const out = new Float64Array(size * size);
    for (const [k, node] of nodes.entries()) {
      const columns = Array.from({ length: 6 }, (_, j) => {
        const column = new Float64Array(6 * this.frame.nodeIds.length);
        column[6 * node + j] = 1;
        return column;
      });
      this.kernel.vectors.solveInPlace(columns);
      columns.forEach((column, j) => {
        nodes.forEach((other, r) => {
          for (let i = 0; i < 6; i++) out[size * (6 * r + i) + 6 * k + j] = column[6 * other + i]!;
        });
      });
    }
    return out;
  }
}

/** From the blocks of the first node, of the first against the second, and of the second. */
function betweenTwo(blocks: Float64Array): Float64Array {
  const out = new Float64Array(144);
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++) {
      out[12 * i + j] = blocks[6 * i + j]!;
      out[12 * i + 6 + j] = out[12 * (6 + j) + i] = blocks[36 + 6 * i + j]!;
      out[12 * (6 + i) + 6 + j] = blocks[72 + 6 * i + j]!;
    }
  return out;
}
