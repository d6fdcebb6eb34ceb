/** A table on the page: sortable headings, pages of rows, rows that choose what they stand for. */
import { el } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import type { Session } from "../state/session.ts";
import { type Chip, type Column, order, type TableData } from "./column.ts";
import { Rows } from "./rows.ts";
import { Search } from "./search.ts";

/** Rows in one page: enough to scan, few enough that ten thousand never sit in the document. */
const PAGE = 100;
const CLASSES: Record<string, string> = {
  pass: "pass",
  fail: "fail",
  "cannot verify": "cannot_verify",
  incomplete: "incomplete",
  skipped: "skipped",
  "not covered": "not_covered",
};

export interface TableView {
  node: HTMLElement;
  pager: HTMLElement;
  show(data: TableData, kept: Chip[][]): void;
  find(text: string): void;
  /** The rows that one of each list keeps. */
  keep(lists: Chip[][]): void;
  reveal(): void;
}

const same = (a: { kind: string; index: number } | null, b: { kind: string; index: number } | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && a.index === b.index;

function cell(session: Session, column: Column, row: number): HTMLElement {
  const value = column.value(row);
  const written = typeof value === "number" && column.quantity ? session.write(value, column.quantity) : String(value ?? "–");
  const shown = column.partial?.(row) && value !== null ? `≥ ${written}` : written;
  // Nothing governs a zero.
  const by = value ? column.by?.(row) : null;
  const content = column.pill ? el("span", { class: `pill ${CLASSES[shown] ?? "plain"}` }, shown) : shown;
  return el(
    "td",
    { class: typeof value === "number" || column.quantity ? null : "text" },
    content,
    by ? el("span", { class: "by" }, by) : null,
  );
}

/** Whether a row stands for what is selected. */
const isChosen = ({ hit, also }: TableData, row: number, selected: ReturnType<TableData["hit"]>): boolean =>
  same(hit(row), selected) || (selected?.kind === "member" && (also?.(row).includes(selected.index) ?? false));

function line(session: Session, data: TableData, columns: readonly Column[], row: number): HTMLElement {
  const [first, ...rest] = columns;
  const hit = data.hit(row);
  const choose = (): void => {
    if (hit) session.seek(hit);
  };
  const tr = el(
    "tr",
    { class: isChosen(data, row, session.selected.get()) ? "chosen" : null },
    el("th", { scope: "row" }, el("button", { type: "button", onclick: choose }, String(first!.value(row)))),
    ...rest.map((column) => cell(session, column, row)),
  );
  tr.addEventListener("click", choose);
  tr.addEventListener("pointerenter", () => session.hovered.set(hit));
  tr.addEventListener("pointerleave", () => session.hovered.set(null));
  return tr;
}

function heading(session: Session, column: Column, sort: "ascending" | "descending" | "none", onSort: () => void): HTMLElement {
  const symbol = column.quantity ? session.unit(column.quantity) : "";
  return el(
    "th",
    { scope: "col", class: column.quantity === undefined ? "text" : null, "aria-sort": sort },
    el("button", { type: "button", onclick: onSort }, column.title, symbol ? el("small", {}, ` ${symbol}`) : null),
  );
}

function says({ value }: Column, rows: number): boolean {
  for (let row = 0; row < rows; row++) if (value(row)) return true;
  return false;
}

/** Into sight within its pane alone: the page itself stays where its reader is. */
function bring(row: Element, pane: HTMLElement): void {
  const [{ top, bottom }, room] = [row.getBoundingClientRect(), pane.getBoundingClientRect()];
  const head = pane.querySelector("thead")?.getBoundingClientRect().height ?? 0;
  if (top < room.top + head) pane.scrollTop -= room.top + head - top;
  else if (bottom > room.bottom) pane.scrollTop += bottom - room.bottom;
}

/** Which rows of how many are shown, and the way to the others. */
function pagerParts(page: number, count: number, none: string, turn: (by: number) => void): HTMLElement[] {
  const pages = Math.max(1, Math.ceil(count / PAGE));
  const range = count ? `${counted(page * PAGE + 1)}–${counted(Math.min(count, (page + 1) * PAGE))} of ${counted(count)}` : none;
  const step = (label: string, by: number): HTMLElement =>
    el("button", { type: "button", class: "button small", disabled: page + by < 0 || page + by >= pages, onclick: () => turn(by) }, label);
  return [el("span", { role: "status" }, range), ...(pages > 1 ? [step("Previous", -1), step("Next", 1)] : [])];
}

/** `pane` is what it scrolls in. */
export function tableView(session: Session, pane: HTMLElement): TableView {
  const node = el("table", { class: "data" });
  const body = new Rows(pane);
  const pager = el("div", { class: "pager" });
  let data: TableData | null = null;
  let search: Search | null = null;
  let rows: number[] = [];
  /** Places of the columns that say something of some row. */
  let seen: number[] = [];
  let sorted: { column: number; descending: boolean } | null = null;
  let page = 0;
  let wanted = "";
  let kept: Chip[][] = [];
  const sortBy = (column: number): void => {
    // Of numbers the largest matter: the first press puts them on top.
    const numbers = data?.columns[column]?.quantity !== undefined;
    sorted = { column, descending: sorted?.column === column ? !sorted.descending : numbers };
    page = 0;
    arrange();
    node.querySelectorAll<HTMLElement>("thead button")[seen.indexOf(column)]?.focus();
  };
  const arrange = (): void => {
    if (!data) return;
    const { columns } = data;
    const finds = wanted ? search!.for(wanted) : null;
    const all = Array.from({ length: data.rows }, (_, i) => i);
    const found = all.filter((row) => kept.every((list) => list.some((chip) => chip.keeps(row))) && (finds?.(row) ?? true));
    rows = order(found, sorted ? (columns[sorted.column] ?? null) : null, sorted?.descending ?? false);
    draw();
  };
  const draw = (): void => {
    if (!data) return;
    const shown = data;
    page = Math.min(page, Math.max(1, Math.ceil(rows.length / PAGE)) - 1);
    const sortOf = (i: number) => (sorted?.column === i ? (sorted.descending ? "descending" : "ascending") : "none");
    node.replaceChildren(
      el("caption", {}, shown.caption),
      el("thead", {}, el("tr", {}, ...seen.map((i) => heading(session, shown.columns[i]!, sortOf(i), () => sortBy(i))))),
      body.node,
    );
    const first = page * PAGE;
    const columns = seen.map((i) => shown.columns[i]!);
    body.show(Math.min(PAGE, rows.length - first), (place) => line(session, shown, columns, rows[first + place]!));
    pager.replaceChildren(
      ...pagerParts(page, rows.length, (data.rows === 0 && data.none) || "no rows", (by) => {
        page += by;
        draw();
      }),
    );
  };
  return {
    node,
    pager,
    show: (next, lists) => {
      if (next.title !== data?.title || next.columns.length !== data.columns.length) {
        sorted = next.worst === undefined ? null : { column: next.worst, descending: true };
        page = 0;
      }
      data = next;
      seen = next.columns.flatMap((column, i) => (column.seldom && !says(column, next.rows) ? [] : [i]));
      search = new Search(next.columns, session.write);
      kept = lists;
      arrange();
    },
    find: (text) => {
      wanted = text.trim().toLowerCase();
      page = 0;
      arrange();
    },
    keep: (lists) => {
      kept = lists;
      page = 0;
      arrange();
    },
    reveal: () => {
      const shown = data;
      if (!shown) return;
      const hit = session.selected.get();
      const place = hit ? rows.findIndex((row) => isChosen(shown, row, hit)) : -1;
      const before = page;
      if (place >= 0) page = Math.floor(place / PAGE);
      // On the same page only the mark moves.
      if (page !== before) draw();
      if (place >= 0) body.reach(place - page * PAGE + 1);
      const lines = [...body.node.children];
      lines.forEach((tr, i) => {
        tr.classList.toggle("chosen", isChosen(shown, rows[page * PAGE + i]!, hit));
      });
      const chosen = lines.find((tr) => tr.classList.contains("chosen"));
      if (chosen) bring(chosen, pane);
    },
  };
}
