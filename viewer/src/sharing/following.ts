/** Keeps the address in step with what is seen, and what is seen with the address. */
import { FORCES } from "../../../solver/src/results/sets.ts";
import { batch, effect, type Signal, untracked } from "../base/signal.ts";
import { SYSTEMS } from "../format/units.ts";
import { type Hit, hitOf, idOf } from "../model/hit.ts";
import type { Choices } from "../picture/choices.ts";
import { type ModeName, modeFrom, modeWords } from "../results/modes.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { fromFragment, type Seen, toFragment } from "./fragment.ts";
import { partNamed, partOf } from "./part_words.ts";

/** The address changes once the reader pauses: browsers refuse a hundred changes in a row. */
const PAUSE = 250;
/** What a reader does: without any of it, whatever changes is the page still settling, and the address stays as it was sent. */
const DEEDS = ["pointerdown", "keydown", "wheel", "input", "change"] as const;
/** How long a button says that the address is copied, ms. */
const SAID = 2000;
/** A changed model is on no server: the link itself carries it. */
const CARRIED =
  "The copied link carries the model with your changes. Nothing was uploaded, no account is needed, and the link does not end.";

export interface Followed {
  choices: Choices;
  withStage(act: (stage: Stage) => void): void;
}

export class Following {
  private stage: Stage | null = null;
  private started = false;
  private touched = false;
  private waiting = 0;

  constructor(
    private readonly session: Session,
    private readonly picture: Followed,
  ) {
    const asked = fromFragment(location.hash);
    setKnown(session.units, asked.units, SYSTEMS);
    picture.withStage((stage) => {
      this.stage = stage;
      stage.eye.controls.addEventListener("change", () => this.later());
    });
    effect(() => {
      if (this.started || !session.isSolved) return;
      this.started = true;
      untracked(() => this.apply(asked));
    });
    effect(() => {
      // A camera tells of a turn itself.
      void picture.choices.projection.value;
      this.seen();
      this.later();
    });
    const touch = (): void => {
      this.touched = true;
    };
    for (const deed of DEEDS) window.addEventListener(deed, touch, { capture: true, passive: true });
    window.addEventListener("hashchange", () => this.apply(fromFragment(location.hash)));
  }

  /** The address of what is seen now; of a changed model with the model in it. */
  async address(): Promise<string> {
    const { draft } = this.session.wanted;
    const seen = toFragment(this.seen());
    if (draft.changedFrom === undefined) return `${location.origin}${location.pathname}#${seen}`;
    const { packing } = await import("../opening/packed.ts");
    return `${location.origin}/open#${await packing(draft.text)}&${seen}`;
  }

  /** Puts that address on the clipboard, which the button says for a while. */
  async copy(button: HTMLElement): Promise<void> {
    const { problem, wanted } = this.session;
    const words = button.dataset.words ?? button.textContent;
    button.dataset.words = words;
    const link = await this.address();
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = "Copied";
      if (wanted.draft.changedFrom !== undefined) problem.value = CARRIED;
      setTimeout(() => {
        button.textContent = words;
      }, SAID);
    } catch {
      // Browsers copy on secure origins only, and not without leave: then the reader takes it from here.
      problem.value = `This browser does not let the page copy. The link to what you see: ${link}`;
    }
  }

  private seen(): Seen {
    const { session, stage } = this;
    const { choices } = this.picture;
    const { model, parts, modes } = session;
    const hit = session.selected.value;
    const id = hit && idOf(model, hit);
    const scale = choices.exaggeration.value;
    const mode = session.mode.value;
    const view = stage?.eye.chosen();
    return {
      set: session.set.value,
      ...(hit && id !== undefined ? { chosen: [hit.kind, id] as [string, string] } : {}),
      diagram: choices.diagram.value,
      ...(parts.plates.size ? { contour: choices.contour.value } : {}),
      units: session.units.value,
      ...(session.tab.value ? { tab: session.tab.value } : {}),
      ...(mode && modes ? { mode: modeWords(mode, modes) } : {}),
      ...partNamed(session.part.value, model),
      ...(choices.layersChosen.value ? { layers: [...choices.layers].filter(([, on]) => on.value).map(([layer]) => layer) } : {}),
      drawn: DRAWN.filter((name) => choices[name].value),
      ...(scale === 1 ? {} : { scale }),
      ...(view ? { view } : {}),
    };
  }

  private apply(seen: Seen): void {
    const { session } = this;
    const { choices } = this.picture;
    const { model } = session;
    batch(() => {
      setKnown(session.units, seen.units, SYSTEMS);
      setKnown(
        session.set,
        seen.set,
        session.sets.map(({ key }) => key),
      );
      setKnown(choices.diagram, seen.diagram, ["none", ...FORCES]);
      if (model.model.plates?.length) setKnown(choices.contour, seen.contour, choices.contours);
      if (seen.drawn) for (const name of DRAWN) choices[name].value = seen.drawn.includes(name);
      if (seen.layers) {
        choices.layersChosen.value = true;
        for (const [layer, on] of choices.layers) on.value = seen.layers.includes(layer);
      }
      if (seen.scale) choices.exaggeration.value = seen.scale;
      if (seen.tab) session.tab.value = seen.tab;
      session.part.value = partOf(seen, model) ?? session.part.value;
      const [kind, id] = seen.chosen ?? [];
      if (isKind(kind)) session.selected.value = hitOf(model, kind, id) ?? session.selected.value;
    });
    if (seen.mode) void this.draw(seen.mode).catch(() => undefined);
    const { view } = seen;
    if (view)
      this.picture.withStage((stage) => {
        choices.projection.value = view.projection;
        stage.eye.restore(view);
      });
  }

  /** A mode that is not there may be that of the lowest critical factor, which is found when somebody wants to see it. */
  private async draw(words: string): Promise<void> {
    const { session } = this;
    const named = (): ModeName | null => (session.modes ? modeFrom(words, session.modes) : null);
    if (!named()) await session.showCritical();
    session.mode.value = named() ?? session.mode.value;
  }

  /** A file from disk has no address that would lead anyone to it. */
  private later(): void {
    if (!this.started || !this.touched || this.session.wanted.draft.origin !== "link") return;
    window.clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => history.replaceState(history.state, "", `#${toFragment(this.seen())}`), PAUSE);
  }
}

const DRAWN = ["deformed", "reactions", "colours"] as const;

const isKind = (kind: string | undefined): kind is Hit["kind"] => kind === "member" || kind === "node" || kind === "plate";

function setKnown<T extends string>(signal: Signal<T>, value: string | undefined, known: readonly string[]): void {
  if (value !== undefined && known.includes(value)) signal.value = value as T;
}
