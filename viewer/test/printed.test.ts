/** Tables on paper: what says nothing is named instead of printed. */
import { expect, test } from "vitest";
import { toHtml } from "../src/controls/markup.ts";
import { number, type Quantity } from "../src/format/units.ts";
import { printedTable, telling } from "../src/report/printed.ts";
import type { Column } from "../src/tables/column.ts";
import type { Source } from "../src/tables/source.ts";

const column = (title: string, values: (number | string | null)[], quantity?: "force"): Column => ({
  title,
  value: (row) => values[row]!,
  ...(quantity ? { quantity } : {}),
});

test("zero figures are named once, empty words are left out, and a pair stands or falls together", () => {
  const columns = [
    column("Support", ["A", "B"]),
    column("Fx min", [0, 0], "force"),
    column("Fx max", [0, 3], "force"),
    column("Fy min", [0, 0], "force"),
    column("Fy max", [0, 0], "force"),
    column("Not verified", ["", ""]),
  ];
  const { columns: kept, zero } = telling(columns, [0, 1]);
  expect(kept.map(({ title }) => title)).toEqual(["Support", "Fx min", "Fx max"]);
  expect(zero).toEqual(["Fy"]);
});

test("a combination stands behind a figure, and behind none that is written as zero", () => {
  const source = { unit: () => "kN", write: (value: number, quantity: Quantity) => number(value, quantity, "kN") } as unknown as Source;
  const fx: Column = { ...column("Fx", [12_000, 3], "force"), by: () => "ULS1" };
  const data = { title: "Reactions", caption: "", rows: 2, columns: [column("Support", ["A", "B"]), fx], hit: () => null };
  const text = toHtml(printedTable(data, source)).replace(/<[^>]*>/g, " ");
  expect(text).toMatch(/A\s+12\.00\s+ULS1/);
  expect(text).toMatch(/B\s+0\.00\s*$/);
});
