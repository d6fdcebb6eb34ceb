/** What a steel check took where the model is silent. */

import { expect, test } from "vitest";
import { type BeamCase, check, tabulated } from "../fake.ts";
import { platedI } from "../plated.ts";

const beam: BeamCase = { section: tabulated("IPE300"), length: 6, q: 5e3 };
const warned = (more: Partial<BeamCase>): string =>
  check({ ...beam, ...more })
    .assumptions.map(({ message }) => message)
    .join("\n");

test("a plain beam takes nothing", () => expect(warned({})).toBe(""));

test("resistances at the serviceability limit state", () => {
  expect(warned({ check: { limit_state: "SLS" } })).toContain("resistances are verified against an SLS combination");
});

test("UK NA.2.4 takes fy from the product standard", () => {
  expect(
    warned({ section: platedI(300, 300, 20, 30), annex: "UK", material: { grade: "S355", fy: null, fy_rule: "table_3_1" } }),
  ).toContain("UK NA.2.4");
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

test("a deck on top does not hold a bottom flange that is compressed", () => {
  const lifted = { q: -5e3, check: { restrained: true } };
  expect(warned(lifted)).toMatch(/^ULS: the bottom \(−z\) flange is in compression/);
  expect(warned({ ...lifted, q: 5e3 })).toBe("");
});
