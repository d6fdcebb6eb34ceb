/** A design member in one combination: its largest forces, and along it what something asks for. */

import { LineDiagram } from "../../diagrams/linediagram.ts";
import type { CheckCombination, CheckContext, Mode } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import { type Sway, swayOf } from "../buckling/sway.ts";
import type { Peaks } from "../forces/peaks.ts";

/** What the states of one target have in common. */
export interface Along {
  line: Line;
  /** Its members, by index. */
  members: readonly number[];
  seen: Pick<CheckContext, "diagram">;
  modes: readonly Mode[] | undefined;
}

export class State {
  private drawn: LineDiagram | undefined;
  private swaying: Sway | undefined;

  constructor(
    private readonly along: Along,
    readonly combination: CheckCombination,
    readonly peaks: Peaks,
  ) {}

  get line(): Line {
    return this.along.line;
  }

  get diagram(): LineDiagram {
    return (this.drawn ??= new LineDiagram(this.along.line, this.along.seen, this.combination));
  }

  get sway(): Sway {
    return (this.swaying ??= swayOf(this.along.modes, this.combination.index, this.along.members));
  }
}
