/** Filters of a table as chips: pressed again, a chip lets its rows back; of a long list those chosen stand as chips. */
import { el, show } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import type { Chip, TableData } from "./column.ts";

/** A list of more than these is chosen from. */
const MOST = 4;

export interface Filters {
  node: HTMLElement;
  /** Offers what a table can be narrowed by, and gives what is pressed; that stays so while the table is the same. */
  offer(data: TableData | null): Chip[][];
}

type List = NonNullable<TableData["filters"]>[number];

/** `keep` hears which chips of each list are pressed, whenever that changes. */
export function filterChips(keep: (lists: Chip[][]) => void): Filters {
  const node = el("div", { class: "filters" });
  const pressed = new Map<string, Set<string>>();
  let lists: List[] = [];
  let table: string | null = null;
  let drawn = "";

  const of = (label: string): Set<string> => pressed.get(label) ?? pressed.set(label, new Set()).get(label)!;
  const chosen = (): Chip[][] =>
    lists.map(({ label, of: chips }) => chips.filter(({ name }) => of(label).has(name))).filter((list) => list.length);
  const change = (label: string, name: string, on: boolean): void => {
    if (on) of(label).add(name);
    else of(label).delete(name);
    draw(`${label} ${name}`);
    keep(chosen());
  };

  const button = ({ label }: List, { name, count }: Chip): HTMLElement => {
    const on = of(label).has(name);
    return el(
      "button",
      {
        type: "button",
        class: "filter",
        "aria-pressed": String(on),
        "data-chip": `${label} ${name}`,
        onclick: () => change(label, name, !on),
      },
      `${name} `,
      el("span", { class: "count" }, counted(count)),
    );
  };
  const chooser = (list: List): HTMLElement => {
    const select = el(
      "select",
      { class: "filter", "aria-label": list.label },
      el("option", { value: "" }, `${list.label}…`),
      ...list.of.map(({ name, count }, i) => el("option", { value: i }, `${name} (${counted(count)})`)),
    );
    select.addEventListener("change", () => change(list.label, list.of[Number(select.value)]!.name, true));
    return select;
  };
  const group = (list: List): HTMLElement => {
    const long = list.listed || list.of.length > MOST;
    const chips = long ? list.of.filter(({ name }) => of(list.label).has(name)) : list.of;
    return el(
      "span",
      { class: "chips", role: "group", "aria-label": `Filter by ${list.label.toLowerCase()}` },
      ...chips.map((chip) => button(list, chip)),
      ...(long ? [chooser(list)] : []),
    );
  };
  const draw = (focus: string | null = null): void => {
    node.replaceChildren(...lists.map(group));
    show(node, lists.length > 0);
    // What was pressed keeps the focus; a chip that went gives it to where it can be chosen again.
    if (focus === null) return;
    const chips = [...node.querySelectorAll<HTMLElement>("[data-chip]")];
    const list = lists.findIndex(({ label }) => focus.startsWith(`${label} `));
    (chips.find((chip) => chip.dataset.chip === focus) ?? node.children[list]?.querySelector<HTMLElement>("select"))?.focus();
  };

  return {
    node,
    offer: (data) => {
      if (data?.title !== table) pressed.clear();
      table = data?.title ?? null;
      lists = data?.filters ?? [];
      const offered = JSON.stringify(lists.map(({ label, of: chips }) => [label, chips.map(({ name, count }) => [name, count])]));
      if (offered !== drawn) draw((document.activeElement as HTMLElement | null)?.dataset.chip ?? null);
      drawn = offered;
      return chosen();
    },
  };
}
