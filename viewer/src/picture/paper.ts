/** The picture for paper: in light colours, with ids, as wide as a sheet. */
import type { Theme } from "../controls/theme.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import type { Signal } from "../state/signal.ts";
import type { Choices } from "./choices.ts";

/** Members and nodes up to this number are all named on paper. */
const LEGIBLE = 60;
const WORST = 10;

/** The members that are named on paper: the ten most used where the ids of all could not be read; null for all. */
export function namedOnPaper({ model: { model }, overview }: Session): number[] | null {
  if (model.members.length + model.nodes.length <= LEGIBLE) return null;
  const used = (overview?.ratios ?? []).flatMap((ratio, index) => (ratio === null ? [] : [{ ratio, index }]));
  return used
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, WORST)
    .map(({ index }) => index);
}

interface OnScreen {
  node: HTMLElement;
  choices: Choices;
  theme: Signal<Theme>;
  /** Done once the results are in the picture. */
  drawn(): Promise<void>;
}

/** What is on the screen is as it was before, once it is taken. */
export async function onPaper(session: Session, stage: Stage, { node, choices, theme, drawn }: OnScreen): Promise<Blob> {
  const before = { ids: choices.layers.get("ids")!.get(), theme: theme.get() };
  const worst = namedOnPaper(session);
  theme.set("light");
  stage.show("ids", worst === null);
  stage.marks.name(worst ?? []);
  // As wide as a sheet at the size of its words, whatever the window; no controls stand in the way.
  node.classList.add("paper");
  stage.screen.settle();
  await drawn();
  const blob = await stage.screen.snapshot(2);
  node.classList.remove("paper");
  stage.screen.settle();
  stage.show("ids", before.ids);
  stage.marks.name([]);
  theme.set(before.theme);
  return blob;
}
