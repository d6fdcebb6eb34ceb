/** What the check of an angle or a tee is given. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { AngleCapacity } from "../../ec3/angles/angleresistance.ts";
import type { Strength } from "../../ec3/strength.ts";
import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import type { Ends } from "../../members/ends.ts";
import type { CheckContext, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import type { Sway } from "../buckling/sway.ts";
import type { SwayState } from "../buckling/sway_state.ts";
import type { AnglePeaks } from "./governing.ts";

export interface AngleInput {
  diagram: LineDiagram;
  joints: Joints;
  ends: Ends;
  /** What the structure's buckling modes say of it in this combination. */
  sway: Sway;
  design: DesignMember;
  check: SteelCheck;
  c: AngleCapacity;
  e: number;
  g: number;
  peaks: AnglePeaks;
}

export interface Resolved {
  strength: Strength & { fy: number };
  capacity: AngleCapacity;
}

/** What all targets of one steel check have in common; `second` where the analysis is of second order. */
export interface Run {
  context: CheckContext;
  check: SteelCheck;
  joints: Joints;
  second: boolean;
}

/** What is checked, as its combinations have it in common. */
export interface Subject extends Resolved {
  target: Target;
  member: CheckMember;
  line: Line;
  ends: Ends;
}

/** The target in one combination. */
export interface AngleState extends SwayState {
  peaks: AnglePeaks;
}
