/** The loads of a combination as one case: values have their factors, places and members have none. */

import { expect, test } from "vitest";
import { combinedLoads } from "../../src/model/combination_loads.ts";
import type { CaseLoads } from "../../src/model/loads.ts";

const one = (member: Partial<CaseLoads["member"]>, more: object = {}): CaseLoads =>
  ({
    ...{ id: "c", nature: "other", nodal: Float64Array.of(1, 2), plates: {}, settlement: undefined },
    ...more,
    member: { lines: [], points: [], strains: [], weights: [], ...member },
  }) as unknown as CaseLoads;
const CASES = [
  one({ lines: [3, 1, 2, 10, 20, 30, 40, 50, 60], points: [3, 4, 1, 2, 3, 4, 5, 6] }, { settlement: Float64Array.of(5) }),
  one({ strains: [2, 1, 1, 1], weights: [7, 1, 2, 3] }, { nodal: Float64Array.of(10, 0) }),
];

test("each list in turn, every value times its factor", () => {
  const { member, nodal, settlement } = combinedLoads(
    "U",
    [
      { load_case: 0, factor: 2 },
      { load_case: 1, factor: -1 },
    ],
    CASES,
  );
  expect(member).toEqual({
    lines: [3, 1, 2, 20, 40, 60, 80, 100, 120],
    points: [3, 4, 2, 4, 6, 8, 10, 12],
    strains: [2, -1, -1, -1],
    weights: [7, -1, -2, -3],
  });
  expect([...nodal]).toEqual([-8, 4]);
  expect([...settlement!]).toEqual([10]);
});

test("a combination of nothing has nothing, as long as the others", () => {
  const { nodal, member, settlement } = combinedLoads("U", [], CASES);
  expect([[...nodal], member.lines, settlement]).toEqual([[0, 0], [], undefined]);
});
