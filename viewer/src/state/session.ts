/** One opened model and everything the parts of the page share about it. */

import type { Model } from "handoff-solver";
import { reasonOf } from "../base/reason.ts";
import { lent, type Signal, signal } from "../base/signal.ts";
import { measure, number, type Quantity, type UnitSystem, unitSymbol } from "../format/units.ts";
import { type Catalogue, catalogue } from "../model/catalogue.ts";
import type { Hit } from "../model/hit.ts";
import { type Part, WHOLE } from "../model/part.ts";
import type { ResolvedSection } from "../model/section.ts";
import { caseKey, combinationKey } from "../model/set_keys.ts";
import { type Term, termsOf } from "../model/terms.ts";
import { lowestMode, type ModeList, type ModeName } from "../results/modes.ts";
import type { Failure, ListedCheck, Overview } from "../results/overview.ts";
import type { SetInfo } from "../results/sets.ts";
import { keptTier, type Tier } from "../service/account.ts";
import type { Draft, Issue } from "../service/draft.ts";
import type { SavedState } from "../service/saved.ts";
import { coming, judge, missingOf, stopped } from "../solving/arriving.ts";
import type { Progress } from "../solving/protocol.ts";
import type { Solution } from "../solving/solution.ts";

export type Status =
  | { is: "reading" }
  | { is: "over_limit" }
  | { is: "solving" }
  | { is: "cancelled" }
  /** `checking`: forces are there, stability and the checks are arriving where they are asked for; `stopped`: the reader ended that. */
  | { is: "solved"; overview: Overview; checking: boolean; stopped?: boolean }
  | { is: "failed"; failure: Failure };

/** The longest that what is drawn with the results waits for them, in milliseconds: the model is seen within a second either way. */
const PATIENCE = 900;

/** Members coloured by section, group or storey. */
export interface Tints {
  title: string;
  key: readonly (readonly [name: string, colour: string])[];
  /** Of each member. */
  colours: readonly string[];
}

export class Session {
  readonly parts: Catalogue;
  readonly status: Signal<Status> = signal<Status>({ is: "reading" });
  /** Apart from where the model stands: it changes often, and only one line of the page shows it. */
  readonly progress: Signal<Progress | null> = signal<Progress | null>(null);
  readonly tier: Signal<Tier> = signal(keptTier());
  readonly selected: Signal<Hit | null> = signal<Hit | null>(null);
  readonly hovered: Signal<Hit | null> = signal<Hit | null>(null);
  /** What was chosen in a list, so that the picture goes there; an object of its own each time. */
  readonly sought: Signal<Hit | null> = signal<Hit | null>(null);
  readonly part: Signal<Part> = signal(WHOLE);
  /** Colours of members by what they are, in place of their utilisation. */
  readonly tints: Signal<Tints | null> = signal<Tints | null>(null);
  readonly sections: Signal<Map<string, ResolvedSection> | null> = signal<Map<string, ResolvedSection> | null>(null);
  /** The load case, combination or envelope whose values are shown. */
  readonly set: Signal<string>;
  /** The buckling or vibration mode that is drawn in place of the deformed shape. */
  readonly mode: Signal<ModeName | null> = signal<ModeName | null>(null);
  /** Which of the ways is drawn in which an unstable model can move. */
  readonly motion: Signal<number> = signal(0);
  /** What validation warned of: with a link the service's, with a file from disk the page's own. */
  readonly warnings: Signal<Issue[]> = signal<Issue[]>([]);

  /** Ends when another model takes its place: what was begun for this one goes with it. */
  readonly life = new AbortController();
  readonly units: Signal<UnitSystem>;
  /** How many checks have arrived in a list that is not whole yet; apart from the status, which redraws everything. */
  readonly arrived: Signal<number> = signal(0);
  /** Critical factors and modes that have arrived before the checks; apart from the status for the same reason. */
  readonly modes: Signal<ModeList | null> = signal<ModeList | null>(null);
  /** The model of the account that the tab is on; null where it is on none. */
  readonly kept: Signal<SavedState | null>;
  /** What just failed and has no place of its own on the page. */
  readonly problem: Signal<string | HTMLElement | null> = signal<string | HTMLElement | null>(null);

  constructor(
    readonly draft: Draft,
    readonly model: Model,
    units: Signal<UnitSystem>,
    readonly solution: Solution,
  ) {
    this.units = lent(units, this.life.signal);
    this.parts = catalogue(model);
    this.kept = signal(draft.saved ?? null);
    const first = model.model.load_combinations[0];
    this.set = signal(first ? combinationKey(first.id) : caseKey(model.model.load_cases[0]?.id ?? ""));
    void draft.warnings.then((warnings) => this.warnings.set(warnings));
    solution.listen({
      sections: (sections) => this.sections.set(new Map(sections)),
      progress: (progress) => this.progress.set(progress),
      analysed: (overview) => {
        this.arrived.set(0);
        this.solved(overview, true);
      },
      modes: (modes) => this.join(modes),
      arrived: (checks) => this.take(checks),
      solved: (overview) => this.solved(overview, false),
      failed: (failure) => this.status.set({ is: "failed", failure }),
    });
  }

