/** Workbooks (.xlsx) as tables of plain values: the parts of the package in, tables out, and the other way. */

import { Unreadable } from "../base/unreadable.ts";
import { Budget, type Element, escaped, readXml, within } from "./xml.ts";

export type Cell = string | number | null;
export type Table = Cell[][];
/** The package's parts, which a ZIP holds, by their names. */
export type Parts = Record<string, string>;

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The last row and column of a sheet: a cell that claims to lie beyond would have the table fill up with nothing. */
const ROWS = 1_048_576;
const COLUMNS = 16_384;
/** The longest text that a cell may hold. */
const LETTERS = 32_767;

/** Which of a package's parts are read at all; drawings and styles are not. */
export const isNeeded = (part: string): boolean =>
  /^xl\/(workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(part);

/** Every sheet by its name: rows of text, numbers and, for empty cells, null. */
export function readWorkbook(parts: Parts): Map<string, Table> {
  const budget = new Budget();
  const part = (name: string): Element => {
    if (!Object.hasOwn(parts, name)) throw new Unreadable(`it is no .xlsx workbook: it has no part '${name.slice(0, 80)}'`);
    return readXml(parts[name]!, budget);
  };
  const targets = new Map(
    part("xl/_rels/workbook.xml.rels").children.map(({ attributes }) => [attributes.get("Id"), attributes.get("Target") ?? ""]),
  );
  const shared = Object.hasOwn(parts, "xl/sharedStrings.xml") ? [...within(part("xl/sharedStrings.xml"), "si")].map(textOf) : [];
  const found = new Map<string, Table>();
  for (const { attributes } of within(part("xl/workbook.xml"), "sheet")) {
    const id = [...attributes].find(([key]) => key.endsWith(":id"))?.[1];
    const target = targets.get(id);
    // A chart sheet has no cells.
    if (target === undefined || target.includes("chartsheets/")) continue;
    found.set(attributes.get("name") ?? "", tableOf(part(target.startsWith("/") ? target.slice(1) : `xl/${target}`), shared, budget));
  }
  return found;
}

/** All runs of a text, without what is written above it to say how it sounds. */
const textOf = (element: Element): string => short([...within(element, "t", "rPh")].map(({ text }) => text).join(""));

function short(text: string): string {
  if (text.length > LETTERS) throw new Unreadable(`a cell holds more than ${LETTERS} letters`);
  return text;
}

function tableOf(sheet: Element, shared: string[], budget: Budget): Table {
  const table: Table = [];
  for (const row of within(sheet, "row")) {
    const number = Number(row.attributes.get("r") ?? table.length + 1);
    if (!(number <= ROWS)) throw new Unreadable(`it has a row ${number}`);
    budget.spend(Math.max(0, number - 1 - table.length));
    while (table.length < number - 1) table.push([]);
    const cells: Cell[] = [];
    for (const cell of row.children) {
      if (cell.name !== "c") continue;
      const column = columnOf(cell.attributes.get("r"), cells.length);
      budget.spend(Math.max(0, column - cells.length));
      while (cells.length < column) cells.push(null);
      cells.push(valueIn(cell, shared));
    }
    table.push(cells);
  }
  return table;
}

function columnOf(reference: string | undefined, next: number): number {
  if (reference === undefined) return next;
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  let number = 0;
  for (const letter of letters ?? "") number = number * 26 + letter.charCodeAt(0) - 64;
  if (number < 1 || number > COLUMNS) throw new Unreadable(`'${reference.slice(0, 20)}' names no cell`);
  return number - 1;
}

function valueIn(cell: Element, shared: string[]): Cell {
  const kind = cell.attributes.get("t") ?? "n";
  if (kind === "inlineStr") return textOf(cell);
  const text = cell.children.find(({ name }) => name === "v")?.text;
  if (text === undefined || text === "") return null;
  if (kind === "s") return shared[Number(text)] ?? null;
  if (kind !== "n") return short(text);
  const number = Number(text);
  if (!Number.isFinite(number)) throw new Unreadable(`'${text.slice(0, 20)}' is no number`);
  return number;
}

/** The parts of a workbook with one sheet for each table. */
export function writtenWorkbook(sheets: ReadonlyMap<string, Table>): Parts {
  const numbered = [...sheets.keys()].map((name, i) => ({ name, number: i + 1 }));
  const link = (number: number, kind: string, target: string): string =>
    `<Relationship Id="rId${number}" Type="${LINKS}/${kind}" Target="${target}"/>`;
  const links = (inside: string): string => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`;
  const overrides = numbered
    .map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)
    .join("");
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${overrides}</Types>`,
    "_rels/.rels": links(link(1, "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(numbered.map(({ number }) => link(number, "worksheet", `worksheets/sheet${number}.xml`)).join("")),
    ...Object.fromEntries(numbered.map(({ name, number }) => [`xl/worksheets/sheet${number}.xml`, writtenSheet(sheets.get(name)!)])),
  };
}

const writtenSheet = (table: Table): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${table.map((row) => `<row>${row.map(writtenCell).join("")}</row>`).join("")}</sheetData></worksheet>`;

function writtenCell(value: Cell): string {
  if (value === null) return "<c/>";
  if (typeof value === "number") return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}
