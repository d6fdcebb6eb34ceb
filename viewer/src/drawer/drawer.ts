/** The drawer of tables under the picture: tabs, find, CSV. */
import { computed, effect, follow, type ReadonlySignal, signal } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { csvName, toCsv } from "../exports/csv.ts";
import { download } from "../files/download.ts";
import { counted } from "../format/counts.ts";
import type { Session } from "../state/session.ts";
import type { TableData } from "../tables/column.ts";
import { table } from "../tables/listing.ts";
import { filterChips } from "./chips.ts";
import { copyCells } from "./copying.ts";
import { isTab, type TabName, tabList } from "./tabs.ts";
import { TableView } from "./view.ts";

function csvButton(session: Session, shown: Shown): HTMLElement {
  const save = async (): Promise<void> => {
    // Of the tab that is chosen, and not of the one before whose rows still stand there.
    const data = await shown.coming;
    if (!data) return;
    // Where the reader has gone on to another table by now, what is found there says nothing of this one.
    const only = data === shown.data ? shown.found.value : null;
    // Only of checks more may come: a file of some of them says so by its name.
    const part = `${only && only.length < data.rows ? "-found" : ""}${data.name === "checks" && session.missing.length ? "-not-whole" : ""}`;
    download(
      `${csvName(data.title.toLowerCase(), data.of)}${part}.csv`,
      new Blob(["\ufeff", toCsv(data, session.units.value, only)], { type: "text/csv" }),
    );
  };
  const take = (): void => void save().catch((error: unknown) => session.report("The CSV could not be made", error));
  const button = el("button", { type: "button", class: "button small", onclick: take });
  effect(() => {
    const rows = shown.found.value;
    button.textContent = rows && rows.length < (shown.data?.rows ?? 0) ? `CSV of ${counted(rows.length)}` : "CSV";
  });
  return button;
}

/** The table that is shown, renewed when what it shows has changed. */
class Shown {
  data: TableData | null = null;
  /** What was asked for last; null where it could not be made. */
  coming: Promise<TableData | null> = Promise.resolve(null);
  readonly panel = el("div", { class: "table-scroll", role: "tabpanel", id: "table-panel", tabindex: "0" });
  /** Rows that are found, in the order of the table; null before there is one. */
  readonly found = signal<readonly number[] | null>(null);
  readonly view: TableView;
  readonly filters = filterChips((lists) => this.view.keep(lists));

  constructor(
    private readonly session: Session,
    name: ReadonlySignal<TabName>,
  ) {
    this.view = new TableView(session, this.panel, (rows) => void (this.found.value = rows));
    effect(() => this.panel.setAttribute("aria-labelledby", `tab-${name.value}`));
    follow(
      () => {
        const content = this.content(name.value);
        return () => content;
      },
      (content) => this.put(content),
      (error) => this.put(() => failureNote("This table could not be made", error)),
    );
    effect(() => {
      void session.selected.value;
      this.view.reveal();
    });
  }

  /** What the model itself says is fetched for whoever looks, and renews itself. */
  private content(name: TabName): Promise<TableData | (() => HTMLElement)> {
    const { session } = this;
    if (name === "inputs")
      return import("../inputs/panel.ts").then(
        ({ inputsPanel }) =>
          () =>
            inputsPanel(session),
      );
    // Written in these units.
    void session.units.value;
    const data = table(session, name);
    this.coming = data.catch(() => null);
    return data;
  }

  private put(content: TableData | (() => HTMLElement)): void {
    const data = typeof content === "function" ? null : content;
    this.data = data;
    this.panel.replaceChildren(typeof content === "function" ? content() : this.view.node);
    show(this.view.pager, data !== null);
    const kept = this.filters.offer(data);
    if (data) this.view.show(data, kept);
  }
}

export function drawer(session: Session): HTMLElement {
  // Until a reader chooses a table, the page leads to the work list as soon as there is one.
  const name = computed((): TabName => {
    const chosen = session.tab.value;
    if (isTab(chosen)) return chosen;
    const { members } = session.parts;
    if (!session.isSolved) return members.size ? "members" : "nodes";
    if (session.standing !== "checking" && session.checks.length) return "checks";
    return members.size ? "forces" : "plates";
  });
  const shown = new Shown(session, name);
  const { panel, view, filters } = shown;
  const root = el("section", { class: "tables", "aria-label": "Tables" });
  const toggle = el("button", { type: "button", class: "button small", onclick: () => open(root.dataset.open === "false") });
  const open = (on: boolean): void => {
    root.dataset.open = String(on);
    toggle.textContent = on ? "Hide" : "Show";
    toggle.ariaLabel = on ? "Hide tables" : "Show tables";
  };
  const tabs = tabList((next) => {
    session.tab.value = next;
    open(true);
  });
  const find = el("input", {
    type: "search",
    class: "field find",
    placeholder: "Find",
    "aria-label": "Find in every column",
    oninput: () => view.find(find.value),
  });
  root.addEventListener("copy", copyCells);
  const csv = csvButton(session, shown);
  root.append(
    el("div", { class: "tabs" }, tabs.node, el("span", { class: "spacer" }), el("div", { class: "group" }, find, csv, toggle)),
    filters.node,
    panel,
    view.pager,
  );
  effect(() => tabs.offer(session.isSolved, { members: session.parts.members.size > 0, plates: session.parts.plates.size > 0 }));
  effect(() => {
    tabs.mark(name.value);
    open(true);
  });
  return root;
}
