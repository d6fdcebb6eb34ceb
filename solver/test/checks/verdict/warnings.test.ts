/** What the reader must know before trusting a steel check's verdict. */

import { expect, test } from "vitest";
import type { SwayInput } from "../../../src/checks/buckling/swayinput.ts";
import { otherFlange, swayDoubts } from "../../../src/checks/verdict/warnings.ts";
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

test("what combinations ask about modes in other numbers alone is one question, with the worst", () => {
  const inCombination = (alpha: number, wave: number | null): SwayInput =>
    ({
      ...{ found: { alpha, along: "y" }, wave, second: true, leansAlong: false, straight: false },
      ...{ n: 0, most: 0.9, e: 210e9, p: { iy: 1e-5, iz: 1e-6 }, length: 3, swayLength: false, design: { id: "D", members: ["M1"] } },
    }) as unknown as SwayInput;
  const swaying = [inCombination(4.2, 2.68), inCombination(3.9, 2.91), inCombination(4.4, 2.52), inCombination(5, null)];
  const [lean, wave, ...more] = swayDoubts(swaying, true);
  expect(lean).toContain("αcr = 3.90 of a sway mode");
  expect(wave).toContain("it bends in a mode with αcr = 2.52");
  expect(more).toEqual([]);
  expect(swayDoubts(swaying, false)).toEqual([wave]);
});
