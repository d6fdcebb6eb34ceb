/** Tables as CSV: RFC 4180, units in the heading, all rows, full precision. */

import { inUnits, type UnitSystem, unitSymbol } from "../format/units.ts";
import type { TableData } from "../tables/column.ts";

/** A spreadsheet runs text that begins like a formula: such text is given a leading apostrophe. */
function cell(value: number | string | null): string {
  if (value === null) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function toCsv(table: TableData, units: UnitSystem): string {
  const heads = table.columns.flatMap((column) => {
    const symbol = column.quantity ? unitSymbol(column.quantity, units) : "";
    const head = cell(symbol ? `${column.title} (${symbol})` : column.title);
    return column.by ? [head, cell(`${column.title} by`)] : [head];
  });
  const lines = [heads.join(",")];
  for (let row = 0; row < table.rows; row++)
    lines.push(
      table.columns
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
