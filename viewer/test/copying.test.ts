/** Copied words as a spreadsheet takes them. */
import { expect, test } from "vitest";
import { plain } from "../src/drawer/copying.ts";

test("figures stand behind a hyphen, and are not taken for words", () => {
  expect(["−26.97", " 0.00 ", "−1.2e-5", "≥ 62.0", "–"].map(plain)).toEqual(["-26.97", "0.00", "-1.2e-5", "≥ 62.0", "–"]);
});

test("words that begin like a formula are not run", () => {
  expect(["=1+1", "@SUM(A1)", "−A1", "C1"].map(plain)).toEqual(["'=1+1", "'@SUM(A1)", "'-A1", "C1"]);
});
