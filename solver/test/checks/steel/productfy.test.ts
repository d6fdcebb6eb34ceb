/** The UK annex takes fy from the product standard (NA.2.4): that is verified with. */

import { expect, test } from "vitest";
import type { Annex } from "../../../src/topology/context.ts";
import { sharpAngle } from "../angles.ts";
import { type BeamCase, check, part } from "../fake.ts";
import { platedI } from "../plated.ts";

/** A stocky column with flanges of 30 mm in S355: 345 N/mm² by EN 10025-2 (16 to 40 mm), 355 by Table 3.1 (up to 40 mm). */
const section = platedI(300, 300, 20, 30);
const columnOf = (stress: number, material: BeamCase["material"], annex: Annex = "UK"): BeamCase => ({
  ...{ section, length: 0.5, n: -stress * 1e6 * section.a, annex },
  material: { id: "steel", grade: "S355", ...material },
});
const column = (...of: Parameters<typeof columnOf>) => check(columnOf(...of));
const GIVEN: BeamCase["material"] = { fy: 355e6 };
const TABLE: BeamCase["material"] = { fy_rule: "table_3_1", fy: null };

test.each([
  ["given", GIVEN, "material steel 355 N/mm²"],
  ["of Table 3.1", TABLE, "Table 3.1 355 N/mm²"],
])("355 N/mm² %s are 345 by the product standard, with which it is verified", (_, material, source) => {
  for (const [stress, verdict] of [
    [340, "pass"],
    [350, "fail"],
  ] as const) {
    const found = column(stress, material);
    expect([found.verdict, found.asks]).toEqual([verdict, []]);
    expect(part(found, "compression").utilisation).toBeCloseTo(stress / 345, 6);
    expect(found.assumptions.map(({ message }) => message)).toEqual([
      `UK NA.2.4 takes fy from the product standard: EN 10025-2 has 345 N/mm² for S355 at 30 mm, ${source}`,
    ]);
    expect(found.verifications[0]!.steps).not.toEqual([]);
  }
});

test("other annexes allow Table 3.1, and the product standard's own strength is taken without a word", () => {
  expect(column(350, GIVEN, "none")).toMatchObject({ verdict: "pass", asks: [], assumptions: [] });
  expect(column(340, { fy: 345e6 })).toMatchObject({ verdict: "pass", asks: [], assumptions: [] });
});

test("more than Table 3.1 has is doubted once, whatever the annex", () => {
  expect(column(350, { fy: 390e6 }).doubts.map(({ code }) => code)).toEqual(["high_fy"]);
});

test("an angle is verified so as well", () => {
  // Legs of 20 mm; 350 N/mm² in tension.
  const angle = sharpAngle(0.2, 0.2, 0.02);
  const found = check({ ...columnOf(0, GIVEN), section: angle, n: 350e6 * angle.a, design: { connection: "centric", nu_rd: 1e9 } });
  expect(part(found, "tension").utilisation).toBeCloseTo(350 / 345, 6);
});
