/** The picture for paper: in light colours, with ids, as wide as a sheet. */
import "../styles/print.css";
import "../styles/print_tables.css";
import type { Signal } from "../base/signal.ts";
import type { Theme } from "../controls/theme.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import type { Choices } from "./choices.ts";

/** Members and nodes up to this number are all named on paper. */
const LEGIBLE = 60;
const WORST = 10;
/** Pixels of the picture to one of the page: sharp at the density of a printer. */
export const DENSITY = 2;

/** The members that are named on paper: the ten most used where the ids of all could not be read; null for all. */
function namedOnPaper({ model: { model }, overview }: Session): number[] | null {
  if (model.members.length + model.nodes.length <= LEGIBLE) return null;
  const used = (overview?.ratios ?? []).flatMap((ratio, index) => (ratio === null ? [] : [{ ratio, index }]));
  return used
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, WORST)
    .map(({ index }) => index);
}

/** What the picture on paper shows. */
export function captionOf(session: Session): string {
  const named = namedOnPaper(session);
  const ids =
    named === null
      ? `Model with node${session.parts.runs.length ? " and member" : ""} ids`
      : named.length
        ? `The ${named.length} most used members by their ids`
        : "The model";
  return `${ids}; ${session.setInfo?.id ?? ""} as on the screen. `;
}

interface OnScreen {
  node: HTMLElement;
  choices: Choices;
  theme: Signal<Theme>;
}

/** Dresses the picture for paper, all at once; what it gives puts the screen back. `tall` where it may fill half a sheet. */
export function dressed(session: Session, stage: Stage, { node, choices, theme }: OnScreen, tall: boolean): () => void {
  const before = { ids: choices.layers.get("ids")!.value, theme: theme.value };
  const worst = namedOnPaper(session);
  theme.value = "light";
  stage.show("ids", worst === null);
  stage.marks.name(worst ?? []);
  // As wide as a sheet at the size of its words, whatever the window; no controls stand in the way.
  node.classList.add("paper");
  node.classList.toggle("tall", tall);
  stage.screen.settle();
  return () => {
    node.classList.remove("paper", "tall");
    stage.screen.settle();
    stage.show("ids", before.ids);
    stage.marks.name([]);
    theme.value = before.theme;
  };
}

/** `drawn`: done once the results are in the picture. */
export async function onPaper(session: Session, stage: Stage, screen: OnScreen, drawn: () => Promise<void>): Promise<Blob> {
  const undress = dressed(session, stage, screen, false);
  await drawn();
  const blob = await stage.screen.snapshot(DENSITY);
  undress();
  return blob;
}
