/** The opened model, what was found of it, and what the reader has chosen: all that the parts of the page share. */

import type { Model } from "handoff-solver";
import { reasonOf } from "../base/reason.ts";
import { batch, computed, effect, owned, type Signal, signal } from "../base/signal.ts";
import { measure, number, type Quantity, type UnitSystem, unitSymbol } from "../format/units.ts";
import { type Catalogue, catalogue } from "../model/catalogue.ts";
import { memberCount } from "../model/reading.ts";
import type { ResolvedSection } from "../model/section.ts";
import { type Term, termsOf } from "../model/terms.ts";
import { lowestMode } from "../results/modes.ts";
import type { ListedCheck, Overview } from "../results/overview.ts";
import { keptTier, memberLimit, type Tier } from "../service/account.ts";
import type { Draft, Issue } from "../service/draft.ts";
import type { SavedState } from "../service/saved.ts";
import { coming, judged, missingOf, stopped } from "../solving/arriving.ts";
import type { Progress } from "../solving/protocol.ts";
import type { Solution } from "../solving/solution.ts";
import { Chosen } from "./chosen.ts";
import { type History, lastOf, opened, redrafted, type Version } from "./history.ts";
import type { Status } from "./outcome.ts";

/** The longest that what is drawn with the results waits for them, in milliseconds: the model is seen within a second either way. */
const PATIENCE = 900;

type Sections = Map<string, ResolvedSection>;

export class Session extends Chosen {
  readonly history: Signal<History>;
  /** With what was found of it: the version that is wanted, or until that is solved the one before. */
  private readonly onScreen: Signal<Version>;
  /** Apart from where the model stands: it changes often, and only one line of the page shows it. */
  readonly progress: Signal<Progress | null> = signal<Progress | null>(null);
  readonly tier: Signal<Tier> = signal(keptTier());
  readonly sections: Signal<Sections | null> = signal<Sections | null>(null);
  /** What validation warned of: with a link the service's, with a file from disk the page's own. */
  readonly warnings: Signal<readonly Issue[]> = signal<readonly Issue[]>([]);
  /** What just failed and has no place of its own on the page. */
  readonly problem: Signal<string | HTMLElement | null> = signal<string | HTMLElement | null>(null);
  /** The model of the account that the tab is on; null where it is on none. */
  readonly kept = computed((): SavedState | null => lastOf(this.history.value).draft.saved ?? null);
  /** Another version is being solved: what is on the screen is of the one before. */
  readonly isRenewed = computed(() => this.wanted.model !== this.model);

  private readonly catalogued = computed(() => catalogue(this.onScreen.value.model));
  /** Of the wanted version, until that is on the screen. */
  private sectionsToCome: Sections | null = null;
  /** Solves that were begun: of several the last is wanted, and after a cancel none. */
  private attempt = 0;

  constructor(
    draft: Draft,
    model: Model,
    readonly units: Signal<UnitSystem>,
    readonly solution: Solution,
  ) {
    super(model);
    const history = opened(draft, model);
    this.history = signal(history);
    this.onScreen = signal(lastOf(history));
    effect(() => void this.draft.warnings.then(owned((warnings: readonly Issue[]) => void (this.warnings.value = warnings))));
    solution.listen({
      sections: (sections) => this.resolved(new Map(sections)),
      progress: (progress) => void (this.progress.value = progress),
      analysed: (overview) => this.arrive({ is: "solved", overview, checking: true }),
      modes: (modes) => this.join((overview) => ({ modes, verdict: coming({ ...overview, modes }, this.hasChecks) })),
      arrived: (checks) => this.join((overview) => this.withChecks(overview, checks)),
      solved: (overview) => this.arrive({ is: "solved", overview, checking: false }),
      failed: (failure) => this.arrive({ is: "failed", failure }),
    });
  }

  get draft(): Draft {
    return this.onScreen.value.draft;
  }
  get model(): Model {
    return this.onScreen.value.model;
  }
  get parts(): Catalogue {
    return this.catalogued.value;
  }
  get wanted(): Version {
    return lastOf(this.history.value);
  }
  /** What is asked for and not among the results: still being found, or cancelled. */
  get missing(): string[] {
    const status = this.solved.value;
    if (!status || !(status.checking || status.stopped)) return [];
    return missingOf(status.overview.modes.awaited, this.hasChecks, status.overview.checks.length);
  }
  /** Once there are results, or none will come; or the reader has waited long enough. What is drawn by then is drawn once. */
  outcome(): Promise<void> {
    return new Promise((go) => {
      effect(() => {
        const { is } = this.status.value;
        if (is !== "reading" && is !== "solving") go();
      });
      setTimeout(go, PATIENCE);
    });
  }

