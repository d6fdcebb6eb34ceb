/** The picture of the model with its controls; what draws it is fetched beside the model. */

import { effect, onEnd, type ReadonlySignal, type Signal, signal, untracked } from "../base/signal.ts";
import { afterPaint } from "../base/timing.ts";
import { el } from "../controls/element.ts";
import type { Theme } from "../controls/theme.ts";
import type { Box } from "../geometry/placing.ts";
import type { Covered } from "../scene/fitting.ts";
import type { Screen } from "../scene/screen.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { type Choices, chooseForReader, defaultChoices } from "./choices.ts";
import { Drawing } from "./drawing.ts";
import { legend } from "./legend.ts";
import type { Look } from "./pointing.ts";
import { upperTools, viewTools } from "./toolbar.ts";

export interface Picture {
  node: HTMLElement;
  choices: Choices;
  /** The scene of the model that is on the screen; null before there is one. */
  stage: ReadonlySignal<Stage | null>;
  /** Runs what it is given as soon as there is a picture. */
  withStage(act: (stage: Stage) => void): void;
  /** `forPaper`: with ids, and in light colours whatever the screen shows; `ratio` in pixels to one of the page. */
  snapshot(forPaper: boolean, ratio?: number): Promise<Blob>;
  /** The key to what the picture shows, as it is now. */
  key(): HTMLElement[];
}

/** No more than this share of the height is kept free for the controls above, and for the views and the key below. */
const MOST = { above: 0.3, below: 0.45 };
/** Between the controls and the border of the picture, in pixels. */
const GAP = 12;

export function picture(session: Session, theme: Signal<Theme>): Picture {
  const host = el("div", { class: "stage" });
  const choices = defaultChoices(session);
  const key = legend(session, choices);
  const stage = signal<Stage | null>(null);
  // Elevations and plans are measured from, so they have no perspective.
  const look: Look = (eye, view) => {
    choices.projection.value = view === "iso" ? "perspective" : "orthographic";
    eye.look(view);
  };
  let drawing: Drawing | null = null;
  /** A scene for each model that comes on the screen; the view stays. */
  const drawn = async (): Promise<void> => {
    const { Stage: Found } = await import("../scene/stage.ts");
    const screen = await openScreen(host, session, () => [above, below]);
    effect(() => {
      const { parts } = session;
      untracked(() => {
        const scene = new Found(screen, parts);
        onEnd(() => scene.end());
        drawing = new Drawing(scene, session, choices, key, theme);
        stage.value = scene;
      });
    });
    effect(() => screen.eye.project(choices.projection.value));
    await chosenBy(screen, () => stage.value!, session, choices, look);
  };
  // Opening the graphics card keeps the page busy for a moment; a small model is solved by then, so results go first.
  const ready = session.outcome().then(afterPaint).then(drawn);
  // Said where the picture is missing; everything else on the page goes on without it.
  const withStage = (act: (stage: Stage) => void): void =>
    void ready.then(() => act(stage.value!)).catch((error: unknown) => session.report("The picture could not be drawn", error));
  const above = upperTools(session, choices);
  const below = el("div", { class: "overlay bottom" }, viewTools(session, choices, look, withStage), key.node);
  chooseForReader(session, choices);
  withStage(() => undefined);
  const snapshot = async (forPaper: boolean, ratio?: number): Promise<Blob> => {
    await ready;
    if (!forPaper) return stage.value!.screen.snapshot(ratio);
    const { onPaper } = await import("./paper.ts");
    return onPaper(session, stage.value!, { node, choices, theme }, async () => drawing?.drawn());
  };
  const node = el("section", { class: "view", "aria-label": "Picture" }, host, above, below);
  return { node, choices, stage, withStage, snapshot, key: key.parts };
}

/** The canvas, clear of the controls that stand over it. */
async function openScreen(host: HTMLElement, session: Session, tools: () => [HTMLElement, HTMLElement]): Promise<Screen> {
  const { Screen: Found } = await import("../scene/screen.ts");
  const [above, below] = tools();
  const view = host.parentElement!;
  const high = (covering: Element, most: number): number =>
    Math.min(most, (covering.getBoundingClientRect().height + GAP) / (host.clientHeight || 1));
  // The model stands over the key or, where that shows it larger, beside it.
  const covered = (): Covered[] => {
    const [views, key] = [below.firstElementChild!, below.lastElementChild!.getBoundingClientRect()];
    const wide = (px: number): number => (px ? (px + GAP) / (host.clientWidth || 1) : 0);
    const [top, beside] = [high(above, MOST.above), wide(key.width)];
    const panel = view.querySelector(":scope > .beside")?.getBoundingClientRect().width ?? 0;
    if (panel) return [{ top, bottom: high(below, MOST.below), right: wide(panel) }];
    return [
      { top, bottom: high(below, MOST.below), right: 0 },
      ...(key.width && beside < 0.5 ? [{ top, bottom: high(views, MOST.below), right: beside }] : []),
    ];
  };
  const boxes = (): Box[] => {
    const { left, top } = host.getBoundingClientRect();
    return [above, below].flatMap((bar) =>
      [...bar.querySelectorAll(":scope > :not(.group), :scope > .group > *")].flatMap((control): Box[] => {
        const box = control.getBoundingClientRect();
        return box.width ? [[box.left - left, box.top - top, box.right - left, box.bottom - top]] : [];
      }),
    );
  };
  const screen = new Found(host, session.parts, covered, boxes);
  const settles = new ResizeObserver(() => screen.settle());
  // The key grows with what is drawn, and the model may stand beside it.
  for (const covering of [above, below, below.lastElementChild!]) settles.observe(covering);
  // Controls move between the row and its menu without a change of its size; words keep off where they stand now.
  const moves = new MutationObserver(() => screen.settle());
  moves.observe(view, { childList: true });
  moves.observe(above, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  return screen;
}

/** Nothing is pointed at before there is a picture. */
async function chosenBy(screen: Screen, stage: () => Stage, session: Session, choices: Choices, look: Look): Promise<void> {
  const { canvas, eye } = screen;
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.setAttribute(
    "aria-label",
    "Picture of the model. Arrow keys turn it, plus and minus zoom, F fits, 1 to 4 choose a view, comma and full stop step through the members.",
  );
  const [{ keyboard, pointer }, { probe }] = await Promise.all([import("./pointing.ts"), import("./probe.ts")]);
  const tip = probe(session, choices);
  canvas.closest(".view")?.append(tip.node);
  pointer(canvas, stage, session, tip);
  keyboard(canvas, eye, session, look);
}
