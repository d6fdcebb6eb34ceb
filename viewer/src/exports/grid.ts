/** A table as rows of cells, heads first: units in the heads, all rows, full precision; a file alone says whose values it holds. */
import { inUnits, type UnitSystem, unitSymbol } from "../format/units.ts";
import { type Column, order, type TableData, worstIn } from "../tables/column.ts";

export type Cell = number | string | null;

/** Seven figures: more than any of them is worth; the results as JSON have every bit. */
const shown = ({ quantity }: Column, value: Cell, units: UnitSystem): Cell => {
  if (typeof value !== "number") return value;
  const own = quantity ? Number(inUnits(value, quantity, units).toPrecision(7)) : value;
  return Number.isFinite(own) ? own : null;
};

/** `only` these rows, in their order, or all: the worst first where the table says how. */
export function grid(data: TableData, units: UnitSystem, only?: readonly number[] | null): Cell[][] {
  const { of, rows, columns: own } = data;
  const columns: Column[] = [...(of ? [{ key: "set", title: "Set", value: () => of }] : []), ...own];
  const heads = columns.flatMap(({ title, quantity, by }) => {
    const symbol = quantity ? unitSymbol(quantity, units) : "";
    const head = symbol ? `${title} (${symbol})` : title;
    return by ? [head, `${title} by`] : [head];
  });
  const lines = (only ?? order([...Array(rows).keys()], worstIn(data), true)).map((row) =>
    columns.flatMap((column) => {
      const value = shown(column, column.value(row), units);
      return column.by ? [value, column.by(row)] : [value];
    }),
  );
  return [heads, ...lines];
}
