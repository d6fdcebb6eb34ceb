/** The factor of a structure under the forces along its members and in its plates, and how far they are from critical. */

import { type Axial, aboutMean, type Varying } from "../../elements/axial_stiffness.ts";
import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import type { CoupledPieces } from "../second_order/coupled_pieces.ts";
import { BeyondCritical } from "../second_order/limit.ts";
import type { Turning } from "../second_order/turning.ts";
import { assembleGeometric } from "./assembly.ts";

/** How closely the critical load is found when the load has passed it. */
const CLOSE = 1e-3;
/** No share below is looked at: its inverse stays a number. */
const LEAST = 1e-290;

/** Pivots that hold nothing, and those of them below zero. */
interface Taken {
  lost: number;
  negative: number;
}

export class Pressed {
  /** Pivots that hold nothing without any load, known once some state has any: those of slivers may be nothing but round-off, and no load has taken them. */
  private unloaded: Taken | undefined;
  private turns: Turning | undefined;
  private varying: Axial["varying"] = new Map();
  private coupled: CoupledPieces | undefined;

  constructor(
    private readonly frame: Frame,
    private readonly elements: Elements,
    private readonly shapes: Float64Array,
    private readonly kernel: Kernel,
  ) {}

  /** Factor Ke + Kg of forces that grow with the load; throws where no load beyond a part of it can be borne. `turns` stay for all that follow, `coupled` with them, and how forces vary about their means. */
  factor({ mean, varying }: Axial, plates: Float64Array, turns: Turning, coupled?: CoupledPieces): void {
    const bears = (): boolean => {
      this.turns = turns;
      this.coupled = coupled;
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
    assembleGeometric({ frame, elements, shapes, kernel }, { mean: axial, varying }, plates, this.turns, this.coupled);
    return this.stable(1);
  }

  /** The factor in use is that of the share where it is stable. */
  private stable(share: number): boolean {
    const found = this.taken(share, this.unloaded?.negative);
    if (found.lost === 0) return true;
    const isNew = this.unloaded === undefined;
    this.unloaded ??= this.taken(0);
    const isStable = found.lost <= this.unloaded.lost && found.negative <= this.unloaded.negative;
    if (isStable && isNew) this.taken(share);
    return isStable;
  }

  /** Pivots that hold nothing under a share of the forces, counted up to one more than `most` of them. */
  private taken(share: number, most?: number): Taken {
    this.kernel.refactor(share, 0, most);
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
