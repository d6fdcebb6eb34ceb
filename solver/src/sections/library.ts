/** The section library from its static file: any spelling of a name to the section's properties in SI units. */

import { derive, type Values } from "./derived.js";
import { metric, plain, read, write } from "./names.js";
import type { SectionLibrary, SectionProperties, SectionShape } from "./properties.js";

export type { BucklingCurve, SectionFamily, SectionLibrary, SectionProperties, SectionShape } from "./properties.js";

type Cell = number | string;

interface Table {
  family: string;
  region: SectionProperties["region"];
  title: string;
  standard: string;
  range?: string;
  shape: SectionShape["type"];
  fabrication: SectionProperties["fabrication"];
  formulas: string;
  numbers: string;
  separator: string;
  tapered?: boolean;
  equal_legs?: boolean;
  metric?: string;
  series: { prefix: string; suffix?: string; letters: string[] }[];
  irregular?: Record<string, string>;
  names: string;
  columns: Record<string, Cell | Cell[] | { as: string }>;
}

interface LibraryFile {
  format: number;
  ranges: Record<string, string>;
  tables: Table[];
}

interface Pointer {
  table: OpenTable;
  prefix: string;
  suffix: string;
}

// The power of the length in each property; 0 for degrees. The order is that of the answer.
const POWERS: readonly (readonly [string, number])[] = [
  ...["a:2", "iy:4", "iz:4", "iyz:4", "it:4", "iw:6", "iu:4", "iv:4", "wel_y:3", "wel_z:3", "wpl_y:3", "wpl_z:3", "wt:3"],
  ...["avy:2", "avz:2", "radius_y:1", "radius_z:1", "radius_u:1", "radius_v:1", "centroid_y:1", "centroid_z:1"],
  ...["shear_centre_y:1", "shear_centre_z:1", "perimeter:1", "principal_angle:0"],
].map((entry) => {
  const [key, power] = entry.split(":") as [string, string];
  return [key, Number(power)] as const;
});

/** A number times a power of ten, by its decimal digits: no binary rounding creeps in. */
function shifted(value: number, tens: number): number {
  const [mantissa, exponent] = String(value).split("e");
  return Number(`${mantissa}e${Number(exponent ?? 0) + tens}`);
}

const rounded = (value: number): number => Number(value.toPrecision(7));

/** One table of the file; its index is made when a name first points to it. */
class OpenTable {
  readonly names: string[];
  private index: Map<string, number> | undefined;
  private metricIndex: Map<string, string> | undefined;

  constructor(readonly table: Table) {
    this.names = table.names.split(" ");
  }

  position(name: string): number | undefined {
    this.index ??= new Map(this.names.map((known, row) => [known, row]));
    return this.index.get(name);
  }

  /** The name behind a metric label: computed for tubes, a column of the table for the rest. */
  byMetricLabel(numbers: readonly number[], label: string): string | undefined {
    if (this.metricIndex === undefined) {
      this.metricIndex = new Map();
      for (const [row, name] of this.names.entries()) {
        const keys = this.table.metric === "rule" ? metric(read(name)?.numbers ?? []) : [String(this.cell("metric", row))];
        for (const key of keys) if (!this.metricIndex.has(key)) this.metricIndex.set(key, name);
      }
    }
    if (this.table.metric !== "rule") return this.metricIndex.get(label);
    const tenths = numbers.some((number) => number % 100) ? undefined : numbers.map((number) => ` ${number / 100}`).join("");
    return (tenths === undefined ? undefined : this.metricIndex.get(tenths)) ?? this.table.irregular?.[label];
  }

  cell(key: string, row: number): Cell | undefined {
    const column = this.table.columns[key];
    if (Array.isArray(column)) return column[row];
    return typeof column === "object" ? this.cell(column.as, row) : column;
  }
}

