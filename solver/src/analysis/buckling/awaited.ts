/** Combinations whose stability is still to be found: whoever is free takes the next, and what is found joins the results in their order. */

import type { Stability, Work } from "../../results/index.ts";
import { failureOf } from "../failure.ts";
import type { Likeness } from "./critical.ts";
import { withoutStability, withoutWaves } from "./looked.ts";
import type { Pressing } from "./pressing.ts";
import type { StabilityAnalysis } from "./stability.ts";

/** What a hand needs to know of one of them, fit to be sent to it. */
export interface StabilityTask {
  combination: number;
  /** @internal */
  pressing: Pressing;
  /** @internal */
  like: Likeness;
}

export class Awaited {
  /** All that are left are with hands: there is nothing to do here until these have answered. */
  waits = false;
  /** What all of them took. */
  readonly work: Work = { factorisations: 0, searches: 0 };
  private readonly left: number[];
  private readonly found = new Map<number, Stability>();

  /** @internal */
  constructor(
    private readonly all: readonly number[],
    private readonly into: Stability[],
    private readonly analysis: StabilityAnalysis,
    private readonly pressing: (combination: number) => Pressing,
    private readonly kept: (stability: Stability) => Stability = withoutWaves,
  ) {
    this.left = [...all];
  }

  /** So many are found. */
  get done(): number {
    return this.found.size;
  }

  /** Looks at the next one here; yields between its long steps. */
  *next(): Generator<void, void> {
    const combination = this.left.shift();
    this.waits = combination === undefined;
    if (combination !== undefined) this.put(yield* stabilityOf(this.analysis, combination, () => this.pressing(combination)));
  }

  /** None before a first one is found here: what that is like tells all others where to look, so that what is found does not depend on who finds it. */
  get shares(): boolean {
    return this.analysis.like !== undefined;
  }

  /** The next one for a hand. */
  share(): StabilityTask | undefined {
    const { like } = this.analysis;
    if (!like) return undefined;
    for (let combination = this.left.shift(); combination !== undefined; combination = this.left.shift()) {
      try {
        return { combination, pressing: this.pressing(combination), like };
      } catch (error) {
        this.put(withoutStability(combination, failureOf(error)));
      }
    }
    return undefined;
  }

  put(stability: Stability): void {
    this.found.set(stability.combination, stability);
    this.work.factorisations += stability.work?.factorisations ?? 0;
    this.work.searches += stability.work?.searches ?? 0;
    for (let next = this.found.get(this.all[this.into.length]!); next; next = this.found.get(this.all[this.into.length]!))
      this.into.push(this.kept(next));
  }

  /** A hand broke: what it had is looked at here. */
  giveBack({ combination }: StabilityTask): void {
    this.left.unshift(combination);
  }
}

/**
 * Of one combination, or why it has none.
 * @internal
 */
export function* stabilityOf(analysis: StabilityAnalysis, combination: number, pressing: () => Pressing): Generator<void, Stability> {
  const before = analysis.work;
  const found = yield* foundIn(analysis, combination, pressing);
  const { factorisations, searches } = analysis.work;
  return { ...found, work: { factorisations: factorisations - before.factorisations, searches: searches - before.searches } };
}

function* foundIn(analysis: StabilityAnalysis, combination: number, pressing: () => Pressing): Generator<void, Stability> {
  try {
    return yield* analysis.lowest(combination, pressing());
  } catch (error) {
    return withoutStability(combination, failureOf(error));
  }
}
