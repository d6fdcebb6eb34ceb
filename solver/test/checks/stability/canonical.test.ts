/** Names of lateral buckling problems: equal ones share theirs, others do not, however many restraints there are. */

import { expect, test } from "vitest";
import { canonical } from "../../../src/checks/stability/canonical.ts";
import type { LateralBeam } from "../../../src/checks/stability/mcr.ts";
import { heldAt } from "../../../src/checks/stability/restraints.ts";

function held(places: number, last: number): LateralBeam {
  const restraints = Array.from({ length: places }, (_, i) => heldAt(i === places - 1 ? last : (12 * i) / places, true, true, false));
  return { length: 12, ei_z: 1, ei_w: 1, gi_t: 1, restraints, moment: (s) => s, loads: { points: [], spread: [] }, breaks: [] };
}

test.each([2, 20_000])("%i restraints: the last of them tells two problems apart", (places) => {
  const { name } = canonical(held(places, 11), 12);
  expect(canonical(held(places, 11), 12).name).toBe(name);
  expect(canonical(held(places, 11.5), 12).name).not.toBe(name);
});

test("a problem of 20,000 restraints is read back from its name", () => {
  const { restraints } = canonical(held(20_000, 11), 12).beam();
  expect(restraints).toHaveLength(20_000);
  expect(restraints[19_999]!.s).toBeCloseTo(11, 5);
});
