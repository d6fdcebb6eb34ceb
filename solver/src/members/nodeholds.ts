/** What holds each node by itself, supports and bars, and what a member passes on of what holds its far node. */

import { eliminate, ground } from "../numerics/elimination.ts";
import { zeros } from "../numerics/small_vectors.ts";
import type { Brace } from "./bracing.ts";
import type { Graph } from "./graph.ts";

/** Of the stiffness that bars give a node along themselves, the part counted beside its way to the ground, which may hold the same bars. */
const SHARE = 0.5;

/** Stiffness of one node against the ground: 6×6, with the global directions a support fixes. */
export interface Hold {
  k: Float64Array;
  fixed: readonly boolean[];
}

export class NodeHolds {
  /** Before anything is added to them. */
  private readonly bare: (Hold | undefined)[] = [];
  private readonly sizes = new Float64Array(6);
  private readonly before = new Float64Array(6);

  constructor(
    private readonly graph: Graph,
    private readonly braces: readonly Brace[],
  ) {}

  /** Supports and bars at a node. */
  at(node: number): Hold {
    return (this.bare[node] ??= this.held(node));
  }

  private held(node: number): Hold {
    const { k, fixed } = this.supported(node);
    const brace = (this.braces[node] as Brace).k;
    for (let j = 0; j < 3; j++) k[7 * j] = (k[7 * j] as number) * (1 - SHARE);
    for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) k[6 * r + c] = (k[6 * r + c] as number) + SHARE * (brace[3 * r + c] as number);
    return { k, fixed };
  }

  /** Supports alone. */
  supported(node: number): Hold {
    const support = this.graph.supports[node];
    const k = zeros(36);
    const fixed: boolean[] = [];
    for (let j = 0; j < 6; j++) {
      fixed.push(support?.[j] === Infinity);
      if (support && !fixed[j]) k[7 * j] = support[j] as number;
    }
    return { k, fixed };
  }

  /** What a member offers its near node when its far node is held so. */
  offered(m: number, near: number, { k, fixed }: Hold): Float64Array {
    const a = this.graph.stiffness(m, near);
    const { sizes, before } = this;
    for (let r = 0; r < 6; r++)
      for (let c = 0; c < 6; c++) a[12 * (r + 6) + c + 6] = (a[12 * (r + 6) + c + 6] as number) + (k[6 * r + c] as number);
    for (let j = 0; j < 6; j++) {
      sizes[j] = a[13 * (j + 6)] as number;
      before[j] = a[13 * j] as number;
    }
    for (let j = 0; j < 6; j++) {
      if (fixed[j]) ground(a, 12, j + 6);
      else eliminate(a, 12, j + 6, sizes[j] as number);
    }
    const out = zeros(36);
    for (let r = 0; r < 6; r++) for (let c = 0; c < 6; c++) out[6 * r + c] = a[12 * r + c] as number;
    // What the subtraction leaves of a freedom that nothing resists is round-off.
    for (let j = 0; j < 6; j++) if ((out[7 * j] as number) <= 1e-9 * (before[j] as number)) ground(out, 6, j);
    return out;
  }
}
