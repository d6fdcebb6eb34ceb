/** A kernel taken over from the solve before: the same bits as a new one's, and only where the pattern is the same. */

import { expect, test } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { solve } from "../../src/api/index.ts";
import { giveBack, openKernel } from "../../src/numerics/kernel_pool.ts";
import { randomFrame } from "../frames.ts";

const chain = (nodes: number) => ({
  nodes,
  held: Uint8Array.from({ length: nodes }, (_, i) => (i === 0 ? 63 : 0)),
  pairs: Int32Array.from({ length: 2 * (nodes - 1) }, (_, i) => (i + 1) >> 1),
  position: Float64Array.from({ length: 3 * nodes }, (_, i) => (i % 3 === 0 ? i : 0)),
});

test("the same pattern takes the idle kernel over, once; another, or one still in use, has its own", () => {
  const first = openKernel(chain(5));
  expect(openKernel(chain(5))).not.toBe(first);
  giveBack(first);
  expect(openKernel(chain(6))).not.toBe(first);
  giveBack(first);
  expect(openKernel(chain(5))).toBe(first);
  expect(openKernel(chain(5))).not.toBe(first);
});

test("a fixed direction more is another pattern", () => {
  const first = openKernel(chain(5));
  giveBack(first);
  const { held, ...rest } = chain(5);
  held[4] = 4;
  expect(openKernel({ held, ...rest })).not.toBe(first);
});

test.each([1, 2, 3])("a stiffer structure on the kernel of the softer one: the bits of a new kernel, frame %i", (seed) => {
  const document = randomFrame(seed) as Model;
  const stiffer = structuredClone(document);
  for (const material of stiffer.model.materials) if ("e" in material) material.e = 1.1 * (material.e as number);
  const found = ({ load_cases, load_combinations, stability, buckling, modal }: ReturnType<typeof solve>) => {
    return { load_cases, load_combinations, stability, buckling, modal };
  };
  const alone = found(solve(stiffer));
  solve(document, { again: true });
  expect(found(solve(stiffer, { again: true }))).toEqual(alone);
  expect(found(solve(stiffer))).toEqual(alone);
});
