/** One state of a structure on its whole members: its modes of sway, and what takes part in them. */

import type { Kernel } from "../../numerics/kernel.ts";
import type { Pressing } from "./pressing.ts";
import type { Division } from "./sway.ts";
import type { View } from "./view.ts";

/** Modes from the lowest on, with their shares of sway. */
export interface LowModes {
  values: number[];
  shapes: Float64Array[];
  shares: number[];
}

export class Leant {
  /** Once they are found. */
  low: LowModes | undefined;
  private forces: Float64Array | undefined;

  constructor(
    readonly view: View,
    readonly pressing: Pressing,
  ) {}

  get kernel(): Kernel {
    return this.view.structure.kernel;
  }

  /** The work of axial forces on whole members with their bows, or on chords alone. */
  press(on: "members" | "chords"): void {
    this.view.press(this.pressing, on === "chords");
  }

  divide(shape: Float64Array): Division {
    this.view.press(this.pressing);
    return this.view.divide(shape);
  }

  /** The mean force of each whole member. */
  get means(): Float64Array {
    if (this.forces) return this.forces;
    this.view.press(this.pressing);
    const { frame, cuts, structure } = this.view;
    const axial = structure.members.axial();
    const out = new Float64Array(frame.length.length);
    cuts.forEach(({ member, from, to }, p) => (out[member]! += (axial[3 * p]! * (to - from)) / frame.length[member]!));
    return (this.forces = out);
  }
}
