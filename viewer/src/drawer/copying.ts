/** What is copied of a table, as a spreadsheet takes it: each figure in a cell of its own, and the combination that it is of in the next. */

/** Spreadsheets read a figure behind a hyphen alone, and take one behind a minus sign for a word; words that begin like a formula they would run. */
export function plain(text: string): string {
  const said = text.replaceAll("−", "-").replace(/\s+/g, " ").trim();
  return /^[=+@-]/.test(said) && Number.isNaN(Number(said)) ? `'${said}` : said;
}

/** `data-by` marks the columns of envelopes, with what heads the names: they take two cells in rows without one too. */
function written(cell: HTMLElement): string[] {
  const by = cell.querySelector(".by");
  const whose = by?.textContent ?? cell.dataset.by;
  by?.remove();
  return [plain(cell.textContent), ...(whose === undefined ? [] : [plain(whose)])];
}

/** Empty cells for those of a row ahead of where the choice begins: what follows stays under its heading. */
function before(start: Node): HTMLTableCellElement[] {
  const cell = (start instanceof Element ? start : start.parentElement)?.closest<HTMLTableCellElement>("th, td");
  const row = cell?.closest("tr");
  return row ? [...row.cells].slice(0, cell!.cellIndex).map((one) => one.cloneNode() as HTMLTableCellElement) : [];
}

/** The lines of one part of the table: rows, cells of one row, or what is within one cell. */
function linesOf(range: Range): HTMLElement[][] {
  const part = range.cloneContents();
  const rows = [...part.querySelectorAll("tr")].map((row) => [...row.cells]);
  if (rows.length > 1) rows[0]!.unshift(...before(range.startContainer));
  if (rows.length) return rows;
  const cells = [...part.children].filter((child) => child instanceof HTMLTableCellElement);
  const within = document.createElement("div");
  if (!cells.length) within.append(part);
  return [cells.length ? cells : [within]];
}

export function copyCells(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || !(event.target as Element).closest?.("table")) return;
  const ranges = Array.from({ length: selection.rangeCount }, (_, i) => selection.getRangeAt(i));
  const lines = ranges.flatMap(linesOf).map((cells) => cells.flatMap(written).join("\t"));
  event.clipboardData?.setData("text/plain", lines.join("\n"));
  event.preventDefault();
}
