/** Telling the caller how far the analysis is, what it will cost, and stopping when asked to. */

import { SolveError } from "./error.ts";

export interface ProgressReport {
  phase: "reading" | "ordering" | "assembling" | "factorising" | "solving" | "recovering" | "stability" | "checking";
  /** Share of the whole analysis done, 0 … 1. */
  fraction: number;
  /** Floating-point operations of the factorisation; known from the phase "factorising" on. */
  flops?: number;
  /** Estimate of the seconds the factorisation still takes. */
  seconds?: number;
}

/** Returning false cancels the analysis. */
// biome-ignore lint/suspicious/noConfusingVoidType: a listener that returns nothing goes on.
export type OnProgress = (report: ProgressReport) => boolean | void;

/** Flops per second assumed until the factorisation itself shows its speed. */
const ASSUMED_RATE = 2e9;

const BEGINNINGS: Record<ProgressReport["phase"], number> = {
  reading: 0,
  ordering: 0.05,
  assembling: 0.1,
  factorising: 0.15,
  solving: 0.75,
  recovering: 0.8,
  stability: 0.82,
  checking: 0.9,
};

export class Progress {
  readonly times: Record<string, number> = {};
  private readonly began = Date.now();
  private phaseBegan = this.began;
  private phase: ProgressReport["phase"] = "reading";
  private flops = 0;

  constructor(private readonly tell: OnProgress | undefined) {
    this.report({ phase: "reading", fraction: 0 });
  }

  enter(phase: ProgressReport["phase"]): void {
    this.close();
    this.phase = phase;
    this.report({ phase, fraction: BEGINNINGS[phase] });
  }

  estimate(flops: number): void {
    this.flops = flops;
    this.report({ phase: this.phase, fraction: BEGINNINGS.factorising, flops, seconds: flops / ASSUMED_RATE });
  }

  factored(spent: number): void {
    const share = Math.min(1, spent / this.flops);
    const seconds = (((Date.now() - this.phaseBegan) / 1000) * (1 - share)) / share;
    const width = BEGINNINGS.solving - BEGINNINGS.factorising;
    this.report({ phase: this.phase, fraction: BEGINNINGS.factorising + width * share, flops: this.flops, seconds });
  }

  stabilised(share: number): void {
    this.report({ phase: this.phase, fraction: BEGINNINGS.stability + (BEGINNINGS.checking - BEGINNINGS.stability) * share });
  }

  checked(share: number): void {
    this.report({ phase: this.phase, fraction: BEGINNINGS.checking + (1 - BEGINNINGS.checking) * share });
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
    if (this.tell?.(report) === false) throw new SolveError("cancelled", `cancelled while ${report.phase}`);
  }
}
