/** The steps of the most utilised results, from what governed them when they were checked. */

import type { CheckResult } from "../results/checks.ts";
import type { Target } from "../topology/target.ts";

/** Beyond this many results only the most utilised carry their steps: ten thousand full traces would be a hundred megabytes. */
export const TRACED = 200;

/** Checks a target; `later` is handed what gives the same result with its steps, for as long as somebody keeps it. */
export type Run = (target: Target, traced: boolean, later?: (trace: () => CheckResult) => void) => CheckResult;

interface Kept {
  place: number;
  utilisation: number;
  trace: () => CheckResult;
}

/** Traces kept beyond those asked for, until these are sorted out. */
const SPARE = 50;

/**
 * Keeps what may still be among the most utilised, so that none of these is checked a second time. A trace holds all that its result rests on: what is
 * kept only to be dropped later costs the engine more than what it never kept.
 */
export class Traces {
  private kept: Kept[] = [];
  /** What uses less than this is none of the most utilised. */
  private least = Number.NEGATIVE_INFINITY;

  offer(place: number, utilisation: number | null, trace: () => CheckResult): void {
    const used = utilisation ?? -1;
    if (used < this.least) return;
    this.kept.push({ place, utilisation: used, trace });
    if (this.kept.length < TRACED + SPARE) return;
    this.kept.sort((a, b) => b.utilisation - a.utilisation || a.place - b.place);
    this.kept.length = TRACED;
    this.least = this.kept[TRACED - 1]!.utilisation;
  }

  /** The traced result at a place; undefined where it was checked elsewhere, or is none of the most utilised. */
  of(place: number): CheckResult | undefined {
    return this.kept.find((one) => one.place === place)?.trace();
  }
}
