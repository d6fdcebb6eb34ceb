/** What the reader has chosen to look at; a changed model is looked at in the same way. */
import type { Model } from "handoff-solver";
import { batch, computed, type Signal, signal } from "../base/signal.ts";
import { type Hit, hitIn } from "../model/hit.ts";
import { type Part, partIn, WHOLE } from "../model/part.ts";
import { caseKey, combinationKey } from "../model/set_keys.ts";
import { type ModeList, type ModeName, modeIn } from "../results/modes.ts";
import type { Overview } from "../results/overview.ts";
import type { SetInfo } from "../results/sets.ts";
import { Outcome } from "./outcome.ts";

/** Members coloured by section, group or storey. */
export interface Tints {
  title: string;
  key: readonly (readonly [name: string, colour: string])[];
  /** Of each member. */
  colours: readonly string[];
}

export class Chosen extends Outcome {
  readonly selected: Signal<Hit | null> = signal<Hit | null>(null);
  readonly hovered: Signal<Hit | null> = signal<Hit | null>(null);
  /** What was chosen in a list, so that the picture goes there; an object of its own each time. */
  readonly sought: Signal<Hit | null> = signal<Hit | null>(null);
  readonly part: Signal<Part> = signal(WHOLE);
  /** Colours of members by what they are, in place of their utilisation. */
  readonly tints: Signal<Tints | null> = signal<Tints | null>(null);
  /** The load case, combination or envelope whose values are shown. */
  readonly set: Signal<string>;
  /** The buckling or vibration mode that is drawn in place of the deformed shape. */
  readonly mode: Signal<ModeName | null> = signal<ModeName | null>(null);
  /** The table; null while the page chooses. */
  readonly tab: Signal<string | null> = signal<string | null>(null);
  /** Which of the ways is drawn in which an unstable model can move. */
  readonly motion: Signal<number> = signal(0);
  private readonly shownSet = computed(() => this.sets.find((set) => set.key === this.set.value) ?? null);
  private hasSet = false;

  constructor({ model }: Model) {
    super();
    const [first] = model.load_combinations;
    this.set = signal(first ? combinationKey(first.id) : caseKey(model.load_cases[0]?.id ?? ""));
  }

  get setInfo(): SetInfo | null {
    return this.shownSet.value;
  }
  /** The set whose movements stand for the model: of the serviceability limit state where there is one, else the one shown. */
  get movementSet(): SetInfo | null {
    const shown = this.setInfo;
    if (shown?.limitState === "SLS") return shown;
    return this.sets.find((set) => set.limitState === "SLS" && !set.failed) ?? shown;
  }

  /** Chooses in a list: the picture turns to it too. */
  seek(hit: Hit): void {
    batch(() => {
      this.selected.value = hit;
      this.sought.value = { ...hit };
    });
  }

  /** What was chosen is chosen still, by its ids. */
  protected turned(before: Model, after: Model): void {
    this.selected.value = hitIn(this.selected.value, before, after);
    this.part.value = partIn(this.part.value, before, after);
    this.hovered.value = this.sought.value = null;
    this.motion.value = 0;
  }

  /** Another model is read from its beginning. */
  protected forget(): void {
    this.hasSet = false;
  }

  protected settle({ sets, modes }: Overview, before: ModeList | null): void {
    this.mode.value = modeIn(this.mode.value, before, modes);
    if (this.hasSet && sets.some(({ key }) => key === this.set.value)) return;
    this.hasSet = true;
    // The first thing to read is what the ultimate limit state is held against: its envelope, where there is more than one combination.
    const ultimate = sets.filter((set) => set.limitState === "ULS");
    const single = ultimate.filter((set) => set.kind === "combination" && !set.failed);
    const start =
      (single.length > 1 ? ultimate.find((set) => set.kind === "envelope") : single[0]) ?? sets.find((set) => !set.failed) ?? sets[0];
    if (start) this.set.value = start.key;
  }
}
