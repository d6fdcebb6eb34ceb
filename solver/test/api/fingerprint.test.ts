/** The fingerprint names the exact bits of all displacements. */

import { expect, test } from "vitest";
import { displacementFingerprint, solve } from "../../src/api/index.ts";
import { randomFrame } from "../frames.ts";

test("the same model gives the same bits twice, and another model others", () => {
  const [a, b, c] = [7, 7, 8].map((seed) => displacementFingerprint(solve(randomFrame(seed))));
  expect(a).toBe(b);
  expect(a).not.toBe(c);
  expect(a).toMatch(/^[0-9a-f]{16}$/);
});
