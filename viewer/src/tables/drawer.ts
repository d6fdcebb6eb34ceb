/** The drawer of tables under the picture: tabs, find, CSV. */
import { el, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { toCsv } from "../exports/csv.ts";
import { download } from "../exports/download.ts";
import type { Session } from "../state/session.ts";
import { batched } from "../state/timing.ts";
import type { TableData } from "./column.ts";
import { TABLES, type TableName, table } from "./listing.ts";
import { tableView } from "./view.ts";

export function drawer(session: Session): HTMLElement {
  const view = tableView(session);
  let name: TableName = "members";
  let data: TableData | null = null;
  const refresh = async (): Promise<void> => {
    const wanted = name;
    const next = await table(session, wanted).catch((error: unknown) => failureNote("This table could not be made", error));
    if (wanted !== name) return;
    data = next instanceof HTMLElement ? null : next;
    panel.replaceChildren(next instanceof HTMLElement ? next : view.node);
    show(view.pager, data !== null);
    if (data) view.show(data);
  };
  const again = batched(() => void refresh());
  const panel = el(
    "div",
    { class: "table-scroll", role: "tabpanel", id: "table-panel", tabindex: "0", "aria-labelledby": "tab-members" },
    view.node,
  );
  const tabs = TABLES.map((entry) => ({
    ...entry,
    node: el(
      "button",
      { type: "button", role: "tab", id: `tab-${entry.name}`, "aria-controls": "table-panel", onclick: () => choose(entry.name) },
      entry.label,
    ),
  }));
  const root = el("section", { class: "tables", "aria-label": "Tables", "data-open": "true" });
  const choose = (next: TableName): void => {
    name = next;
    root.dataset.open = "true";
    toggle.textContent = "Hide tables";
    for (const tab of tabs) {
      tab.node.setAttribute("aria-selected", String(tab.name === next));
      tab.node.tabIndex = tab.name === next ? 0 : -1;
    }
    panel.setAttribute("aria-labelledby", `tab-${next}`);
    again();
  };
  const toggle = el(
    "button",
    {
      type: "button",
      class: "button small",
      onclick: () => {
        root.dataset.open = String(root.dataset.open === "false");
        toggle.textContent = root.dataset.open === "true" ? "Hide tables" : "Show tables";
      },
    },
    "Hide tables",
  );
  const list = el("div", { role: "tablist", "aria-label": "Tables", class: "group" }, ...tabs.map((tab) => tab.node));
  list.addEventListener("keydown", (event) => {
    const shown = tabs.filter((tab) => !tab.node.hidden);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = shown[(shown.findIndex((tab) => tab.name === name) + step + shown.length) % shown.length]!;
    choose(next.name);
    next.node.focus();
  });
  const find = el("input", {
    type: "search",
    class: "field find",
    placeholder: "Find id",
    "aria-label": "Find rows by id",
    oninput: () => view.find(find.value),
  });
  const csv = el(
    "button",
    {
      type: "button",
      class: "button small",
      onclick: () => {
        if (data)
          download(
            `${data.title.toLowerCase().replaceAll(" ", "-")}.csv`,
            new Blob(["\ufeff", toCsv(data, session.units.get())], { type: "text/csv" }),
          );
      },
    },
    "CSV",
  );
  root.append(el("div", { class: "tabs" }, list, el("span", { class: "spacer" }), find, csv, toggle), panel, view.pager);
  session.status.watch(({ is }) => {
    for (const tab of tabs) show(tab.node, !tab.results || is === "solved");
    if (is === "solved" && name === "members") choose(session.overview!.checks.length ? "checks" : "forces");
    else again();
  });
  session.set.watch(again);
  session.units.watch(again);
  session.selected.watch(() => view.reveal());
  choose("members");
  return root;
}
