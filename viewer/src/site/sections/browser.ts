/** Search, filters, table and details of sections; the address names the section that is shown. */
import type { SectionLibrary, SectionProperties } from "../../../../solver/src/sections/library.ts";
import { el } from "../../controls/element.ts";
import { radioButtons } from "../../controls/radio.ts";
import { download } from "../../exports/download.ts";
import { SYSTEMS, type UnitSystem } from "../../format/units.ts";
import { type Signal, signal } from "../../state/signal.ts";
import { ALL, type Family, familiesOf, findNames, withinRanges } from "./catalogue.ts";
import { detail } from "./detail.ts";
import { rangeFields } from "./filters.ts";
import { addressOf, csvOf, type Sorting, STEP, sectionTable } from "./table.ts";

const LABELS: Record<UnitSystem, string> = { kN: "mm, cm", SI: "SI", kip: "inch" };

/** The name in /sections/IPE300; empty on /sections itself. */
const named = (): string => decodeURIComponent(location.pathname.replace(/^\/sections\/?/, ""));

function foundWords(name: string, found: number, guessed: boolean): string {
  if (guessed) return found ? `No section is called “${name}”; the nearest ones:` : `No section is called “${name}”, or anything like it.`;
  const count = `${found} section${found === 1 ? "" : "s"}`;
  return name ? `${count} in all families` : count;
}

const nameField = (value: string, onChange: () => void): HTMLInputElement =>
  el("input", { class: "field", type: "search", spellcheck: "false", autocomplete: "off", value, oninput: onChange });

function familyField(families: readonly Family[], meant: string | undefined, onChange: () => void): HTMLSelectElement {
  const field = el(
    "select",
    { class: "field", onchange: onChange },
    el("option", { value: ALL }, "All families"),
    ...families.map(({ key, label, names }) => el("option", { value: key }, `${label} (${names.length})`)),
  );
  field.value = families.find(({ names }) => meant && names.includes(meant))?.key ?? families[0]!.key;
  return field;
}

export function browser(library: SectionLibrary): HTMLElement {
  const families = familiesOf(library);
  const units = signal<UnitSystem>("kN");
  const at = named();
  const meant = library.canonical(at);
  let chosen: string[] = meant ? [meant] : [];
  let sorting: Sorting | null = null;
  let most = STEP;
  let shown: SectionProperties[] = [];

  const name = nameField(meant ? "" : at, () => fresh());
  const family = familyField(families, meant, () => fresh());
  const filters = rangeFields(
    () => units.get(),
    () => fresh(),
  );
  const status = el("p", { class: "hint", role: "status", id: "found" });
  const tablePlace = el("div", {});
  const detailPlace = el("div", {});
  const more = el("button", { type: "button", class: "button", onclick: () => drawTable((most += STEP)) }, "Show more");

  /** What is asked for has changed: from the top again. */
  function fresh(): void {
    const found = findNames(library, families, family.value, name.value);
    const ranges = filters.ranges();
    shown = found.names.map((item) => library.find(item)!).filter((section) => withinRanges(section, ranges));
    most = STEP;
    status.textContent = foundWords(name.value, shown.length, found.guessed);
    drawTable(most);
  }
  function drawTable(count: number): void {
    tablePlace.replaceChildren(
      sectionTable(
        { sections: shown, units: units.get(), sorting, most: count, chosen },
        {
          choose: (item) => choose([item]),
          compare: (item) => choose(chosen.length ? [chosen[0]!, item] : [item]),
          sort: (wanted) => {
            sorting = wanted;
            drawTable(most);
            tablePlace.querySelector<HTMLElement>("[aria-sort] button")?.focus();
          },
        },
      ),
    );
    more.hidden = shown.length <= count;
  }
  function choose(names: string[]): void {
    chosen = names;
    const address = addressOf(names[0]!);
    if (location.pathname !== address) history.pushState(null, "", address);
    drawTable(most);
    drawDetail();
  }
  function drawDetail(): void {
    document.title = `${chosen[0] ?? "Steel sections"} · Handoff`;
    const found = chosen.flatMap((item) => library.find(item) ?? []);
    if (found.length) detailPlace.replaceChildren(detail(found, units.get(), () => choose(chosen.slice(0, 1))));
    else detailPlace.replaceChildren(el("p", { class: "block hint" }, "Choose a section to see its outline and all its properties."));
  }
  const take = (): void => download("sections.csv", new Blob([csvOf(shown, units.get())], { type: "text/csv" }));

  window.addEventListener("popstate", () => {
    const back = library.canonical(named());
    chosen = back ? [back] : [];
    drawTable(most);
    drawDetail();
  });
  fresh();
  units.watch(() => {
    filters.relabel();
    fresh();
    drawDetail();
  });
  const asked = finder(name, family, units, take);
  asked.append(filters.node);
  return el("div", { class: "sections" }, asked, el("div", { class: "found" }, status, tablePlace, more), detailPlace);
}

const finder = (name: HTMLElement, family: HTMLElement, units: Signal<UnitSystem>, take: () => void): HTMLElement =>
  el(
    "div",
    { class: "block find-sections" },
    el("label", { class: "stack" }, "Name, however it is spelt", name),
    el("label", { class: "stack" }, "Family", family),
    radioButtons(
      "Units",
      SYSTEMS.map((value) => ({ value, label: LABELS[value] })),
      units,
    ),
    el("button", { type: "button", class: "button", onclick: take }, "Download CSV"),
  );
