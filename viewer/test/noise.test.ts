/** Round-off is shown as zero, and nothing that counts is. */
import type { CombinationResults, Results } from "handoff-solver";
import { expect, it } from "vitest";
import { floorsOf, quiet } from "../src/solving/noise.ts";

const none = { min: [0], max: [0], min_x: [0], max_x: [0] };
const set = {
  end_forces: [1e5, 0, 0, 0, 0, 0, -1e5, 0, 0, 0, 0, 0],
  reactions: [],
  displacements: [1e-3, 0, 0, 0, 0, 0],
  extrema: { n: none, vy: none, vz: none, mx: none, my: none, mz: none, deflection: none },
} as unknown as CombinationResults;

it("measures moments of a truss by its forces and its longest member", () => {
  const floors = floorsOf({ members: { length: [4, 2] } } as Results, set);
  expect(floors.force).toBeCloseTo(0.1, 12);
  expect(floors.moment).toBeCloseTo(0.4, 12);
  expect(floors.displacement).toBeCloseTo(1e-9, 15);
  expect(quiet(3e-9, floors.moment)).toBe(0);
  expect(quiet(-50, floors.moment)).toBe(-50);
});
