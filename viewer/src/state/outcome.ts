/** What was found of the model that is on the screen: each part of it tells of its own change alone. */
import { computed, type Signal, signal } from "../base/signal.ts";
import type { ModeList } from "../results/modes.ts";
import type { Failure, ListedCheck, Overview } from "../results/overview.ts";
import type { SetInfo } from "../results/sets.ts";
import type { Verdict } from "../results/verdict.ts";

interface Solved {
  is: "solved";
  overview: Overview;
  /** Forces are there, stability and the checks are arriving where they are asked for. */
  checking: boolean;
  /** The reader ended that. */
  stopped?: boolean;
}

export type Status =
  | { is: "reading" }
  | { is: "over_limit" }
  | { is: "solving" }
  | { is: "cancelled" }
  | Solved
  | { is: "failed"; failure: Failure };

/** Where the model stands, in a word. */
export type Standing = Status["is"] | "checking" | "stopped";

const NONE: readonly never[] = [];

export class Outcome {
  readonly status: Signal<Status> = signal<Status>({ is: "reading" });
  protected readonly solved = computed((): Solved | null => (this.status.value.is === "solved" ? this.status.value : null));
  private readonly slices = {
    standing: computed((): Standing => {
      const status = this.status.value;
      return status.is === "solved" ? (status.checking ? "checking" : status.stopped ? "stopped" : "solved") : status.is;
    }),
    isSolved: computed(() => this.solved.value !== null),
    failure: computed(() => (this.status.value.is === "failed" ? this.status.value.failure : null)),
    verdict: computed(() => this.overview?.verdict ?? null),
    sets: computed((): readonly SetInfo[] => this.overview?.sets ?? NONE),
    modes: computed(() => this.overview?.modes ?? null),
    checks: computed((): readonly ListedCheck[] => this.overview?.checks ?? NONE),
  };

  /** All of it, which changes with every batch of checks that arrives. */
  get overview(): Overview | null {
    return this.solved.value?.overview ?? null;
  }
  get standing(): Standing {
    return this.slices.standing.value;
  }
  /** Forces are there. */
  get isSolved(): boolean {
    return this.slices.isSolved.value;
  }
  get failure(): Failure | null {
    return this.slices.failure.value;
  }
  get verdict(): Verdict | null {
    return this.slices.verdict.value;
  }
  get sets(): readonly SetInfo[] {
    return this.slices.sets.value;
  }
  get modes(): ModeList | null {
    return this.slices.modes.value;
  }
  get checks(): readonly ListedCheck[] {
    return this.slices.checks.value;
  }
}
