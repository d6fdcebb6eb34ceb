/** Rows that stand for what is chosen: of members chosen together each row that has one of them. */
import { expect, test } from "vitest";
import { isChosen } from "../src/drawer/cells.ts";
import type { TableData } from "../src/tables/column.ts";

const data = (rows: (number[] | null)[]): TableData => ({
  name: "",
  title: "",
  caption: "",
  rows: rows.length,
  columns: [],
  hit: (row) => (rows[row] ? { kind: "member", index: rows[row]![0]! } : null),
  also: (row) => rows[row] ?? [],
});
const chosen = (rows: (number[] | null)[], hit: Parameters<typeof isChosen>[2]): number[] =>
  rows.flatMap((_, row) => (isChosen(data(rows), row, hit) ? [row] : []));

test("a member is in every row that stands for it, be it as one of several", () => {
  const rows = [[0, 1, 2, 3], [4], [2], null];
  expect(chosen(rows, { kind: "member", index: 2 })).toEqual([0, 2]);
  expect(chosen(rows, { kind: "member", index: 4, all: [4, 1] })).toEqual([0, 1]);
  expect(chosen(rows, { kind: "node", index: 0 })).toEqual([]);
  expect(chosen(rows, null)).toEqual([]);
});
