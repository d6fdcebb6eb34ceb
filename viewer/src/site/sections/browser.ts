/** Search, filters, table and details of sections; the address names the section that is shown. */
import type { SectionLibrary, SectionProperties } from "../../../../solver/src/model/sections/library.ts";
import { effect, type Signal, signal } from "../../base/signal.ts";
import { el } from "../../controls/element.ts";
import { radioButtons } from "../../controls/radio.ts";
import { download } from "../../files/download.ts";
import { SYSTEMS, type UnitSystem } from "../../format/units.ts";
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

/** What is asked for, what is found, and which of it is looked at. */
class Browser {
  readonly node: HTMLElement;
  private readonly families: Family[];
  private readonly units = signal<UnitSystem>("kN");
  private readonly name: HTMLInputElement;
  private readonly family: HTMLSelectElement;
  private readonly filters = rangeFields(
    () => this.units.value,
    () => this.search(),
  );
  private readonly status = el("p", { class: "hint", role: "status", id: "found" });
  private readonly table = el("div", {});
  private readonly detail = el("div", {});
  private readonly more = el(
    "button",
    { type: "button", class: "button", onclick: () => this.drawTable((this.most += STEP)) },
    "Show more",
  );
  private chosen: string[];
  private sorting: Sorting | null = null;
  private most = STEP;
  private shown: SectionProperties[] = [];

  constructor(private readonly library: SectionLibrary) {
    const at = named();
    const meant = library.canonical(at);
    this.chosen = meant ? [meant] : [];
    this.families = familiesOf(library);
    this.name = nameField(meant ? "" : at, () => this.search());
    this.family = familyField(this.families, meant, () => this.search());
    const asked = finder(this.name, this.family, this.units, () => this.save());
    asked.append(this.filters.node);
    // Where there is no room beside the list, the section that an address names stands before it.
    this.node = el("div", { class: "sections" }, asked, this.detail, el("div", { class: "found" }, this.status, this.table, this.more));
    window.addEventListener("popstate", () => this.goBack());
    effect(() => {
      this.filters.relabel();
      this.search();
      this.drawDetail();
    });
  }

  /** What is asked for has changed: from the top again. */
  private search(): void {
    const { library, name, family } = this;
    const found = findNames(library, this.families, family.value, name.value);
    const ranges = this.filters.ranges();
    this.shown = found.names.map((item) => library.find(item)!).filter((section) => withinRanges(section, ranges));
    this.most = STEP;
    this.status.textContent = foundWords(name.value, this.shown.length, found.guessed);
    this.drawTable(this.most);
  }

  private choose(names: string[]): void {
    this.chosen = names;
    const address = addressOf(names[0]!);
    if (location.pathname !== address) history.pushState(null, "", address);
    this.drawTable(this.most);
    this.drawDetail();
    const stacked = this.detail.getBoundingClientRect().bottom <= this.table.getBoundingClientRect().top;
    if (stacked) this.detail.scrollIntoView();
  }

  private goBack(): void {
    const back = this.library.canonical(named());
    this.chosen = back ? [back] : [];
    this.drawTable(this.most);
    this.drawDetail();
  }

  private save(): void {
    download("sections.csv", new Blob([csvOf(this.shown, this.units.value)], { type: "text/csv" }));
  }

  private drawTable(most: number): void {
    const { shown: sections, sorting, chosen } = this;
    const table = sectionTable(
      { sections, units: this.units.value, sorting, most, chosen },
      {
        choose: (item) => this.choose([item]),
        compare: (item) => this.choose(chosen.length ? [chosen[0]!, item] : [item]),
        sort: (wanted) => {
          this.sorting = wanted;
          this.drawTable(this.most);
          this.table.querySelector<HTMLElement>("[aria-sort] button")?.focus();
        },
      },
    );
    this.table.replaceChildren(table);
    this.more.hidden = sections.length <= most;
  }

  private drawDetail(): void {
    const { chosen } = this;
    document.title = `${chosen[0] ?? "Steel sections"} · Handoff`;
    const found = chosen.flatMap((item) => this.library.find(item) ?? []);
    this.detail.replaceChildren(
      found.length
        ? detail(found, this.units.value, () => this.choose(chosen.slice(0, 1)))
        : el("p", { class: "block hint" }, "Choose a section to see its outline and all its properties."),
    );
  }
}

export const browser = (library: SectionLibrary): HTMLElement => new Browser(library).node;

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
