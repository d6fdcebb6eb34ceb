/** The search over all documents: fetched on first use, matched here; "/" leads to it, arrows through what it finds. */

import { reasonOf } from "../../base/reason.ts";
import { el } from "../../controls/element.ts";
import { type Entry, type Found, find, readEntries } from "./finding.ts";

const SHOWN = 12;

async function fetched(): Promise<Entry[]> {
  const response = await fetch("/docs/search.json");
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  return readEntries(await response.json());
}

const item = ({ entry: { path, page, heading }, snippet }: Found): HTMLElement =>
  el(
    "li",
    {},
    el(
      "a",
      { href: `/docs/${path}` },
      el("b", {}, heading),
      page === heading ? null : el("span", { class: "hint" }, ` ${page}`),
      el("span", { class: "snippet" }, snippet),
    ),
  );

/** What is found for the words in the field, listed under it and said to who does not see it. */
class Finding {
  readonly said = el("p", { class: "sr", role: "status" });
  readonly list = el("ul", { class: "found", id: "found", hidden: true });
  private reading: Promise<Entry[]> | null = null;

  constructor(private readonly input: HTMLInputElement) {}

  async look(): Promise<void> {
    const words = this.input.value;
    try {
      this.reading ??= fetched();
      const entries = await this.reading;
      // Typed on meanwhile: the newer wish has its own answer.
      if (words === this.input.value) this.show(words.trim(), find(entries, words));
    } catch (error) {
      this.reading = null;
      this.list.hidden = false;
      this.list.replaceChildren(el("li", { class: "error" }, `The search could not be loaded: ${reasonOf(error)}.`));
    }
  }

  private show(words: string, found: Found[]): void {
    this.list.hidden = !words;
    this.said.textContent = words ? `${found.length} found` : "";
    this.list.replaceChildren(...(found.length ? found.slice(0, SHOWN).map(item) : [el("li", { class: "hint" }, "Nothing is found.")]));
  }
}

export function searchField(): HTMLElement {
  const input = el("input", {
    class: "field",
    type: "search",
    id: "find",
    autocomplete: "off",
    placeholder: "Search",
    "aria-keyshortcuts": "/",
  });
  const finding = new Finding(input);
  const { said, list } = finding;
  input.addEventListener("input", () => void finding.look());
  const leave = (): void => {
    input.value = "";
    void finding.look();
    input.focus();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    linksOf(list)[0]?.click();
  };
  const form = el(
    "form",
    { role: "search", "aria-label": "Documents", onsubmit: submit },
    el("label", { class: "sr", for: "find" }, "Search the documents"),
    input,
    el("kbd", { "aria-hidden": "true" }, "/"),
    said,
    list,
  );
  form.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") moved(event, [input, ...linksOf(list)], 1);
    if (event.key === "ArrowUp") moved(event, [input, ...linksOf(list)], -1);
    if (event.key === "Escape") leave();
  });
  document.addEventListener("keydown", (event) => {
    if (!asksFor(event)) return;
    event.preventDefault();
    input.focus();
  });
  return form;
}

const linksOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll("a")];

/** The focus goes to the next of these, or to the one before. */
function moved(event: KeyboardEvent, all: HTMLElement[], step: number): void {
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, at + step))]!.focus();
}

/** "/" alone, and not typed into something. */
function asksFor({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const typing = target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
  return key === "/" && !ctrlKey && !metaKey && !altKey && !typing;
}
