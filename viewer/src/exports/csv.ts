/** Tables as CSV: RFC 4180, units in the heading, all rows, full precision; a file alone says whose values it holds. */

import { inUnits, type UnitSystem, unitSymbol } from "../format/units.ts";
import type { Column, TableData } from "../tables/column.ts";
import { dashed } from "./download.ts";

/** A spreadsheet runs text that begins like a formula: such text is given a leading apostrophe. */
function cell(value: number | string | null): string {
  if (value === null) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** "reactions-combination-6.10-2": nothing that a shell or file system minds. */
export const csvName = (title: string, of = ""): string => dashed(`${title} ${of}`, /[^\p{L}\p{N}.]+/gu);

/** `only` these rows, in their order, or all. */
export function toCsv({ of, rows, columns: own }: TableData, units: UnitSystem, only?: readonly number[] | null): string {
  const columns: Column[] = [...(of ? [{ title: "Set", value: () => of }] : []), ...own];
  const heads = columns.flatMap((column) => {
    const symbol = column.quantity ? unitSymbol(column.quantity, units) : "";
    const head = cell(symbol ? `${column.title} (${symbol})` : column.title);
    return column.by ? [head, cell(`${column.title} by`)] : [head];
  });
  const lines = [heads.join(",")];
  for (const row of only ?? Array(rows).keys())
    lines.push(
      columns
        .flatMap((column) => {
          const value = column.value(row);
          const shown =
            typeof value === "number" && column.quantity ? Number(inUnits(value, column.quantity, units).toPrecision(12)) : value;
          return column.by ? [cell(shown), cell(column.by(row))] : [cell(shown)];
        })
        .join(","),
    );
  return `${lines.join("\r\n")}\r\n`;
}
