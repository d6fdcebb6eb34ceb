/** On the page of an ended link: the model as the reader changed it, which the tab still has. */
import type { Model } from "handoff-solver";
import { el } from "../controls/element.ts";
import { addressOfCopy, type Copy } from "../design/copies.ts";
import { download, fileName } from "../files/download.ts";

export function leftover(link: string, { text }: Copy): HTMLElement {
  const { settings } = JSON.parse(text) as Model;
  const name = fileName(settings?.title ?? "model");
  const take = (): void => download(`${name}-changed.json`, new Blob([text], { type: "application/json" }));
  return el(
    "section",
    { class: "leftover", "aria-labelledby": "leftover" },
    el("h2", { id: "leftover" }, "Your changed copy is still here"),
    el("p", {}, "This tab keeps the model as you changed it. It is on no server, and gone once the tab is closed."),
    el(
      "div",
      { class: "row" },
      el("a", { class: "button primary", href: addressOfCopy(link) }, "Open it here"),
      el("button", { type: "button", class: "button", onclick: take }, "Download JSON"),
    ),
  );
}
