/** Pivots of a kernel's factor one by one, and the motion behind one of them: what mechanisms are found by. */

import { type Core, doublesAt } from "./core.ts";

/** What the kernel puts in place of a lost pivot: an infinite stiffness, its movement is zero. */
const LOST = 1e300;

export interface SmallPivot {
  /** In elimination order. */
  direction: number;
  /** Of its diagonal term; 0 where it is lost. */
  ratio: number;
  lost: boolean;
}

export class Pivots {
  /** Address of one vector in elimination order, made at first use. */
  private ordered = 0;

  constructor(
    private readonly core: Core,
    private readonly nodes: number,
    private readonly position: Int32Array,
  ) {}

  /** Those below `limit` of their diagonal term, lost ones included. */
  small(limit: number): SmallPivot[] {
    const count = 6 * this.position.reduce((most, at) => Math.max(most, at + 1), 0);
    const pivots = doublesAt(this.core, this.core.getPivots(), count);
    const diagonal = doublesAt(this.core, this.core.getDiagonal(), count);
    const out: SmallPivot[] = [];
    for (let i = 0; i < count; i++) {
      const lost = pivots[i] === LOST;
      const ratio = lost ? 0 : Math.abs(pivots[i]! / diagonal[i]!);
      if (ratio < limit) out.push({ direction: i, ratio, lost });
    }
    return out;
  }

  /** First elimination position of what is eliminated before a direction and coupled to it. */
  firstBelow(direction: number): number {
    return this.core.getFirstBelow(direction);
  }

  /** The fixed vector in elimination order that `shape` and `correctShape` work on; its user leaves zeros behind. */
  shapeVector(): Float64Array {
    const size = 6 * this.nodes;
    if (!this.ordered) {
      this.ordered = this.core.allocate(size);
      doublesAt(this.core, this.ordered, size).fill(0);
    }
    return doublesAt(this.core, this.ordered, size);
  }

  /** Write the motion behind a pivot: 1 along its direction, everything eliminated before follows freely. */
  shape(direction: number): void {
    this.shapeVector();
    this.core.shape(direction, this.ordered);
  }

  /** Solve for the shape vector with everything from `direction` on held. */
  correctShape(direction: number): void {
    this.core.correctShape(direction, this.ordered);
  }
}
