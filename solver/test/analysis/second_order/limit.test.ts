/** What a load is of what a structure bears, found by halving. */

import { expect, test } from "vitest";
import { givesWay } from "../../../src/analysis/second_order/limit.ts";
import { SolveError } from "../../../src/error.ts";

test("the load ratio is found to a hundredth or so, whichever way a share fails", () => {
  for (const borne of [0.3, 0.77, 0.999]) {
    const quiet = givesWay((share) => share <= borne);
    const loud = givesWay((share) => {
      if (share > borne) throw new SolveError("beyond_critical", "it buckles");
      return true;
    });
    expect(Math.abs(quiet.details.load_ratio! * borne - 1)).toBeLessThan(0.03);
    expect(loud.details).toEqual(quiet.details);
    expect(quiet.code).toBe("beyond_critical");
  }
});

test("just short of the load it says so, and another failure is not taken for this one", () => {
  expect(givesWay((share) => share < 1).message).toMatch(/just beyond what it bears/);
  const other = new SolveError("unstable", "a mechanism");
  expect(() =>
    givesWay(() => {
      throw other;
    }),
  ).toThrow(other);
});
