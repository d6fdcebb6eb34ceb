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
  /** Which of how many is looked at in the phase "stability". */
  step?: Step;
}

/** The stability of a combination, its buckling modes where they are asked for, or vibration; `at` counts from one. */
export interface Step {
  of: "stability" | "buckling" | "vibration";
  at: number;
  count: number;
}

/** Returning false cancels the analysis. */
// biome-ignore lint/suspicious/noConfusingVoidType: a listener that returns nothing goes on.
export type OnProgress = (report: ProgressReport) => boolean | void;

/** Flops per second assumed until the factorisation itself shows its speed. */
const ASSUMED_RATE = 2e9;

/** Where the phases of the linear analysis begin, as shares of it. */
const BEGINNINGS = { reading: 0, ordering: 0.06, assembling: 0.12, factorising: 0.18, solving: 0.9, recovering: 0.97 };

/** Measured on buildings of 1,000 to 10,000 members in ten combinations: what a target costs in one of them over what a member costs the linear analysis. */
const CHECK_OVER_MEMBER = 0.65;
/**
 * The same for a buckling analysis of the whole in one combination, which factorises the members' pieces and grows faster than the rest: measured 0.25 of
 * the linear analysis at 960 members, 0.31 at 3,848 and 0.78 at 9,889.
 */
const bucklingOverMember = (members: number): number => 0.24 + 5.5e-9 * members * members;

/** And for a combination of second order: 0.32, 0.52 and 2.0 at the same sizes. */
const secondOverMember = (members: number): number => 0.3 + 1.7e-8 * members * members;

/** Where combinations that are solved each by itself, buckling and the checks begin, as shares of the whole. */
export interface Weights {
  combining: number;
  stability: number;
  checking: number;
}

/** Of a model with so many members, combinations of second order, looks at buckling or vibration, and checks of one target in one combination. */
export function weights(members: number, second: number, buckled: number, checked: number): Weights {
  // Plates alone are analysed too.
  const linear = Math.max(1, members);
  const solved = linear * (1 + secondOverMember(members) * second);
  const analysis = solved + linear * bucklingOverMember(members) * buckled;
  const whole = analysis + CHECK_OVER_MEMBER * checked;
  return { combining: linear / whole, stability: solved / whole, checking: analysis / whole };
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
  private told = 0;

  constructor(
    private readonly tell: OnProgress | undefined,
    private readonly weights: Weights = { combining: 1, stability: 1, checking: 1 },
    private readonly signal?: Abortable,
  ) {
    this.report({ phase: "reading", fraction: 0 });
  }

  enter(phase: ProgressReport["phase"]): void {
    this.close();
    this.phase = phase;
    const { weights } = this;
    this.report({
      phase,
      fraction: phase === "stability" || phase === "checking" ? weights[phase] : weights.combining * BEGINNINGS[phase],
    });
  }

  estimate(flops: number): void {
    this.flops = flops;
    this.report({ phase: this.phase, fraction: this.weights.combining * BEGINNINGS.factorising, flops, seconds: flops / ASSUMED_RATE });
  }

  factored(spent: number): void {
    const share = Math.min(1, spent / this.flops);
    const seconds = (((Date.now() - this.phaseBegan) / 1000) * (1 - share)) / share;
    const width = BEGINNINGS.solving - BEGINNINGS.factorising;
    this.report({
      phase: this.phase,
      fraction: this.weights.combining * (BEGINNINGS.factorising + width * share),
      flops: this.flops,
      seconds,
    });
  }

  /** So many of so many combinations are solved, each by itself. */
  combined(done: number, count: number): void {
    const { combining, stability } = this.weights;
    this.report({ phase: this.phase, fraction: combining + (stability - combining) * (done / count) });
  }

  /** So many of so many parts are found, and the next one is begun. The first holds what is prepared for all, and yet is all that is known. */
  stabilised(done: number, count: number, step: Step): void {
    const { stability, checking } = this.weights;
    const left = done ? { seconds: (((Date.now() - this.phaseBegan) / 1000) * (count - done)) / done } : {};
    this.report({ phase: this.phase, fraction: stability + (checking - stability) * (done / count), step, ...left });
  }

  /** So many of so many targets are checked. What the first of them took says little: it holds what is prepared for all. */
  checked(done: number, count: number): void {
    const now = Date.now();
    const { checking } = this.weights;
    if (done < this.first.done || !this.first.done) this.first = { done, at: now };
    const since = done - this.first.done;
    const left = since ? { seconds: (((now - this.first.at) / 1000) * (count - done)) / since } : {};
    this.report({ phase: this.phase, fraction: checking + (1 - checking) * (done / count), ...left });
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

  /** What comes later never tells less: stability is found before states where it says how these are. */
  private report({ fraction, ...rest }: ProgressReport): void {
    this.told = Math.max(this.told, fraction);
    const report = { ...rest, fraction: this.told };
    if (this.signal?.aborted || this.tell?.(report) === false) throw new SolveError("cancelled", `cancelled while ${report.phase}`);
  }
}
