/** Lanczos' search on nodes that are springs by themselves, where every eigenpair can be told by hand. */

import { describe, expect, test } from "vitest";
import type { Matrix } from "../../src/numerics/core.ts";
import { Kernel } from "../../src/numerics/kernel.ts";
import { generator, lanczos } from "../../src/numerics/lanczos.ts";

const NODES = 5;
const SIZE = 6 * NODES;

/** Direction i has the stiffness 1 + i; B is one everywhere, so that μ = 1/(1 + i). */
function springs(): Kernel {
  const pairs = Int32Array.from({ length: 2 * (NODES - 1) }, (_, i) => Math.floor((i + 1) / 2));
  const kernel = new Kernel(NODES, new Uint8Array(NODES), pairs, new Float64Array(3 * NODES));
  fill(kernel, "elastic", (i) => 1 + i);
  fill(kernel, "mass", () => 1);
  fill(kernel, "geometric", () => -1);
  kernel.beginFactor();
  kernel.advanceFactor(Infinity);
  return kernel;
}

function fill(kernel: Kernel, matrix: Matrix, value: (direction: number) => number): void {
  const scratch = kernel.beginMatrix(matrix);
  for (let node = 0; node < NODES; node++) {
    scratch.fill(0);
    for (let j = 0; j < 6; j++) scratch[7 * j] = value(6 * node + j);
    kernel.addBlock(node, node, 0, 6);
  }
}

const start = (): Float64Array => Float64Array.from({ length: SIZE }, generator());
const SEARCH = { count: 3, both: false, tolerance: 1e-9, most: SIZE, look: 1 };

describe.each(["vibration", "buckling"] as const)("%s", (problem) => {
  test("the largest μ come in order, each with the one direction that moves, of unit strain energy", () => {
    const { pairs, top } = lanczos(springs(), problem, [], start(), SEARCH);
    expect(pairs.map(({ mu }) => mu)).toEqual([1, 2, 3].map((stiffness) => expect.closeTo(1 / stiffness, 9)));
    expect(top).toBeCloseTo(1, 9);
    pairs.forEach(({ shape, force }, i) => {
      for (let j = 0; j < SIZE; j++) {
        expect(Math.abs(shape[j]!)).toBeCloseTo(j === i ? 1 / Math.sqrt(1 + i) : 0, 6);
        expect(force[j]!).toBeCloseTo((1 + j) * shape[j]!, 6);
      }
    });
  });

  test("what is known is not found again", () => {
    const kernel = springs();
    const { pairs } = lanczos(kernel, problem, [], start(), SEARCH);
    const further = lanczos(kernel, problem, pairs, start(), SEARCH);
    expect(further.pairs.map(({ mu }) => mu)).toEqual([4, 5, 6].map((stiffness) => expect.closeTo(1 / stiffness, 9)));
  });
});

test("a search that ends too early says where to go on from, and bounds the largest μ from below", () => {
  const { pairs, open, top } = lanczos(springs(), "vibration", [], start(), { ...SEARCH, count: 1, most: 3 });
  expect(pairs).toEqual([]);
  expect(open).toHaveLength(SIZE);
  expect(top).toBeGreaterThan(0.5);
  expect(top).toBeLessThan(1);
});

test("the same search twice on one kernel gives the same bits: its vectors are used anew", () => {
  const kernel = springs();
  const first = lanczos(kernel, "vibration", [], start(), SEARCH);
  expect(lanczos(kernel, "vibration", [], start(), SEARCH)).toEqual(first);
});
