/** Strengths of a beam's material by the thickness of its thickest plate, mm. */

import { expect, test } from "vitest";
import { material } from "../../../src/offline/beams/material.ts";

// EN 10025-2 Table 6: ReH of S355 and S235, from one band of thickness to the next.
test.each([
  ["steel_S355", 16, 355],
  ["steel_S355", 16.01, 345],
  ["steel_S355", 40, 345],
  ["steel_S355", 40.01, 335],
  ["steel_S355", 63, 335],
  ["steel_S235", 10, 235],
  ["steel_S235", 20, 225],
])("%s of %d mm yields at %d N/mm²", (name, thickness, fy) => {
  expect(material(name, thickness)).toMatchObject({ type: "steel", fy: fy * 1e6, fy_rule: "product_standard" });
});

test("beyond the standard's last band none is extrapolated", () => {
  expect(() => material("steel_S355", 1000)).toThrow(expect.objectContaining({ code: "no_strength", field: "material" }));
});

test("steel has E = 210 000 N/mm² (EN 1993-1-1 3.2.6), aluminium 70 000 (EN 1999-1-1 3.2.5)", () => {
  expect(material("steel_S275", 10).e).toBe(210e9);
  expect(material("aluminium_6061", 10).e).toBe(70e9);
});

test("concrete goes without a yield strength", () => {
  expect(material("concrete_C30", 10)).not.toHaveProperty("fy");
});
