/** Tables as CSV: RFC 4180. */

import type { UnitSystem } from "../format/units.ts";
import type { TableData } from "../tables/column.ts";
import { dashed } from "./download.ts";
import { type Cell, grid } from "./grid.ts";

/** A spreadsheet runs text that begins like a formula: such text is given a leading apostrophe. */
function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** "reactions-combination-6.10-2": nothing that a shell or file system minds. */
export const csvName = (title: string, of = ""): string => dashed(`${title} ${of}`, /[^\p{L}\p{N}.]+/gu);

/** `only` these rows, in their order, or all. */
export const toCsv = (data: TableData, units: UnitSystem, only?: readonly number[] | null): string =>
  `${grid(data, units, only)
    .map((row) => row.map(cell).join(","))
    .join("\r\n")}\r\n`;
