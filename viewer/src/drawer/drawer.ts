/** The drawer of tables under the picture: tabs, find, CSV. */

import { signal } from "../base/signal.ts";
import { batched } from "../base/timing.ts";
import { el, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import type { Reopen } from "../design/trails.ts";
import { csvName, toCsv } from "../exports/csv.ts";
import { download } from "../files/download.ts";
import { counted } from "../format/counts.ts";
import type { Session } from "../state/session.ts";
import type { TableData } from "../tables/column.ts";
import { TABLES, table } from "../tables/listing.ts";
import { filterChips } from "./chips.ts";
import { copyCells } from "./copying.ts";
import { type TabName, tabList } from "./tabs.ts";
import { TableView } from "./view.ts";

function csvButton(session: Session, shown: Shown): HTMLElement {
  const save = async (): Promise<void> => {
    // Of the tab that is chosen, and not of the one before whose rows still stand there.
    const data = await shown.coming;
    if (!data) return;
    // Where the reader has gone on to another table by now, what is found there says nothing of this one.
    const only = data === shown.data ? shown.found.get() : null;
    // Only of checks more may come: a file of some of them says so by its name.
    const part = `${only && only.length < data.rows ? "-found" : ""}${data.title === "Checks" && session.missing.length ? "-not-whole" : ""}`;
    download(
      `${csvName(data.title.toLowerCase(), data.of)}${part}.csv`,
      new Blob(["\ufeff", toCsv(data, session.units.get(), only)], { type: "text/csv" }),
    );
  };
  const take = (): void => void save().catch((error: unknown) => session.report("The CSV could not be made", error));
  const button = el("button", { type: "button", class: "button small", onclick: take });
  shown.found.watch((rows) => {
    button.textContent = rows && rows.length < (shown.data?.rows ?? 0) ? `CSV of ${counted(rows.length)}` : "CSV";
  });
  return button;
}

/** The table that is shown, renewed as often as it is asked for; a newer wish outruns an older answer. */
class Shown {
  data: TableData | null = null;
  /** What was asked for last; null where it could not be made. */
  coming: Promise<TableData | null> = Promise.resolve(null);
  readonly panel = el("div", {
    class: "table-scroll",
    role: "tabpanel",
    id: "table-panel",
    tabindex: "0",
    "aria-labelledby": "tab-members",
  });
  /** Rows that are found, in the order of the table; null before there is one. */
  readonly found = signal<readonly number[] | null>(null);
  readonly view: TableView;
  readonly filters = filterChips((lists) => this.view.keep(lists));
  readonly renew = batched(() => {
    this.coming = this.refresh();
  });
  name: TabName = "members";
  private turn = 0;

  constructor(
    private readonly session: Session,
    private readonly reopen: Reopen,
  ) {
    this.view = new TableView(session, this.panel, this.found.set);
    this.panel.append(this.view.node);
  }

  choose(name: TabName): void {
    this.name = name;
    this.panel.setAttribute("aria-labelledby", `tab-${name}`);
    this.renew();
  }

  /** What the model itself says; fetched for whoever looks, and kept while it is being changed. */
  private async inputs(mine: number): Promise<void> {
    if (this.panel.querySelector(".inputs")) return;
    const node = await import("../inputs/panel.ts").then(
      ({ inputsPanel }) => inputsPanel(this.session, this.reopen),
      (error: unknown) => failureNote("The inputs could not be shown", error),
    );
    if (mine !== this.turn) return;
    this.data = null;
    this.panel.replaceChildren(node);
    this.filters.offer(null);
    show(this.view.pager, false);
  }

  private async refresh(): Promise<TableData | null> {
    const mine = ++this.turn;
    if (this.name === "inputs") {
      await this.inputs(mine);
      return null;
    }
    const next = await table(this.session, this.name).catch((error: unknown) => failureNote("This table could not be made", error));
    const data = next instanceof HTMLElement ? null : next;
    if (mine !== this.turn) return data;
    this.data = data;
    this.panel.replaceChildren(next instanceof HTMLElement ? next : this.view.node);
    show(this.view.pager, data !== null);
    const kept = this.filters.offer(data);
    if (data) this.view.show(data, kept);
    return data;
  }
}

/** Renews the table when what it shows has changed. */
function follow(session: Session, shown: Shown): void {
  const { renew, view } = shown;
  session.units.watch(renew);
  session.set.watch(() => {
    if (TABLES.find(({ name }) => name === shown.name)?.perSet) renew();
  });
  session.arrived.watch(() => {
    if (shown.name === "checks") renew();
  });
  session.selected.watch(() => view.reveal());
}

/** The table that the reader chose, over a change of the model. */
let kept: TabName | null = null;

/** Reopens the page on a model that was changed in the inputs. */
export function drawer(session: Session, reopen: Reopen): HTMLElement {
  const shown = new Shown(session, reopen);
  const { panel, view, filters } = shown;
  const root = el("section", { class: "tables", "aria-label": "Tables" });
  const toggle = el("button", { type: "button", class: "button small", onclick: () => open(root.dataset.open === "false") });
  const open = (on: boolean): void => {
    root.dataset.open = String(on);
    toggle.textContent = on ? "Hide" : "Show";
    toggle.ariaLabel = on ? "Hide tables" : "Show tables";
  };
  const choose = (next: TabName): void => {
    open(true);
    tabs.mark(next);
    shown.choose(next);
  };
  // Until a reader chooses a table, the page leads to the work list as soon as there is one.
  let led = kept === null;
  const tabs = tabList((next) => {
    led = false;
    kept = next;
    choose(next);
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
  const has = { members: session.model.model.members.length > 0, plates: (session.model.model.plates?.length ?? 0) > 0 };
  const fits = (name: TabName): boolean =>
    name === "plates" ? has.plates : has.members || (name !== "members" && name !== "forces" && name !== "checks");
  const first = has.members ? "members" : "nodes";
  choose(kept === "inputs" ? kept : first);
  session.status.watch(({ is }) => {
    tabs.offer(is === "solved", has);
    if (is === "solved" && kept && fits(kept)) choose(kept);
    else if (is === "solved" && led) choose(session.overview!.checks.length ? "checks" : has.members ? "forces" : "plates");
    else shown.renew();
  });
  follow(session, shown);
  return root;
}
