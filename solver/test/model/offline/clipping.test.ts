/** Texts short enough to show: characters are counted, and none is cut in two. */

import { expect, test } from "vitest";
import { clipped, isLonger } from "../../../src/model/offline/clipping.ts";

test.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "abc…"],
  ["𝄞𝄞𝄞", 3, "𝄞𝄞𝄞"],
  ["𝄞𝄞𝄞𝄞", 3, "𝄞𝄞𝄞…"],
  ["a𝄞b𝄞", 3, "a𝄞b…"],
  ["", 3, ""],
])("%j to %i characters is %j", (text, count, shown) => {
  expect(clipped(text, count)).toBe(shown);
  expect(isLonger(text, count)).toBe([...text].length > count);
});
