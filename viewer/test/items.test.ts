/** Keys lead through a menu as the ARIA pattern of menu buttons says. */
import { expect, test } from "vitest";
import { entryAfter } from "../src/controls/items.ts";

test("arrows go round, Home and End to the first and last", () => {
  expect([0, 1, 2].map((place) => entryAfter("ArrowDown", place, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((place) => entryAfter("ArrowUp", place, 3))).toEqual([2, 0, 1]);
  expect([entryAfter("Home", 1, 3), entryAfter("End", 1, 3)]).toEqual([0, 2]);
});

test("from none the arrows begin at the ends, and other keys lead nowhere", () => {
  expect([entryAfter("ArrowDown", -1, 3), entryAfter("ArrowUp", -1, 3)]).toEqual([0, 2]);
  expect([entryAfter("Enter", 0, 3), entryAfter("Tab", 0, 3), entryAfter("End", -1, 0)]).toEqual([null, null, null]);
});
