/** Torsion along a design member, solved or neglected. */

import type { Action } from "../../ec3/resistances.ts";
import type { Gap } from "../../results/open_points.ts";
import type { Forces } from "../../topology/context.ts";
import type { Span } from "../../topology/line.ts";

/** What torsion is along the line. */
export interface TwistField {
  /** Put the torque about the shear centre into the action at a place of a span. */
  enter(f: Action, forces: Forces, span: Span, x: number, side: -1 | 1): void;
  /** Largest bimoment and twist; null where torsion is neglected or unknown. */
  peaks: { b: number; theta: number; unstated?: Unstated } | null;
  /** Why it is unknown, or known for a slight torque alone. */
  gap: Gap | undefined;
}

/** What the model does not state: effects are the worst of what may be. */
export type Unstated = "load_line" | "warping";

export type Effects = NonNullable<TwistField["peaks"]>;

export interface Slight {
  /** Bimoment and twist which it does not exceed. */
  most: Effects;
  /** What it may add to what a cross-section uses, at most. */
  share: number;
  /** Solved along the line, with the worst of what is not stated. */
  solved: () => TwistField;
}
