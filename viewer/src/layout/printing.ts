/** The browser's own print of the page: in light colours, the picture dressed for paper, and nothing folded away. */

import type { Signal } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import type { Theme } from "../controls/theme.ts";
import { captionOf, DENSITY, dressed } from "../picture/paper.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";

/** What a sheet cannot unfold: what the numbers rest on, and open points beyond the first. */
const FOLDED = ".trust details:not([open]), details.open-points:not([open])";

function unfold(): () => void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>(FOLDED)];
  const open = (on: boolean): void => {
    for (const details of folded) details.open = on;
  };
  open(true);
  return () => open(false);
}

/** Why a check ends as it does stands once on paper: rows that would say the same again name the first that did. */
function saidOnce(): () => void {
  const place = [...document.querySelectorAll<HTMLElement>(".data thead th")].findIndex(({ dataset }) => dataset.key === "why");
  const [told, cut] = [new Map<string, string>(), new Map<Element, string>()];
  for (const { children } of document.querySelectorAll(".data tbody tr")) {
    const why = children[place]?.firstElementChild;
    const words = why?.textContent ?? "";
    const first = told.get(words);
    if (why && first !== undefined) {
      cut.set(why, words);
      why.textContent = `as ${first}`;
    } else told.set(words, children[0]!.textContent);
  }
  return () => {
    for (const [why, words] of cut) why.textContent = words;
  };
}

/** The browser lays out its sheets as soon as this has returned, so that nothing here waits for anything. */
export function printsOn(session: Session, picture: Picture, theme: Signal<Theme>): void {
  const { node, key } = picture;
  const figure = el("figure", { class: "sheet" });
  let after: (() => unknown)[] = [];
  const before = (): void => {
    // The report is printed in the page's place, with a picture of its own.
    if (document.getElementById("report")) return;
    const shown = theme.value;
    theme.value = "light";
    const stage = picture.stage.value;
    if (stage) {
      const undress = dressed(session, stage, { ...picture, theme }, true);
      figure.replaceChildren(stage.screen.still(DENSITY), el("figcaption", {}, captionOf(session), ...key()));
      undress();
      node.append(figure);
    }
    // After the picture, which would be fitted to what room this leaves on the screen.
    after = [unfold(), saidOnce(), () => figure.remove(), () => (theme.value = shown)];
  };
  const put = (): void => {
    for (const back of after.splice(0)) back();
  };
  addEventListener("beforeprint", before);
  addEventListener("afterprint", put);
}
