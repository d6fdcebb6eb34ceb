/** Vectors cut from one buffer behave as vectors of their own. */

import { expect, test } from "vitest";
import { zeros } from "../../src/numerics/small_vectors.ts";

test("every vector is as long as asked for, zero, and nobody else's", () => {
  const sizes = Array.from({ length: 300 }, (_, i) => (i * 37) % 53);
  const cut = sizes.map((size) => zeros(size));
  cut.forEach((one, i) => one.fill(i + 1));
  cut.forEach((one, i) => expect([...one]).toEqual(new Array(sizes[i]).fill(i + 1)));
  expect([...zeros(36)]).toEqual(new Array(36).fill(0));
});

test("a vector larger than a buffer gets one of its own", () => {
  const large = zeros(10_000);
  expect(large.length).toBe(10_000);
  expect(large.every((value) => value === 0)).toBe(true);
});
