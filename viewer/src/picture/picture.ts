/** The picture of the model with its controls; what draws it is fetched beside the model. */

import type { Signal } from "../base/signal.ts";
import { afterPaint } from "../base/timing.ts";
import { el } from "../controls/element.ts";
import type { Theme } from "../controls/theme.ts";
import type { Box } from "../geometry/placing.ts";
import type { Covered } from "../scene/fitting.ts";
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
  // Elevations and plans are measured from, so they have no perspective.
  const look: Look = (stage, view) => {
    choices.projection.set(view === "iso" ? "perspective" : "orthographic");
    stage.eye.look(view);
  };
  // Opening the graphics card keeps the page busy for a moment; a small model is solved by then, so results go first.
  const opened = session.outcome().then(afterPaint);
  const ready = opened.then(() => openStage(host, session, choices, () => [above, below], look));
  // Said where the picture is missing; everything else on the page goes on without it.
  const withStage = (act: (stage: Stage) => void): void =>
    void ready.then(act).catch((error: unknown) => session.report("The picture could not be drawn", error));
  const above = upperTools(session, choices);
  const below = el("div", { class: "overlay bottom" }, viewTools(session, choices, look, withStage), key.node);
  chooseForReader(session, choices);
  let drawing: Drawing | null = null;
  withStage((stage) => {
    drawing = new Drawing(stage, session, choices, key);
    drawing.follow(theme);
  });
  const snapshot = async (forPaper: boolean, ratio?: number): Promise<Blob> => {
    const stage = await ready;
    if (!forPaper) return stage.screen.snapshot(ratio);
    const { onPaper } = await import("./paper.ts");
    return onPaper(session, stage, { node, choices, theme }, async () => drawing?.results());
  };
  const node = el("section", { class: "view", "aria-label": "Picture" }, host, above, below);
  return { node, choices, withStage, snapshot, key: key.parts };
}

async function openStage(
  host: HTMLElement,
  session: Session,
  choices: Choices,
  tools: () => [HTMLElement, HTMLElement],
  look: Look,
): Promise<Stage> {
  // Nothing is pointed at before there is a picture.
  const [{ Stage }, { keyboard, pointer }, { probe }] = await Promise.all([
    import("../scene/stage.ts"),
    import("./pointing.ts"),
    import("./probe.ts"),
  ]);
  const [above, below] = tools();
  const high = (covering: Element, most: number): number =>
    Math.min(most, (covering.getBoundingClientRect().height + GAP) / (host.clientHeight || 1));
  // The model stands over the key or, where that shows it larger, beside it.
  const covered = (): Covered[] => {
    const [views, key] = [below.firstElementChild!, below.lastElementChild!.getBoundingClientRect()];
    const [top, beside] = [high(above, MOST.above), (key.width + GAP) / (host.clientWidth || 1)];
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
  const stage = new Stage(host, session.parts, covered, boxes);
  const settles = new ResizeObserver(() => stage.screen.settle());
  for (const covering of [above, below]) settles.observe(covering);
  // Controls move between the row and its menu without a change of its size; words keep off where they stand now.
  const moves = new MutationObserver(() => stage.screen.settle());
  moves.observe(above, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  stage.screen.canvas.tabIndex = 0;
  stage.screen.canvas.setAttribute("role", "application");
  stage.screen.canvas.setAttribute(
    "aria-label",
    "Picture of the model. Arrow keys turn it, plus and minus zoom, F fits, 1 to 4 choose a view, comma and full stop step through the members.",
  );
  const { signal: life } = session.life;
  life.addEventListener("abort", () => {
    settles.disconnect();
    moves.disconnect();
    stage.dispose();
  });
  if (life.aborted) stage.dispose();
  const tip = probe(session, choices);
  host.parentElement?.append(tip.node);
  pointer(stage, session, tip);
  keyboard(stage, session, look);
  return stage;
}
