/** A table on paper. */
import { type Tag, tag } from "../controls/markup.ts";
import { counted } from "../format/counts.ts";
import { isNaught } from "../format/units.ts";
import { type Column, order, type TableData, worstIn } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";

/** Printing thousands of rows helps nobody; what is left out is said. */
const ROWS = 400;

/** The worst first where the table says how; `most` rows of those that `keeps` lets through; columns that say nothing are named, not printed. `continued`: what is left out follows. */
export function printedTable(
  data: TableData,
  source: Source,
  most = ROWS,
  keeps: (row: number) => boolean = () => true,
  continued = false,
): Tag {
  const all = Array.from({ length: data.rows }, (_, row) => row).filter(keeps);
  const rows = order(all, worstIn(data), true).slice(0, most);
  if (!rows.length) return tag("p", { class: "aside" }, "None.");
  const { columns, zero, rounded } = telling(data.columns, rows, source.write);
  const head = columns.map((column) => {
    const unit = column.quantity ? source.unit(column.quantity) : "";
    return tag(
      "th",
      { scope: "col", class: column.quantity || column.figures ? null : "text" },
      unit ? `${column.title} (${unit})` : column.title,
    );
  });
  return tag(
    "div",
    {},
    tag(
      "table",
      { class: "lines" },
      tag("thead", {}, tag("tr", {}, ...head)),
      tag("tbody", {}, ...rows.map((row) => line(columns, source, row))),
    ),
    zero.length ? tag("p", { class: "aside" }, `Zero throughout${rounded ? ", as rounded" : ""}: ${zero.join(", ")}.`) : null,
    all.length > rows.length && !continued
      ? tag("p", { class: "aside" }, `${counted(rows.length)} of ${counted(all.length)} rows; the CSV and JSON files have all.`)
      : null,
  );
}

/** A smallest and a largest value stand or fall together. */
const nameOf = ({ title, both }: Column): string => both ?? title;

export interface Telling {
  columns: Column[];
  /** Names of those whose figures are all zero. */
  zero: string[];
  /** Of these some are only written as zero. */
  rounded: boolean;
}

/** Columns with something in them, and those with nothing but zeros, also by rounding: twelve figures of noise would squeeze the others. A column without a word is left out unnamed. */
export function telling(columns: readonly Column[], rows: readonly number[], write: Source["write"]): Telling {
  const isShown = ({ quantity, value, partial }: Column, row: number): boolean => {
    const found = value(row);
    return Boolean(found && !(typeof found === "number" && quantity && isNaught(write(found, quantity)))) || Boolean(partial?.(row));
  };
  const says = new Set(columns.filter((column) => rows.some((row) => isShown(column, row))).map(nameOf));
  const kept = columns.filter((column, i) => i === 0 || says.has(nameOf(column)) || !rows.length);
  // What no row has a value of is left out without a word.
  const silent = columns.filter(
    (column) => column.quantity !== undefined && !kept.includes(column) && rows.some((row) => column.value(row) !== null),
  );
  const rounded = silent.some(({ value }) => rows.some((row) => value(row)));
  return { columns: kept, zero: [...new Set(silent.map(nameOf))], rounded };
}

function line(columns: readonly Column[], source: Source, row: number): Tag {
  return tag(
    "tr",
    {},
    ...columns.map((column) => {
      const value = column.value(row);
      const written = typeof value === "number" && column.quantity ? source.write(value, column.quantity) : String(value ?? "–");
      // Nothing governs a zero, nor what is written as one.
      const by = value && !isNaught(written) ? column.by?.(row) : null;
      const shown = column.partial?.(row) && value !== null ? `≥ ${written}` : written;
      const kind = column.quantity ? null : column.figures ? "figures" : column.short ? "text word" : column.wraps ? "text prose" : "text";
      return tag("td", { class: kind }, shown, by ? " " : null, by ? tag("span", { class: "by" }, by) : null);
    }),
  );
}
