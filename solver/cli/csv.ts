/** Rows as CSV, in the same spelling as the Python package's. */

import type { Row } from "./tables.ts";

export function csv(rows: Row[]): string {
  if (!rows.length) return "";
  return [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map((cells) => `${cells.map(cell).join(",")}\n`).join("");
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return number(value);
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The shortest digits that read back, with an exponent of at least two digits below 1e-4. */
function number(value: number): string {
  const small = value !== 0 && Math.abs(value) < 1e-4;
  return (small ? value.toExponential() : String(value)).replace(/e([+-])(\d)$/, "e$10$2");
}