/** Opens the content of sections.json; looking a name up costs nothing for the tables it does not point to. */
export function openLibrary(data: unknown): SectionLibrary {
  const file = data as LibraryFile;
  if (file?.format !== 1) throw new Error("not a section library this version can read");
  const tables = file.tables.map((table) => new OpenTable(table));
  const pointers = new Map<string, Pointer[]>();
  for (const table of tables) {
    for (const { prefix, suffix, letters } of table.table.series) {
      for (const word of letters) {
        const pointer = { table, prefix, suffix: suffix ?? "" };
        const known = pointers.get(word) ?? [];
        // The table whose own name it is comes first: RHS looks among rectangles before squares.
        const own = table.table.family === word;
        const at = own ? known.filter((other) => other.table.table.family === word).length : known.length;
        pointers.set(word, [...known.slice(0, at), pointer, ...known.slice(at)]);
      }
    }
  }

  function locate(name: string): { table: OpenTable; name: string } | undefined {
    const spelling = read(name);
    if (spelling === undefined || spelling.numbers.length === 0) return undefined;
    for (const pointer of pointers.get(spelling.letters) ?? []) {
      const { numbers } = spelling;
      const ways = [numbers];
      // L20x3 and SHS 100x4 name the side once.
      if (pointer.table.table.equal_legs && numbers.length === 2) ways.push([numbers[0] as number, ...numbers]);
      for (const way of ways) {
        const found = inTable(pointer, way);
        if (found !== undefined) return { table: pointer.table, name: found };
      }
    }
    return undefined;
  }

  return {
    canonical: (name) => locate(name)?.name,
    find(name) {
      const found = locate(name);
      return found && section(found.table, found.name, file.ranges);
    },
    families: () => tables.map(({ table, names }) => ({ ...describe(table), names })),
  };
}

const describe = ({ family, region, title, standard, fabrication, shape, equal_legs, series }: Table) => ({
  family,
  region,
  title,
  standard,
  fabrication,
  shape,
  equalLegs: equal_legs ?? false,
  letters: series.flatMap(({ letters }) => letters),
});

function inTable({ table, prefix, suffix }: Pointer, numbers: readonly number[]): string | undefined {
  const { numbers: style, separator, region } = table.table;
  for (const written of write(numbers, style, separator)) {
    const name = `${prefix}${written}${suffix}`;
    if (table.position(name) !== undefined) return name;
  }
  if (region !== "US") return undefined;
  return table.byMetricLabel(numbers, prefix + numbers.map(plain).join(separator));
}

/** Every property of one row, computed the way the API computes it. */
function section(open: OpenTable, name: string, ranges: Record<string, string>): SectionProperties {
  const { table } = open;
  const row = open.position(name) as number;
  const size: Values = {};
  const shape: Record<string, number> = {};
  const known: Values = {};
  for (const key of Object.keys(table.columns)) {
    const value = open.cell(key, row);
    if (key.startsWith("shape.")) {
      size[key.slice(6)] = value as number;
      shape[key.slice(6)] = shifted(value as number, -3);
    }
  }
  for (const [key, power] of POWERS) {
    const value = open.cell(key, row);
    if (value !== undefined) known[key] = shifted(value as number, power); // cm to mm
  }
  const every: Values = { iyz: 0, ...known, ...derive(table.shape, size, known) };
  const values: Values = {};
  for (const [key, power] of POWERS) {
    const value = every[key];
    if (value !== undefined) values[key] = shifted(rounded(value), -3 * power);
  }
  const [y, z, y_s460, z_s460] = String(open.cell("curves", row)).split(" ");
  const codes = String(open.cell("range", row) ?? "").split("+");
  return {
    name,
    family: table.family,
    region: table.region,
    standard: table.standard,
    range: table.range ?? codes.map((code) => (code === "EN" ? table.standard : ranges[code])).join(", "),
    origin: table.formulas === "tabulated" ? "tabulated" : "computed",
    fabrication: table.fabrication,
    shape: { type: table.shape, ...shape },
    tapered_flanges: table.tapered ?? false,
    mass_per_m: open.cell("mass_per_m", row) as number,
    ...values,
    wel: values["wel_y"],
    wpl: values["wpl_y"],
    buckling_curves: { y, z, y_s460, z_s460 },
  } as SectionProperties;
}
