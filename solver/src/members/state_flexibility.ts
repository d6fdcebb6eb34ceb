/** Flexibility of the structure with what acts in a combination, without its loads and beside them. */

import { released } from "../analysis/one_way/active.ts";
import { buildRestraints } from "../analysis/restraints.ts";
import { Stage } from "../analysis/stage.ts";
import { pairsOf } from "../analysis/system.ts";
import type { Frame } from "../model/frame.ts";
import { Kernel } from "../numerics/kernel.ts";
import { NodeFlexibility, pairsAmong } from "../numerics/node_flexibility.ts";
import { SolveError } from "../results/error.ts";
import { Progress } from "../results/progress.ts";
import type { ContinuousLine } from "../topology/continuity.ts";

/** What takes no part: members, and directions of supports that let go, 6·support + direction. */
export interface Inactive {
  members: readonly number[];
  supports: readonly number[];
}

/** 6n×6n between the n nodes of a line, global axes. */
export type LineFlexibility = (line: ContinuousLine) => Float64Array;

/** Nodes of a line up to which every pair of them is a connection of the factor; longer ones are solved for node by node. */
const MOST_NODES = 24;

/** Bytes of factors that are kept, as many as may be of use again. */
const MEMORY = 2e8;

export class StateFlexibility {
  private readonly sought: Int32Array;
  private readonly long: readonly ContinuousLine[];
  /** Factors of the structures that were asked about last. */
  private factored: { inactive: Inactive; kernel: Kernel }[] = [];

  constructor(
    private readonly frame: Frame,
    lines: readonly ContinuousLine[],
  ) {
    const isShort = ({ nodes }: ContinuousLine): boolean => nodes.length <= MOST_NODES;
    const short = lines.filter(isShort).map(({ nodes }) => nodes);
    this.sought = pairsAmong(short, frame.nodeIds.length);
    this.long = lines.filter((line) => !isShort(line));
  }

  /** Without loads; null where the structure does not stand. */
  unloaded(inactive: Inactive): LineFlexibility | null {
    const kernel = this.factor(inactive);
    kernel?.useElastic();
    return kernel && this.between(kernel);
  }

  /** Beside loads, which change members' stiffnesses by what is written, 12×12 in global axes; null where the structure does not stand. */
  loaded(inactive: Inactive, write: (m: number, change: Float64Array) => boolean): LineFlexibility | null {
    const kernel = this.factor(inactive);
    if (!kernel) return null;
    const { start, end } = this.frame;
    const scratch = kernel.beginMatrix("geometric");
    for (let m = 0; m < start.length; m++) if (write(m, scratch)) kernel.addBar(start[m]!, end[m]!);
    kernel.refactor(1, 0);
    return kernel.negativePivots > 0 ? null : this.between(kernel);
  }

  private between(kernel: Kernel): LineFlexibility {
    const flexibility = new NodeFlexibility(kernel, this.frame.nodeIds.length, this.sought);
    // Another state takes over the factor.
    const known = new Map(this.long.map((line) => [line, flexibility.among(line.nodes)]));
    return (line) => known.get(line) ?? flexibility.among(line.nodes);
  }

  private factor(inactive: Inactive): Kernel | null {
    const known = this.factored.find((one) => one.inactive === inactive);
    if (known) return known.kernel;
    const frame = released(this.frame, new Set(inactive.supports));
    const stage = new Stage(frame, new Progress(undefined), new Set(inactive.members), this.opened(frame));
    const { kernel } = stage;
    try {
      stage.factorise();
    } catch (error) {
      if (error instanceof SolveError) return null;
      throw error;
    }
    const bytes = this.factored.reduce((sum, one) => sum + one.kernel.bytes, kernel.bytes);
    if (bytes > MEMORY) this.factored.shift();
    this.factored.push({ inactive, kernel });
    return kernel;
  }

  private opened(frame: Frame): Kernel {
    const members = frame.memberIds.flatMap((_, m) => [frame.start[m]!, frame.end[m]!]);
    const connections = Int32Array.from([...members, ...pairsOf(frame.plates.nodes), ...this.sought]);
    return new Kernel(frame.nodeIds.length, buildRestraints(frame).held, connections, frame.position);
  }
}
