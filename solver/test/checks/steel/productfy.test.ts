/** The UK annex takes fy from the product standard (NA.2.4): more than that is asked about where the verdict hangs on it. */

import { expect, test } from "vitest";
import type { Annex } from "../../../src/topology/context.ts";
import { sharpAngle } from "../angles.ts";
import { type BeamCase, check } from "../fake.ts";
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
])("350 N/mm² with 355 %s: 350/345 = 1.01 by the product standard, so that it is asked", (_, material, told) => {
  const { verdict, questions, warnings, verifications } = column(350, material);
  expect(verdict).toBe("incomplete");
  const asked = `EN 10025-2 has 345 N/mm² for S355 at 30 mm, ${told}, and with the former it fails at 1.01`;
  expect(questions).toEqual([expect.stringContaining(asked)]);
  expect(warnings).toContain(questions[0]);
  expect(verifications[0]!.steps).not.toEqual([]);
});

test("what passes by either, or fails by either, is warned and not asked", () => {
  for (const [stress, verdict] of [
    [340, "pass"],
    [100, "pass"],
    [360, "fail"],
  ] as const) {
    const found = column(stress, GIVEN);
    expect([found.verdict, found.questions]).toEqual([verdict, []]);
    expect(found.warnings.join()).toContain("UK NA.2.4 takes fy from the product standard: EN 10025-2 has 345");
  }
});

test("other annexes allow Table 3.1, and the product standard's own strength is not warned of", () => {
  expect(column(350, GIVEN, "none")).toMatchObject({ verdict: "pass", questions: [], warnings: [] });
  expect(column(340, { fy: 345e6 })).toMatchObject({ verdict: "pass", questions: [], warnings: [] });
});

test("more than Table 3.1 has is asked about once, whatever the annex", () => {
  expect(column(350, { fy: 390e6 }).questions).toEqual([expect.stringContaining("is the steel certified for it?")]);
});

test("an angle is asked the same", () => {
  // Legs of 20 mm; 350 N/mm² in tension.
  const angle = sharpAngle(0.2, 0.2, 0.02);
  const found = check({ ...columnOf(0, GIVEN), section: angle, n: 350e6 * angle.a, design: { connection: "centric", nu_rd: 1e9 } });
  expect(found.questions).toContainEqual(expect.stringContaining("UK NA.2.4"));
});
