/** A table on paper. */
import { el } from "../controls/element.ts";
import type { Session } from "../state/session.ts";
import { order, type TableData } from "../tables/column.ts";

/** Printing thousands of rows helps nobody; what is left out is said. */
const ROWS = 400;

/** The worst first where the table says how; `most` rows of those that `keeps` lets through. */
export function printedTable(data: TableData, session: Session, most = ROWS, keeps: (row: number) => boolean = () => true): HTMLElement {
  const all = Array.from({ length: data.rows }, (_, row) => row).filter(keeps);
  const rows = order(all, data.worst === undefined ? null : data.columns[data.worst]!, true).slice(0, most);
  const head = data.columns.map((column) => {
    const unit = column.quantity ? session.unit(column.quantity) : "";
    return el("th", { scope: "col", class: column.quantity ? null : "text" }, unit ? `${column.title} (${unit})` : column.title);
  });
  return el(
    "div",
    {},
    el(
      "table",
      { class: "lines" },
      el("thead", {}, el("tr", {}, ...head)),
      el("tbody", {}, ...rows.map((row) => line(data, session, row))),
    ),
    all.length > rows.length
      ? el("p", {}, `${rows.length} of ${all.length.toLocaleString("en")} rows; the CSV and JSON files have all.`)
      : null,
  );
}

function line({ columns }: TableData, session: Session, row: number): HTMLElement {
  return el(
    "tr",
    {},
    ...columns.map((column) => {
      const value = column.value(row);
      const by = column.by?.(row);
      const written = typeof value === "number" && column.quantity ? session.write(value, column.quantity) : String(value ?? "–");
      const shown = column.partial?.(row) && value !== null ? `≥ ${written}` : written;
      return el("td", { class: column.quantity ? null : "text" }, by ? `${shown} (${by})` : shown);
    }),
  );
}
