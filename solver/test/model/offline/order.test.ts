/** What Python means by order: expected values are those that Python itself gives. */

import { expect, test } from "vitest";
import * as py from "../../../src/model/offline/python.ts";

test("lists are in the order of their first difference, sets by what they hold", () => {
  expect(py.sorted([[2, "a"], [1, "b"], [1]])).toEqual([[1], [1, "b"], [2, "a"]]);
  expect(py.ordered([1, 2], ">", [1])).toBe(true);
  expect(py.ordered(py.set([1]), "<=", py.set([1, 2]))).toBe(true);
  expect(py.ordered(py.set([1, 3]), "<=", [1, 2])).toBe(false);
  expect(py.max([3, 1, 2], { key: (value) => -value })).toBe(1);
  expect(py.min([], { default: 5 })).toBe(5);
  expect([py.least(2, 3), py.least(3, 2, 1), py.least(1, 3, 2), py.most(2, 3), py.most(1, 2, 3), py.most(3, 1, 2)]).toEqual([
    2, 1, 1, 3, 3, 3,
  ]);
  const line = [1, 2, 2, 3];
  expect([py.bisectLeft(line, 2), py.bisectRight(line, 2)]).toEqual([1, 3]);
  expect(
    py.nsmallest(2, [
      [2, "b"],
      [1, "c"],
      [2, "a"],
    ]),
  ).toEqual([
    [1, "c"],
    [2, "a"],
  ]);
});
