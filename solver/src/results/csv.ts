/** Tables as CSV (RFC 4180), which command, page and Python write by this one function. */

/** A new line, a tab or an escape sequence within a cell would end it, or steer the terminal that shows it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** A spreadsheet runs text that begins like a formula; where its language parts cells by semicolons, behind each of these too. */
const FORMULA = /(^|;)(?=[\s"]*[=+\-@＝＋－＠])/g;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  if (typeof value === "boolean") return String(value);
  const text = String(value).replace(CONTROL, " ").replace(FORMULA, "$1'");
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvText = (rows: readonly (readonly unknown[])[], end = "\r\n"): string =>
  rows.map((row) => `${row.map(cell).join(",")}${end}`).join("");

/** Rows of one table, all with the keys of the first, as a command prints them. */
export function csvOfRows(rows: readonly Record<string, unknown>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  return rows.length ? csvText([heads, ...rows.map((row) => heads.map((head) => row[head]))], "\n") : "";
}
