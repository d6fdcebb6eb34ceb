/** Filters of a table as chips: pressed again, a chip lets its rows back; of a long list those chosen stand as chips. */
import { el, show } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import type { Chip, TableData } from "../tables/column.ts";

/** A list of more than these is chosen from. */
const MOST = 4;

export interface Filters {
  node: HTMLElement;
  /** Offers what a table can be narrowed by, and gives what is pressed; that stays so while the table is the same. */
  offer(data: TableData | null): Chip[][];
}

type List = NonNullable<TableData["filters"]>[number];

/** Pressed, or let go, one of a list's names. */
type Change = (label: string, name: string, on: boolean) => void;

function chipButton(label: string, { name, count }: Chip, on: boolean, change: Change): HTMLElement {
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
}

function chooser({ label, of: chips }: List, change: Change): HTMLElement {
  const select = el(
    "select",
    { class: "filter", "aria-label": label },
    el("option", { value: "" }, `${label}…`),
    ...chips.map(({ name, count }, i) => el("option", { value: i }, `${name} (${counted(count)})`)),
  );
  select.addEventListener("change", () => change(label, chips[Number(select.value)]!.name, true));
  return select;
}

/** A short list as its chips, a long one as those pressed and a menu of all. */
function chipGroup(list: List, pressed: ReadonlySet<string>, change: Change): HTMLElement {
  const { label, of: all } = list;
  const long = list.listed || all.length > MOST;
  // A chip that would find nothing is not offered.
  const chips = all.filter(({ name, count }) => pressed.has(name) || (!long && count > 0));
  return el(
    "span",
    { class: "chips", role: "group", "aria-label": `Filter by ${label.toLowerCase()}` },
    ...chips.map((chip) => chipButton(label, chip, pressed.has(chip.name), change)),
    ...(long ? [chooser(list, change)] : []),
  );
}

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
  const change: Change = (label, name, on) => {
    if (on) of(label).add(name);
    else of(label).delete(name);
    draw(`${label} ${name}`);
    keep(chosen());
  };
  const draw = (focus: string | null = null): void => {
    node.replaceChildren(...lists.map((list) => chipGroup(list, of(list.label), change)));
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
      if (data?.name !== table) pressed.clear();
      table = data?.name ?? null;
      lists = data?.filters ?? [];
      const offered = JSON.stringify(lists.map(({ label, of: chips }) => [label, chips.map(({ name, count }) => [name, count])]));
      if (offered !== drawn) draw((document.activeElement as HTMLElement | null)?.dataset.chip ?? null);
      drawn = offered;
      return chosen();
    },
  };
}
