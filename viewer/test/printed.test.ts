/** Tables on paper: what says nothing is named instead of printed. */
import { expect, test } from "vitest";
import { telling } from "../src/report/printed.ts";
import type { Column } from "../src/tables/column.ts";

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
