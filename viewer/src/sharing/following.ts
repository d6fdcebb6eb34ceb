/** Keeps the address in step with what is seen, and what is seen with the address. */
import { FORCES } from "../../../solver/src/results/sets.ts";
import { type Signal, watchAll } from "../base/signal.ts";
import { SYSTEMS } from "../format/units.ts";
import type { Hit } from "../model/hit.ts";
import type { Choices } from "../picture/choices.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { fromFragment, type Seen, toFragment } from "./fragment.ts";

/** The address changes once the reader pauses: browsers refuse a hundred changes in a row. */
const PAUSE = 250;
/** What a reader does: without any of it, whatever changes is the page still settling, and the address stays as it was sent. */
const DEEDS = ["pointerdown", "keydown", "wheel", "input", "change"] as const;
/** How long a button says that the address is copied, ms. */
const SAID = 2000;
/** A changed model is on no server: the link itself carries it. */
const CARRIED =
  "The copied link carries the model with your changes. Nothing was uploaded, no account is needed, and the link does not end.";
const KINDS = { member: "members", node: "nodes", plate: "plates" } as const;

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
    const { choices } = picture;
    const asked = fromFragment(location.hash);
    setKnown(session.units, asked.units, SYSTEMS);
    picture.withStage((stage) => {
      this.stage = stage;
      stage.eye.controls.addEventListener("change", () => this.later());
    });
    session.status.watch(({ is }) => {
      if (is !== "solved" || this.started) return;
      this.apply(asked);
      this.started = true;
    });
    const switches = [...choices.layers.values(), choices.deformed, choices.reactions, choices.colours, choices.exaggeration];
    watchAll([session.set, session.selected, session.units, choices.diagram, choices.contour, choices.projection, ...switches], () =>
      this.later(),
    );
    const touch = (): void => {
      this.touched = true;
    };
    for (const deed of DEEDS) window.addEventListener(deed, touch, { signal: session.life.signal, capture: true, passive: true });
    window.addEventListener("hashchange", () => this.apply(fromFragment(location.hash)), { signal: session.life.signal });
  }

  /** The address of what is seen now; of a changed model with the model in it. */
  async address(): Promise<string> {
    const { draft } = this.session;
    const seen = toFragment(this.seen());
    if (draft.changedFrom === undefined) return `${location.origin}${location.pathname}#${seen}`;
    const { packing } = await import("../opening/packed.ts");
    return `${location.origin}/open#${await packing(draft.text)}&${seen}`;
  }

  /** Puts that address on the clipboard, which the button says for a while. */
  async copy(button: HTMLElement): Promise<void> {
    const { problem, draft } = this.session;
    const words = button.dataset.words ?? button.textContent;
    button.dataset.words = words;
    const link = await this.address();
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = "Copied";
      if (draft.changedFrom !== undefined) problem.set(CARRIED);
      setTimeout(() => {
        button.textContent = words;
      }, SAID);
    } catch {
      // Browsers copy on secure origins only, and not without leave: then the reader takes it from here.
      problem.set(`This browser does not let the page copy. The link to what you see: ${link}`);
    }
  }

  private seen(): Seen {
    const { session, stage } = this;
    const { choices } = this.picture;
    const hit = session.selected.get();
    const id = hit && session.model.model[KINDS[hit.kind]]?.[hit.index]?.id;
    const scale = choices.exaggeration.get();
    const view = stage?.eye.chosen();
    return {
      set: session.set.get(),
      ...(hit && id !== undefined ? { chosen: [hit.kind, id] as [string, string] } : {}),
      diagram: choices.diagram.get(),
      ...(session.model.model.plates?.length ? { contour: choices.contour.get() } : {}),
      units: session.units.get(),
      ...(choices.layersChosen.get() ? { layers: [...choices.layers].filter(([, on]) => on.get()).map(([layer]) => layer) } : {}),
      drawn: (["deformed", "reactions", "colours"] as const).filter((name) => choices[name].get()),
      ...(scale === 1 ? {} : { scale }),
      ...(view ? { view } : {}),
    };
  }

  private apply(seen: Seen): void {
    const { session } = this;
    const { choices } = this.picture;
    setKnown(session.units, seen.units, SYSTEMS);
    setKnown(session.set, seen.set, session.overview?.sets.map(({ key }) => key) ?? []);
    setKnown(choices.diagram, seen.diagram, ["none", ...FORCES]);
    if (session.model.model.plates?.length) setKnown(choices.contour, seen.contour, choices.contours);
    if (seen.drawn) for (const name of ["deformed", "reactions", "colours"] as const) choices[name].set(seen.drawn.includes(name));
    if (seen.layers) {
      choices.layersChosen.set(true);
      for (const [layer, on] of choices.layers) on.set(seen.layers.includes(layer));
    }
    if (seen.scale) choices.exaggeration.set(seen.scale);
    if (seen.chosen) session.selected.set(this.hit(...seen.chosen) ?? session.selected.get());
    const { view } = seen;
    if (view)
      this.picture.withStage((stage) => {
        choices.projection.set(view.projection);
        stage.eye.restore(view);
      });
  }

  private hit(kind: string, id: string): Hit | null {
    if (kind !== "member" && kind !== "node" && kind !== "plate") return null;
    const index = this.session.model.model[KINDS[kind]]?.findIndex((item) => item.id === id) ?? -1;
    return index < 0 ? null : { kind, index };
  }

  /** A file from disk has no address that would lead anyone to it. */
  private later(): void {
    if (!this.started || !this.touched || this.session.life.signal.aborted || this.session.draft.origin !== "link") return;
    window.clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => history.replaceState(history.state, "", `#${toFragment(this.seen())}`), PAUSE);
  }
}

function setKnown<T extends string>(signal: Signal<T>, value: string | undefined, known: readonly string[]): void {
  if (value !== undefined && known.includes(value)) signal.set(value as T);
}