  get overview(): Overview | null {
    const status = this.status.get();
    return status.is === "solved" ? status.overview : null;
  }
  /** What is asked for and not among the results: still being found, or cancelled. */
  get missing(): string[] {
    const status = this.status.get();
    if (status.is !== "solved" || !(status.checking || status.stopped)) return [];
    return missingOf(status.overview.modes.awaited, this.hasChecks, status.overview.checks.length);
  }
  /** The set whose movements stand for the model: of the serviceability limit state where there is one, else the one shown. */
  get movementSet(): SetInfo | null {
    const shown = this.setInfo;
    if (shown?.limitState === "SLS") return shown;
    return this.overview?.sets.find((set) => set.limitState === "SLS" && !set.failed) ?? shown;
  }
  get setInfo(): SetInfo | null {
    return this.overview?.sets.find((set) => set.key === this.set.get()) ?? null;
  }

  /** Once there are results, or none will come; or the reader has waited long enough. What is drawn by then is drawn once. */
  outcome(): Promise<void> {
    return new Promise((go) => {
      this.status.watch(({ is }) => {
        if (is !== "reading" && is !== "solving") go();
      });
      setTimeout(go, PATIENCE);
    });
  }

  solve(): void {
    this.progress.set(null);
    this.status.set({ is: "solving" });
    // Most models have no warning, and then nothing is waited for.
    void this.draft.warnings.then((warnings) => {
      if (!this.life.signal.aborted && this.status.get().is === "solving") this.solution.solve(this.draft.text, warnings);
    });
  }
  /** While stability and checks are found, forces are there and stay; before that nothing is. */
  cancel(): void {
    const status = this.status.get();
    if (status.is === "solved") {
      this.solution.stop();
      return this.status.set({ is: "solved", overview: stopped(status.overview, this.hasChecks), checking: false, stopped: true });
    }
    this.solution.cancel();
    this.status.set({ is: "cancelled" });
  }

  /** Finds the form of the lowest critical factor and draws it. */
  async showCritical(): Promise<void> {
    const { overview } = this;
    const modes = await this.solution.critical();
    if (!overview || this.overview !== overview) return;
    overview.modes = modes;
    this.modes.set(modes);
    this.mode.set(lowestMode(modes));
  }

  report(what: string, error: unknown): void {
    this.problem.set(`${what}: ${reasonOf(error)}.`);
  }

  /** Chooses in a list: the picture turns to it too. */
  seek(hit: Hit): void {
    this.selected.set(hit);
    this.sought.set({ ...hit });
  }

  /** The cases behind the chosen set with their factors; an envelope has no loads of its own. */
  terms(): Term[] {
    return termsOf(this.model, this.set.get(), this.setInfo);
  }

  write = (value: number | null | undefined, quantity: Quantity): string => number(value, quantity, this.units.get());
  measure = (value: number | null | undefined, quantity: Quantity): string => measure(value, quantity, this.units.get());
  unit = (quantity: Quantity): string => unitSymbol(quantity, this.units.get());

  private get hasChecks(): boolean {
    return Boolean(this.model.analysis?.checks?.length);
  }

  private join(modes: ModeList): void {
    const status = this.status.get();
    if (status.is !== "solved" || !status.checking) return;
    const { overview } = status;
    overview.modes = modes;
    overview.verdict = coming(overview, this.hasChecks);
    this.modes.set(modes);
  }

  /** Checks join those that are there, and what they found joins their members. */
  private take(checks: ListedCheck[]): void {
    const status = this.status.get();
    if (status.is !== "solved" || !status.checking) return;
    const { overview } = status;
    overview.checks.push(...checks);
    judge(overview, checks, (id) => this.parts.memberIndex.get(id)!);
    this.arrived.set(overview.checks.length);
  }

  private solved(overview: Overview, checking: boolean): void {
    const status = this.status.get();
    if (status.is === "solved" && status.stopped) return;
    const shown = this.overview;
    if (shown) return this.status.set({ is: "solved", overview, checking });
    // The first thing to read is what the ultimate limit state is held against: its envelope, where there is more than one combination.
    const ultimate = overview.sets.filter((set) => set.limitState === "ULS");
    const single = ultimate.filter((set) => set.kind === "combination" && !set.failed);
    const start =
      (single.length > 1 ? ultimate.find((set) => set.kind === "envelope") : single[0]) ??
      overview.sets.find((set) => !set.failed) ??
      overview.sets[0];
    if (start) this.set.set(start.key);
    this.status.set({ is: "solved", overview, checking });
  }
}
