/** Among many saved models: those with a part of their name, newest first or by name. */
import { el } from "../controls/element.ts";

interface Named {
  name: string;
}

export interface Wish {
  words: string;
  order: "date" | "name";
}

/** Up to so many are seen at a glance. */
const FEW = 10;

const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name, undefined, { numeric: true });

/** The service lists what was last changed first. */
export function found<T extends Named>(models: readonly T[], { words, order }: Wish): T[] {
  const wanted = words.trim().toLocaleLowerCase();
  const named = models.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return order === "name" ? named.sort(byName) : named;
}

/** What `draw` makes of them, under a field to find them by where they are many; `wish` outlives a list that is fetched anew. */
export function finder<T extends Named>(models: readonly T[], draw: (shown: T[]) => HTMLElement, wish: Wish): HTMLElement {
  if (models.length <= FEW) return draw([...models]);
  // Said in a number: the whole list would be read out after each letter.
  const rows = el("div", { "aria-live": "off" });
  const count = el("p", { class: "hint", role: "status" });
  const tell = (): void => {
    const shown = found(models, wish);
    rows.replaceChildren(draw(shown));
    count.textContent = wish.words.trim() ? `${shown.length} of ${models.length}` : "";
  };
  const words = el("input", { class: "field", type: "search", autocomplete: "off", value: wish.words });
  words.addEventListener("input", () => {
    wish.words = words.value;
    tell();
  });
  const order = el("select", { class: "field" }, el("option", { value: "date" }, "Last changed"), el("option", { value: "name" }, "Name"));
  order.value = wish.order;
  order.addEventListener("change", () => {
    wish.order = order.value as Wish["order"];
    tell();
  });
  tell();
  return el(
    "div",
    {},
    el(
      "div",
      { class: "fields inline", role: "search", "aria-label": "Saved models" },
      el("label", { class: "stack" }, "Find by name", words),
      el("label", { class: "stack" }, "In the order of", order),
    ),
    count,
    rows,
  );
}
