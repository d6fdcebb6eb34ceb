/** The section library from its static file: any spelling of a name to the section's properties in SI units. */

import { POWERS, type Sizes } from "../../generated/formulas.ts";
import { answered } from "../../generated/rules/sections/answered.ts";
import { derived, outlined } from "../../generated/rules/sections/outline.ts";
import { shifted } from "./decimal.ts";
import { read, type Spelling } from "./names.ts";
import type { SectionFamily, SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

export type { BucklingCurve, SectionFamily, SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

type Cell = number | string | null;

interface Table {
  family: string;
  region: SectionProperties["region"];
  title: string;
  standard: string;
  shape: SectionShape["type"];
  fabrication: SectionProperties["fabrication"];
  origin: SectionProperties["origin"];
  /** By which its properties begin, where columns do not state those. */
  formulas?: string;
  tapered: boolean;
  equal_legs: boolean;
  letters: string[];
  rare: string[];
  /** Codes of the rows' ranges, written out. */
  ranges: Record<string, string>;
  names: string;
  /** Sizes in millimetres to the names of a table in inches. */
  metric: Record<string, string>;
  /** In mm and powers of cm, null where formulas say it; a column that never changes is its value, one that repeats another names it. */
  columns: Record<string, Cell | Cell[] | { as: string }>;
}

interface LibraryFile {
  format: number;
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
    return typeof column === "object" && column ? this.cell(column.as, row) : column;
  }
}

const key = ({ letters, numbers }: Spelling): string => `${letters} ${numbers.join(" ")}`;

/** Opens the content of sections.json; looking a name up costs nothing for the tables it does not point to. */
export function openLibrary(data: unknown): SectionLibrary {
  const file = data as LibraryFile;
  if (file?.format !== 3) throw new Error("not a section library this version can read");
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
      return found && section(found.table, found.row);
    },
    families: () => tables.map(described),
  };
}

function described({ table, names }: OpenTable): SectionFamily {
  const { family, region, title, standard, fabrication, shape, equal_legs: equalLegs, letters, rare } = table;
  return { family, region, title, standard, fabrication, shape, equalLegs, letters, rare, names };
}

/** Every property of one row: by the formulas of its shape, where the table does not state it. */
function section(open: OpenTable, row: number): SectionProperties {
  const { table } = open;
  const size: Sizes = {};
  const stated: Sizes = {};
  for (const key of Object.keys(table.columns)) {
    const value = open.cell(key, row) as number | null;
    if (value === null) continue;
    if (key.startsWith("shape.")) size[key.slice(6)] = value;
    else if (key in POWERS) stated[key] = shifted(value, POWERS[key]!);
  }
  const known = table.formulas === undefined ? stated : { ...outlined(table.shape, size, table.formulas), ...stated };
  const about = {
    name: open.names[row],
    family: table.family,
    region: table.region,
    standard: table.standard,
    range: table.ranges[String(open.cell("range", row))],
    origin: table.origin,
    fabrication: table.fabrication,
    shape: table.shape,
    tapered_flanges: table.tapered,
    mass_per_m: open.cell("mass_per_m", row),
  };
  return answered(about, size, { ...known, ...derived(table.shape, size, known) });
}