  /** Leads to another version; what is on the screen stays until that is solved. */
  go(history: History): void {
    const { model } = this.wanted;
    this.history.value = history;
    if (this.wanted.model !== model) this.solve();
  }
  /** Another model takes the place of this one and of all that was changed in it. */
  open(draft: Draft, model: Model): void {
    batch(() => {
      this.forget();
      this.sectionsToCome = null;
      this.history.value = opened(draft, model);
      this.turnTo(this.wanted);
      this.status.value = { is: "reading" };
    });
    this.solution.cancel();
    this.solve();
  }
  /** Every version is where it was, and its draft says something else of it, as that it is saved. */
  redraft(change: (draft: Draft) => Draft): void {
    batch(() => {
      this.history.value = redrafted(this.history.value, change);
      this.onScreen.value = { ...this.onScreen.value, draft: change(this.draft) };
    });
  }

  /** At the tier of whoever looks; above its limit the model is shown, with the reason. */
  solve(): void {
    const { draft, model } = this.wanted;
    this.progress.value = null;
    if (memberCount(model) > memberLimit(this.tier.value)) return this.arrive({ is: "over_limit" });
    if (model === this.model) this.status.value = { is: "solving" };
    const mine = ++this.attempt;
    // Most models have no warning, and then nothing is waited for.
    void draft.warnings.then((warnings) => {
      if (mine === this.attempt) this.solution.solve(draft.text, warnings);
    });
  }
  /** While stability and checks are found, forces are there and stay; before that nothing is. */
  cancel(): void {
    const status = this.solved.value;
    if (status && !this.isRenewed.value) {
      this.solution.stop();
      this.status.value = { is: "solved", overview: stopped(status.overview, this.hasChecks), checking: false, stopped: true };
      return;
    }
    this.attempt++;
    this.solution.cancel();
    this.arrive({ is: "cancelled" });
  }

  /** Finds the form of the lowest critical factor and draws it. */
  async showCritical(): Promise<void> {
    const status = this.solved.value;
    const modes = await this.solution.critical();
    if (!status || this.solved.value !== status) return;
    batch(() => {
      this.status.value = { ...status, overview: { ...status.overview, modes } };
      this.mode.value = lowestMode(modes);
    });
  }

  report(what: string, error: unknown): void {
    this.problem.value = `${what}: ${reasonOf(error)}.`;
  }

  /** The cases behind the chosen set with their factors; an envelope has no loads of its own. */
  terms(): Term[] {
    return termsOf(this.model, this.set.value, this.setInfo);
  }

  write = (value: number | null | undefined, quantity: Quantity): string => number(value, quantity, this.units.value);
  measure = (value: number | null | undefined, quantity: Quantity): string => measure(value, quantity, this.units.value);
  unit = (quantity: Quantity): string => unitSymbol(quantity, this.units.value);

  private get hasChecks(): boolean {
    return Boolean(this.model.analysis?.checks?.length);
  }

  private resolved(sections: Sections): void {
    this.sectionsToCome = sections;
    if (!this.isRenewed.value) this.sections.value = sections;
  }

  /** More of what is being found; nothing where the reader has ended that. */
  private join(found: (overview: Overview) => Partial<Overview>): void {
    const status = this.solved.value;
    if (!status?.checking || this.isRenewed.value) return;
    this.status.value = { ...status, overview: { ...status.overview, ...found(status.overview) } };
  }
  /** Checks join those that are there, and what they found joins their members. */
  private withChecks(overview: Overview, checks: ListedCheck[]): Partial<Overview> {
    const { memberIndex } = this.parts;
    return { checks: [...overview.checks, ...checks], ...judged(overview, checks, (id) => memberIndex.get(id)!) };
  }

  /** What came of the wanted version takes its place on the screen. */
  private arrive(status: Status): void {
    if (!this.isRenewed.value && this.solved.value?.stopped) return;
    const { modes } = this;
    batch(() => {
      if (this.isRenewed.value) this.turnTo(this.wanted);
      this.status.value = status;
      if (status.is === "solved") this.settle(status.overview, modes);
    });
  }

  private turnTo(next: Version): void {
    const { model } = this;
    this.onScreen.value = next;
    this.turned(model, next.model);
    if (this.sectionsToCome) this.sections.value = this.sectionsToCome;
  }
}
