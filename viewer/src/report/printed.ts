/** A table on paper. */
import { type Tag, tag } from "../controls/markup.ts";
import { order, type TableData } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";

/** Printing thousands of rows helps nobody; what is left out is said. */
const ROWS = 400;

/** The worst first where the table says how; `most` rows of those that `keeps` lets through. */
export function printedTable(data: TableData, source: Source, most = ROWS, keeps: (row: number) => boolean = () => true): Tag {
  const all = Array.from({ length: data.rows }, (_, row) => row).filter(keeps);
  const rows = order(all, data.worst === undefined ? null : data.columns[data.worst]!, true).slice(0, most);
  const head = data.columns.map((column) => {
    const unit = column.quantity ? source.unit(column.quantity) : "";
    return tag("th", { scope: "col", class: column.quantity ? null : "text" }, unit ? `${column.title} (${unit})` : column.title);
  });
  return tag(
    "div",
    {},
    tag(
      "table",
      { class: "lines" },
      tag("thead", {}, tag("tr", {}, ...head)),
      tag("tbody", {}, ...rows.map((row) => line(data, source, row))),
    ),
    all.length > rows.length
      ? tag("p", {}, `${rows.length} of ${all.length.toLocaleString("en")} rows; the CSV and JSON files have all.`)
      : null,
  );
}

function line({ columns }: TableData, source: Source, row: number): Tag {
  return tag(
    "tr",
    {},
    ...columns.map((column) => {
      const value = column.value(row);
      const by = column.by?.(row);
      const written = typeof value === "number" && column.quantity ? source.write(value, column.quantity) : String(value ?? "–");
      const shown = column.partial?.(row) && value !== null ? `≥ ${written}` : written;
      return tag("td", { class: column.quantity ? null : "text" }, by ? `${shown} (${by})` : shown);
    }),
  );
}
