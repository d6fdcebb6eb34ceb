/** A table is searched by what its cells say: words, figures as they are written, and who governs them. */
import { expect, test } from "vitest";
import { Search } from "../src/drawer/search.ts";
import { number } from "../src/format/units.ts";
import type { Column } from "../src/tables/column.ts";

/** Newtons, written in kN with two digits. */
const FORCES = [-12_410, 373_000, 12_405];
const IDS = ["C1-Nord", "B2", "B10"];
const BY = ["ULS 1", "Wind", null];
const columns: Column[] = [
  { key: "member", title: "Member", value: (row) => IDS[row]! },
  { key: "n.max", title: "N max", quantity: "force", value: (row) => FORCES[row]!, by: (row) => BY[row]! },
  { key: "deflection", title: "Deflection", quantity: "deflection", value: (row) => (row === 1 ? null : 0.01 * row) },
];

function found(wanted: string): { rows: number[]; written: number } {
  let written = 0;
  const search = new Search(columns, (value, quantity) => {
    written++;
    return number(value, quantity, "kN");
  });
  const says = search.for(wanted);
  const rows = IDS.map((_, row) => row).filter(says);
  expect(IDS.map((_, row) => row).filter(says)).toEqual(rows);
  return { rows, written };
}

test("words are found in any case, in ids and in who governs, and no figure is written for them", () => {
  expect(found("nord")).toEqual({ rows: [0], written: 0 });
  expect(found("wind")).toEqual({ rows: [1], written: 0 });
  expect(found("b")).toEqual({ rows: [1, 2], written: 0 });
});

test("figures are found as they are written, each written once however often it is looked at", () => {
  expect(found("373.0").rows).toEqual([1]);
  expect(found("12.4").rows).toEqual([0, 2]);
  expect(found("−12.41").rows).toEqual([0]);
  expect(found("20.00").rows).toEqual([2]);
  expect(found("999")).toEqual({ rows: [], written: 5 });
});

test("a figure is found with who governs it, as the two are read", () => {
  expect(found("12.41 uls").rows).toEqual([0]);
  expect(found("0 wind").rows).toEqual([1]);
});

test("what has no value says nothing", () => {
  expect(found("null").rows).toEqual([]);
});
