/** What may still be among the most utilised is kept, and no more. */

import { expect, test } from "vitest";
import { TRACED, Traces } from "../../src/checks/traces.ts";
import type { CheckResult } from "../../src/results/checks.ts";

test("of many the most utilised are kept, of equal ones the first", () => {
  const traces = new Traces();
  // Places 0 and 999 use as much as each other, all others less the later they come.
  for (let place = 0; place < 1000; place++) {
    const utilisation = place % 999 === 0 ? 2 : 1 / (1 + place);
    traces.offer(place, place === 500 ? null : utilisation, () => ({ id: `${place}` }) as CheckResult);
  }
  for (const place of [0, 999, 1, TRACED - 2]) expect(traces.of(place)?.id).toBe(`${place}`);
  expect(traces.of(500)).toBeUndefined();
});
