/** What Python means by its operators and functions: expected values are those that Python itself gives. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as py from "../../../src/model/offline/python.ts";

test("round(0.5) is 0, round(1.5) 2, round(-2.5) −2; -1 % 3 is 2", () => {
  expect([0.5, 1.5, 2.5, -2.5, 2.6].map((value) => py.round(value))).toEqual([0, 2, 2, -2, 3]);
  expect(py.round(-1e-9, 6)).toBe(0);
  // 0.125 and 0.375 are exact halves in binary; 2.675 is a little less than one.
  expect([0.125, 0.375, -0.125, 2.675, 1.5].map((value) => py.round(value, 2))).toEqual([0.12, 0.38, -0.12, 2.67, 1.5]);
  expect(Object.is(py.round(-0.2), 0)).toBe(true);
  expect(py.modulo(-1, 3)).toBe(2);
});

test("ways through lists", () => {
  expect(py.zip([1, 2], "ab")).toEqual([
    [1, "a"],
    [2, "b"],
  ]);
  expect(py.zip([1, 2, 3], "ab")).toHaveLength(2);
  expect(py.enumerate("ab", 1)).toEqual([
    [1, "a"],
    [2, "b"],
  ]);
  expect(py.pairwise([1, 2, 3])).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(py.combinations([1, 2, 3], 2)).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect(py.product([1, 2], "ab")).toEqual([
    [1, "a"],
    [1, "b"],
    [2, "a"],
    [2, "b"],
  ]);
  expect([py.range(1, 3), py.range(2), py.range(3, 1)]).toEqual([[1, 2], [0, 1], []]);
  expect(py.sum(py.map(py.abs, [-1, 2]))).toBe(3);
  expect(py.map((...given) => given.join(""), "abc", "de", "fg")).toEqual(["adf", "beg"]);
  expect([py.next([3, 4]), py.next(new Set(), 5)]).toEqual([3, 5]);
  expect(py.add([1], py.repeated([2], true))).toEqual([1, 2]);
  expect(py.each(py.subtract(py.set([1, 2]), py.set([2])))).toEqual([1]);
  expect(py.each(py.difference(py.set("abc"), "xb"))).toEqual(["a", "c"]);
});

test("the smaller of two sets is gone through, a list ends with what is taken from it", () => {
  expect(py.each(py.intersection(py.set([3, 1, 2]), py.set([2, 3])))).toEqual([2, 3]);
  const [list, table] = [[1, 2], py.dict([["a", 1]])];
  expect([py.pop(list), list, py.pop(table, "a", 0), py.pop(table, "a", 0)]).toEqual([2, [1], 1, 0]);
  expect(py.reversed([1, 2])).toEqual([2, 1]);
});

test("texts are parted, looked at and shown", () => {
  expect(py.partition("a.b.c", ".")).toEqual(["a", ".", "b.c"]);
  expect(py.partition("a", ".")).toEqual(["a", "", ""]);
  expect([py.isdigit("12"), py.isdigit(""), py.isalpha("ab"), py.isalpha("a1")]).toEqual([true, false, true, false]);
  expect([py.repr("a"), py.repr(2)]).toEqual(["'a'", "2"]);
});

test("a value is of the kind that makes it", () => {
  expect(py.isinstance("a", [py.str])).toBe(true);
  expect(py.isinstance([], [py.str, py.tuple])).toBe(true);
  expect(py.isinstance({}, [py.dict])).toBe(true);
  expect([py.isinstance(1, [py.int]), py.isinstance(1.5, [py.int]), py.isinstance(true, [py.float])]).toEqual([true, false, false]);
  expect(py.isinstance(null, [py.dict, py.str])).toBe(false);
  expect(py.type(undefined)).toBeUndefined();
});

test("two dictionaries or sets become one, and one takes up another", () => {
  expect(py.joined({ a: 1, b: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 });
  expect(py.items(py.joined(py.dict([[1, 2]]), { a: 3 }))).toEqual([
    [1, 2],
    ["a", 3],
  ]);
  expect(py.each(py.joined(py.keys({ a: 1 }), ["b"]))).toEqual(["a", "b"]);
  const found = py.set([1]);
  py.update(found, [2]);
  expect(py.each(found)).toEqual([1, 2]);
  expect(py.partial((...given) => given, 1)(2)).toEqual([1, 2]);
  expect(py.prod([2, 3])).toBe(6);
});

test("a copy shares nothing, and numbers are looked at and written", () => {
  const whole = { list: [1] };
  py.deepcopy(whole).list.push(2);
  expect(whole).toEqual({ list: [1] });
  expect([1, Infinity, Number.NaN].map(py.isfinite)).toEqual([true, false, false]);
  // What Python writes for {value:.3g}.
  expect([0.000012345, 0.00012345, 999.4, 999.6].map((value) => py.digits(value, 3))).toEqual(["1.23e-05", "0.000123", "999", "1e+03"]);
});

test("whatever the rules ask of Python is here", () => {
  const rules = new URL("../../../src/generated/rules/", import.meta.url);
  const files = readdirSync(rules, { recursive: true }).filter((file): file is string => String(file).endsWith(".ts"));
  const asked = files.flatMap((file) => [...readFileSync(new URL(file, rules), "utf8").matchAll(/\bpy\.(\w+)/g)].map(([, name]) => name!));
  expect(files.length).toBeGreaterThan(15);
  expect([...new Set(asked)].filter((name) => !(name in py))).toEqual([]);
});
