/** What the reader must know before trusting a steel check's verdict. */

import { expect, test } from "vitest";
import { otherFlange } from "../../../src/checks/verdict/warnings.ts";
import type { Line } from "../../../src/topology/line.ts";
import { type BeamCase, check, tabulated } from "../fake.ts";

const beam: BeamCase = { section: tabulated("IPE300"), length: 6, q: 5e3 };
const warned = (more: Partial<BeamCase>): string => check({ ...beam, ...more }).warnings.join("\n");

test("a plain beam has nothing to warn of", () => expect(warned({})).toBe(""));

test("resistances at the serviceability limit state", () => {
  expect(warned({ check: { limit_state: "SLS" } })).toContain("resistances are verified against an SLS combination");
});

test("UK NA.2.4 takes fy from the product standard", () => {
  expect(warned({ annex: "UK", material: { fy_rule: "table_3_1" } })).toContain("UK NA.2.4");
  expect(warned({ annex: "UK", material: { fy_rule: "product_standard" } })).not.toContain("UK NA.2.4");
});

test("6.3.2.3 where the annex's choice was not read: the general case is used, and said", () => {
  expect(warned({ annex: "NO", check: { ltb_method: "rolled" } })).toContain("the general case 6.3.2.2 is used");
  expect(warned({ check: { ltb_method: "rolled" } })).toBe("");
});

test("a channel whose load line is given is not asked for it", () => {
  expect(warned({ section: tabulated("UPE200") })).toContain("shear centre lies");
  expect(warned({ section: tabulated("UPE200"), design: { load_line: "shear_centre" } })).not.toContain("shear centre lies");
});

test("a deck on top does not hold a bottom flange that is compressed: up to three combinations are named", () => {
  const line = (up: 1 | -1) => ({ up }) as unknown as Line;
  expect(otherFlange([], line(1))).toBeNull();
  expect(otherFlange(["U1", "U2", "U3", "U4", "U5"], line(1))).toMatch(/^U1, U2, U3 and 2 more: the bottom \(−z\) flange/);
  expect(otherFlange(["U1"], line(-1))).toContain("(+z)");
});
