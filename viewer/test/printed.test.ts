/** Tables on paper: what says nothing is named instead of printed. */
import { expect, test } from "vitest";
import { toHtml } from "../src/controls/markup.ts";
import { number, type Quantity } from "../src/format/units.ts";
import { printedTable, telling } from "../src/report/printed.ts";
import type { Column } from "../src/tables/column.ts";
import type { Source } from "../src/tables/source.ts";

const write = (value: number | null | undefined, quantity: Quantity): string => number(value, quantity, "kN");
const column = (title: string, values: (number | string | null)[], quantity?: "force", both?: string): Column => ({
  key: title,
  title,
  ...(both ? { both } : {}),
  value: (row) => values[row]!,
  ...(quantity ? { quantity } : {}),
});

test("zero figures are named once, empty words are left out, and a pair stands or falls together", () => {
  const columns = [
    column("Support", ["A", "B"]),
    column("Fx min", [0, 0], "force", "Fx"),
    column("Fx max", [0, 3000], "force", "Fx"),
    column("Fy min", [0, 0], "force", "Fy"),
    column("Fy max", [0, 0], "force", "Fy"),
    column("Not verified", ["", ""]),
  ];
  const { columns: kept, zero, rounded } = telling(columns, [0, 1], write);
  expect(kept.map(({ title }) => title)).toEqual(["Support", "Fx min", "Fx max"]);
  expect([zero, rounded]).toEqual([["Fy"], false]);
});

test("figures that are all written as zero take no column, and the sheet says that they are rounded", () => {
  // 4 N is 0.00 kN; 6 N is 0.01 kN.
  const columns = [column("Support", ["A", "B"]), column("Fx", [4, -3], "force"), column("Fy", [6, 0], "force")];
  const { columns: kept, zero } = telling(columns, [0, 1], write);
  expect([kept.map(({ title }) => title), zero]).toEqual([["Support", "Fy"], ["Fx"]]);
  const source = { unit: () => "kN", write } as unknown as Source;
  const html = toHtml(printedTable({ name: "t", title: "T", caption: "", rows: 2, columns, hit: () => null }, source));
  expect(html).toContain("Zero throughout, as rounded: Fx.");
});

test("a combination stands behind a figure, and behind none that is written as zero", () => {
  const source = { unit: () => "kN", write } as unknown as Source;
  const fx: Column = { ...column("Fx", [12_000, 3], "force"), by: () => "ULS1" };
  const data = {
    name: "reactions",
    title: "Reactions",
    caption: "",
    rows: 2,
    columns: [column("Support", ["A", "B"]), fx],
    hit: () => null,
  };
  const text = toHtml(printedTable(data, source)).replace(/<[^>]*>/g, " ");
  expect(text).toMatch(/A\s+12\.00\s+ULS1/);
  expect(text).toMatch(/B\s+0\.00\s*$/);
});
