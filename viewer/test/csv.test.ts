/** Tables as CSV: readable by machines, and harmless in a spreadsheet. */
import { expect, it } from "vitest";
import { csvText } from "../../solver/src/results/csv.ts";
import { csvName, toCsv } from "../src/exports/csv.ts";
import type { TableData } from "../src/tables/column.ts";

const table: TableData = {
  name: "T",
  title: "T",
  caption: "T",
  rows: 2,
  hit: () => null,
  columns: [
    { key: "member", title: "Member", value: (row) => ['=HYPERLINK("x")', 'a,"b"\n'][row]! },
    {
      key: "n.max",
      title: "N max",
      quantity: "force",
      value: (row) => [1500.5, null][row] ?? null,
      by: (row) => ["ULS1", null][row] ?? null,
    },
  ],
};
const cells = (...values: unknown[]): string => csvText([values], "");
it("writes RFC 4180 with units in the heading and full precision", () => {
  const lines = toCsv(table, "kN").split("\r\n");
  expect(lines[0]).toBe("Member,N max (kN),N max by");
  // A line break within quotes still ends the row where cells are parted by semicolons: it becomes a space.
  expect(lines[2]).toBe('"a,""b"" ",,');
});
it("keeps a spreadsheet from running text as a formula", () => {
  expect(toCsv(table, "SI").split("\r\n")[1]).toBe(`"'=HYPERLINK(""x"")",1500.5,ULS1`);
});
it.each([
  ["=1+1", "'=1+1"],
  ["+text", "'+text"],
  ["- text", "'- text"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "' =1"],
  ["\r=1", "' =1"],
  ["x\r\n=1", "x =1"],
  ["\u001b[2Jx", " [2Jx"],
  ["＝1+1", "'＝1+1"],
  ["x;=1+1;", `"x;'=1+1;"`],
  ['x; "=1+1"', `"x;' ""=1+1"""`],
  ["a;b", '"a;b"'],
  ["Träger, 1", '"Träger, 1"'],
  ["6.10-2", "6.10-2"],
])("writes %j so that no spreadsheet runs it and no terminal obeys it", (text, due) => expect(cells(text)).toBe(due));
it("writes numbers and truths as they are, and nothing for what is none", () =>
  expect(cells(-1.5, 1e-7, true, null, undefined, Number.NaN)).toBe("-1.5,1e-7,true,,,"));
it("says in each row and in its name whose values it holds", () => {
  const lines = toCsv({ ...table, of: "combination 6.10-2" }, "kN").split("\r\n");
  expect(lines[0]).toBe("Set,Member,N max (kN),N max by");
  expect(lines[1]).toMatch(/^combination 6.10-2,/);
  expect(csvName("reactions", "combination 6.10-2")).toBe("reactions-combination-6.10-2");
  expect(csvName("reactions", "load case ../G/1 ")).toBe("reactions-load-case-..-G-1");
});
it("names a table that is of no load case by its title alone", () => expect(csvName("checks")).toBe("checks"));
it("has the rows that are found, in their order", () => {
  const numbered = { ...table, columns: [{ key: "n", title: "N", value: (row: number) => `M${row}` }] };
  expect(toCsv({ ...numbered, rows: 4 }, "kN", [3, 1])).toBe("N\r\nM3\r\nM1\r\n");
  expect(toCsv(numbered, "kN", null)).toBe("N\r\nM0\r\nM1\r\n");
});
