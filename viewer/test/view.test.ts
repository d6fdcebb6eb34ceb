/** Columns that have words for some rows alone take no room where none of the rows that are found has any. */
import { expect, test } from "vitest";
import { telling } from "../src/drawer/view.ts";
import type { Column } from "../src/tables/column.ts";

const column = (title: string, words: (string | number | null)[], seldom = false): Column => ({
  key: title,
  title,
  seldom,
  value: (row) => words[row]!,
});

test("a seldom column stands while one of the rows found has words in it", () => {
  const columns = [
    column("Target", ["a", "b", "c"]),
    column("Not verified", ["", "torsion", ""], true),
    column("Governed by", ["", "", ""]),
  ];
  expect(telling(columns, [0, 1, 2])).toEqual([0, 1, 2]);
  expect(telling(columns, [0, 2])).toEqual([0, 2]);
});
