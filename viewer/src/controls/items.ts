/** The entries of a menu of commands, by the keys that the ARIA pattern of menu buttons names. */
import { el } from "./element.ts";

/** Entries under a heading of their own. */
export function menuGroup(title: string, ...entries: HTMLElement[]): HTMLElement {
  for (const entry of entries) {
    entry.role = "menuitem";
    // One stop on the way through the page: Tab leaves the menu, arrows go through it.
    entry.tabIndex = -1;
  }
  return el("div", { role: "group", "aria-label": title }, el("div", { class: "kind", "aria-hidden": "true" }, title), ...entries);
}

/** Which entry of `count` a key leads to, from the one at `place`; null where it leads nowhere. */
export function entryAfter(key: string, place: number, count: number): number | null {
  const next = { ArrowDown: place + 1, ArrowUp: place < 0 ? -1 : place - 1, Home: 0, End: -1 }[key];
  return next === undefined || !count ? null : (next + count) % count;
}

/** Puts the entries in; what cannot be chosen now is passed over. */
export function fillMenu(list: HTMLElement, ...groups: HTMLElement[]): void {
  list.append(...groups);
  list.role = "menu";
  list.addEventListener("keydown", (event) => {
    const entries = [...list.querySelectorAll<HTMLElement>("[role=menuitem]:not([disabled])")];
    const next = entryAfter(event.key, entries.indexOf(document.activeElement as HTMLElement), entries.length);
    if (next === null) return;
    event.preventDefault();
    entries[next]!.focus();
  });
}
