/** The picture of the model with its controls; what draws it is fetched beside the model. */

import { el } from "../controls/element.ts";
import type { Theme } from "../controls/theme.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import type { Signal } from "../state/signal.ts";
import { afterPaint } from "../state/timing.ts";
import { type Choices, chooseForReader, defaultChoices } from "./choices.ts";
import { Drawing } from "./drawing.ts";
import { legend } from "./legend.ts";
import { keyboard, pointer } from "./pointing.ts";
import { type Probe, probe } from "./probe.ts";
import { upperTools, viewTools } from "./toolbar.ts";

export interface Picture {
  node: HTMLElement;
  choices: Choices;
  /** Runs what it is given as soon as there is a picture. */
  withStage(act: (stage: Stage) => void): void;
  /** `forPaper`: with ids, and in light colours whatever the screen shows. */
  snapshot(forPaper: boolean): Promise<Blob>;
  /** A picture that needs no screen, in place of the snapshot. */
  figure?(): HTMLElement;
  /** The key to what the picture shows, as it is now. */
  key(): HTMLElement[];
}

/** As much of it as a report needs. */
export type PrintedPicture = Pick<Picture, "snapshot" | "figure" | "key">;

/** The longest the first picture waits for results, in milliseconds: the model is seen within a second either way. */
const PATIENCE = 900;

export function picture(session: Session, theme: Signal<Theme>): Picture {
  const host = el("div", { class: "stage" });
  const choices = defaultChoices();
  const key = legend(session, choices);
  const tip = probe(session, choices);
  const ready = firstTurn(session).then(() => openStage(host, session, () => [above, below], tip));
  // Said where the picture is missing; everything else on the page goes on without it.
  const withStage = (act: (stage: Stage) => void): void =>
    void ready.then(act).catch((error: unknown) => session.report("The picture could not be drawn", error));
  const above = upperTools(session, choices);
  const below = el("div", { class: "overlay bottom" }, viewTools(choices, withStage), key.node);
  chooseForReader(session, choices);
  let drawing: Drawing | null = null;
  withStage((stage) => {
    drawing = new Drawing(stage, session, choices, key);
    drawing.follow(theme);
  });
  const snapshot = async (forPaper: boolean): Promise<Blob> => {
    const stage = await ready;
    if (!forPaper) return stage.snapshot();
    const before = { ids: choices.layers.get("ids")!.get(), theme: theme.get() };
    theme.set("light");
    stage.show("ids", true);
    await drawing?.results();
    const blob = await stage.snapshot();
    stage.show("ids", before.ids);
    theme.set(before.theme);
    return blob;
  };
  const node = el("section", { class: "view", "aria-label": "Picture" }, host, above, below, tip.node);
  return { node, choices, withStage, snapshot, key: key.parts };
}

/** Opening the graphics card keeps the page busy for a moment; a small model is solved by then, so results go first. */
function firstTurn(session: Session): Promise<void> {
  return new Promise<void>((go) => {
    session.status.watch(({ is }) => {
      if (is !== "reading" && is !== "solving") go();
    });
    setTimeout(go, PATIENCE);
  }).then(afterPaint);
}

async function openStage(host: HTMLElement, session: Session, tools: () => [HTMLElement, HTMLElement], tip: Probe): Promise<Stage> {
  const { Stage } = await import("../scene/stage.ts");
  const [above, below] = tools();
  const share = (covering: HTMLElement): number => Math.min(0.25, covering.offsetHeight / (host.clientHeight || 1));
  const stage = new Stage(host, session.parts, () => ({ top: share(above), bottom: share(below) }));
  const covered = new ResizeObserver(() => stage.settle());
  for (const covering of [above, below]) covered.observe(covering);
  stage.canvas.tabIndex = 0;
  stage.canvas.setAttribute("role", "application");
  stage.canvas.setAttribute(
    "aria-label",
    "Picture of the model. Arrow keys turn it, plus and minus zoom, F fits, 1 to 4 choose a view, comma and full stop step through the members.",
  );
  pointer(stage, session, tip);
  keyboard(stage, session);
  return stage;
}
