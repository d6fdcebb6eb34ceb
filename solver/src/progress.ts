/** Telling the caller how far the analysis is, what it will cost, and stopping when asked to. */

import { SolveError } from "./error.ts";

export interface ProgressReport {
  phase: "reading" | "ordering" | "assembling" | "factorising" | "solving" | "recovering" | "stability" | "checking";
  /** Share of the whole analysis done, 0 … 1. */
  fraction: number;
  /** Floating-point operations of the factorisation; known from the phase "factorising" on. */
  flops?: number;
  /** Seconds that this phase still takes, by what it has taken so far; before it shows its speed an assumed one, and absent where nothing is known. */
  seconds?: number;
}

/** Returning false cancels the analysis. */
// biome-ignore lint/suspicious/noConfusingVoidType: a listener that returns nothing goes on.
export type OnProgress = (report: ProgressReport) => boolean | void;

/** Flops per second assumed until the factorisation itself shows its speed. */
const ASSUMED_RATE = 2e9;

/** Where the phases of an analysis begin, as shares of it; a phase that a model does not need is passed at once. */
const BEGINNINGS: Record<ProgressReport["phase"], number> = {
  reading: 0,
  ordering: 0.05,
  assembling: 0.1,
  factorising: 0.15,
  solving: 0.75,
  recovering: 0.8,
  stability: 0.82,
  checking: 1,
};

/** Measured on buildings of 1,000 to 10,000 members: what a target costs in one combination over what a member costs the whole analysis. */
const CHECK_OVER_MEMBER = 1.2;
/** The same for a buckling analysis of the whole in one combination. */
const BUCKLING_OVER_MEMBER = 0.45;

/** How much of the work is the analysis, where so many targets are checked in so many combinations each. */
export function analysisShare(members: number, buckled: number, checked: number): number {
  const analysis = members * (1 + BUCKLING_OVER_MEMBER * buckled);
  return analysis / (analysis + CHECK_OVER_MEMBER * checked || 1) || 1;
}

/** What an AbortSignal has of interest here; engines without one can give their own. */
export interface Abortable {
  readonly aborted: boolean;
}

export class Progress {
  readonly times: Record<string, number> = {};
  private readonly began = Date.now();
  private phaseBegan = this.began;
  private phase: ProgressReport["phase"] = "reading";
  private flops = 0;
  private first = { done: 0, at: 0 };

  /** `share`: how much of the whole is the analysis; the rest is checks. */
  constructor(
    private readonly tell: OnProgress | undefined,
    private readonly share = 1,
    private readonly signal?: Abortable,
  ) {
    this.report({ phase: "reading", fraction: 0 });
  }

  enter(phase: ProgressReport["phase"]): void {
    this.close();
    this.phase = phase;
    this.report({ phase, fraction: this.share * BEGINNINGS[phase] });
  }

  estimate(flops: number): void {
    this.flops = flops;
    this.report({ phase: this.phase, fraction: this.share * BEGINNINGS.factorising, flops, seconds: flops / ASSUMED_RATE });
  }

  factored(spent: number): void {
    const share = Math.min(1, spent / this.flops);
    const seconds = (((Date.now() - this.phaseBegan) / 1000) * (1 - share)) / share;
    const width = BEGINNINGS.solving - BEGINNINGS.factorising;
    this.report({ phase: this.phase, fraction: this.share * (BEGINNINGS.factorising + width * share), flops: this.flops, seconds });
  }

  stabilised(share: number): void {
    const width = BEGINNINGS.checking - BEGINNINGS.stability;
    this.report({ phase: this.phase, fraction: this.share * (BEGINNINGS.stability + width * share) });
  }

  /** So many of so many targets are checked. What the first of them took says little: it holds what is prepared for all. */
  checked(done: number, count: number): void {
    const now = Date.now();
    if (done < this.first.done || !this.first.done) this.first = { done, at: now };
    const since = done - this.first.done;
    const left = since ? { seconds: (((now - this.first.at) / 1000) * (count - done)) / since } : {};
    this.report({ phase: this.phase, fraction: this.share + (1 - this.share) * (done / count), ...left });
  }

  /** Ends the work where its caller has given it up meanwhile. */
  goOn(): void {
    if (this.signal?.aborted) throw new SolveError("cancelled", `cancelled while ${this.phase}`);
  }

  /** End of the last phase; `times.total` is the whole. */
  finish(): Record<string, number> {
    this.close();
    this.times.total = Date.now() - this.began;
    return this.times;
  }

  private close(): void {
    const now = Date.now();
    this.times[this.phase] = (this.times[this.phase] ?? 0) + now - this.phaseBegan;
    this.phaseBegan = now;
  }

  private report(report: ProgressReport): void {
    if (this.signal?.aborted || this.tell?.(report) === false) throw new SolveError("cancelled", `cancelled while ${report.phase}`);
  }
}
