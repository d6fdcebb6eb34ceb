/** Restraints that only raise CmLT: a member never uses less without one of them. */

import { expect, test } from "vitest";
import type { LateralRestraint } from "../../../src/generated/model.ts";
import { type BeamCase, check, part, printed, tabulated } from "../fake.ts";

/** A stocky column with a moment at one end, or opposite ones at both, whose length about z-z is given, so that restraints change CmLT alone. */
const column = (my: [number, number], ...places: number[]) => {
  const lateral_restraints = places.map((position): LateralRestraint => ({ position, flange: "both" }));
  const beam: BeamCase = { section: tabulated("HEB200"), length: 3, n: -500e3, my };
  return check({ ...beam, design: { l_cr_y: 3, l_cr_z: 3, ...(places.length ? { lateral_restraints } : {}) } });
};
const used = (...given: Parameters<typeof column>): number => part(column(...given), "interaction").utilisation as number;

test("CmLT of a moment at one end is 0.6 (ψ = 0); beyond a restraint close to it 0.6 + 0.4·0.8 = 0.92, which nobody must take", () => {
  const result = column([70e3, 0], 0.2);
  expect(printed(result, "interaction", "CmLT")).toBeCloseTo(0.6, 9);
  expect(part(result, "interaction").utilisation).toBeCloseTo(used([70e3, 0]), 9);
  expect(part(result, "interaction").steps[0]).toMatchObject({ title: "Restraints neglected" });
});

test.each<[number, number]>([
  [70e3, 0],
  [70e3, -70e3],
  [60e3, 30e3],
])("moments %s and %s: all of four restraints or none are taken, so that one less saves no more than a part in a hundred", (...my) => {
  const places = [0.15, 0.4, 0.55, 0.9];
  const uses = (left: number[]): number => used(my, ...left);
  for (let mask = 1; mask < 16; mask++) {
    const all = places.filter((_, i) => mask & (1 << i));
    for (const gone of all) expect(uses(all.filter((one) => one !== gone))).toBeGreaterThanOrEqual(uses(all) * 0.99);
  }
});

test("beyond four all or none are taken: on the safe side, and by no more than one part in a hundred", () => {
  const places = [0.1, 0.25, 0.4, 0.55, 0.9];
  for (const my of [
    [70e3, 0],
    [70e3, -70e3],
  ] as [number, number][]) {
    const all = used(my, ...places);
    expect(all).toBeLessThanOrEqual(used(my) * (1 + 1e-9));
    for (const gone of places) expect(used(my, ...places.filter((one) => one !== gone))).toBeGreaterThanOrEqual(all * 0.99);
  }
});
