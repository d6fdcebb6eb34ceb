/** Sorting and CSV. */
import { expect, it } from "vitest";
import { toCsv } from "../src/exports/csv.ts";
import { compare, order, type TableData } from "../src/tables/column.ts";

it("sorts ids as people count and leaves what has no value last in both directions", () => {
  const column = { title: "id", value: (row: number) => ["M10", "M2", null, "M1"][row]! };
  expect(order([0, 1, 2, 3], column, false)).toEqual([3, 1, 0, 2]);
  expect(order([0, 1, 2, 3], column, true)).toEqual([0, 1, 3, 2]);
  expect(compare(2, 10)).toBeLessThan(0);
});

const table: TableData = {
  title: "T",
  caption: "T",
  rows: 2,
  hit: () => null,
  columns: [
    { title: "Member", value: (row) => ['=HYPERLINK("x")', 'a,"b"\n'][row]! },
    { title: "N max", quantity: "force", value: (row) => [1500.5, null][row] ?? null, by: (row) => ["ULS1", null][row] ?? null },
  ],
};
it("writes RFC 4180 with units in the heading and full precision", () => {
  const lines = toCsv(table, "kN").split("\r\n");
  expect(lines[0]).toBe("Member,N max (kN),N max by");
  expect(lines[2]).toBe('"a,""b""\n",,');
});
it("keeps a spreadsheet from running text as a formula", () => {
  expect(toCsv(table, "SI").split("\r\n")[1]).toBe(`"'=HYPERLINK(""x"")",1500.5,ULS1`);
});
