/** What a load is of what a structure bears, found by halving. */

import { expect, test } from "vitest";
import { givesWay } from "../../../src/analysis/second_order/limit.ts";

test("the load ratio is found to a hundredth or so", () => {
  for (const borne of [0.3, 0.77, 0.999]) {
    const found = givesWay((share) => share <= borne).measured();
    expect(Math.abs(found.details.load_ratio! * borne - 1)).toBeLessThan(0.03);
    expect(found.code).toBe("beyond_critical");
  }
});

test("just short of the load it says so", () => {
  expect(givesWay((share) => share < 1).measured().message).toMatch(/just beyond what it bears/);
});

test("a search that goes on asks for no share", () => {
  const asked: number[] = [];
  const found = givesWay((share) => asked.push(share) > 0);
  expect([found.code, asked]).toEqual(["beyond_critical", []]);
  found.measured();
  expect(asked).toHaveLength(7);
});
