/** The factor of a structure under the forces along its members and in its plates, and how far they are from critical. */

import { type Axial, aboutMean, type Varying } from "../../elements/axial_stiffness.ts";
import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import { BeyondCritical } from "../second_order/limit.ts";
import type { Turning } from "../second_order/turning.ts";
import { assembleGeometric } from "./assembly.ts";

/** How closely the critical load is found when the load has passed it. */
const CLOSE = 1e-3;
/** No share below is looked at: its inverse stays a number. */
const LEAST = 1e-290;

export class Pressed {
  /** Pivots that hold nothing without any load, and those of them below zero. */
  private unloaded = { lost: 0, negative: 0 };
  private turns: Turning | undefined;
  private varying: Axial["varying"] = new Map();

  constructor(
    private readonly frame: Frame,
    private readonly elements: Elements,
    private readonly shapes: Float64Array,
    private readonly kernel: Kernel,
  ) {}

  /** Factor Ke + Kg of forces that grow with the load; throws where no load beyond a part of it can be borne. `turns` stay for all that follow, and how forces vary about their means. */
  factor({ mean, varying }: Axial, plates: Float64Array, turns: Turning): void {
    const bears = (): boolean => {
      this.turns = turns;
      this.varying = varying;
      return this.bears(mean, plates);
    };
    if (bears()) return;
    throw new BeyondCritical("the structure buckles before the load is reached", () => {
      bears();
      const ratio = 1 / this.critical();
      return { ratio, said: `${ratio.toPrecision(3)} times the critical load` };
    });
  }

  /** Factor Ke + Kg of these forces along members and in plates; false where they are beyond critical. */
  bears(axial: Float64Array, plates: Float64Array): boolean {
    const { frame, elements, shapes, kernel } = this;
    const varying = new Map<number, Varying>();
    for (const [p, along] of this.varying) varying.set(p, aboutMean(along, axial[p]!));
    assembleGeometric({ frame, elements, shapes, kernel }, { mean: axial, varying }, plates, this.turns);
    this.unloaded = { lost: 0, negative: 0 };
    if (this.stable(1)) return true;
    // Without any load, pivots of slivers may be nothing but round-off: those are none that the load has taken.
    this.unloaded = this.taken(0);
    return this.stable(1);
  }

  private stable(share: number): boolean {
    const { lost, negative } = this.taken(share);
    return lost <= this.unloaded.lost && negative <= this.unloaded.negative;
  }

  /** Pivots that hold nothing under a share of the forces. */
  private taken(share: number): { lost: number; negative: number } {
    this.kernel.refactor(share, 0);
    const { lostPivots, negativePivots } = this.kernel;
    return { lost: lostPivots + negativePivots, negative: negativePivots };
  }

  /** The share of the forces at which the first pivot turns negative, by bisection of its logarithm: it may be any small. */
  private critical(): number {
    let [low, high] = [1, 1];
    do low /= 4;
    while (low > LEAST && !this.stable(low));
    high = 4 * low;
    while (high > (1 + CLOSE) * low) {
      const middle = Math.sqrt(low * high);
      if (this.stable(middle)) low = middle;
      else high = middle;
    }
    return low;
  }
}
