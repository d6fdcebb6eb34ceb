/** The section library from its static file: any spelling of a name to the section's properties in SI units. */

import { byAxis } from "../generated/rules/sections/buckling.ts";
import { shifted } from "./decimal.ts";
import { read, type Spelling } from "./names.ts";
import type { SectionFamily, SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

export type { BucklingCurve, SectionFamily, SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

type Cell = number | string;

interface Table {
  family: string;
  region: SectionProperties["region"];
  title: string;
  standard: string;
  shape: SectionShape["type"];
  fabrication: SectionProperties["fabrication"];
  origin: SectionProperties["origin"];
  tapered: boolean;
  equal_legs: boolean;
  letters: string[];
  rare: string[];
  /** Codes of the rows' ranges, written out. */
  ranges: Record<string, string>;
  names: string;
  /** Sizes in millimetres to the names of a table in inches. */
  metric: Record<string, string>;
  /** In mm and powers of cm; a column that never changes is its value, one that repeats another names it. */
  columns: Record<string, Cell | Cell[] | { as: string }>;
}

interface LibraryFile {
  format: number;
  /** The power of the length in each property, in the order of the answer. */
  powers: Record<string, number>;
  /** What people write before the numbers, to the tables it may mean and how they write it, in the order to try. */
  letters: Record<string, [table: number, own: string][]>;
  tables: Table[];
}

/** One table of the file; its index is made when a name first points to it. */
class OpenTable {
  readonly names: string[];
  private index: Map<string, number> | undefined;

  constructor(readonly table: Table) {
    this.names = table.names.split(" ");
  }

  /** The row of letters and sizes as the table has them, in its own units or as a metric label. */
  row(letters: string, numbers: number[]): number | undefined {
    this.index ??= this.indexed();
    return this.index.get(key({ letters, numbers })) ?? this.index.get(key({ letters: "", numbers }));
  }

  private indexed(): Map<string, number> {
    const index = new Map<string, number>();
    const rows = new Map(this.names.map((name, row) => [name, row]));
    for (const [name, row] of rows) index.set(key(read(name)!), row);
    for (const [label, name] of Object.entries(this.table.metric)) index.set(key(read(label)!), rows.get(name)!);
    return index;
  }

  cell(key: string, row: number): Cell | undefined {
    const column = this.table.columns[key];
    if (Array.isArray(column)) return column[row];
    return typeof column === "object" ? this.cell(column.as, row) : column;
  }
}

const key = ({ letters, numbers }: Spelling): string => `${letters} ${numbers.join(" ")}`;

/** Opens the content of sections.json; looking a name up costs nothing for the tables it does not point to. */
export function openLibrary(data: unknown): SectionLibrary {
  const file = data as LibraryFile;
  if (file?.format !== 2) throw new Error("not a section library this version can read");
  const tables = file.tables.map((table) => new OpenTable(table));

  function locate(name: string): { table: OpenTable; row: number } | undefined {
    const spelling = read(name);
    if (!spelling?.numbers.length || !Object.hasOwn(file.letters, spelling.letters)) return undefined;
    const { numbers } = spelling;
    for (const [place, letters] of file.letters[spelling.letters]!) {
      const table = tables[place]!;
      const once = table.table.equal_legs && numbers.length === 2; // L20x3 and SHS 100x4 name the side once
      const row = table.row(letters, numbers) ?? (once ? table.row(letters, [numbers[0]!, ...numbers]) : undefined);
      if (row !== undefined) return { table, row };
    }
    return undefined;
  }

  return {
    canonical(name) {
      const found = locate(name);
      return found?.table.names[found.row];
    },
    find(name) {
      const found = locate(name);
      return found && section(found.table, found.row, file.powers);
    },
    families: () => tables.map(described),
  };
}

function described({ table, names }: OpenTable): SectionFamily {
  const { family, region, title, standard, fabrication, shape, equal_legs: equalLegs, letters, rare } = table;
  return { family, region, title, standard, fabrication, shape, equalLegs, letters, rare, names };
}

/** Every property of one row, from mm and cm to metres. */
function section(open: OpenTable, row: number, powers: Record<string, number>): SectionProperties {
  const { table } = open;
  const shape: Record<string, Cell> = { type: table.shape };
  const values: Record<string, number> = {};
  for (const key of Object.keys(table.columns)) {
    const value = open.cell(key, row) as number;
    if (key.startsWith("shape.")) shape[key.slice(6)] = shifted(value, -3);
    else if (powers[key] !== undefined) values[key] = shifted(value, -2 * powers[key]);
  }
  return {
    name: open.names[row],
    family: table.family,
    region: table.region,
    standard: table.standard,
    range: table.ranges[String(open.cell("range", row))],
    origin: table.origin,
    fabrication: table.fabrication,
    shape,
    tapered_flanges: table.tapered,
    mass_per_m: open.cell("mass_per_m", row),
    ...values,
    wel: values["wel_y"],
    wpl: values["wpl_y"],
    buckling_curves: byAxis(String(open.cell("curves", row)).split(" ")),
  } as unknown as SectionProperties;
}
