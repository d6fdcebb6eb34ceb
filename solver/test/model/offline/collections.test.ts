/** Dictionaries and sets as Python has them. */

import { expect, test } from "vitest";
import * as py from "../../../src/model/offline/collections.ts";

test.each([[], "", 0, null, undefined, false, {}, py.dict(), py.set(), new Map(), new Set()])("%j is false", (empty) => {
  expect(py.truthy(empty)).toBe(false);
});

test.each([[[0]], ["0"], [-1], [Number.NaN], [{ length: 0 }], [py.set([0])]])("%j is true", (full) => {
  expect(py.truthy(full)).toBe(true);
});

test("lists and sets are values, as keys too, and keys keep their order and form", () => {
  const table = py.dict([
    [["b", 1], "first"],
    [py.set(["x", "y"]), "second"],
    [["b", 1], "third"],
  ]);
  expect(py.len(table)).toBe(2);
  expect(py.get(table, ["b", 1])).toBe("third");
  expect(py.at(table, py.set(["y", "x"]))).toBe("second");
  expect(py.each(table)[0]).toEqual(["b", 1]);
  expect(py.each(py.set([["a"], ["a"], "a"]))).toEqual([["a"], "a"]);
  // A list of one text is another than the text of that list.
  expect(py.equal(["a,b"], ["a", "b"])).toBe(false);
});

test("what is missing is said, and made where a dictionary makes it", () => {
  expect(() => py.at({}, "toString")).toThrow(RangeError);
  expect(() => py.at([1, 2], 2)).toThrow(RangeError);
  expect(py.at([1, 2], -1)).toBe(2);
  const lists = py.defaultdict(py.list);
  py.at(lists, "a").push(1);
  expect([py.items(lists), py.get(lists, "b", 7), py.len(lists)]).toEqual([[["a", [1]]], 7, 1]);
  expect(py.contains({ a: undefined }, "a")).toBe(true);
  expect(py.contains({}, "constructor")).toBe(false);
});
