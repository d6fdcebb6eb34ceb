/** Loads across a member in a combination: those of its cases times their factors, weight marked as such. */

import { expect, test } from "vitest";
import { TransverseLoads } from "../../src/diagrams/transverseloads.ts";
import type { Results } from "../../src/results/index.ts";
import type { CheckCombination, CheckMember } from "../../src/topology/context.ts";

const NONE = { lines: [], points: [], strains: [], weights: [] };
const results = {
  load_cases: [
    { member_loads: { ...NONE, weights: [0, 1, 2, -10] } },
    {
      member_loads: {
        ...NONE,
        lines: [0, 1, 4, 9, 0, -5, 9, 0, -7],
        points: [0, 3, 0, 0, -100, 0, 0, 0, 0, 5, 50, 0, 0, 0, 8, 0, 1, 2, 0, 0, -1, 0, 0, 0],
      },
    },
  ],
  load_combinations: [
    {
      terms: [
        { load_case: 0, factor: 1.35 },
        { load_case: 1, factor: -2 },
      ],
    },
    { terms: [] },
  ],
} as unknown as Results;
const of = (combination: number, member: number) =>
  new TransverseLoads(results, Float64Array.of(6, 4)).of(
    results.load_combinations[combination] as unknown as CheckCombination,
    { index: member } as CheckMember,
  );

test("each with its factor and in its place, along the member none", () => {
  const { points, distributed } = of(0, 0);
  expect(points).toEqual([{ x: 3, fy: -0, fz: 200 }]);
  expect(distributed).toEqual([
    { x1: 0, x2: 6, fy1: 2.7, fy2: 2.7, fz1: -13.5, fz2: -13.5, self_weight: true },
    { x1: 1, x2: 4, fy1: -0, fy2: -0, fz1: 10, fz2: 14, self_weight: false },
  ]);
});

test("moments about its axis are summed whichever way they act", () => {
  const points = [0, 3, 0, 0, 0, 7, 0, 0, 0, 4, 0, 0, 0, -2, 0, 0];
  const twisted = { ...results, load_cases: [results.load_cases[0], { member_loads: { ...NONE, points } }] } as unknown as Results;
  const { torque, points: across } = new TransverseLoads(twisted, Float64Array.of(6)).of(
    results.load_combinations[0] as unknown as CheckCombination,
    { index: 0 } as CheckMember,
  );
  // |−2|·(7 + |−2|).
  expect(torque).toBe(18);
  expect(across).toEqual([]);
});

test("another member has its own, and a combination of nothing has none", () => {
  expect(of(0, 1)).toEqual({ points: [{ x: 2, fy: -0, fz: 2 }], distributed: [] });
  expect(of(1, 0)).toEqual({ points: [], distributed: [] });
});
