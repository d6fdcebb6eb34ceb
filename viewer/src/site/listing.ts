/** A table of what an account holds, fetched when shown and again after each change. */
import { el } from "../controls/element.ts";

type Cell = Node | string;
/** Puts a failure's words in the place of what is missing. */
export type Refused = (error: unknown) => HTMLElement;

export function table(caption: string, heads: string[], rows: Cell[][], none: string): HTMLElement {
  if (!rows.length) return el("p", { class: "hint" }, none);
  return el(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": `Table: ${caption}` },
    el(
      "table",
      { class: "list" },
      el("caption", { class: "sr" }, caption),
      el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head || el("span", { class: "sr" }, "Actions"))))),
      el(
        "tbody",
        {},
        ...rows.map(([first, ...rest]) =>
          // On a phone a row is a block, in which each cell is headed by its own words.
          el("tr", {}, el("th", { scope: "row" }, first), ...rest.map((cell, i) => el("td", { "data-head": heads[i + 1] || null }, cell))),
        ),
      ),
    ),
  );
}

/** A place that `read` fills; `again` fills it anew. */
export function place(read: () => Promise<Node>, refused: Refused): { node: HTMLElement; again: () => Promise<void> } {
  const node = el("div", { "aria-live": "polite" });
  const again = async (): Promise<void> => {
    try {
      node.replaceChildren(await read());
    } catch (error) {
      node.replaceChildren(refused(error));
    }
  };
  return { node, again };
}

export const buttons = (...items: [label: string, about: string, press: () => void][]): HTMLElement =>
  el(
    "div",
    { class: "row" },
    ...items.map(([label, about, press]) =>
      el("button", { type: "button", class: "button small", "aria-label": `${label} ${about}`, onclick: press }, label),
    ),
  );
