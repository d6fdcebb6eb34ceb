/** The tabs of the tables: one to each that the model and its results fill. */
import { el, show } from "../controls/element.ts";
import { TABLES, type TableName } from "../tables/listing.ts";

/** Beside the tables, what the model itself says. */
export type TabName = TableName | "inputs";
const TABS: { name: TabName; label: string; results: boolean }[] = [...TABLES, { name: "inputs", label: "Inputs", results: false }];

export const isTab = (name: string | null): name is TabName => TABS.some((tab) => tab.name === name);

export interface Tabs {
  node: HTMLElement;
  mark(name: TabName): void;
  /** Tables of results once there are any, and those of members and plates where the model has them. */
  offer(results: boolean, has: { members: boolean; plates: boolean }): void;
}

/** One tab per table; the arrow keys step through those that are offered. */
export function tabList(choose: (name: TabName) => void): Tabs {
  const tabs = TABS.map((entry) => ({
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
