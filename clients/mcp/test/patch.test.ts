/** JSON Patch by the examples of RFC 6902's appendix A, and entries of lists by their ids. */
import { expect, it } from "vitest";
import { type Operation, patched } from "../src/patch.js";

const of = (before: unknown, ...operations: Operation[]): unknown => patched(before, operations);

it.each([
  ["A.1 adds a member", { foo: "bar" }, { op: "add", path: "/baz", value: "qux" }, { foo: "bar", baz: "qux" }],
  ["A.2 adds an entry", { foo: ["bar", "baz"] }, { op: "add", path: "/foo/1", value: "qux" }, { foo: ["bar", "qux", "baz"] }],
  ["A.3 removes a member", { baz: "qux", foo: "bar" }, { op: "remove", path: "/baz" }, { foo: "bar" }],
  ["A.4 removes an entry", { foo: ["bar", "qux", "baz"] }, { op: "remove", path: "/foo/1" }, { foo: ["bar", "baz"] }],
  ["A.5 replaces a value", { baz: "qux", foo: "bar" }, { op: "replace", path: "/baz", value: "boo" }, { baz: "boo", foo: "bar" }],
  [
    "A.6 moves a value",
    { foo: { bar: "baz", waldo: "fred" }, qux: { corge: "grault" } },
    { op: "move", from: "/foo/waldo", path: "/qux/thud" },
    { foo: { bar: "baz" }, qux: { corge: "grault", thud: "fred" } },
  ],
  [
    "A.7 moves an entry",
    { foo: ["all", "grass", "cows", "eat"] },
    { op: "move", from: "/foo/1", path: "/foo/3" },
    { foo: ["all", "cows", "eat", "grass"] },
  ],
  ["A.8 tests", { baz: "qux", foo: ["a", 2, "c"] }, { op: "test", path: "/foo/1", value: 2 }, { baz: "qux", foo: ["a", 2, "c"] }],
  ["A.10 adds a nested object", { foo: "bar" }, { op: "add", path: "/child", value: { g: {} } }, { foo: "bar", child: { g: {} } }],
  ["A.14 unescapes", { "/": 9, "~1": 10 }, { op: "test", path: "/~01", value: 10 }, { "/": 9, "~1": 10 }],
  ["A.16 adds a list", { foo: ["bar"] }, { op: "add", path: "/foo/-", value: ["abc"] }, { foo: ["bar", ["abc"]] }],
] as [string, unknown, Operation, unknown][])("%s", (_, before, operation, after) => {
  const kept = structuredClone(before);
  expect(of(before, operation)).toEqual(after);
  expect(before).toEqual(kept);
});
it.each([
  ["A.9", { baz: "qux" }, { op: "test", path: "/baz", value: "bar" }, 'the value is "qux"'],
  ["A.12", { foo: "bar" }, { op: "add", path: "/baz/bat", value: "qux" }, "no 'baz' here; there are: foo"],
  ["A.15", { "~1": 10 }, { op: "test", path: "/~01", value: "10" }, "the value is 10"],
  ["no value", {}, { op: "add", path: "/a" }, "'value' is missing"],
  ["no pointer", {}, { op: "remove", path: "a" }, "JSON Pointers"],
  ["into itself", { a: { b: 1 } }, { op: "move", from: "/a", path: "/a/b" }, "nothing moves into itself"],
] as [string, unknown, Operation, string][])("refuses %s", (_, before, operation, words) => {
  expect(() => of(before, operation)).toThrow(words);
});
it("finds entries by id where a step is no number", () => {
  const before = {
    nodes: [
      { id: "A", z: 1 },
      { id: "B", z: 2 },
    ],
  };
  expect(of(before, { op: "replace", path: "/nodes/B/z", value: 3 })).toEqual({
    nodes: [
      { id: "A", z: 1 },
      { id: "B", z: 3 },
    ],
  });
  expect(of(before, { op: "remove", path: "/nodes/A" })).toEqual({ nodes: [{ id: "B", z: 2 }] });
});
it("sets a key called __proto__ as a key like any other", () => {
  const after = of({}, { op: "add", path: "/__proto__", value: { polluted: true } }) as object;
  expect(Object.hasOwn(after, "__proto__")).toBe(true);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
