/** Keys that stand twice, as the service tells them. */

import { expect, test } from "vitest";
import { parseOnce } from "../../../src/model/offline/repeated.ts";

test.each([
  ['{"model": {"load_cases": [{}, {"fz": [1], "fz": [2]}]}}', '"fz" stands twice in model.load_cases[1],'],
  ['{"span_m": 6, "span_m": 60}', '"span_m" stands twice in its outermost object'],
  ['{"title": "x: y", "a" : {"\\u0062": 1, "b": 2}}', '"b" stands twice in a,'],
  ['{"\u202eeno": 1, "\u202eeno": 2}', '"\\u202eeno" stands twice'],
  ['[1, {"a b": {"c": 1, "c": 1}}]', '"c" stands twice in [1]."a b",'],
])("%s", (text, said) => {
  expect(() => parseOnce(text)).toThrow(said);
});

test("what says each key once is read as it is, whatever its strings hold", () => {
  const value = { 'a":{': ['{"b":1,"b":2}', "\\", { b: { a: 1 }, c: { a: [1, { a: null }] } }], b: true };
  expect(parseOnce(JSON.stringify(value, null, 1))).toEqual(value);
  expect(() => parseOnce("{")).toThrow(SyntaxError);
});
