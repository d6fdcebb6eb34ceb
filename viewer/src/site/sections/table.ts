/** The table of sections: sorted by any column, some hundred rows at a time. */
import type { SectionProperties } from "../../../../solver/src/model/sections/library.ts";
import { el } from "../../controls/element.ts";
import { toCsv } from "../../exports/csv.ts";
import { number, type UnitSystem, unitSymbol } from "../../format/units.ts";
import { type Column, order, type TableData } from "../../tables/column.ts";
import { LISTED, PROPERTIES, type Property } from "./property.ts";

/** Rows shown before the reader asks for more. */
export const STEP = 150;

export interface Sorting {
  column: number;
  descending: boolean;
}

const columnsOf = (sections: SectionProperties[], properties: readonly Property[]): Column[] => [
  { key: "name", title: "Name", value: (row) => sections[row]!.name },
  ...properties.map(({ label, quantity, of }): Column => ({ key: label, title: label, quantity, value: (row) => of(sections[row]!) })),
];

/** Every property of the sections, in the units shown. */
export function csvOf(sections: SectionProperties[], units: UnitSystem): string {
  const data: TableData = {
    name: "sections",
    title: "Sections",
    caption: "Sections",
    rows: sections.length,
    columns: columnsOf(sections, PROPERTIES),
    hit: () => null,
  };
  return toCsv(data, units);
}

interface Shown {
  sections: SectionProperties[];
  units: UnitSystem;
  /** Null: in the catalogue's order, or the search's. */
  sorting: Sorting | null;
  most: number;
  chosen: string[];
}
interface Heard {
  choose(name: string): void;
  compare(name: string): void;
  sort(sorting: Sorting): void;
}

/** An address may have no bare slash in a name such as HSS6x4x1/4; the service reads it either way. */
export const addressOf = (name: string): string => `/sections/${name.split("/").map(encodeURIComponent).join("/")}`;

export function sectionTable({ sections, units, sorting, most, chosen }: Shown, heard: Heard): HTMLElement {
  const columns = columnsOf(sections, LISTED);
  const rows = order([...sections.keys()], sorting ? columns[sorting.column]! : null, sorting?.descending ?? false);
  const head = ({ title, quantity }: Column, index: number): HTMLElement => {
    const sorted = sorting?.column === index ? (sorting.descending ? "descending" : "ascending") : null;
    const symbol = quantity ? unitSymbol(quantity, units) : "";
    const descending = sorting?.column === index ? !sorting.descending : false;
    return el(
      "th",
      { scope: "col", "aria-sort": sorted },
      el(
        "button",
        { type: "button", onclick: () => heard.sort({ column: index, descending }) },
        title,
        symbol ? el("small", {}, ` ${symbol}`) : null,
      ),
    );
  };
  const line = (row: number): HTMLElement => {
    const section = sections[row]!;
    const follow = (event: Event): void => {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      heard.choose(section.name);
    };
    return el(
      "tr",
      { class: chosen.includes(section.name) ? "chosen" : null },
      el("th", { scope: "row" }, el("a", { href: addressOf(section.name), onclick: follow }, section.name)),
      ...LISTED.map(({ quantity, of }) => el("td", {}, number(of(section), quantity, units))),
      el(
        "td",
        {},
        el(
          "button",
          {
            type: "button",
            class: "button small",
            "aria-label": `Compare with ${section.name}`,
            disabled: chosen[0] === section.name,
            onclick: () => heard.compare(section.name),
          },
          "Compare",
        ),
      ),
    );
  };
  return el(
    "div",
    { class: "scroll sections-scroll", tabindex: "0", role: "region", "aria-label": "Table of sections" },
    el(
      "table",
      { class: "data sections-table" },
      el("caption", {}, "Sections"),
      el("thead", {}, el("tr", {}, ...columns.map(head), el("th", { scope: "col" }, el("span", { class: "sr" }, "Compare")))),
      el("tbody", {}, ...rows.slice(0, most).map(line)),
    ),
  );
}
