/** Flexibility of the structure with what acts in a combination, without its loads and beside them. */

import { released } from "../analysis/one_way/active.ts";
import { Stage } from "../analysis/stage.ts";
import type { Frame } from "../model/frame.ts";
import type { Kernel } from "../numerics/kernel.ts";
import { NodeFlexibility, pairsAmong } from "../numerics/node_flexibility.ts";
import { Progress } from "../results/progress.ts";
import type { ContinuousLine } from "../topology/continuity.ts";

export class StateFlexibility {
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
    const count = this.frame.nodeIds.length;
    const short = lines.flatMap(({ nodes }) => (nodes.length === 2 ? [nodes] : []));
    const flexibility = new NodeFlexibility(this.kernel, count, pairsAmong(short, count));
    return lines.map(({ nodes }) => flexibility.among(nodes));
  }
}
