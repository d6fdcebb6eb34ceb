/** A table on the page: sortable headings, pages of rows, rows that choose what they stand for. */
import { el } from "../controls/element.ts";
import type { Session } from "../state/session.ts";
import { type Column, order, type TableData } from "./column.ts";

/** Rows in one page: enough to scan, few enough that ten thousand never sit in the document. */
const PAGE = 100;
const CLASSES: Record<string, string> = {
  pass: "pass",
  fail: "fail",
  "cannot verify": "cannot_verify",
  skipped: "skipped",
  "not covered": "not_covered",
};

export interface TableView {
  node: HTMLElement;
  pager: HTMLElement;
  show(data: TableData): void;
  find(text: string): void;
  reveal(): void;
}

const same = (a: { kind: string; index: number } | null, b: { kind: string; index: number } | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && a.index === b.index;

export function tableView(session: Session): TableView {
  const node = el("table", { class: "data" });
  const pager = el("div", { class: "pager" });
  let data: TableData | null = null;
  let rows: number[] = [];
  let sorted: { column: number; descending: boolean } | null = null;
  let page = 0;
  let wanted = "";

  const cell = (column: Column, row: number): HTMLElement => {
    const value = column.value(row);
    const shown = typeof value === "number" && column.quantity ? session.write(value, column.quantity) : String(value ?? "–");
    const by = column.by?.(row);
    const content = column.pill ? el("span", { class: `pill ${CLASSES[shown] ?? "plain"}` }, shown) : shown;
    return el(
      "td",
      { class: typeof value === "number" || column.quantity ? null : "text" },
      content,
      by ? el("span", { class: "by" }, by) : null,
    );
  };
  const line = (row: number): HTMLElement => {
    const hit = data!.hit(row);
    const choose = (): void => {
      if (hit) session.selected.set(hit);
    };
    const [first, ...rest] = data!.columns;
    const tr = el(
      "tr",
      { class: same(hit, session.selected.get()) ? "chosen" : null },
      el("th", { scope: "row" }, el("button", { type: "button", onclick: choose }, String(first!.value(row)))),
      ...rest.map((column) => cell(column, row)),
    );
    tr.addEventListener("click", choose);
    tr.addEventListener("pointerenter", () => session.hovered.set(hit));
    tr.addEventListener("pointerleave", () => session.hovered.set(null));
    return tr;
  };
  const heading = (column: Column, i: number): HTMLElement => {
    const symbol = column.quantity ? session.unit(column.quantity) : "";
    const numeric = column.quantity !== undefined;
    const sort = sorted?.column === i ? (sorted.descending ? "descending" : "ascending") : "none";
    return el(
      "th",
      { scope: "col", class: numeric ? null : "text", "aria-sort": sort },
      el(
        "button",
        {
          type: "button",
          onclick: () => {
            sorted = { column: i, descending: sorted?.column === i && !sorted.descending };
            page = 0;
            arrange();
            focusHead(i);
          },
        },
        column.title,
        symbol ? el("small", {}, ` ${symbol}`) : null,
      ),
    );
  };
  const focusHead = (i: number): void => node.querySelectorAll<HTMLElement>("thead button")[i]?.focus();
  const arrange = (): void => {
    if (!data) return;
    const all = Array.from({ length: data.rows }, (_, i) => i);
    const kept = wanted ? all.filter((row) => String(data!.columns[0]!.value(row)).toLowerCase().includes(wanted)) : all;
    rows = order(kept, sorted ? (data.columns[sorted.column] ?? null) : null, sorted?.descending ?? false);
    draw();
  };
  const draw = (): void => {
    if (!data) return;
    const pages = Math.max(1, Math.ceil(rows.length / PAGE));
    page = Math.min(page, pages - 1);
    node.replaceChildren(
      el("caption", {}, data.caption),
      el("thead", {}, el("tr", {}, ...data.columns.map(heading))),
      el("tbody", {}, ...rows.slice(page * PAGE, (page + 1) * PAGE).map(line)),
    );
    const step = (label: string, by: number): HTMLElement =>
      el(
        "button",
        {
          type: "button",
          class: "button small",
          disabled: page + by < 0 || page + by >= pages,
          onclick: () => {
            page += by;
            draw();
          },
        },
        label,
      );
    const range = rows.length
      ? `${page * PAGE + 1}–${Math.min(rows.length, (page + 1) * PAGE)} of ${rows.length.toLocaleString("en")}`
      : "no rows";
    pager.replaceChildren(el("span", { role: "status" }, range), ...(pages > 1 ? [step("Previous", -1), step("Next", 1)] : []));
  };
  return {
    node,
    pager,
    show: (next) => {
      if (next.title !== data?.title || next.columns.length !== data.columns.length) {
        sorted = null;
        page = 0;
      }
      data = next;
      arrange();
    },
    find: (text) => {
      wanted = text.trim().toLowerCase();
      page = 0;
      arrange();
    },
    reveal: () => {
      if (!data) return;
      const hit = session.selected.get();
      const place = hit ? rows.findIndex((row) => same(data!.hit(row), hit)) : -1;
      if (place >= 0) page = Math.floor(place / PAGE);
      draw();
      node.querySelector("tr.chosen")?.scrollIntoView({ block: "nearest" });
    },
  };
}
