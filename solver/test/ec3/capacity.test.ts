/** Forces and class at a station: short cuts give what Table 5.2 gives. */

import { expect, test } from "vitest";
import { actionOf, capacity, classOf } from "../../src/ec3/capacity.ts";
import { sectionClass } from "../../src/ec3/cross_section/classification.ts";
import { iProfile, rhsProfile } from "../checks/fake.ts";

const slender = capacity(iProfile({ h: 500, tw: 6 }), 355e6, 1, 1, 1);
const none = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

test("short cuts to the class give the worst of the plates'", () => {
  for (const c of [slender, capacity(rhsProfile(200, 100, 4), 355e6, 1, 1, 1)])
    for (const n of [-2e5, 1e4, 3e5, 3e5, 1e6])
      for (const my of [0, 2e4, 5e4])
        for (const mz of [0, 1e3, 8e3]) {
          expect(classOf(c, { n, my, mz })).toBe(sectionClass(c.p, c.fy, { n, my, mz }));
        }
});

test("a force below a millionth of its resistance is round-off, compression is positive", () => {
  const f = actionOf(slender, { ...none, n: -0.9e-6 * slender.npl, my: -50e3 });
  expect(f).toEqual({ ...none, my: 50e3 });
  expect(actionOf(slender, { ...none, n: -1e5 }).n).toBe(1e5);
});

test("class 4 has an effective section, lower classes and tubes have none", () => {
  expect(slender.effective?.n.a).toBeLessThan(slender.p.a);
  expect(capacity(iProfile(), 235e6, 1, 1, 1).effective).toBeNull();
});
