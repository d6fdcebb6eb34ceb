/** The widest gap between places, in whatever order they come. */

import { expect, test } from "vitest";
import { widestGap } from "../../src/members/restraint_gaps.ts";

test.each<[number[], number]>([
  [[0, 1, 4, 6], 3],
  [[6, 0, 4, 1], 3],
  [[2], 0],
  [[], 0],
  [[3, 3], 0],
])("%j: %d", (places, widest) => expect(widestGap(places)).toBe(widest));
