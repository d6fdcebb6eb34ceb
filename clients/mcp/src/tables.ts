/** Tables that are asked for by name: of one load case or combination its numbers, else envelopes; worst first, of one target alone, and capped. */

import type { Results, SetResults } from "handoff-solver";

import { envelopeCells, plainCells, type RangeRow, rangeRows } from "./cells.js";
import { checks, checksOf } from "./checks.js";
import { Ranges, worstFirst } from "./envelopes.js";
import { fitted, type Listing, tokens } from "./listing.js";
import type { Names } from "./naming.js";
import { type Keys, NUMBER_TABLES, type NumberTable, numbersOf } from "./result_rows.js";
import { bucklingRows, modalRows, stability, stabilityLine, taking } from "./stability.js";

export const TABLES = [...NUMBER_TABLES, "checks", "open", "stability", "buckling", "modal"] as const;
export type Table = (typeof TABLES)[number];
type Row = Record<string, unknown>;

/** SI base units, as in the results document; none where a table has no unit of its own. */
const UNITS: Record<Table, string> = {
  displacements: "m, rad",
  reactions: "N, N·m",
  end_forces: "N, N·m",
  extrema: "N, N·m, deflections m, x m",
  plates: "N/m, N·m/m, Pa, angles in degrees",
  checks: "as each quantity says; positions m",
  open: "none",
  stability: "none",
  buckling: "none",
  modal: "Hz, s, kg",
};

/** Characters of all tables of one answer. */
export const CAP = tokens(4000);

/** What is asked for. */
export interface Wanted {
  /** One load case or combination; several for envelopes. */
  sets: readonly SetResults[];
  /** A member, design member, node, support or plate. */
  target?: string | undefined;
  names?: Names;
}

interface Found {
  rows: Row[];
  order: string;
  extremes?: RangeRow[];
}

export interface ShownTable extends Listing {
  units: string;
  /** Over all rows, those that are not shown too. */
  extremes?: RangeRow[];
}

/** The tables within the cap, each with its units once and how much of it is shown. */
export function tablesOf(results: Results, tables: readonly Table[], wanted: Wanted): Partial<Record<Table, ShownTable>> {
  const found = tables.map((table) => [table, tableRows(results, table, wanted)] as const);
  const beside = JSON.stringify(found.map(([, { extremes }]) => extremes ?? [])).length;
  const lists = fitted(Object.fromEntries(found), CAP - beside);
  return Object.fromEntries(
    found.map(([table, { extremes, rows }]) => {
      const { shown, rows: kept } = lists[table]!;
      const more = kept.length < rows.length ? "; 'target' gives the rows of one member, node, support, plate or check" : "";
      return [table, { units: UNITS[table], ...(extremes ? { extremes } : {}), shown: shown + more, rows: kept }];
    }),
  );
}

const isNumbers = (table: Table): table is NumberTable => (NUMBER_TABLES as readonly Table[]).includes(table);

function tableRows(results: Results, table: Table, wanted: Wanted): Found {
  if (isNumbers(table)) return numbers(results, table, wanted);
  switch (table) {
    case "checks":
      return wanted.target === undefined
        ? { rows: checks(results), order: "worst first" }
        : { rows: checksOf(results, wanted.target, wanted.names), order: "each check's worst first" };
    case "open":
      return { rows: results.summary.open_points.map((point) => ({ point })), order: "in order" };
    case "stability": {
      const rows = stability(results).map((entry) => ({
        ...stabilityLine(results, entry),
        participation: taking(results, entry.participation),
      }));
      return { rows, order: "lowest first" };
    }
    case "buckling":
      return { rows: bucklingRows(results), order: "lowest first" };
    case "modal":
      return { rows: modalRows(results), order: "lowest first" };
  }
}

/** Values of one set as they are; of several from the lowest to the highest, with where each stands. */
function numbers(results: Results, table: NumberTable, { sets, target, names }: Wanted): Found {
  const { keys, visit } = numbersOf(results, table);
  const wanted = keys.map((key) => target === undefined || Object.values(key).includes(target));
  const whole = new Ranges();
  const own = keys.map(() => new Ranges());
  visit(sets, (row, ...value) => {
    if (!wanted[row]) return;
    const [quantity, number, x, set] = value;
    whole.add(quantity, number, row, x, set);
    own[row]!.add(quantity, number, row, x, set);
  });
  const rows = worstFirst(own, whole).filter((row) => wanted[row]);
  const alone = sets.length === 1;
  return {
    rows: rows.map((row) => ({
      ...keys[row],
      ...nameOf(keys[row]!, names),
      ...(alone ? plainCells(own[row]!) : envelopeCells(own[row]!)),
    })),
    order: "worst first",
    ...(rows.length > 1 ? { extremes: rangeRows(whole, keys) } : {}),
  };
}

function nameOf({ node, member }: Keys, names?: Names): Row {
  if (!names) return {};
  return member === undefined ? (node === undefined ? {} : names.ofNode(node)) : names.ofMember(member);
}
