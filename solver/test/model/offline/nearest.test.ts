/** Suggestions, of the table that the service is held to as well. */

import { expect, test } from "vitest";
import cases from "../../../../tests/schema/nearest.json" with { type: "json" };
import { nearest } from "../../../src/model/offline/nearest.ts";

test.each(cases as [string, string[], string[]][])("%j among %j: %j", (name, candidates, expected) => {
  expect(nearest(name, candidates)).toEqual(expected);
});

test("among many too a slip leaves more than it changes", () => {
  const many = Array.from({ length: 400 }, (_, i) => `x${i}`);
  expect(nearest("mk", ["mx", "my", ...many])).toEqual([]);
  expect(nearest("yf", ["fy", "fx", ...many])).toEqual(["fy"]);
});

test.each([
  ["N12", ["N1", "N2", "N30"], ["N2", "N1"]],
  ["sectoin", ["section", "material"], ["section"]],
  ["uls", ["ULS", "SLS"], ["ULS"]],
  ["N11", ["N12", "N1"], ["N12", "N1"]],
  ["xyz", ["section"], []],
  ["x".repeat(65), ["x".repeat(64)], []],
])("%s among %j: %j", (name, known, expected) => {
  expect(nearest(name, known)).toEqual(expected);
});
