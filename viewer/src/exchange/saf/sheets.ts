/**
 * The sheets of a SAF workbook as rows by column, read as leniently as the programs that write them ask for.
 *
 * SAF is the Structural Analysis Format, https://www.saf.guide; columns are named here as its version 2 heads them.
 */

import limits from "../../../../schemas/limits.json" with { type: "json" };
import { Unreadable } from "../../base/unreadable.ts";
import type { Cell, Table } from "../../files/workbook.ts";
import type { Vec } from "../../geometry/vectors.ts";
import type { Account } from "../conversion.ts";

const spaced = (text: string): string =>
  text
    .replace(/[\s_-]+/g, " ")
    .trim()
    .toLowerCase();
/** A heading without its units, and the units as they are compared: kN/m², kN/m^2 and kN/m2 are one. */
interface Heading {
  key: string;
  unit: string;
}

const known = new Map<string, Heading>();

/** Headings are few and cells are many: each is taken apart once. */
function headed(heading: string): Heading {
  let found = known.get(heading);
  if (!found) {
    const said = heading.trimEnd().endsWith("]") ? heading.slice(heading.lastIndexOf("[") + 1, heading.lastIndexOf("]")) : "";
    const unit = said.toLowerCase().normalize("NFKC").replaceAll("°", "deg").replace(/degc$/, "k");
    found = { key: spaced(heading.replace(/\[[^[\]]*\]|\([^()]*\)/g, " ")), unit: unit.replace(/[\s^.·*]/g, "") };
    known.set(heading, found);
  }
  return found;
}

/** One object. Columns are asked for by their headings, whose units the workbook's own must agree with. */
export class Row {
  constructor(
    readonly sheet: string,
    readonly number: number,
    readonly cells: ReadonlyMap<string, Cell>,
    /** The workbook's own headings. */
    private readonly headings: ReadonlyMap<string, string>,
  ) {}

  get source(): string {
    const name = this.text("Name").slice(0, limits.name_length);
    return `${this.sheet} row ${this.number}${name ? ` '${name}'` : ""}`;
  }

  text(heading: string): string {
    const value = this.cells.get(headed(heading).key) ?? "";
    // A name such as 12 is stored as a number.
    return typeof value === "number" ? String(value) : value.trim();
  }

  /** An enumeration's value, whatever its case and spacing. */
  word(heading: string): string {
    return spaced(this.text(heading));
  }

  /** Null where nothing, or nothing that is a number, stands there. */
  size(heading: string): number | null {
    const { key, unit } = headed(heading);
    const value = this.cells.get(key) ?? null;
    if (value === null) return null;
    const own = this.headings.get(key)!;
    if (unit && headed(own).unit && headed(own).unit !== unit)
      throw new Unreadable(`the column '${own}' of ${this.sheet} is in other units than SAF's: '${heading}'`);
    return typeof value === "number" ? value : numberIn(value);
  }

  names(heading: string): string[] {
    return this.text(heading)
      .split(";")
      .map((name) => name.trim())
      .filter(Boolean);
  }

  vector(heading: string): Vec | null {
    const parts = this.text(heading)
      .replace(/^\(|\)$/g, "")
      .split(";")
      .map(numberIn);
    const [x, y, z] = parts;
    return parts.length === 3 && x != null && y != null && z != null ? [x, y, z] : null;
  }
}

/** Some programs write numbers as text, and some of those with a decimal comma. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  const number = plain === "" ? Number.NaN : Number(plain);
  return Number.isFinite(number) ? number : null;
}

function rowsOf(sheet: string, table: Table): Row[] {
  const headings = new Map<string, string>();
  const places = (table[0] ?? []).flatMap((cell, place): { key: string; place: number }[] => {
    const { key } = headed(String(cell ?? ""));
    // Of two columns of one name the first counts.
    if (!key || headings.has(key)) return [];
    headings.set(key, String(cell));
    return [{ key, place }];
  });
  return table.slice(1).flatMap((cells, i) => {
    const named = new Map(places.map(({ key, place }) => [key, cells[place] ?? null]));
    const filled = [...named.values()].some((cell) => cell !== null && cell !== "");
    return filled ? [new Row(sheet, i + 2, named, headings)] : [];
  });
}

/** The sheets Project and Model have a name and a value in each row. */
const pairsOf = (table: Table | undefined): Map<string, string> =>
  new Map((table ?? []).flatMap(([name, value]) => (name == null || value == null ? [] : [[headed(String(name)).key, String(value)]])));

/** Every sheet's rows, and which sheets somebody has read. */
export class Sheets {
  readonly project: Map<string, string>;
  private readonly rowsBy = new Map<string, Row[]>();
  private readonly read = new Set<string>();

  constructor(tables: ReadonlyMap<string, Table>) {
    for (const [name, table] of tables) if (name !== "Project" && name !== "Model") this.rowsBy.set(name, rowsOf(name, table));
    this.project = pairsOf(tables.get("Project"));
    refuseOtherConventions(pairsOf(tables.get("Model")));
    if (!tables.has("StructuralPointConnection") && !tables.has("StructuralCurveMember"))
      throw new Unreadable("no sheet StructuralPointConnection or StructuralCurveMember: not a SAF workbook");
  }

  rows(sheet: string): Row[] {
    this.read.add(sheet);
    return this.rowsBy.get(sheet) ?? [];
  }

  /** Objects of sheets that nobody read are left out, and not in silence. */
  accountForTheRest(account: Account): void {
    for (const [sheet, rows] of this.rowsBy)
      if (!this.read.has(sheet))
        for (const row of rows) account.leftOut(row.source, "the model format has nothing for this kind of object");
  }
}

function refuseOtherConventions(model: ReadonlyMap<string, string>): void {
  const units = model.get("system of units") ?? "";
  const up = (model.get("global coordinate system") ?? "").replace(/[ -]+/g, " ");
  if (/imperial/i.test(units)) throw new Unreadable("the workbook is in imperial units; export it in metric ones");
  if (/\by ?(axis)? ?(is )?(vertical|up)\b/i.test(up)) throw new Unreadable("the workbook has Y upwards; export it with Z upwards");
}

/** The row's name as an id, where it is there and nobody has it yet. */
export function newId(row: Row, taken: { has(id: string): boolean }, guesses: string[]): string | null {
  const name = row.text("Name");
  const cut = [...name].slice(0, limits.id_length).join("");
  if (cut !== name) guesses.push(`its name is cut to '${cut}'`);
  return cut && !taken.has(cut) ? cut : null;
}

export const withoutName = (row: Row): string => (row.text("Name") ? "another object has its name" : "it has no name");

/** Rows by column as a sheet: all columns that any row has, in the order in which they are met. */
/** Cells by their columns; a row need not have all. */
export type SafRow = Record<string, Cell | undefined>;

export function tableFrom(rows: readonly SafRow[]): Table {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
}
