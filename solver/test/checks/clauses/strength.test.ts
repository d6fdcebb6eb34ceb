/** Yield strength by thickness: Table 3.1 and the product standards, at their edges. */

import { describe, expect, test } from "vitest";
import { fyByThickness } from "../../../src/checks/clauses/strength.ts";
import { gradeOf } from "../../../src/model/standards.ts";

describe("yield strength", () => {
  test.each([
    ["product_standard", "S235", 16, 235],
    ["product_standard", "S235", 16.1, 225],
    ["product_standard", "S275", 40, 265],
    ["product_standard", "S275", 63.1, 245],
    ["product_standard", "S355", 20.4, 345],
    ["product_standard", "S355", 100, 315],
    ["product_standard", "S460", 16.5, 440],
    ["table_3_1", "S355", 40, 355],
    ["table_3_1", "S355", 40.1, 335],
    ["table_3_1", "S460", 80, 430],
  ] as const)("%s %s at %s mm: %s N/mm²", (rule, grade, t, fy) => expect(fyByThickness(rule, grade, t * 1e-3)).toBe(fy * 1e6));
  test("no value is extrapolated", () => {
    expect(fyByThickness("table_3_1", "S355", 0.081)).toBeNull();
    expect(fyByThickness("product_standard", "S460", 0.101)).toBeNull();
  });
  test("grade names", () =>
    expect(["S355", "steel_S355", "s 275 JR", "S460NH", "C30/37", undefined].map(gradeOf)).toEqual([
      "S355",
      "S355",
      "S275",
      "S460",
      null,
      null,
    ]));
});
