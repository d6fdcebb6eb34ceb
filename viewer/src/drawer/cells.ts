/** What a table on the page is made of: headings that sort, rows that choose what they stand for, the way to other rows. */
import { el } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import { isNaught } from "../format/units.ts";
import { type Hit, membersOf } from "../model/hit.ts";
import { STATUS } from "../results/status.ts";
import type { Session } from "../state/session.ts";
import type { Column, TableData } from "../tables/column.ts";

/** The class of a pill by its word. */
const CLASSES = new Map(Object.entries(STATUS).map(([status, word]) => [word, status]));

/** Whether a row stands for what is selected, or a part of it. */
export function isChosen({ hit, also }: TableData, row: number, selected: Hit | null): boolean {
  const own = selected && hit(row);
  if (!own || own.kind !== selected.kind) return false;
  if (own.kind !== "member") return own.index === selected.index;
  const members = membersOf(selected);
  return (also?.(row) ?? [own.index]).some((member) => members.includes(member));
}

/** Words up to this many characters stand on one line. */
const LINE = 20;
const WRAPS = "text wraps";

/** Figures to the right, words to the left, sentences on as many lines as they need. */
function layoutOf({ quantity, wraps }: Column, value: number | string | null): string | null {
  if (typeof value === "number" || quantity) return null;
  return wraps && (value?.length ?? 0) > LINE ? WRAPS : "text";
}

function cell(session: Session, column: Column, row: number): HTMLElement {
  const value = column.value(row);
  const written = typeof value === "number" && column.quantity ? session.write(value, column.quantity) : String(value ?? "–");
  const shown = column.partial?.(row) && value !== null ? `≥ ${written}` : written;
  // Nothing governs a zero, nor what is written as one.
  const by = value && !isNaught(written) ? column.by?.(row) : null;
  const kind = layoutOf(column, value);
  // A long sentence is read to its end in the chosen row, or under the pointer.
  const content = column.pill
    ? el("span", { class: `pill ${CLASSES.get(shown) ?? "plain"}` }, shown)
    : kind === WRAPS
      ? el("div", { title: shown }, shown)
      : shown;
  return el("td", { class: kind, "data-by": column.by ? "" : null }, content, by ? el("span", { class: "by" }, by) : null);
}

export function line(session: Session, data: TableData, columns: readonly Column[], row: number): HTMLElement {
  const [first, ...rest] = columns;
  const one = data.hit(row);
  const all = data.also?.(row);
  const hit = one && all && all.length > 1 ? { ...one, all } : one;
  const choose = (): void => {
    if (hit) session.seek(hit);
  };
  const tr = el(
    "tr",
    { class: isChosen(data, row, session.selected.value) ? "chosen" : null },
    el("th", { scope: "row" }, el("button", { type: "button", onclick: choose }, String(first!.value(row)))),
    ...rest.map((column) => cell(session, column, row)),
  );
  tr.addEventListener("click", choose);
  tr.addEventListener("pointerenter", () => void (session.hovered.value = hit));
  tr.addEventListener("pointerleave", () => void (session.hovered.value = null));
  return tr;
}

export function heading(session: Session, column: Column, sort: "ascending" | "descending" | "none", onSort: () => void): HTMLElement {
  const symbol = column.quantity ? session.unit(column.quantity) : "";
  return el(
    "th",
    {
      scope: "col",
      "data-key": column.key,
      class: column.quantity === undefined ? "text" : null,
      "aria-sort": sort,
      "data-by": column.by ? `${column.title} by` : null,
    },
    el("button", { type: "button", onclick: onSort }, column.title, symbol ? el("small", {}, ` ${symbol}`) : null),
  );
}

/** Rows in one page: enough to scan, few enough that ten thousand never sit in the document. */
export const PAGE = 100;

export const pagesOf = (rows: number): number => Math.max(1, Math.ceil(rows / PAGE));

/** Which rows of how many are shown, and the way to the others. */
export function pagerParts(page: number, count: number, none: string, turn: (by: number) => void): HTMLElement[] {
  const pages = pagesOf(count);
  const range = count ? `${counted(page * PAGE + 1)}–${counted(Math.min(count, (page + 1) * PAGE))} of ${counted(count)}` : none;
  const step = (label: string, by: number): HTMLElement =>
    el("button", { type: "button", class: "button small", disabled: page + by < 0 || page + by >= pages, onclick: () => turn(by) }, label);
  return [el("span", { role: "status" }, range), ...(pages > 1 ? [step("Previous", -1), step("Next", 1)] : [])];
}
