/** The drawer of tables under the picture: tabs, find, CSV. */
import { el, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { download } from "../exports/download.ts";
import type { Session } from "../state/session.ts";
import { batched } from "../state/timing.ts";
import { filterChips } from "./chips.ts";
import type { TableData } from "./column.ts";
import { TABLES, type TableName, table } from "./listing.ts";
import { TableView } from "./view.ts";

interface Tabs {
  node: HTMLElement;
  mark(name: TableName): void;
  /** Tables of results once there are any, and those of members and plates where the model has them. */
  offer(results: boolean, has: { members: boolean; plates: boolean }): void;
}

/** One tab per table; the arrow keys step through those that are offered. */
function tabList(choose: (name: TableName) => void): Tabs {
  const tabs = TABLES.map((entry) => ({
    ...entry,
    node: el(
      "button",
      { type: "button", role: "tab", id: `tab-${entry.name}`, "aria-controls": "table-panel", onclick: () => choose(entry.name) },
      entry.label,
    ),
  }));
  const node = el("div", { role: "tablist", "aria-label": "Tables", class: "group" }, ...tabs.map((tab) => tab.node));
  node.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const shown = tabs.filter((tab) => !tab.node.hidden);
    const marked = shown.findIndex((tab) => tab.node.tabIndex === 0);
    const next = shown[(marked + step + shown.length) % shown.length]!;
    choose(next.name);
    next.node.focus();
  });
  return {
    node,
    mark: (name) => {
      for (const tab of tabs) {
        tab.node.setAttribute("aria-selected", String(tab.name === name));
        tab.node.tabIndex = tab.name === name ? 0 : -1;
      }
    },
    offer: (results, has) => {
      for (const tab of tabs) {
        const filled = tab.name === "plates" ? has.plates : has.members || (tab.name !== "members" && tab.name !== "forces");
        show(tab.node, (!tab.results || results) && filled);
      }
    },
  };
}

function csvButton(session: Session, shown: () => TableData | null): HTMLElement {
  const save = (): void => {
    const data = shown();
    if (!data) return;
    // Only of checks more may come: a file of some of them says so by its name.
    const part = data.title === "Checks" && session.missing.length ? "-not-whole" : "";
    const name = `${data.title.toLowerCase().replaceAll(" ", "-")}${part}.csv`;
    import("../exports/csv.ts").then(
      ({ toCsv }) => download(name, new Blob(["\ufeff", toCsv(data, session.units.get())], { type: "text/csv" })),
      (error: unknown) => session.report("The CSV could not be made", error),
    );
  };
  return el("button", { type: "button", class: "button small", onclick: save }, "CSV");
}

export function drawer(session: Session): HTMLElement {
  const panel = el("div", {
    class: "table-scroll",
    role: "tabpanel",
    id: "table-panel",
    tabindex: "0",
    "aria-labelledby": "tab-members",
  });
  const view = new TableView(session, panel);
  panel.append(view.node);
  let name: TableName = "members";
  let data: TableData | null = null;
  const filters = filterChips((lists) => view.keep(lists));
  const refresh = async (): Promise<void> => {
    const wanted = name;
    const next = await table(session, wanted).catch((error: unknown) => failureNote("This table could not be made", error));
    if (wanted !== name) return;
    data = next instanceof HTMLElement ? null : next;
    panel.replaceChildren(next instanceof HTMLElement ? next : view.node);
    show(view.pager, data !== null);
    const kept = filters.offer(data);
    if (data) view.show(data, kept);
  };
  const again = batched(() => void refresh());
  const root = el("section", { class: "tables", "aria-label": "Tables" });
  const toggle = el("button", { type: "button", class: "button small", onclick: () => open(root.dataset.open === "false") });
  const open = (on: boolean): void => {
    root.dataset.open = String(on);
    toggle.textContent = on ? "Hide tables" : "Show tables";
  };
  const choose = (next: TableName): void => {
    name = next;
    open(true);
    tabs.mark(next);
    panel.setAttribute("aria-labelledby", `tab-${next}`);
    again();
  };
  // Until a reader chooses a table, the page leads to the work list as soon as there is one.
  let led = true;
  const tabs = tabList((next) => {
    led = false;
    choose(next);
  });
  const find = el("input", {
    type: "search",
    class: "field find",
    placeholder: "Find",
    "aria-label": "Find in every column",
    oninput: () => view.find(find.value),
  });
  const csv = csvButton(session, () => data);
  root.append(
    el("div", { class: "tabs" }, tabs.node, el("span", { class: "spacer" }), el("div", { class: "group" }, find, csv, toggle)),
    filters.node,
    panel,
    view.pager,
  );
  const has = { members: session.model.model.members.length > 0, plates: (session.model.model.plates?.length ?? 0) > 0 };
  choose(has.members ? "members" : "nodes");
  session.status.watch(({ is }) => {
    tabs.offer(is === "solved", has);
    if (is === "solved" && led) choose(session.overview!.checks.length ? "checks" : has.members ? "forces" : "plates");
    else again();
  });
  session.units.watch(again);
  session.set.watch(() => {
    if (TABLES.find((entry) => entry.name === name)?.perSet) again();
  });
  session.arrived.watch(() => {
    if (name === "checks") again();
  });
  session.selected.watch(() => view.reveal());
  return root;
}
