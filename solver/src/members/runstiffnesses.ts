/** Stiffness of runs of members between their ends, one at a time. */

import type { CheckContext, CheckMember } from "../topology/context.ts";
import { type Run, runStiffness } from "../topology/runs.ts";

export class RunStiffnesses {
  private readonly whole = new Map<Run, Float64Array>();
  private readonly matrix = new Float64Array(144);
  private readonly turning = new Float64Array(144);

  constructor(private readonly context: Pick<CheckContext, "stiffness">) {}

  /** 12×12 in global axes, freedoms of the end that it is seen from first; lasts until the next call. */
  seenFrom(run: Run, fromStart: boolean): Float64Array {
    if (run.pieces.length === 1) this.piecewise(run.pieces[0] as CheckMember, run.from);
    else {
      let known = this.whole.get(run);
      if (!known) this.whole.set(run, (known = runStiffness(run, (member, from) => this.piecewise(member, from))));
      this.matrix.set(known);
    }
    if (!fromStart) this.turnRound();
    return this.matrix;
  }

  private piecewise(member: CheckMember, from: string): Float64Array {
    this.context.stiffness(member, this.matrix);
    if (member.start !== from) this.turnRound();
    return this.matrix;
  }

  private turnRound(): void {
    const a = this.turning;
    a.set(this.matrix);
    for (let r = 0; r < 12; r++) for (let c = 0; c < 12; c++) this.matrix[12 * ((r + 6) % 12) + ((c + 6) % 12)] = a[12 * r + c] as number;
  }
}
