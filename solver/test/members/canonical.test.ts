/** Names of lateral buckling problems: equal ones share theirs, others do not, however many restraints there are. */

import { expect, test } from "vitest";
import { takeCanonical } from "../../src/members/canonical.ts";
import type { LateralBeam } from "../../src/members/mcr.ts";
import { nameTaken } from "../../src/members/problem.ts";
import { heldAt } from "../../src/members/restraints.ts";

function nameOf(places: number, last: number): string {
  const restraints = Array.from({ length: places }, (_, i) => heldAt(i === places - 1 ? last : (12 * i) / places, true, true, false));
  const beam: LateralBeam = {
    ...{ length: 12, ei_z: 1, ei_w: 1, gi_t: 1, restraints },
    ...{ moment: (s) => s, loads: { points: [], spread: [] }, breaks: [] },
  };
  takeCanonical(beam, 12);
  return nameTaken();
}

test.each([2, 20_000])("%i restraints: the last of them tells two problems apart", (places) => {
  const name = nameOf(places, 11);
  expect(nameOf(places, 11)).toBe(name);
  expect(nameOf(places, 11.5)).not.toBe(name);
});
