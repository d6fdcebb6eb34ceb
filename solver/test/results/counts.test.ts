/** Words, counts and lists of names in sentences. */

import { expect, test } from "vitest";
import { count, counted, filled, some } from "../../src/results/counts.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [40_001, "40,001"],
  [1_234_567, "1,234,567"],
])("%d is %s", (n, words) => expect(counted(n)).toBe(words));

test("one is in the singular", () => {
  expect([count(1, "check"), count(2, "check"), count(0, "check"), count(3, "axis", "axes")]).toEqual([
    "1 check",
    "2 checks",
    "0 checks",
    "3 axes",
  ]);
});

test("long lists are cut short and counted", () => {
  expect(some(["a", "b"], 2)).toBe("a, b");
  expect(some(["a", "b", "c", "d"], 2)).toBe("a, b and 2 more");
});

test("words stand in place of their names", () => expect(filled("{a} of {b}, {a}", { a: 1, b: "two" })).toBe("1 of two, 1"));
