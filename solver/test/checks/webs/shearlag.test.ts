/** Shear lag of wide welded flanges over short stretches of moment, 6.2.2.3. */

import { expect, test } from "vitest";
import { lagDoubt } from "../../../src/checks/webs/shearlag.ts";
import { LineDiagram } from "../../../src/diagrams/linediagram.ts";
import type { Profile } from "../../../src/ec3/profile.ts";
import { profileOf } from "../../../src/ec3/profile.ts";
import { Joints } from "../../../src/topology/joints.ts";
import { lineOf } from "../../../src/topology/line.ts";
import { type BeamCase, beamContext, tabulated } from "../fake.ts";
import { platedI } from "../plated.ts";

/** A welded I with flanges of 1200 mm under an even load: b0 = 600 mm. */
const wide = platedI(800, 1200, 12, 20);
const profile = profileOf(wide) as Profile;

function doubt(length: number, used: number, p = profile, more: Partial<BeamCase> = {}): string | null {
  const context = beamContext({ section: wide, length, q: 1e4, ...more });
  const joints = new Joints(context);
  const diagram = new LineDiagram(lineOf([context.member("M1")!], joints), context, context.combinations[0]!);
  return lagDoubt(p, [{ diagram }], "y", [used, used]);
}

test("b0 below Le/50 is no matter (EN 1993-1-5 3.1(1)): 31 m are long enough, and 5 m are not", () => {
  expect(doubt(31, 0.99)).toBeNull();
  expect(doubt(5, 0.99)).toMatch(/b0 = 59\d mm wide over Le = 5\.00 m/);
});

test("where enough is left nothing is left open, and where it fails anyway neither", () => {
  expect(doubt(5, 0.2)).toBeNull();
  expect(doubt(5, 1.2)).toBeNull();
});

test("rolled sections have no such flanges", () => {
  expect(doubt(5, 0.99, profileOf(tabulated("IPE300")) as Profile)).toBeNull();
});

test("a stretch ends where the moment changes its sign, and one that an end cuts goes on as far beyond it", () => {
  // 10 kN/m over 8 m with −20 kNm at both ends: 5·x·(8 − x) = 20 at x = 4 − √12 = 0.54 m.
  expect(doubt(8, 0.99, profile, { my: [-2e4, -2e4] })).toContain("Le = 1.07 m");
});
