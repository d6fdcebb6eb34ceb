/** Whether a set's numbers hang together. */

import { expect, test } from "vitest";
import { isBalanced } from "../../src/analysis/balance.ts";

test.each([
  [1, 1e-7, 1e-12, true],
  [1, 1e-5, 1e-12, false],
  // Rotations of a tenth leave out their squares, half of that: 1 − cos 0.1 = 0.005.
  [2, 4e-3, 1e-12, true],
  [2, 6e-3, 1e-12, false],
  [2, 1e-7, 1e-5, false],
] as const)("order %d: differs by %d with a residual of %d", (order, error, residual, balanced) =>
  expect(isBalanced({ order, equilibrium: { error }, residual })).toBe(balanced),
);
