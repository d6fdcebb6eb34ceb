/** Small pivots of a factor and the motions behind them. */

import { expect, test } from "vitest";
import { Kernel } from "../../src/numerics/kernel.ts";

/** Two nodes joined by springs of 10 in every direction, and held by `ground` each. */
function joined(ground: (direction: number) => number): Kernel {
  const kernel = new Kernel(2, new Uint8Array(2), Int32Array.from([0, 1]), new Float64Array(6));
  const scratch = kernel.beginMatrix();
  scratch.fill(0);
  for (let i = 0; i < 12; i++) {
    scratch[13 * i] = 10 + ground(i % 6);
    scratch[12 * i + ((i + 6) % 12)] = -10;
  }
  kernel.addBar(0, 1);
  kernel.beginFactor();
  kernel.advanceFactor(Infinity);
  return kernel;
}

test("a singular pivot is lost, is found by its ratio and yields a shape that costs no energy", () => {
  // Nothing holds uz to the ground.
  const kernel = joined((direction) => (direction === 2 ? 0 : 1));
  expect(kernel.lostPivots).toBe(1);
  const [small, ...others] = kernel.pivots.small(1e-6);
  expect(others).toEqual([]);
  expect(small).toMatchObject({ lost: true });
  expect(small!.direction % 6).toBe(2);
  kernel.pivots.shape(small!.direction);
  expect([...kernel.pivots.shapeVector()].map((value) => Math.abs(value))).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
});

test("a pivot is judged by its own diagonal term: 10 + g − 100/(10 + g) of 10 + g", () => {
  const kernel = joined((direction) => (direction === 4 ? 0.01 : 1));
  expect(kernel.lostPivots).toBe(0);
  const [small, ...others] = kernel.pivots.small(0.01);
  expect(others).toEqual([]);
  expect(small).toMatchObject({ lost: false });
  expect(small!.direction % 6).toBe(4);
  expect(small!.ratio).toBeCloseTo(1 - (10 / 10.01) ** 2, 12);
  // What is coupled to the last node is eliminated from the first position on.
  expect(kernel.pivots.firstBelow(small!.direction)).toBe(0);
});
